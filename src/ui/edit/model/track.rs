//! The markers on the bid order and on the turn order.

use super::Draft;
use crate::game::{Seat, State, TurnOrder};

/// A row of markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// The bid order.
    Bid,
    /// The turn order at this price.
    Spot(u8),
}

impl Track {
    /// Returns the markers on the track, first to act first.
    #[must_use]
    pub fn markers(self, state: &State) -> &[Seat] {
        match self {
            Self::Bid => &state.bid_order,
            Self::Spot(price) => state.turn_order.group(price),
        }
    }

    /// Returns every track of a position: the bid order, then the prices from the cheapest.
    #[must_use]
    pub fn all(state: &State) -> Vec<Self> {
        std::iter::once(Self::Bid).chain(state.turn_order.prices().map(Self::Spot)).collect()
    }

    fn set_markers(self, state: &mut State, markers: Vec<Seat>) {
        match self {
            Self::Bid => state.bid_order = markers,
            Self::Spot(price) => {
                let old = state.turn_order;
                let mut order = TurnOrder::new(state.players.len());
                for other in order.prices() {
                    let group = if other == price { &markers[..] } else { old.group(other) };
                    for &seat in group.iter().rev() {
                        order.push(other, seat);
                    }
                }
                state.turn_order = order;
            }
        }
    }
}

impl Draft {
    /// Adds a player's marker behind those on a track. If all markers of the player are placed, one leaves another track.
    pub fn put_marker(&mut self, track: Track, seat: Seat) {
        let most = self.outfit().map_or(1, |outfit| usize::from(outfit.markers));
        let state = &mut self.state;
        let tracks = Track::all(state);
        let count = |state: &State| {
            let markers = tracks.iter().flat_map(|track| track.markers(state));
            markers.filter(|&&marker| marker == seat).count()
        };
        if count(state) >= most {
            let mut others = tracks.iter().filter(|&&other| other != track);
            let from = others.find_map(|&other| Some((other, other.markers(state).iter().position(|&m| m == seat)?)));
            let Some((other, at)) = from else { return };
            let mut markers = other.markers(state).to_vec();
            markers.remove(at);
            other.set_markers(state, markers);
        }
        let mut markers = track.markers(state).to_vec();
        markers.push(seat);
        track.set_markers(state, markers);
    }

    /// Takes away the marker at a place of a track, counted from 0.
    pub fn take_marker(&mut self, track: Track, at: usize) {
        let mut markers = track.markers(&self.state).to_vec();
        if at < markers.len() {
            markers.remove(at);
            track.set_markers(&mut self.state, markers);
        }
    }
}
