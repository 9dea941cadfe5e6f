//! The results of thinking.

use crate::game::Action;
use crate::i18n::{Phrase, shell};
use crate::thinker::WorkerFailure;

/// What a computer found.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The actions, up to and including the next that reveals something or ends the turn.
    pub line: Vec<Action>,
    /// The expected final margin over the rivals, in points.
    pub value: f32,
    /// The chance to win, from 0 to 1.
    pub win: f32,
}

/// Why nothing was found, after every helper was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThinkError {
    /// The thinker's files could not be fetched.
    Missing,
    /// The thinker stopped each time.
    Stopped,
    /// The thinker refuses the request: nobody is to act, or it is of another version.
    Refused(String),
}

impl ThinkError {
    /// Returns the sentence that a player reads.
    #[must_use]
    pub const fn text(&self) -> Phrase {
        match self {
            Self::Missing => shell::thinker_missing,
            Self::Stopped | Self::Refused(_) => shell::thinker_stopped,
        }
    }

    /// Returns whether a new version may have what could not be fetched.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        matches!(self, Self::Missing)
    }
}

impl From<WorkerFailure> for ThinkError {
    fn from(failure: WorkerFailure) -> Self {
        match failure {
            WorkerFailure::Load => Self::Missing,
            WorkerFailure::Crash => Self::Stopped,
        }
    }
}
