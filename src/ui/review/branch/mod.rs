//! Branches: what is tried out from a moment of a game, apart from the game.
//!
//! A branch has a record of its own. It begins with what the players at the page may know ([`knowers`], [`begin`]).
//! Whatever else is hidden is drawn anew, so that a branch tells nothing about a game that goes on. In a
//! [`Trial`](Branch::Trial) a player plays one decision of an analysed game again, and gets an [`Answer`]. Once the game has
//! ended, all is open but the decks.
//!
//! A branch is no stored game. `sessionStorage` keeps it until one leaves it, so that a reload finds it.

mod answer;
mod begin;
mod hint;
mod kept;

pub use answer::{Answer, judged_before, tried};
pub use begin::{answered, begin, knowers, last_decision};
pub use hint::TrialHint;
pub use kept::KeptBranch;

/// A branch of the game on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// Everything can be tried out.
    Free {
        /// After how many entries of the record it begins.
        at: usize,
    },
    /// One decision is played again.
    Trial {
        /// The entry of its first action.
        entry: usize,
    },
}

impl Branch {
    /// Returns after how many entries of the record it begins.
    #[must_use]
    pub const fn at(self) -> usize {
        match self {
            Self::Free { at } | Self::Trial { entry: at } => at,
        }
    }
}
