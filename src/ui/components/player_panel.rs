//! To be drawn.

use crate::ui::state::Match;
use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn PlayerPanels() -> impl IntoView {
    let game = Match::expect();
    view! { <section class="player_panel">{move || format!("{:?}", game.scene().with(|scene| scene.round))}</section> }
}
