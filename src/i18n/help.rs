//! Texts of the help: the rules in brief, the gestures and the keys.

use super::Lang;
pub use super::rows::help::*;

/// Names keys pressed together, such as `Control+Z`, as keyboards label them.
#[must_use]
pub fn keys(lang: Lang, together: &str) -> String {
    let names: Vec<_> = together.split('+').map(|name| key(lang, name)).collect();
    names.join("+")
}
