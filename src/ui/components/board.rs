//! To be drawn.

use crate::ui::state::Match;
use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn Board() -> impl IntoView {
    let game = Match::expect();
    view! { <section class="board">{move || format!("{:?}", game.scene().with(|scene| scene.round))}</section> }
}
