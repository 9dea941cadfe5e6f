//! How a line ended in one sample.

use super::sheet::TermSheet;
use crate::evaluator::Evaluator;
use crate::kept::Change;
use crate::playout::{BidTurn, Playout};
use crate::term::{TERMS, Term};
use crate::value::chances;
use naqala_rules::game::{Seat, State};

/// The position in which a line, or what followed it, ended, in all its parts.
#[derive(Clone, Debug)]
pub(super) struct RolloutEnd {
    pub sheet: TermSheet,
    /// What each term counts in it.
    pub weights: [f32; TERMS],
    /// Each seat's chance to win.
    pub chances: Vec<f32>,
    pub is_over: bool,
    /// The turn that a bid led to.
    pub turn: Option<BidTurn>,
    /// What the line itself changed; none where it was not played on.
    pub change: Option<Change>,
}

impl RolloutEnd {
    pub(super) fn of(state: &State, evaluator: &Evaluator) -> Self {
        let sheet = TermSheet::of(state, evaluator);
        Self {
            chances: chances(state, &sheet.values(), false),
            sheet,
            weights: evaluator.weights_at(state),
            is_over: state.is_over(),
            turn: None,
            change: None,
        }
    }

    pub(super) fn of_playout(playout: &Playout) -> Self {
        let end = Self::of(&playout.game, &playout.evaluator);
        let chances = playout.chances(&end.sheet.values());
        Self { turn: playout.turn(), change: playout.change.clone(), chances, ..end }
    }

    /// Returns how much more a term of a seat is worth than if it counted what it did before the line, in coins of then.
    pub(super) fn nearer(&self, change: &Change, seat: Seat, term: Term) -> f32 {
        let (value, at) = (self.sheet.part(seat, term).sum(), term.index());
        if value == 0.0 { 0.0 } else { value * (1.0 - change.weights[at] / self.weights[at]) / change.coin }
    }
}
