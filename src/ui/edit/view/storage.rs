//! What the editor stores on this device.

use crate::ui::edit::model::{Draft, LessonDraft};
use crate::ui::kit::local_storage;
use crate::ui::share::import::ImportError;
use crate::ui::shell::navigation::{DRAFT_KEY, REPLACED_KEY};

/// The key of the copy of a game before any change.
const COPY: &str = "naqala.draft-copy";
/// The key of the lesson step.
const LESSON: &str = "naqala.draft-step";

/// A stored text, and why it cannot be read.
pub type Unread = (String, ImportError);

/// Reads the stored draft.
///
/// # Errors
/// The text and the reason, if it cannot be read.
pub fn read_draft() -> Result<Option<Draft>, Unread> {
    local_storage::read(DRAFT_KEY).map(|text| Draft::read(&text).map_err(|why| (text, why))).transpose()
}

/// Stores the draft; returns whether the browser took it.
pub fn write_draft(draft: &Draft) -> bool {
    local_storage::write(DRAFT_KEY, &draft.write_stored())
}

/// Returns whether the stored draft is a copy of a game that nobody has changed.
pub fn is_untouched_copy() -> bool {
    local_storage::read(COPY) == local_storage::read(DRAFT_KEY)
}

/// Stores a copy of a game before any change.
pub fn write_copy(copy: &Draft) {
    local_storage::write(COPY, &copy.write_stored());
}

/// Reads the draft that a copy of a game replaced.
pub fn read_replaced() -> Option<Draft> {
    local_storage::read(REPLACED_KEY).and_then(|text| Draft::read(&text).ok())
}

/// Stores the draft that a copy of a game replaced.
pub fn write_replaced(draft: &Draft) {
    local_storage::write(REPLACED_KEY, &draft.write_stored());
}

/// Reads the lesson step for a position.
pub fn read_lesson(draft: &Draft) -> LessonDraft {
    local_storage::read(LESSON).map(|text| LessonDraft::read(&text, draft)).unwrap_or_default()
}

/// Stores the lesson step.
pub fn write_lesson(lesson: &LessonDraft) {
    local_storage::write(LESSON, &lesson.write());
}
