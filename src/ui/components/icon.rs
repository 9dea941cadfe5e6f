//! A symbol of the sprite in the page (`public/art.svg`).

use crate::ui::live::live;
use leptos::prelude::*;

/// Draws a symbol; decorative, what it means is said beside it.
#[component]
pub fn Icon(
    /// The symbol's id.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href=live(move || format!("#{}", name.get()))></use>
        </svg>
    }
}
