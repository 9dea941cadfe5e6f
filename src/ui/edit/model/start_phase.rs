//! Where in a round a position begins.

use super::Draft;
use crate::game::{Phase, Seat, Turn, TurnOrder};

/// The part of a round with which a position begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPhase {
    /// A player bids.
    Bid(Seat),
    /// A player's turn begins.
    Turn(Seat),
    /// In the middle of a turn or at the end of a game, as the position came.
    AsIs,
}

impl Draft {
    /// Returns the part of a round with which the position begins.
    #[must_use]
    pub fn start_phase(&self) -> StartPhase {
        match &self.state.phase {
            Phase::Bid => StartPhase::Bid(self.state.bid_order.first().copied().unwrap_or(Seat(0))),
            Phase::Turn(turn) if *turn == Turn::new(turn.player) => StartPhase::Turn(turn.player),
            Phase::Turn(_) | Phase::Over => StartPhase::AsIs,
        }
    }

    /// Begins with another part of a round and places all markers anew. For bids they all stand on the bid order. In a
    /// turn the active player's marker stands there, and the others at the cheapest prices.
    pub fn begin_with(&mut self, phase: StartPhase) {
        let (first, is_turn) = match phase {
            StartPhase::Bid(seat) => (seat, false),
            StartPhase::Turn(seat) => (seat, true),
            StartPhase::AsIs => return,
        };
        let count = self.state.players.len();
        // An imported position may have no players.
        if first.index() >= count {
            return;
        }
        let each = self.outfit().map_or(1, |outfit| usize::from(outfit.markers));
        let mut markers: Vec<Seat> = (0..each).flat_map(|_| (0..count as u8).map(Seat)).collect();
        if let Some(own) = markers.iter().position(|&seat| seat == first) {
            markers.rotate_left(own);
        }
        let state = &mut self.state;
        state.turn_order = TurnOrder::new(count);
        state.phase = if is_turn { Phase::Turn(Turn::new(first)) } else { Phase::Bid };
        if is_turn {
            let mut waiting = markers.split_off(1).into_iter();
            for price in state.turn_order.prices() {
                let room = state.turn_order.capacity(price);
                let group: Vec<Seat> = waiting.by_ref().take(room).collect();
                for seat in group.into_iter().rev() {
                    state.turn_order.push(price, seat);
                }
            }
        }
        state.bid_order = markers;
        self.settle();
    }
}
