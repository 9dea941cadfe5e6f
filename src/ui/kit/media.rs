//! What the window is like: media queries, and the form of the page.

use leptos::prelude::{document, window};

/// Returns whether the window matches a media query now.
#[must_use]
pub fn matches_media(query: &str) -> bool {
    matches!(window().match_media(query), Ok(Some(query)) if query.matches())
}

/// Returns whether the page has one of these forms (`docs/looks.md`). The script of `index.html` decides the form, and
/// does so before other listeners hear that the window has changed its size.
#[must_use]
pub fn has_form(forms: &[&str]) -> bool {
    let form = document().document_element().and_then(|root| root.get_attribute("data-form"));
    form.is_some_and(|form| forms.contains(&form.as_str()))
}
