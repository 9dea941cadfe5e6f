//! Values of ARIA attributes.

/// Returns the value of an ARIA attribute that is true or false. Without a value, such an attribute would be missing.
pub const fn aria(is_true: bool) -> &'static str {
    if is_true { "true" } else { "false" }
}

/// Returns the text of a live region that says something for the nth time. A screen reader announces only what changes, so
/// every other time a no-break space, which nobody hears, follows.
pub fn nth(text: String, times: u32) -> String {
    if times > 0 && times.is_multiple_of(2) { text + "\u{a0}" } else { text }
}
