//! How a line ended in one sample.

use super::sheet::TermSheet;
use crate::evaluator::Evaluator;
use crate::kept::Change;
use crate::playout::{BidTurn, Playout};
use crate::value::chances;
use naqala_rules::game::State;

/// The position in which a line, or what followed it, ended, in all its parts.
#[derive(Clone, Debug)]
pub(super) struct RolloutEnd {
    pub sheet: TermSheet,
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
}
