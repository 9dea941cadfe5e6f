//! How much of a player's game an analysis has judged.

use crate::ai::Analysis;
use crate::game::{Record, Seat};

/// How many of a player's decisions are judged. Nothing is known of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many are judged.
    pub judged: usize,
    /// How many there are.
    pub all: usize,
}

impl Extent {
    /// Counts the decisions of a seat in an analysis of a record; `entries` are the first entries of all its decisions.
    #[must_use]
    pub fn of(analysis: &Analysis, record: &Record, entries: &[usize], seat: Seat) -> Self {
        let is_own = |entry: &&usize| record.game_before(**entry).is_some_and(|before| before.active() == Some(seat));
        let judged = analysis.decisions.iter().filter(|judged| judged.seat == seat).count();
        Self { judged, all: entries.iter().filter(is_own).count() }
    }

    /// Returns whether all of them are judged.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.judged == self.all
    }
}
