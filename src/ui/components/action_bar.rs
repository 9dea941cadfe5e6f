//! To be drawn.

use crate::ui::state::Match;
use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn ActionBar() -> impl IntoView {
    let game = Match::expect();
    view! { <section class="action_bar">{move || format!("{:?}", game.scene().with(|scene| scene.round))}</section> }
}
