//! Thinks for computers: slices of a search on the page's own thread.

use crate::ai::{Knowledge, Level, Search};
use crate::game::{Action, Record};
use crate::i18n::{Lang, shell};
use gloo::timers::future::sleep;
use std::time::Duration;

/// How many positions a slice values.
const SLICE: u32 = 300;

/// What a computer found.
pub struct Thought {
    /// The actions.
    pub line: Vec<Action>,
    /// The expected final margin.
    pub value: f32,
    /// The chance to win.
    pub win: f32,
}

/// Why nothing was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThinkError {
    /// Nobody is to act.
    Refused,
}

impl ThinkError {
    /// Returns the sentence that a player reads.
    #[must_use]
    pub const fn text(&self) -> fn(Lang) -> &'static str {
        match self {
            Self::Refused => shell::part_missing,
        }
    }
}

/// Asks for the line of the player to act. Dropping the returned future cancels the search.
///
/// # Errors
/// [`ThinkError::Refused`] if nobody is to act.
pub async fn think(
    record: &Record,
    level: Level,
    seed: u64,
    on_progress: impl Fn(f32) + 'static,
) -> Result<Thought, ThinkError> {
    let knowledge = Knowledge::of_record(record).ok_or(ThinkError::Refused)?;
    let mut search = Search::new(&knowledge, level, seed);
    while !search.step(SLICE) {
        on_progress(search.progress());
        sleep(Duration::ZERO).await;
    }
    let best = search.best();
    Ok(Thought { line: best.actions, value: best.value, win: best.win })
}

/// Fetches the thinking module ahead of its first use.
pub const fn prepare() {}
