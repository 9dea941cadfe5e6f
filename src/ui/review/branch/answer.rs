//! The answer to a decision that was played again.

use crate::ai::{Analyser, DecisionVerdict};
use crate::game::{Action, Record};

/// The answer to a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Within the error, nothing better is known.
    AsGood,
    /// It is better than what was played, by more than the error, and something else is better still.
    Better,
    /// It is what was played.
    Same,
    /// It is not surely better than what was played.
    NotYet,
}

impl Answer {
    /// Compares the verdict about a try with the one about what was played in the same position.
    ///
    /// Both losses are measured against the best line in the same samples. The error of their difference is taken from
    /// both errors. Chance moves both losses alike, so the real error is smaller, and nothing is called better too
    /// early.
    #[must_use]
    pub fn of(tried: &DecisionVerdict, played: &DecisionVerdict) -> Self {
        if tried.loss <= 0.0 {
            Self::AsGood
        } else if tried.played == played.played {
            Self::Same
        } else if played.loss - tried.loss > tried.error.hypot(played.error) {
            Self::Better
        } else {
            Self::NotYet
        }
    }
}

/// Returns the verdict about a line that the analysis has judged: what was played, or the best line that it found.
#[must_use]
pub fn judged_before(played: &DecisionVerdict, line: &[Action]) -> Option<DecisionVerdict> {
    if line == played.played {
        return Some(played.clone());
    }
    let is_best = line == played.best;
    let outcomes = [played.outcomes[0]; 2];
    is_best.then(|| DecisionVerdict {
        played: line.to_vec(),
        loss: 0.0,
        mark: None,
        kind: None,
        outcomes,
        ..played.clone()
    })
}

/// Returns a copy of a record in which a decision went otherwise, and the number of that decision for the adviser;
/// `None` if the line is not legal there.
#[must_use]
pub fn tried(record: &Record, entry: usize, line: &[Action]) -> Option<(Record, usize)> {
    let mut record = record.until(entry);
    let place = Analyser::decisions(&record);
    line.iter().all(|&action| record.play(action).is_ok()).then_some((record, place))
}
