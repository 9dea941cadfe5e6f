//! A draft with its past: every change can be taken back.

use super::Draft;

/// More steps back are not kept.
const LONGEST: usize = 500;

/// A draft, what it was before, and what was taken back.
#[derive(Clone, Debug)]
pub struct Desk {
    now: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

impl Desk {
    /// Begins with a draft.
    #[must_use]
    pub const fn new(draft: Draft) -> Self {
        Self { now: draft, past: Vec::new(), future: Vec::new() }
    }

    /// What lies on it.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.now
    }

    /// Changes it; what changes nothing leaves no trace.
    pub fn change(&mut self, change: impl FnOnce(&mut Draft)) {
        let mut next = self.now.clone();
        change(&mut next);
        if next != self.now {
            self.past.push(std::mem::replace(&mut self.now, next));
            self.future.clear();
            if self.past.len() > LONGEST {
                self.past.remove(0);
            }
        }
    }

    /// Whether a change can be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a change that was taken back can be made again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Makes it again.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }
}
