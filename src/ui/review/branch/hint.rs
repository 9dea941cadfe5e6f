//! The hints about a better line, each saying a little more.

use crate::ai::{DecisionVerdict, Idea};

/// How much is said of the best line of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialHint {
    /// Why it is better.
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
        let has_reason = judged.reasons.iter().any(|reason| reason.points > 0.0);
        let has_place = matches!(Idea::of(&judged.best), Some(Idea::End(..) | Idea::Bid(_)));
        let said = [(Self::Why, has_reason), (Self::Where, has_place), (Self::Line, true)];
        said.into_iter().filter(|(_, is_said)| *is_said).map(|(hint, _)| hint).collect()
    }
}
