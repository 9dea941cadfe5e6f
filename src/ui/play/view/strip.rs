//! The players in one line under the bid track.

use crate::game::Seat;
use crate::ui::table::pieces::marker::{Marker, name};
use crate::ui::table::store::Match;
use crate::ui::table::view::player::points::Points;
use crate::ui::table::view::player::stats::Purse;
use leptos::prelude::*;

/// All players with their points, coins and camels, where their panels may be out of sight.
///
/// Screen readers read the panels.
#[component]
pub fn PlayersStrip() -> impl IntoView {
    let table = Match::expect();
    let count = table.scene().with_untracked(|scene| scene.players.len());
    let player = move |seat| {
        let is_active = Memo::new(move |_| table.scene().with(|scene| scene.active == Some(seat)));
        view! {
            <li class="strip-player" class:active=move || is_active.get() data-colour=move || table.colour_name(seat)>
                <Marker seat />
                <b class="strip-name">{move || name(table, seat)}</b>
                <Points seat />
                <Purse seat />
            </li>
        }
    };
    view! {
        <ul class="strip" aria-hidden="true" data-players=count.to_string()>
            {(0..count).map(|seat| player(Seat(seat as u8))).collect_view()}
        </ul>
    }
}
