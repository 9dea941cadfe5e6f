//! The row of the market.

use crate::game::{Card, MARKET_SIZE};
use crate::i18n::{Lang, panels, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::{DeckCounts, Intent, ItemCounts, Scene};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The face-up cards, leftmost first, with those highlighted that can be bought.
#[component]
pub fn MarketRow() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let items =
        Memo::new(move |_| table.scene().with(|scene| scene.items.as_ref().map(|items| item_words(lang.get(), items))));
    view! {
        <section class="market" aria-label=t(panels::market)>
            <h2 class="row-title">{t(panels::market)}</h2>
            <ol class="market-cards">
                {(0..MARKET_SIZE).map(|index| view! { <MarketCard index /> }).collect_view()}
            </ol>
            <Deck counts=|scene| scene.cards />
            {move || items.get().map(|words| view! { <ItemLine words /> })}
        </section>
    }
}

/// How many items lie face down, and which are discarded. One line has room for a few names; a press shows all.
#[component]
fn ItemLine(words: String) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let title = words.clone();
    view! {
        <button
            type="button"
            class="item-counts"
            aria-expanded=move || aria(is_open.get())
            title=title
            on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
        >
            <span data-may-cut>{words}</span>
        </button>
    }
}

/// Describes how many items lie face down, and which are discarded.
fn item_words(lang: Lang, items: &ItemCounts) -> String {
    let mut text = panels::item_pile(lang, items.pile as u32);
    if !items.discard.is_empty() {
        text.push_str(" · ");
        text.push_str(&panels::item_discard(lang, &items.discard));
    }
    text
}

/// One place of the row.
#[component]
fn MarketCard(
    /// The place, from 0.
    index: usize,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let slot = Memo::new(move |_| table.scene().with(|scene| scene.market.get(index).copied()));
    let card = move || slot.get().map(|slot| slot.card);
    // Whether the horn orders the cards, and the new place that it gives to this one, from 1.
    let ordered = Memo::new(move |_| {
        table.scene().with(|scene| (scene.card_order.is_some(), scene.place_in_order(index as u8 + 1)))
    });
    let (is_ordering, new_place) = (move || ordered.get().0, move || ordered.get().1);
    let is_highlighted = move || slot.get().is_some_and(|slot| slot.is_highlighted);
    let is_chosen = move || slot.get().is_some_and(|slot| slot.is_chosen);
    let label = move || {
        let lang = lang.get();
        let card = card().map(|card| words::card(lang, card).to_owned());
        let state = if is_chosen() { panels::chosen(lang) } else { panels::can_take(lang) };
        let state = ((is_highlighted() || is_chosen()) && !is_ordering()).then(|| state.to_owned());
        let place = new_place().map(|place| panels::place_in_order(lang, place));
        words::facts(lang, &[card, state, place].into_iter().flatten().collect::<Vec<_>>())
    };
    view! {
        <li class="market-place" class:empty=move || card().is_none()>
            <button
                type="button"
                class="card"
                class:lit=move || is_highlighted()
                class:chosen=move || is_chosen()
                hidden=move || card().is_none()
                data-card=move || card().map(Card::name)
                aria-pressed=move || aria(is_chosen())
                aria-disabled=move || aria(!is_highlighted())
                aria-label=move || label()
                on:click=move |event| {
                    table.send(Intent::Card(index));
                    keep_focus(&event);
                }
            >
                {move || new_place().map(|place| view! { <span class="place-in-order">{place}</span> })}
                {move || card().map(|card| view! { <Icon name=art::card(card) /> })}
                <span class="card-name">{move || card().map(|card| words::card(lang.get(), card))}</span>
            </button>
        </li>
    }
}

/// The sizes of a deck and its discard.
#[component]
pub fn Deck(
    /// Returns the counts.
    counts: fn(&Scene) -> DeckCounts,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let count = move |read: fn(DeckCounts) -> usize| {
        let count = Memo::new(move |_| Some(table.scene().with(|scene| read(counts(scene)) as u32)));
        move || count.get().unwrap_or_default()
    };
    let (pile, discarded) = (count(|counts| counts.pile), count(|counts| counts.discard));
    let deck = move || panels::deck(lang.get(), pile());
    let discard = move || panels::discard(lang.get(), discarded());
    view! {
        <p class="deck-counts">
            <span class="deck" role="img" aria-label=move || deck() title=move || deck()>{pile}</span>
            <span class="discard" role="img" aria-label=move || discard() title=move || discard()>{discarded}</span>
        </p>
    }
}
