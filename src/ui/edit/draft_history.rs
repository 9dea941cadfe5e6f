//! A draft with its past: every change can be taken back.

use super::Draft;

/// More steps back are not kept.
const LONGEST: usize = 500;

/// A draft, what it was before, and what was taken back.
#[derive(Clone, Debug)]
pub struct DraftHistory {
    now: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

impl DraftHistory {
    /// Begins with a draft.
    #[must_use]
    pub const fn new(draft: Draft) -> Self {
        Self { now: draft, past: Vec::new(), future: Vec::new() }
    }

    /// Begins with a draft that has taken the place of another one.
    #[must_use]
    pub fn after(before: Draft, now: Draft) -> Self {
        let mut history = Self::new(before);
        history.change(|draft| *draft = now);
        history
    }

    /// What lies on it.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.now
    }

    /// Changes it, and says whether it is another one now; what changes nothing leaves no trace.
    pub fn change(&mut self, change: impl FnOnce(&mut Draft)) -> bool {
        let mut next = self.now.clone();
        change(&mut next);
        let is_changed = next != self.now;
        if is_changed {
            self.past.push(std::mem::replace(&mut self.now, next));
            self.future.clear();
            if self.past.len() > LONGEST {
                self.past.remove(0);
            }
        }
        is_changed
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
