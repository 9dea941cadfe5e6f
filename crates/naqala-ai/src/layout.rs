//! The board as the search sees it: plain arrays by square, copied and changed thousands of times a turn.

use naqala_rules::game::{Board, Ground, Meeple, Meeples, SQUARES, Seat, SowBoard, Square, Squares};

pub(super) const TRIBES: usize = Meeple::ALL.len();

/// Where the meeples and the camels stand: a [`Ground`] with counts and owners. A [`Board`] has the tiles too; what those are
/// worth, the search knows from elsewhere.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub ground: Ground,
    pub meeples: [Meeples; SQUARES],
    totals: [u8; SQUARES],
    /// Who holds each tile.
    pub owners: [Option<Seat>; SQUARES],
    /// The free tiles on which one meeple stands alone.
    pub lone: Squares,
    /// The squares where something has changed since it was copied from a board.
    pub changed: Squares,
}

impl Layout {
    pub(super) fn of(board: &Board) -> Self {
        let mut layout = Self {
            ground: Ground::of(board),
            meeples: [Meeples::NONE; SQUARES],
            totals: [0; SQUARES],
            owners: [None; SQUARES],
            lone: Squares::EMPTY,
            changed: Squares::EMPTY,
        };
        for (square, place) in board.places() {
            layout.owners[square.index()] = place.owner();
            layout.set(square, place.meeples);
        }
        layout.changed = Squares::EMPTY;
        layout
    }

    fn set(&mut self, square: Square, meeples: Meeples) {
        self.meeples[square.index()] = meeples;
        self.totals[square.index()] = meeples.len().min(255) as u8;
        self.ground.stand(square, meeples);
        self.note(square);
    }

    /// Notes that something has changed on a square.
    fn note(&mut self, square: Square) {
        let is_lone = self.total(square) == 1 && self.owners[square.index()].is_none();
        self.lone = (self.lone - square) | if is_lone { square.into() } else { Squares::EMPTY };
        self.changed |= square;
    }

    /// Returns the squares where a meeple of this tribe stands.
    pub(super) const fn standing(&self, meeple: Meeple) -> Squares {
        self.ground.standing[meeple as usize]
    }

    pub(super) fn count(&self, square: Square, meeple: Meeple) -> u8 {
        self.meeples[square.index()].count(meeple)
    }

    pub(super) const fn total(&self, square: Square) -> u8 {
        self.totals[square.index()]
    }

    /// Removes meeples from a tile; those that are not there are ignored.
    pub(super) fn remove(&mut self, square: Square, meeples: Meeples) {
        let mut left = self.meeples[square.index()];
        left.remove_all(meeples);
        self.set(square, left);
    }

    pub(super) fn claim(&mut self, square: Square, seat: Seat) {
        self.owners[square.index()] = Some(seat);
        self.note(square);
    }
}

impl SowBoard for Layout {
    fn ground(&self) -> &Ground {
        &self.ground
    }

    fn put(&mut self, square: Square, meeple: Meeple) {
        self.meeples[square.index()].add(meeple, 1);
        self.totals[square.index()] = self.totals[square.index()].saturating_add(1);
        self.ground.put(square, meeple);
        self.note(square);
    }
}
