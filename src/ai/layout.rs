//! The board as the search sees it: plain arrays by square, copied and changed thousands of times a turn.

use crate::game::{Board, Ground, Meeple, SQUARES, Seat, Square, Squares, Walks};

pub(super) const TRIBES: usize = Meeple::ALL.len();
const NOBODY: u8 = u8::MAX;

/// Where the meeples and the camels stand. It knows nothing of what tiles and players are worth.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    ground: Ground,
    counts: [[u8; TRIBES]; SQUARES],
    totals: [u8; SQUARES],
    owners: [u8; SQUARES],
    /// The squares where something has changed since it was copied from a board.
    changed: Squares,
}

impl Layout {
    pub(super) fn of(board: &Board) -> Self {
        let mut layout = Self {
            ground: Ground::of(board),
            counts: [[0; TRIBES]; SQUARES],
            totals: [0; SQUARES],
            owners: [NOBODY; SQUARES],
            changed: Squares::EMPTY,
        };
        for (square, place) in board.places() {
            for meeple in place.meeples.tribes() {
                layout.counts[square.index()][meeple as usize] = place.meeples.count(meeple);
            }
            layout.totals[square.index()] = place.meeples.len().min(255) as u8;
            layout.owners[square.index()] = place.owner().map_or(NOBODY, |seat| seat.0);
        }
        layout
    }

    /// Returns the squares that can hold meeples.
    pub(super) const fn squares(&self) -> Squares {
        self.ground.squares
    }

    /// Returns the squares where a meeple of this tribe stands.
    pub(super) const fn standing(&self, meeple: Meeple) -> Squares {
        self.ground.standing[meeple as usize]
    }

    pub(super) const fn count(&self, square: Square, meeple: Meeple) -> u8 {
        self.counts[square.index()][meeple as usize]
    }

    pub(super) const fn total(&self, square: Square) -> u8 {
        self.totals[square.index()]
    }

    pub(super) fn owner(&self, square: Square) -> Option<Seat> {
        let owner = self.owners[square.index()];
        (owner != NOBODY).then_some(Seat(owner))
    }

    /// Returns whether a tile can still be taken.
    pub(super) const fn is_free(&self, square: Square) -> bool {
        self.owners[square.index()] == NOBODY
    }

    pub(super) fn add(&mut self, square: Square, meeple: Meeple) {
        let count = &mut self.counts[square.index()][meeple as usize];
        *count = count.saturating_add(1);
        let total = &mut self.totals[square.index()];
        *total = total.saturating_add(1);
        let standing = &mut self.ground.standing[meeple as usize];
        *standing |= square;
        self.changed |= square;
    }

    /// Removes some meeples of a tribe from a tile; those that are not there are ignored.
    pub(super) fn remove(&mut self, square: Square, meeple: Meeple, count: u8) {
        let there = &mut self.counts[square.index()][meeple as usize];
        let removed = count.min(*there);
        *there -= removed;
        self.totals[square.index()] -= removed.min(self.totals[square.index()]);
        if self.counts[square.index()][meeple as usize] == 0 {
            let standing = &mut self.ground.standing[meeple as usize];
            *standing -= square;
        }
        self.changed |= square;
    }

    /// Removes all meeples from a tile.
    pub(super) fn lift(&mut self, square: Square) {
        for meeple in Meeple::ALL {
            self.remove(square, meeple, u8::MAX);
        }
    }

    pub(super) fn claim(&mut self, square: Square, seat: Seat) {
        self.owners[square.index()] = seat.0;
        self.changed |= square;
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
    pub(super) fn lone(&self) -> Squares {
        self.squares().iter().filter(|&square| self.total(square) == 1 && self.is_free(square)).collect()
    }
}
