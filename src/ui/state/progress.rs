//! What was learned: on the device where it keeps something, else as long as the page is there.

use super::local;
use crate::ui::lesson::{CourseProgress, PROGRESS_KEY};
use leptos::prelude::*;

/// How far lessons were followed: a handle, copied freely.
#[derive(Clone, Copy, Default)]
pub struct Progress {
    learned: RwSignal<CourseProgress>,
    /// Whether the device did not take what was written last: then the page knows better.
    is_fleeting: RwSignal<bool>,
}

impl Progress {
    /// The progress of the page; panics outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// Reads what the device has: another tab may have written it.
    pub fn refresh(self) {
        if let Some(text) = local::read(PROGRESS_KEY).filter(|_| !self.is_fleeting.get_untracked()) {
            self.learned.set(CourseProgress::from(text.as_str()));
        }
    }

    /// What was learned, tracked.
    pub fn with<T>(self, read: impl FnOnce(&CourseProgress) -> T) -> T {
        self.learned.with(read)
    }

    /// Remembers something.
    pub fn follow(self, change: impl FnOnce(&mut CourseProgress)) {
        self.refresh();
        self.learned.update(change);
        let text = self.learned.with_untracked(ToString::to_string);
        if !text.is_empty() {
            self.is_fleeting.set(!local::write(PROGRESS_KEY, &text));
        }
    }
}
