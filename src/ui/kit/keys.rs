//! The keys of shortcuts.

/// Returns what a key means as a shortcut: the letter of its place on a keyboard of Latin letters, if it types another
/// script's letter or something that an input method goes on with; else what it types.
///
/// `key` and `code` are those of a `KeyboardEvent`.
///
/// ```
/// use naqala::ui::kit::keys::meant;
/// assert_eq!(meant("z", "KeyZ"), "z");
/// assert_eq!(meant("z", "KeyY"), "z"); // A German keyboard.
/// assert_eq!(meant("я", "KeyZ"), "z");
/// ```
#[must_use]
pub fn meant(key: &str, code: &str) -> String {
    let letter = code.strip_prefix("Key").filter(|_| !types_latin(key));
    letter.map_or_else(|| key.to_owned(), str::to_ascii_lowercase)
}

/// Returns whether a key types a Latin letter, a digit or a sign, or has a name such as `Escape`.
fn types_latin(key: &str) -> bool {
    let is_latin = |letter: char| letter < '\u{250}' || ('\u{1e00}'..'\u{1f00}').contains(&letter);
    !matches!(key, "Process" | "Unidentified") && key.chars().all(is_latin)
}

/// Returns what the key of an event means as a shortcut.
#[cfg(feature = "web")]
#[must_use]
pub fn meant_by(event: &web_sys::KeyboardEvent) -> String {
    meant(&event.key(), &event.code())
}
