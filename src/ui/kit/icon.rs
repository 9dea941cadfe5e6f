//! A symbol of the sprites in the page (`public/art.svg` and others).

use leptos::prelude::*;

/// A decorative symbol; the text beside it says what it means.
#[component]
pub fn Icon(
    /// The symbol's id.
    name: String,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href=format!("#{name}")></use>
        </svg>
    }
}

/// Draws a decorative symbol with a static id; the text beside it says what it means.
pub fn symbol(id: &'static str) -> AnyView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href=format!("#{id}")></use>
        </svg>
    }
    .into_any()
}
