//! The turn order track: who plays when, and for what price (rules 3).

use super::Seat;

/// Returns the distinct prices of the turn order track with how many markers each takes, cheapest first (rules 1.5).
#[must_use]
pub const fn spots(players: usize) -> &'static [(u8, usize)] {
    match players {
        0..=4 => &[(0, 3), (1, 1), (3, 1), (5, 1), (8, 1), (12, 1), (18, 1)],
        _ => &[(0, 3), (1, 2), (3, 2), (5, 2), (8, 1), (12, 1), (18, 1)],
    }
}

/// The turn order track: for each price the markers on it, first to play first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnOrder {
    groups: Vec<Vec<Seat>>,
    spots: &'static [(u8, usize)],
}

impl TurnOrder {
    /// Returns the empty track for a number of players.
    #[must_use]
    pub fn new(players: usize) -> Self {
        let spots = spots(players);
        Self { groups: vec![Vec::new(); spots.len()], spots }
    }

    /// Returns the prices, cheapest first.
    pub fn prices(&self) -> impl Iterator<Item = u8> + use<> {
        self.spots.iter().map(|&(price, _)| price)
    }

    /// Returns the rank of a price among the distinct ones, cheapest 0.
    #[must_use]
    pub fn rank(&self, price: u8) -> Option<usize> {
        self.spots.iter().position(|&(spot, _)| spot == price)
    }

    /// Returns the price this many ranks below another; none below the cheapest (R-B4).
    #[must_use]
    pub fn cheaper(&self, price: u8, steps: u8) -> Option<u8> {
        let rank = self.rank(price)?.checked_sub(steps.into())?;
        Some(self.spots[rank].0)
    }

    /// Returns the markers on a price, first to play first.
    #[must_use]
    pub fn group(&self, price: u8) -> &[Seat] {
        self.rank(price).map_or(&[], |rank| &self.groups[rank])
    }

    /// Returns how many markers a price takes.
    #[must_use]
    pub fn capacity(&self, price: u8) -> usize {
        self.rank(price).map_or(0, |rank| self.spots[rank].1)
    }

    /// Returns whether another marker can go there (R-B1, R-B2).
    #[must_use]
    pub fn is_open(&self, price: u8) -> bool {
        self.group(price).len() < self.capacity(price)
    }

    /// Returns all markers in the order in which they play: dearest group first (R-B5).
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        self.groups.iter().rev().flatten().copied()
    }

    /// Returns whether no marker is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.groups.iter().all(Vec::is_empty)
    }

    /// Puts a marker on a price before those already there (R-B2).
    pub(crate) fn push(&mut self, price: u8, seat: Seat) {
        if let Some(rank) = self.rank(price) {
            self.groups[rank].insert(0, seat);
        }
    }

    /// Takes the marker that plays next.
    pub(crate) fn next(&mut self) -> Option<Seat> {
        let group = self.groups.iter_mut().rev().find(|group| !group.is_empty())?;
        Some(group.remove(0))
    }
}
