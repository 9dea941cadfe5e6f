//! What lies in front of each player.

use super::view::{NOTE, view_of};
use crate::game::{Djinn, Prize, Seat, Window};
use crate::i18n::{learn, panels, shell};
use crate::ui::components::kit::icon::Icon;
use crate::ui::components::pieces::art::djinn as djinn_icon;
use crate::ui::components::pieces::art::symbol;
use crate::ui::components::pieces::marker::{Marker, name};
use crate::ui::components::table::bid_track::is_bidding;
use crate::ui::components::table::card_note::{DjinnNote, djinn_words};
use crate::ui::components::table::player::held_cards::{HeldItems, HeldWhims};
use crate::ui::components::table::player::sale::SalePanel;
use crate::ui::components::table::player::stats::{GoodsHeld, Kills, Stats};
use crate::ui::hooks::guard;
use crate::ui::scene::{Intent, Slot};
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::prelude::*;

/// Every player, the one who decides first and largest.
#[component]
pub fn PlayerPanels() -> impl IntoView {
    let game = Match::expect();
    let explained = RwSignal::new(None);
    let seats = Memo::new(move |_| {
        let (count, first) = game.scene().with(|scene| (scene.players.len(), scene.active));
        let first = first.map_or(0, Seat::index);
        (0..count).map(|place| Seat(((first + place) % count) as u8)).collect::<Vec<_>>()
    });
    view! {
        <section class="players" aria-label=t(panels::players)>
            <For each=move || seats.get() key=|seat| *seat children=move |seat| view! {
                <PlayerPanel seat is_first=Memo::new(move |_| seats.with(|seats| seats.first() == Some(&seat))) explained />
            } />
            <DjinnNote id=NOTE card=explained />
        </section>
    }
}

/// One player.
#[component]
fn PlayerPanel(seat: Seat, is_first: Memo<bool>, explained: RwSignal<Option<Prize>>) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let is_active = Memo::new(move |_| game.scene().with(|scene| scene.active == Some(seat)));
    let is_bidding = is_bidding(game);
    let is_winner = view_of(game, seat, |player| player.is_winner);
    let score = view_of(game, seat, |player| player.coins.map(|_| player.score.total()));
    // Of those whose coins are hidden, what is known of their points, if overlays tell.
    let seen_score = Memo::new(move |_| {
        game.scene().with(|scene| {
            let player = scene.players.get(seat.index()).filter(|player| scene.is_scored && player.coins.is_none());
            player.map(|player| player.score.total())
        })
    });
    let can_sell = view_of(game, seat, |player| player.sale.is_some());
    let tag = move || match (is_winner.get(), is_active.get()) {
        (Some(true), _) => panels::winner(lang.get()),
        _ if game.has_left(seat) => shell::left_tag(lang.get()),
        (_, true) if is_bidding.get() => panels::bids_now(lang.get()),
        (_, true) => panels::plays_now(lang.get()),
        _ => "",
    };
    view! {
        <article
            class="player"
            class:own=move || is_first.get()
            class:active=move || is_active.get()
            data-seat=seat.0
            data-colour=move || game.colour(seat)
            aria-current=move || is_active.get().then_some("true")
            aria-label=move || name(game, seat)
        >
            <h3 class="player-name">
                <Marker seat />
                <span class="player-words">{move || name(game, seat)}</span>
                <span class="player-tag">{tag}</span>
                {move || seen_score.get().map(|total| view! {
                    <span class="player-score" role="img" aria-label=learn::points_seen(lang.get(), total)>
                        {symbol("icon-score")}
                        {format!("{total}+")}
                    </span>
                })}
                {move || score.get().flatten().map(|total| view! {
                    <span class="player-score" role="img" aria-label=panels::score(lang.get(), total)>
                        {symbol("icon-score")}
                        {total}
                    </span>
                })}
            </h3>
            <Stats seat />
            <Kills seat />
            {move || if can_sell.get() == Some(true) {
                view! { <SalePanel seat /> }.into_any()
            } else {
                view! { <GoodsHeld seat /> }.into_any()
            }}
            <HeldDjinns seat explained />
            <HeldItems seat explained />
            <HeldWhims seat />
        </article>
    }
}

/// The djinns of a player, as emblems; those whose power can be used are lit.
#[component]
fn HeldDjinns(seat: Seat, explained: RwSignal<Option<Prize>>) -> impl IntoView {
    let game = Match::expect();
    let held = view_of(game, seat, |player| player.djinns.iter().map(|slot| slot.card).collect::<Vec<_>>());
    let list = move || held.get().unwrap_or_default();
    view! {
        <ul class="held-djinns" class:none=move || list().is_empty()>
            <For each=list key=|djinn| *djinn children=move |djinn| view! { <HeldDjinn seat djinn explained /> } />
        </ul>
    }
}

#[component]
fn HeldDjinn(seat: Seat, djinn: Djinn, explained: RwSignal<Option<Prize>>) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let slot = Memo::new(move |_| {
        let none = Slot { card: djinn, is_lit: false, is_chosen: false };
        game.scene().with(|scene| {
            let player = scene.players.get(seat.index());
            player.and_then(|player| player.djinns.iter().find(|slot| slot.card == djinn)).copied().unwrap_or(none)
        })
    });
    let is_active = move || game.scene().with_untracked(|scene| scene.active == Some(seat));
    let label = move || {
        let state = if slot.get().is_lit { panels::usable(lang.get()) } else { "" };
        djinn_words(lang.get(), djinn, state)
    };
    let tap = move |_| {
        explained.set(Some(Prize::Djinn(djinn)));
        // Asking for a power that cannot be used now says why.
        if is_active() && !matches!(djinn.window(), Window::Passive | Window::Within) {
            game.send(Intent::Djinn(djinn));
        }
    };
    view! {
        <li>
            <button
                type="button"
                class="held-djinn"
                class:lit=move || slot.get().is_lit
                class:chosen=move || slot.get().is_chosen
                data-djinn=djinn.name()
                aria-label=label
                aria-pressed=move || if slot.get().is_chosen { "true" } else { "false" }
                popovertarget=NOTE
                popovertargetaction="show"
                on:click=guard(tap)
            >
                <Icon name=djinn_icon(djinn) />
            </button>
        </li>
    }
}
