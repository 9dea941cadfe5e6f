//! The learner's progress in the lessons, stored on this device.

use super::lesson::{CourseProgress, PROGRESS_KEY};
use crate::ui::kit::context;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::RwSignal;

/// Which lessons were followed, and how far: a handle, copied freely.
///
/// The progress is stored on the device.
#[derive(Clone, Copy, Default)]
pub struct ProgressStore {
    learned: RwSignal<CourseProgress>,
}

impl ProgressStore {
    /// Returns the progress of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Reads the storage again, since another tab may have written to it.
    pub fn refresh(self) {
        if let Some(text) = local_storage::read(PROGRESS_KEY) {
            self.learned.set(CourseProgress::from(text.as_str()));
        }
    }

    /// Reads the progress, tracked.
    pub fn with<T>(self, read: impl FnOnce(&CourseProgress) -> T) -> T {
        self.learned.with(read)
    }

    /// Changes the progress and stores it.
    pub fn update(self, change: impl FnOnce(&mut CourseProgress)) {
        self.refresh();
        self.learned.update(change);
        let text = self.learned.with_untracked(ToString::to_string);
        if !text.is_empty() {
            local_storage::write(PROGRESS_KEY, &text);
        }
    }
}
