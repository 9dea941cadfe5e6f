//! The hints about a better line, each saying a little more.

use crate::ai::{DecisionVerdict, Idea};

/// How much is said of the best line of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialHint {
    /// What to look for.
    Why,
    /// Where it ends, or whether it is a dear bid.
    Where,
    /// All of it.
    Line,
}

impl TrialHint {
    /// Returns the hints about a decision, in order: only those that say something.
    #[must_use]
    pub fn of(judged: &DecisionVerdict) -> Vec<Self> {
        let idea = Idea::of(&judged.best);
        let is_move = matches!(idea, Some(Idea::End(..)));
        let said =
            [(Self::Why, is_move), (Self::Where, is_move || matches!(idea, Some(Idea::Bid(_)))), (Self::Line, true)];
        said.into_iter().filter(|(_, is_said)| *is_said).map(|(hint, _)| hint).collect()
    }
}
