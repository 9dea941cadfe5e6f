//! Values of ARIA attributes.

/// Returns the value of an ARIA attribute that is true or false. Without a value, such an attribute would be missing.
pub const fn aria(is_true: bool) -> &'static str {
    if is_true { "true" } else { "false" }
}
