//! To be drawn.

use crate::ui::state::Match;
use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn BidTrack() -> impl IntoView {
    let game = Match::expect();
    view! { <section class="bid_track">{move || format!("{:?}", game.scene().with(|scene| scene.round))}</section> }
}
