//! Values whole positions for the seat that thinks.

use super::layout::Layout;
use super::outlook::{Outlook, share, turn_term};
use super::term::{Amounts, TERMS, amounts};
use super::value::{Values, Weights, margin, progress, values};
use super::worth::Worth;
use naqala_rules::game::{Game, Phase, ScoreLine, Seat, State, Walks};
use std::sync::Arc;

/// What a search needs to value positions: the weights, and the prices of things for each seat at its start.
#[derive(Clone)]
pub(super) struct Evaluator {
    pub weights: Weights,
    pub worths: Vec<Worth>,
    pub walks: Arc<Walks>,
    /// How much the turns left to others count, from 0 to 1.
    pub outlook: f32,
}

impl Evaluator {
    pub(super) fn of(state: &State, weights: &Weights, outlook: f32) -> Self {
        let now = weights.at(progress(state));
        let worths = state.seats().map(|seat| Worth::of(state, seat, &now)).collect();
        Self { weights: *weights, worths, walks: Arc::new(Walks::of(&state.board)), outlook }
    }

    /// Weighs by what was fitted for so many players, with the turns left to others.
    pub(super) fn fitted(state: &State) -> Self {
        Self::of(state, &Weights::fitted(state.players.len()), 1.0)
    }

    /// Renews the prices of one seat.
    pub(super) fn reprice(&mut self, state: &State, seat: Seat) {
        self.worths[seat.index()] = Worth::of(state, seat, &self.weights.at(progress(state)));
    }

    /// Returns the weights at this moment, with those of the turns left times `outlook`. In the last round and after it,
    /// points are what they are.
    pub(super) fn weights_at(&self, state: &State) -> [f32; TERMS] {
        let mut weights = self.weights.at(progress(state));
        if state.ending || state.is_over() {
            weights[..ScoreLine::ALL.len()].fill(1.0);
        }
        for place in 0..3 {
            weights[turn_term(place)] *= self.outlook;
        }
        weights
    }

    /// Values a position for every seat.
    pub(super) fn values(&self, state: &State) -> Values {
        let weights = self.weights_at(state);
        let mut values = values(state, &weights, &state.holdings());
        if self.outlook > 0.0 {
            self.share(state, |term, seat, gain| values[seat.index()] += gain * weights[term]);
        }
        values
    }

    /// Lets those who still move in this round take the best turns of the board, and calls `take` with the term of each and
    /// what it gains.
    pub(super) fn share(&self, state: &State, take: impl FnMut(usize, Seat, f32)) {
        let (layout, order) = (Layout::of(&state.board), movers(state));
        if !order.is_empty() {
            let outlook = Outlook::of(&layout, &order, &self.worths, &self.walks);
            share(order, |seat| outlook.turns(&layout, seat), take);
        }
    }

    /// Returns by how much a seat is ahead in a position.
    pub(super) fn margin(&self, game: &Game, seat: Seat) -> f32 {
        margin(&self.values(game), game.players.len(), seat)
    }
}

/// Returns who still moves in this round, in order.
pub(super) fn movers(state: &State) -> Vec<Seat> {
    let mover = match &state.phase {
        Phase::Turn(turn) if turn.is_before_move() => Some(turn.player),
        Phase::Turn(_) | Phase::Bid => None,
        Phase::Over => return Vec::new(),
    };
    mover.into_iter().chain(state.turn_order.order()).collect()
}

/// Returns the amount of every term for every seat, with the turns left on the board.
pub fn survey(state: &State, weights: &Weights) -> Vec<Amounts> {
    let evaluator = Evaluator::of(state, weights, 1.0);
    let holdings = state.holdings();
    let mut all: Vec<Amounts> = state.seats().map(|seat| amounts(state, seat, &holdings)).collect();
    evaluator.share(state, |term, seat, gain| all[seat.index()][term] += gain);
    all
}
