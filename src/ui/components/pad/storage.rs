//! What the score pad stores on this device.

use crate::ui::pad::{Pad, PadError};
use crate::ui::state::local_storage;

/// The key of the sheet.
const SHEET: &str = "naqala.pad";
/// The key of a sheet that could not be read.
const UNREAD: &str = "naqala.pad-unread";
/// The key of the sheet before this one.
const BEFORE: &str = "naqala.pad-before";

/// Reads the stored sheet. A text that cannot be read is kept under another key, so that the next sheet does not replace it.
///
/// # Errors
/// The text, and why it cannot be read.
pub fn read() -> Result<Option<Pad>, (String, PadError)> {
    let Some(text) = local_storage::read(SHEET) else { return Ok(None) };
    Pad::read(&text).map(Some).map_err(|error| {
        local_storage::write(UNREAD, &text);
        (text, error)
    })
}

/// Stores the sheet; returns whether the browser took it.
pub fn write(pad: &Pad) -> bool {
    local_storage::write(SHEET, &pad.write())
}

/// Reads the sheet before this one.
pub fn read_before() -> Option<Pad> {
    local_storage::read(BEFORE).and_then(|text| Pad::read(&text).ok())
}

/// Stores the sheet before this one.
pub fn write_before(pad: &Pad) {
    local_storage::write(BEFORE, &pad.write());
}
