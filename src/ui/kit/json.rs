//! JSON as text.

use serde_json::Value;

/// Writes a value as one line of JSON.
///
/// Its `Display` would be compiled in two forms, one of them indented.
///
/// # Panics
/// Never: the keys of objects are texts.
#[must_use]
pub fn text(value: &Value) -> String {
    serde_json::to_string(value).expect("a value always serialises")
}
