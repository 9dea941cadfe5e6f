//! The panel of each player.

use super::cards_button::CardsButton;
use super::points::Points;
use super::stats::{GoodsHeld, Stats};
use super::view::{NOTE, Subject, view_of};
use crate::game::{Djinn, Prize, Seat, Window};
use crate::i18n::{opponents, panels, shell};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::marker::{Marker, name};
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use crate::ui::table::view::bid_track::is_bidding;
use crate::ui::table::view::card_note::{CardNote, djinn_words};
use crate::ui::table::view::details::Details;
use leptos::prelude::*;

/// What draws the part above the panels.
pub type Above = fn(Memo<Seat>, Callback<Seat>) -> AnyView;

/// The panels of all players, in seating order. The panel of a player never moves.
#[component]
pub fn PlayerPanels(
    /// Draws what the panels show only at times.
    details: Details,
    /// Draws what stands above the panels, from the player whose cards are shown and a callback that chooses another:
    /// only a whole table has it.
    #[prop(optional)]
    above: Option<Above>,
) -> impl IntoView {
    let table = Match::expect();
    let explained = RwSignal::new(None);
    provide_context(explained);
    // The player whose cards are shown where there is room for one only.
    let looked_at = RwSignal::new(None::<Seat>);
    let front = Memo::new(move |_| table.front().unwrap_or(Seat(0)));
    let shown = Memo::new(move |_| looked_at.get().unwrap_or(front.get()));
    Effect::new(move |_| {
        front.track();
        looked_at.set(None);
    });
    // A match has the same players from its start to its end.
    let count = table.scene().with_untracked(|scene| scene.players.len());
    let panel = move |seat| {
        let seat = Seat(seat as u8);
        let is_in_front = Memo::new(move |_| front.get() == seat);
        let is_shown = Memo::new(move |_| shown.get() == seat);
        let look = move || looked_at.set(Some(seat));
        view! { <PlayerPanel seat is_in_front is_shown on_look=look explained details /> }.into_any()
    };
    view! {
        <section class="players" aria-label=t(panels::players) data-players=count.to_string()>
            {above.map(|above| above(shown, Callback::new(move |seat| looked_at.set(Some(seat)))))}
            {(0..count).map(panel).collect_view()}
            <CardNote id=NOTE subject=explained explain=details.explain />
        </section>
    }
}

/// The panel of one player: a row of numbers, and the cards.
#[component]
fn PlayerPanel(
    /// The player.
    seat: Seat,
    /// Whether the player decides, or has the device.
    is_in_front: Memo<bool>,
    /// Whether the player's cards are shown where there is room for one player's only.
    is_shown: Memo<bool>,
    /// Shows the player's cards.
    on_look: impl Fn() + 'static,
    /// What the note explains.
    explained: RwSignal<Option<Subject>>,
    /// Draws what the panel shows only at times.
    details: Details,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_active = Memo::new(move |_| table.scene().with(|scene| scene.active == Some(seat)));
    let is_bidding = is_bidding(table);
    let is_winner = view_of(table, seat, |player| player.is_winner);
    let can_sell = view_of(table, seat, |player| player.sale.is_some());
    let is_victim = view_of(table, seat, |player| !player.kills.is_empty());
    let tag = move || match (is_winner(), is_active.get()) {
        (Some(true), _) => panels::winner(lang.get()),
        _ if table.has_left(seat) => shell::left_tag(lang.get()),
        (_, true) if is_bidding.get() => panels::bids_now(lang.get()),
        (_, true) => panels::plays_now(lang.get()),
        _ => "",
    };
    view! {
        <article
            class="player"
            class:own=move || is_in_front.get()
            class:active=move || is_active.get()
            class:shown=move || is_shown.get()
            class:peeking=move || table.peeking() == Some(seat)
            data-seat=seat.0
            data-colour=move || table.colour_name(seat)
            aria-current=move || is_active.get().then_some("true")
            aria-label=move || name(table, seat)
        >
            <div class="player-line">
                <CardsButton seat is_shown on_look />
                <h3 class="player-name">
                    <Marker seat />
                    <span class="player-words" data-may-cut>{move || name(table, seat)}</span>
                    {move || table.level(seat).map(|level| view! {
                        <span class="player-level">{opponents::within(lang.get(), describe::level(lang.get(), level))}</span>
                    })}
                    <span class="player-tag">{move || tag()}</span>
                </h3>
                <Stats seat />
                <Show when=move || is_victim() == Some(true)>{(details.kills)(seat)}</Show>
                <Points seat explained />
            </div>
            <div class="player-cards">
                <Show when=move || can_sell() == Some(true) fallback=move || view! { <GoodsHeld seat /> }>
                    {(details.sale)(seat)}
                </Show>
                <HeldDjinns seat explained />
                {(details.held)(seat)}
            </div>
        </article>
    }
}

/// The djinns of a player, with those highlighted whose power can be used.
#[component]
fn HeldDjinns(
    /// The player.
    seat: Seat,
    /// The card that the note explains.
    explained: RwSignal<Option<Subject>>,
) -> impl IntoView {
    let table = Match::expect();
    let held = view_of(table, seat, |player| player.djinns.iter().map(|slot| slot.card).collect::<Vec<_>>());
    let list = move || held().unwrap_or_default();
    let card = move |djinn| view! { <HeldDjinn seat djinn explained /> }.into_any();
    view! {
        <ul class="held-djinns" class:none=move || list().is_empty()>
            {move || list().into_iter().map(card).collect_view()}
        </ul>
    }
}

/// One djinn.
#[component]
fn HeldDjinn(
    /// The player.
    seat: Seat,
    /// The djinn.
    djinn: Djinn,
    /// The card that the note explains.
    explained: RwSignal<Option<Subject>>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let slot = Memo::new(move |_| {
        table.scene().with(|scene| {
            let player = scene.players.get(seat.index())?;
            player.djinns.iter().find(|slot| slot.card == djinn).copied()
        })
    });
    let is_highlighted = move || slot.get().is_some_and(|slot| slot.is_highlighted);
    let is_chosen = move || slot.get().is_some_and(|slot| slot.is_chosen);
    let is_active = move || table.scene().with_untracked(|scene| scene.active == Some(seat));
    let label = move || {
        let state = if is_highlighted() { panels::usable(lang.get()) } else { "" };
        djinn_words(lang.get(), djinn, state)
    };
    let tap = move |_| {
        explained.set(Some(Subject::Card(Prize::Djinn(djinn))));
        // A power that cannot be used now explains why.
        if is_active() && !matches!(djinn.window(), Window::Passive | Window::Within) {
            table.send(Intent::Djinn(djinn));
        }
    };
    view! {
        <li>
            <button
                type="button"
                class="held-djinn"
                class:lit=move || is_highlighted()
                class:chosen=move || is_chosen()
                data-djinn=djinn.name()
                aria-label=move || label()
                aria-pressed=move || aria(is_chosen())
                popovertarget=NOTE
                popovertargetaction="show"
                on:click=tap
            >
                <Icon name=art::djinn(djinn) />
            </button>
        </li>
    }
}
