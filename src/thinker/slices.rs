//! Work in slices, one request at a time. Between two slices the worker can take other messages, so a search stops at once.
//!
//! A slice is counted in positions, so time never decides what is found. `public/slices.js` chooses how many take some 10 ms.

use super::message::{self, PageMessage};

/// A kind of work that a request asks for.
pub trait Task: Sized {
    /// Begins what a request asks for.
    ///
    /// # Errors
    /// The reply to a request that cannot be obeyed.
    fn begin(asked: PageMessage) -> Result<(u32, Self), String>;

    /// Values at least `positions` more positions and returns the reply that this leads to, if any.
    fn step(&mut self, id: u32, positions: u32) -> SliceReply;

    /// Returns how much of the work is done, from 0 to 1.
    fn progress(&self) -> f32;
}

/// The reply that a slice of work leads to, if any.
pub enum SliceReply {
    /// No reply yet.
    Nothing,
    /// A partial reply; more follow.
    Partial(String),
    /// The last reply.
    Answer(String),
}

/// Works on one request at a time.
pub struct Slices<T> {
    work: Option<(u32, T)>,
}

impl<T> Default for Slices<T> {
    fn default() -> Self {
        Self { work: None }
    }
}

impl<T: Task> Slices<T> {
    /// Takes a message of the page. A request ends the one before it; a message that cannot be obeyed gets
    /// a reply at once.
    pub fn take(&mut self, message: &str) -> Option<String> {
        match PageMessage::read(message) {
            Ok(PageMessage::Cancel(id)) => {
                self.work.take_if(|(other, _)| *other == id);
                None
            }
            Ok(asked) => match T::begin(asked) {
                Ok(work) => {
                    self.work = Some(work);
                    None
                }
                Err(reply) => Some(reply),
            },
            Err((id, what)) => Some(message::error(id, &what)),
        }
    }

    /// Values at least `positions` more positions. Returns the last reply once the work has ended, and before that a
    /// partial one now and then.
    pub fn step(&mut self, positions: u32) -> Option<String> {
        let (id, task) = self.work.as_mut()?;
        match task.step(*id, positions) {
            SliceReply::Nothing => None,
            SliceReply::Partial(reply) => Some(reply),
            SliceReply::Answer(reply) => {
                self.work = None;
                Some(reply)
            }
        }
    }

    /// Returns whether a request is being worked on.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Returns a message about how much of the work is done; `None` without a request.
    #[must_use]
    pub fn progress(&self) -> Option<String> {
        self.work.as_ref().map(|(id, task)| message::progress(*id, task.progress()))
    }
}
