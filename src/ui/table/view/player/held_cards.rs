//! The items and whims of a player, if the viewer may know them.

use super::view::{NOTE, Subject, view_of};
use crate::game::{Action, Item, Prize, Seat, Whim};
use crate::i18n::{Lang, panels, powers, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::context;
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::{HeldWhim, Intent, Slot};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Draws the items and whims of a player. `PlayerPanels` provides the signal of what its note explains.
pub fn held_cards(seat: Seat) -> AnyView {
    view! { <HeldItems seat /><HeldWhims seat /> }.into_any()
}

/// The items as pictures. A tap explains an item, and uses a magic one if that is legal.
#[component]
fn HeldItems(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let (table, explained) = (Match::expect(), context::expect::<RwSignal<Option<Subject>>>());
    let items = view_of(table, seat, |player| player.items.clone().unwrap_or_default());
    let list = move || items().unwrap_or_default();
    let item = move |held: Slot<Item>| view! { <HeldItem seat held explained /> };
    view! {
        <ul class="held-items" class:none=move || list().is_empty() aria-label=t(panels::own_items)>
            {move || list().into_iter().map(item).collect_view()}
        </ul>
    }
}

/// One item.
#[component]
fn HeldItem(
    /// The player.
    seat: Seat,
    /// The item.
    held: Slot<Item>,
    /// The card that the note explains.
    explained: RwSignal<Option<Subject>>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let Slot { card, is_highlighted, is_chosen } = held;
    let is_active = move || table.scene().with_untracked(|scene| scene.active == Some(seat));
    let tap = move |event| {
        explained.set(Some(Subject::Card(Prize::Item(card))));
        // An item that cannot be used now explains why.
        if is_active() && card.is_magic() {
            table.send(Intent::Item(card));
        }
        keep_focus(&event);
    };
    view! {
        <li>
            <button
                type="button"
                class="held-item"
                class:lit=is_highlighted
                class:chosen=is_chosen
                data-item=card.name()
                aria-label=move || item_words(lang.get(), card, is_highlighted)
                aria-pressed=aria(is_chosen)
                popovertarget=NOTE
                popovertargetaction=if is_highlighted { "hide" } else { "show" }
                on:click=tap
            >
                {symbol(art::item(card))}
            </button>
        </li>
    }
}

/// Describes an item for screen readers.
fn item_words(lang: Lang, item: Item, is_usable: bool) -> String {
    let state = is_usable.then(|| panels::usable(lang));
    let facts: Vec<_> = [words::item(lang, item)].into_iter().chain(state).collect();
    let facts = words::sentence(lang, &words::facts(lang, &facts));
    words::sentences(lang, &[facts.as_str(), powers::item_power(lang, item)])
}

/// The whims in hand with their progress, as buttons for the player who decides, and the whims already laid.
#[component]
fn HeldWhims(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let table = Match::expect();
    let whims = view_of(table, seat, |player| (player.whims.clone().unwrap_or_default(), player.fulfilled.clone()));
    let whims = move || whims().unwrap_or_default();
    let in_hand = move |held: HeldWhim| view! { <WhimInHand seat held /> };
    let fulfilled = |whim: Whim| view! { <FulfilledWhim whim /> };
    view! {
        <ul
            class="held-whims"
            class:none=move || whims().0.is_empty() && whims().1.is_empty()
            aria-label=t(panels::own_whims)
        >
            {move || whims().0.into_iter().map(in_hand).collect_view()}
            {move || whims().1.into_iter().map(fulfilled).collect_view()}
        </ul>
    }
}

/// A whim in hand.
#[component]
fn WhimInHand(
    /// The player.
    seat: Seat,
    /// The whim and its progress.
    held: HeldWhim,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let HeldWhim { whim, have, is_highlighted } = held;
    let action = Action::Whim(whim);
    let needed = whim.terms().needed;
    // Where the words of the progress have no room, the style sheet writes its figures.
    let short = format!("{}/{needed}", have.min(needed));
    let text = move || {
        let lang = lang.get();
        view! {
            <strong data-progress=short.clone()>{words::whim(lang, whim)}</strong>
            <span>{describe::whim_progress(lang, whim, have)}</span>
            <span class="price">{whim.terms().coins}</span>
        }
    };
    let label = move || {
        let lang = lang.get();
        if is_highlighted {
            return describe::action(lang, &table.position(), action);
        }
        words::facts(lang, &[words::whim(lang, whim), &describe::whim_progress(lang, whim, have)])
    };
    let tap = move |event| {
        table.send(Intent::Play(action));
        keep_focus(&event);
    };
    // A whim that cannot be laid yet stays a button, which explains why.
    let is_active = table.scene().with_untracked(|scene| scene.active == Some(seat));
    let card = if is_active {
        view! {
            <button
                type="button"
                class="whim"
                class:lit=is_highlighted
                data-action=action.to_string()
                aria-label=move || label()
                aria-disabled=aria(!is_highlighted)
                on:click=tap
            >
                {move || text()}
            </button>
        }
        .into_any()
    } else {
        view! { <span class="whim">{move || text()}</span> }.into_any()
    };
    view! { <li data-whim=whim.name()>{card}</li> }
}

/// A whim that was laid.
#[component]
fn FulfilledWhim(
    /// The whim.
    whim: Whim,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    view! {
        <li data-whim=whim.name()>
            <span class="whim done" title=t(panels::fulfilled)>
                {symbol("icon-check")}
                <span class="unseen">{t(panels::fulfilled)}</span>
                {move || words::whim(lang.get(), whim)}
                <span class="unseen">{move || describe::whim_aim(lang.get(), whim)}</span>
            </span>
        </li>
    }
}
