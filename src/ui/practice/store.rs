//! What is kept for practice, in the storage of this device.

use super::Journal;
use crate::ui::kit::local_storage;
use std::cell::RefCell;

/// The key in `localStorage`.
const KEY: &str = "naqala.practice";
/// The key of a text that could not be read and was set aside.
const UNREAD: &str = "naqala.practice-unread";

thread_local! {
    /// What the device did not store. It lasts until the page is closed.
    static UNSAVED: RefCell<Option<Journal>> = const { RefCell::new(None) };
}

/// A stored text that is damaged, or of a later version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread(pub String);

/// Reads what is kept.
///
/// # Errors
/// [`Unread`]; the text stays where it is.
pub fn load() -> Result<Journal, Unread> {
    if let Some(unsaved) = UNSAVED.with_borrow(Clone::clone) {
        return Ok(unsaved);
    }
    let Some(text) = local_storage::read(KEY) else { return Ok(Journal::default()) };
    Journal::read(&text).ok_or(Unread(text))
}

/// Returns whether the device did not store the last change, so that it lasts until the page is closed.
pub fn is_unsaved() -> bool {
    UNSAVED.with_borrow(Option::is_some)
}

/// Changes what is kept and stores it.
///
/// # Errors
/// [`Unread`]; nothing is written then.
pub fn change<T>(change: impl FnOnce(&mut Journal) -> T) -> Result<T, Unread> {
    let before = load()?;
    let mut journal = before.clone();
    let result = change(&mut journal);
    if journal != before || is_unsaved() {
        let is_stored = local_storage::write(KEY, &journal.write());
        UNSAVED.set((!is_stored).then_some(journal));
    }
    Ok(result)
}

/// Sets a text that cannot be read aside, so that the device can keep puzzles again. Returns whether that succeeded.
pub fn set_aside(Unread(text): &Unread) -> bool {
    let before = local_storage::read(UNREAD).map(|before| before + "\n").unwrap_or_default();
    let is_kept = local_storage::write(UNREAD, &(before + text));
    if is_kept {
        local_storage::remove(KEY);
    }
    is_kept
}
