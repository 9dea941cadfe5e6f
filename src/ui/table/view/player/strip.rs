//! The players in one line, where there is room for the panel of one.

use super::points::Points;
use super::stats::Purse;
use crate::game::Seat;
use crate::i18n::glance;
use crate::ui::kit::aria::aria;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::table::pieces::marker::{Marker, name};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// All players with their points, coins and camels. A tap opens the panel of a player.
#[component]
pub fn PlayersStrip(
    /// The player whose panel is open.
    shown: Memo<Seat>,
    /// Opens the panel of a player.
    on_look: Callback<Seat>,
) -> impl IntoView {
    let table = Match::expect();
    let count = table.scene().with_untracked(|scene| scene.players.len());
    let player = move |seat| view! { <StripPlayer seat shown on_look /> };
    view! { <ul class="strip">{(0..count).map(|seat| player(Seat(seat as u8))).collect_view()}</ul> }
}

/// One player.
#[component]
fn StripPlayer(
    /// The player.
    seat: Seat,
    /// The player whose panel is open.
    shown: Memo<Seat>,
    /// Opens the panel.
    on_look: Callback<Seat>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_active = Memo::new(move |_| table.scene().with(|scene| scene.active == Some(seat)));
    view! {
        <li class="strip-player" class:active=move || is_active.get() class:shown=move || shown.get() == seat data-colour=move || table.colour_name(seat) data-seat=seat.0.to_string()>
            <button type="button" class="strip-look"
                aria-pressed=move || aria(shown.get() == seat)
                aria-label=move || glance::cards_of(lang.get(), &name(table, seat))
                on:click=move |_| on_look.run(seat)></button>
            <Marker seat />
            <b class="strip-name" data-may-cut>{move || name(table, seat)}</b>
            <Points seat />
            <Purse seat />
        </li>
    }
}
