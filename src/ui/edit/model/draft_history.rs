//! Undo and redo for drafts.

use super::Draft;

/// The most changes that can be undone.
const LONGEST: usize = 500;

/// A draft with its undo and redo stacks.
#[derive(Clone, Debug)]
pub struct DraftHistory {
    now: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

impl DraftHistory {
    /// Starts with a draft.
    #[must_use]
    pub const fn new(draft: Draft) -> Self {
        Self { now: draft, past: Vec::new(), future: Vec::new() }
    }

    /// Starts with a draft that has just replaced another one.
    #[must_use]
    pub fn after(before: Draft, now: Draft) -> Self {
        let mut history = Self::new(before);
        history.change(|draft| *draft = now);
        history
    }

    /// Returns the current draft.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.now
    }

    /// Changes the draft and returns whether it differs now. A change that does nothing is not recorded.
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

    /// Returns whether a change can be undone.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns whether a change can be redone.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }
}
