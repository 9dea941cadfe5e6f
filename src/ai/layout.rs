//! The board as the search sees it: plain arrays by square, copied and changed thousands of times a turn.

use crate::game::{Board, Ground, Meeple, Meeples, SQUARES, Seat, Square, Squares, Walks};

pub(super) const TRIBES: usize = Meeple::ALL.len();

/// Where the meeples and the camels stand. It knows nothing of what tiles and players are worth.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    ground: Ground,
    meeples: [Meeples; SQUARES],
    owners: [Option<Seat>; SQUARES],
    /// The free tiles on which one meeple stands alone.
    lone: Squares,
    /// The squares where something has changed since it was copied from a board.
    changed: Squares,
}

impl Layout {
    pub(super) fn of(board: &Board) -> Self {
        let mut layout = Self {
            ground: Ground::of(board),
            meeples: [Meeples::NONE; SQUARES],
            owners: [None; SQUARES],
            lone: Squares::EMPTY,
            changed: Squares::EMPTY,
        };
        for (square, place) in board.places() {
            layout.meeples[square.index()] = place.meeples;
            layout.owners[square.index()] = place.owner();
            layout.note(square);
        }
        layout.changed = Squares::EMPTY;
        layout
    }

    /// Notes that something has changed on a square.
    fn note(&mut self, square: Square) {
        let is_lone = self.total(square) == 1 && self.owner(square).is_none();
        self.lone = self.lone - square | if is_lone { square.into() } else { Squares::EMPTY };
        self.changed |= square;
    }

    /// Returns the squares that can hold meeples.
    pub(super) const fn squares(&self) -> Squares {
        self.ground.squares
    }

    /// Returns the squares where a meeple of this tribe stands.
    pub(super) const fn standing(&self, meeple: Meeple) -> Squares {
        self.ground.standing[meeple as usize]
    }

    pub(super) const fn meeples(&self, square: Square) -> Meeples {
        self.meeples[square.index()]
    }

    pub(super) fn count(&self, square: Square, meeple: Meeple) -> u8 {
        self.meeples(square).count(meeple)
    }

    pub(super) fn total(&self, square: Square) -> u32 {
        self.meeples(square).len()
    }

    /// Returns the player who holds a tile.
    pub(super) const fn owner(&self, square: Square) -> Option<Seat> {
        self.owners[square.index()]
    }

    pub(super) fn add(&mut self, square: Square, meeple: Meeple) {
        self.meeples[square.index()].add(meeple, 1);
        self.ground.standing[meeple as usize] |= square;
        self.note(square);
    }

    /// Removes meeples from a tile; those that are not there are ignored.
    pub(super) fn remove(&mut self, square: Square, meeples: Meeples) {
        self.meeples[square.index()].remove_all(meeples);
        self.ground.stand(square, self.meeples(square));
        self.note(square);
    }

    pub(super) fn claim(&mut self, square: Square, seat: Seat) {
        self.owners[square.index()] = Some(seat);
        self.note(square);
    }

    /// Returns the tiles where the next meeple can fall.
    pub(super) fn steps(&self, at: Square, previous: Option<Square>) -> Squares {
        self.ground.reach(at, previous, 1)
    }

    /// Returns the tiles where the last of this many meeples can fall.
    pub(super) fn reach(&self, walks: &Walks, at: Square, previous: Option<Square>, meeples: u32) -> Squares {
        walks.reach(&self.ground, at, previous, meeples)
    }

    /// Returns the walks on this board.
    pub(super) fn walks(&self) -> Walks {
        Walks::of(&self.ground)
    }

    /// Returns the squares where something has changed since it was copied from a board.
    pub(super) const fn changed(&self) -> Squares {
        self.changed
    }

    /// Returns the free tiles on which one meeple stands alone.
    pub(super) const fn lone(&self) -> Squares {
        self.lone
    }
}
