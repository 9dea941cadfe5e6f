//! A symbol of the sprite in the page (`public/art.svg`).

use leptos::prelude::*;

/// Draws a symbol; decorative, what it means is said beside it.
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
