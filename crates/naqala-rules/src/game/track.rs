//! The turn order track: who plays when, and for what price (rules 3).

use super::{MAX_PLAYERS, Seat};

/// Returns the distinct prices of the turn order track with how many markers each takes, cheapest first (rules 1.5).
pub const fn spots(players: usize) -> &'static [(u8, usize)] {
    match players {
        0..=4 => &[(0, 3), (1, 1), (3, 1), (5, 1), (8, 1), (12, 1), (18, 1)],
        _ => &[(0, 3), (1, 2), (3, 2), (5, 2), (8, 1), (12, 1), (18, 1)],
    }
}

/// How many markers the track holds at most. No game has so many: with five players each has one.
const MOST_MARKERS: usize = 2 * MAX_PLAYERS;
const SPOTS: usize = 7;

/// The turn order track: for each price the markers on it, first to play first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnOrder {
    /// All markers in the order in which they play; the rest is [`NOBODY`].
    markers: [Seat; MOST_MARKERS],
    /// How many of them stand on each spot, cheapest first.
    counts: [u8; SPOTS],
    spots: &'static [(u8, usize)],
}

const NOBODY: Seat = Seat(u8::MAX);

impl TurnOrder {
    /// Returns the empty track for a number of players.
    #[must_use]
    pub const fn new(players: usize) -> Self {
        Self { markers: [NOBODY; MOST_MARKERS], counts: [0; SPOTS], spots: spots(players) }
    }

    /// Returns the prices, cheapest first.
    pub fn prices(&self) -> impl Iterator<Item = u8> + use<> {
        self.spots.iter().map(|&(price, _)| price)
    }

    /// Returns the rank of a price among the distinct ones, cheapest 0.
    pub fn rank(&self, price: u8) -> Option<usize> {
        self.spots.iter().position(|&(spot, _)| spot == price)
    }

    /// Returns the price this many ranks below another; none below the cheapest (R-B4).
    pub fn cheaper(&self, price: u8, steps: u8) -> Option<u8> {
        let rank = self.rank(price)?.checked_sub(steps.into())?;
        Some(self.spots[rank].0)
    }

    /// Returns the markers on a price, first to play first.
    pub fn group(&self, price: u8) -> &[Seat] {
        self.rank(price).map_or(&[], |rank| &self.markers[self.dearer(rank)..][..self.counts[rank].into()])
    }

    /// Counts the markers on dearer spots.
    fn dearer(&self, rank: usize) -> usize {
        self.counts[rank + 1..].iter().map(|&count| usize::from(count)).sum()
    }

    /// Returns how many markers a price takes.
    pub fn capacity(&self, price: u8) -> usize {
        self.rank(price).map_or(0, |rank| self.spots[rank].1)
    }

    /// Returns whether another marker can go there (R-B1, R-B2).
    pub fn is_open(&self, price: u8) -> bool {
        self.group(price).len() < self.capacity(price)
    }

    /// Returns all markers in the order in which they play: dearest group first (R-B5).
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.markers.into_iter().take_while(|&seat| seat != NOBODY)
    }

    /// Returns whether no marker is left.
    pub fn is_empty(&self) -> bool {
        self.counts == [0; SPOTS]
    }

    /// Puts a marker on a price before those already there (R-B2). Returns whether the track has the price and room.
    pub fn push(&mut self, price: u8, seat: Seat) -> bool {
        let rank = self.rank(price).filter(|_| self.markers[MOST_MARKERS - 1] == NOBODY);
        if let Some(rank) = rank {
            let group = self.dearer(rank);
            self.markers[group..].rotate_right(1);
            self.markers[group] = seat;
            self.counts[rank] += 1;
        }
        rank.is_some()
    }

    /// Takes the marker that plays next.
    pub(crate) fn next(&mut self) -> Option<Seat> {
        let dearest = self.counts.iter_mut().rev().find(|count| **count > 0)?;
        *dearest -= 1;
        let seat = std::mem::replace(&mut self.markers[0], NOBODY);
        self.markers.rotate_left(1);
        Some(seat)
    }
}
