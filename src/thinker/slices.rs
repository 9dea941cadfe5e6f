//! The search for a request, slice by slice.

use super::message::{self, Asked};
use crate::ai::{Knowledge, Search};

/// Answers one request at a time.
#[derive(Default)]
pub struct Thinker {
    work: Option<Work>,
}

/// A request in work.
struct Work {
    id: u32,
    search: Search,
}

impl Thinker {
    /// Takes a message of the page. A request begins a search and ends the one before it; a message that cannot be
    /// obeyed gets a reply at once.
    pub fn take(&mut self, message: &str) -> Option<String> {
        match Asked::read(message) {
            Ok(Asked::Cancel(id)) => {
                self.work.take_if(|work| work.id == id);
                None
            }
            Ok(Asked::Think { request, record }) => {
                let Some(knowledge) = Knowledge::of_record(&record) else {
                    return Some(message::error(request.id, "the game is over"));
                };
                self.work = Some(Work { id: request.id, search: Search::new(&knowledge, request.level, request.seed) });
                None
            }
            Ok(Asked::Advise { id, .. } | Asked::Ends { id, .. } | Asked::Analyse { id, .. }) => {
                Some(message::error(id, "the adviser answers this"))
            }
            Err((id, what)) => Some(message::error(id, &what)),
        }
    }

    /// Values at least so many positions; returns the reply once the search has ended.
    pub fn step(&mut self, positions: u32) -> Option<String> {
        let Work { id, search } = self.work.as_mut()?;
        if !search.step(positions) {
            return None;
        }
        let reply = message::line(*id, &search.best());
        self.work = None;
        Some(reply)
    }

    /// Tells whether a request is in work.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Returns a message about how much of the work is done; `None` if there is no work.
    #[must_use]
    pub fn progress(&self) -> Option<String> {
        self.work.as_ref().map(|Work { id, search }| message::progress(*id, search.progress()))
    }
}
