//! The players: names, coins, and what lies in front of them.

use super::card_zones::CardZoneField;
use super::context::EditorContext;
use super::counter::Counter;
use super::fold::update_open;
use crate::game::{Card, Expansion, Meeple, Seat};
use crate::i18n::{edit, words};
use crate::ui::edit::model::{CardZone, Count, Draft};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::swatches::swatches;
use leptos::prelude::*;

/// All players.
#[component]
pub fn PlayersPanel() -> impl IntoView {
    let editor = EditorContext::expect();
    let seats = editor.seats();
    view! {
        <section class="panel">
            <h2>{t(edit::players)}</h2>
            {move || (0..seats.get() as u8).map(|seat| view! { <PlayerFields seat=Seat(seat) /> }).collect_view()}
        </section>
    }
}

/// A player, whose fields are drawn while they are open.
#[component]
fn PlayerFields(seat: Seat) -> impl IntoView {
    let editor = EditorContext::expect();
    let is_open = RwSignal::new(false);
    let name = move || editor.name(seat);
    let rename = move |event: leptos::ev::Event| {
        editor.change(|draft| draft.rename(seat, &event_target_value(&event)));
        let input: web_sys::HtmlInputElement = event_target(&event);
        input.set_value(&untrack(name));
    };
    let lang = Settings::expect().lang;
    let coins = move || {
        let coins = editor.with(|draft| draft.state().players.get(seat.index()).map(|player| player.coins));
        coins.map(|coins| words::coins(lang.get(), coins))
    };
    let colour = move || editor.with(|draft| draft.colour(seat.index()));
    view! {
        <details class="fold" data-seat=seat.0 on:toggle=update_open(is_open)>
            <summary>
                <span class="seat-dot" data-colour=move || colour().name() aria-hidden="true"></span>
                <strong>{move || name()}</strong>
                <small>{move || coins()}</small>
            </summary>
            <Show when=move || is_open.get()>
                <label class="field">
                    <span>{t(edit::name)}</span>
                    <input type="text" autocomplete="off" spellcheck="false" maxlength="60" prop:value=move || name() on:change=guard(rename) />
                </label>
                {swatches(seat.index(), name, colour, move |colour| editor.change(|draft| draft.recolour(seat, colour)))}
                <Belongings seat />
            </Show>
        </details>
    }
}

/// What a player has: the numbers and the cards.
#[component]
fn Belongings(seat: Seat) -> impl IntoView {
    let editor = EditorContext::expect();
    let expansions = Memo::new(move |_| editor.with(|draft| draft.state().expansions));
    let counts = move || {
        let has_artisans = expansions.get().contains(Expansion::Artisans);
        let kept = Meeple::ALL
            .into_iter()
            .filter(move |meeple| meeple.is_kept() && (has_artisans || *meeple != Meeple::Artisan));
        let is_filling = editor.with(Draft::is_filling);
        let camels = [Count::Camels(seat)].into_iter().filter(move |_| !is_filling);
        let tent = [Count::Tent(seat)].into_iter().filter(move |_| !is_filling && has_artisans);
        let counts = [Count::Coins(seat)].into_iter().chain(kept.map(|meeple| Count::Kept(seat, meeple)));
        counts.chain(camels).chain(tent).map(|count| view! { <Counter count /> }).collect_view()
    };
    let zones = move || {
        let zones = CardZone::of(seat).into_iter().filter(|zone| expansions.get().provide(zone.expansion()));
        zones.map(|zone| view! { <CardZoneField zone /> }).collect_view()
    };
    view! {
        <div class="counters">{move || counts()}</div>
        <h3>{t(edit::goods)}</h3>
        <div class="counters">{Card::ALL.into_iter().map(|card| view! { <Counter count=Count::Held(seat, card) /> }).collect_view()}</div>
        {move || zones()}
    }
}
