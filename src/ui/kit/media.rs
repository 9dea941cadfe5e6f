//! Media queries.

use leptos::prelude::window;

/// Returns whether the window matches a media query now.
#[must_use]
pub fn matches_media(query: &str) -> bool {
    matches!(window().match_media(query), Ok(Some(query)) if query.matches())
}
