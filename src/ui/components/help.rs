//! How to play.

use leptos::prelude::*;

/// To be written.
#[component]
pub fn HelpSheet() -> impl IntoView {
    view! { <p>"…"</p> }
}
