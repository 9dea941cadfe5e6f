//! The drops that are possible: for each tribe, the squares where it can go.

use crate::game::{Meeple, Square, Squares};
use std::ops::BitOr;

/// A set of squares for each tribe, for example those where a meeple of it can be dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drops(pub(super) [Squares; Meeple::ALL.len()]);

impl Drops {
    /// Returns the squares for one tribe.
    pub const fn of(&self, meeple: Meeple) -> Squares {
        self.0[meeple as usize]
    }

    /// Returns the squares for any tribe.
    pub fn squares(&self) -> Squares {
        self.0.into_iter().fold(Squares::EMPTY, Squares::bitor)
    }

    /// Returns whether this tribe goes on this square.
    pub const fn contains(&self, square: Square, meeple: Meeple) -> bool {
        self.of(meeple).contains(square)
    }

    /// Returns the tribes that go on a square.
    pub fn on(&self, square: Square) -> impl Iterator<Item = Meeple> {
        Meeple::ALL.into_iter().filter(move |&meeple| self.contains(square, meeple))
    }

    /// Returns every square with every tribe that goes there.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Meeple)> {
        self.squares().iter().flat_map(move |square| self.on(square).map(move |meeple| (square, meeple)))
    }

    /// Returns whether there is none.
    pub fn is_empty(&self) -> bool {
        self.squares().is_empty()
    }
}
