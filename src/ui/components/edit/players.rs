//! The players: names, coins, what lies in front of them.

use super::context::EditorContext;
use super::field::Counter;
use super::piles::PileField;
use crate::game::{Card, Expansion, Meeple, Seat};
use crate::i18n::edit;
use crate::ui::components::kit::swatches::swatches;
use crate::ui::describe;
use crate::ui::edit::{Count, Draft, Pile};
use crate::ui::live::{Drawn, Var, draw, live, on, part, shown, word};
use crate::ui::state::Settings;
use leptos::prelude::*;

/// Every player.
#[component]
pub fn PlayersPanel() -> impl IntoView {
    let editor = EditorContext::expect();
    let seats = editor.seats();
    view! {
        <section class="panel">
            <h2>{word(edit::players)}</h2>
            {draw(move || (0..seats.get() as u8).map(|seat| view! { <PlayerFields seat=Seat(seat) /> }).drawn())}
        </section>
    }
}

/// A player; what is folded is drawn once it is opened.
#[component]
fn PlayerFields(seat: Seat) -> impl IntoView {
    let editor = EditorContext::expect();
    let is_open = Var::new(false);
    let name = move || editor.name(seat);
    let rename = move |event: leptos::ev::Event| {
        editor.change(|draft| draft.rename(seat, &event_target_value(&event)));
        let input: web_sys::HtmlInputElement = event_target(&event);
        input.set_value(&untrack(name));
    };
    let lang = Settings::expect().lang;
    let coins = move || {
        let coins = editor.with(|draft| draft.state().players.get(seat.index()).map(crate::game::Player::coins));
        coins.map(|coins| describe::coins(lang.get(), coins))
    };
    let worn = move || editor.with(|draft| draft.colour(seat.index()));
    view! {
        <details class="fold" data-seat=seat.0 on:toggle=on(move |event: leptos::ev::Event| {
            is_open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
        })>
            <summary>
                <span class="seat-dot" data-colour=live(move || worn().name()) aria-hidden="true"></span>
                <strong>{live(name)}</strong>
                <small>{live(coins)}</small>
            </summary>
            {shown(move || is_open.get(), move || view! {
                <label class="field">
                    <span>{word(edit::name)}</span>
                    <input type="text" autocomplete="off" spellcheck="false" maxlength="60" prop:value=live(name) on:change=on(rename) />
                </label>
                {swatches(seat.index(), name, worn, move |colour| editor.change(|draft| draft.recolour(seat, colour)))}
                <Fields seat />
            }.into_any())}
        </details>
    }
}

/// What is folded.
#[component]
fn Fields(seat: Seat) -> impl IntoView {
    let editor = EditorContext::expect();
    let expansions = part(move || editor.with(|draft| draft.state().expansions));
    let counts = move || {
        let has_artisans = expansions.get().contains(Expansion::Artisans);
        let kept = Meeple::ALL
            .into_iter()
            .filter(move |meeple| meeple.is_kept() && (has_artisans || *meeple != Meeple::Artisan));
        let fills = editor.with(Draft::fills);
        let camels = [Count::Camels(seat)].into_iter().filter(move |_| !fills);
        let tent = [Count::Tent(seat)].into_iter().filter(move |_| !fills && has_artisans);
        let counts = [Count::Coins(seat)].into_iter().chain(kept.map(|meeple| Count::Kept(seat, meeple)));
        counts.chain(camels).chain(tent).map(|count| view! { <Counter count /> }).drawn()
    };
    let piles = move || {
        let piles = Pile::of(seat);
        let piles = piles.into_iter().filter(|pile| expansions.get().provide(pile.expansion()));
        piles.map(|pile| view! { <PileField pile /> }).drawn()
    };
    view! {
        <div class="counters">{draw(counts)}</div>
        <h3>{word(edit::goods)}</h3>
        <div class="counters">{Card::ALL.into_iter().map(|card| view! { <Counter count=Count::Held(seat, card) /> }).drawn()}</div>
        {draw(piles)}
    }
}
