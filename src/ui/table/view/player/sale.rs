//! The sale at the end of a turn: sets of different goods.

use super::view::{goods_of, view_of};
use crate::game::{Action, Card, GoodsSet, Seat};
use crate::i18n::{language, panels, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::glyph::set_icons;
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The goods of the player, to choose a set from, and the sets of the best split. A tap on a set sells it.
#[component]
pub fn SalePanel(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let held = goods_of(table, seat);
    let current = view_of(table, seat, |player| player.sale.clone());
    let sale = Memo::new(move |_| current().flatten().unwrap_or_default());
    let chosen = Memo::new(move |_| sale.with(|sale| sale.chosen));
    let worth = move || {
        chosen.with(|set| match set.len() {
            0 => panels::sale_none(lang.get()).to_owned(),
            count => panels::sale_set(lang.get(), count as u32, set.worth()),
        })
    };
    let kinds = move || held().iter().map(|(card, _)| card).collect::<Vec<_>>();
    let sets = move || sale.get().sets.into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="sale" role="group" aria-label=t(panels::sale)>
            <ul class="goods choose">
                <For
                    each=kinds
                    key=|card| *card
                    children=move |card| view! {
                        <GoodToggle card chosen count=Memo::new(move |_| held().count(card)) />
                    }
                />
            </ul>
            <p class="sale-worth" aria-live="polite">
                {move || worth()}
                {t(language::join_sentences)}
                <span class="sale-best" hidden=move || sale.with(|sale| sale.sets.len() < 2)>{move || panels::sale_best(lang.get(), sale.with(|sale| sale.worth))}</span>
            </p>
            <div class="sale-sets" hidden=move || sale.with(|sale| sale.sets.len() < 2)>
                <For each=sets key=|set| *set children=|(_, set)| view! { <SetButton set /> } />
            </div>
        </div>
    }
}

/// One kind of goods. A tap adds it to the set to sell, or removes it.
#[component]
fn GoodToggle(
    /// The kind.
    card: Card,
    /// The set to sell.
    chosen: Memo<GoodsSet>,
    /// The number of cards that the player holds.
    count: Memo<u8>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_chosen = move || chosen.get().contains(card);
    let toggle = move |_| {
        let set = chosen.get_untracked();
        let others = set.iter().filter(|&other| other != card);
        let added = (!set.contains(card)).then_some(card);
        table.send(Intent::Sale(others.chain(added).collect()));
    };
    view! {
        <li>
            <button
                type="button"
                class="good-toggle"
                data-card=card.name()
                aria-pressed=move || aria(is_chosen())
                aria-label=move || words::card_count(lang.get(), card, count.get())
                on:click=toggle
            >
                <Icon name=art::card(card) />
                <span class="good-count">{move || count.get()}</span>
            </button>
        </li>
    }
}

/// A set of the best split. A tap sells it.
#[component]
fn SetButton(
    /// The set.
    set: GoodsSet,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let action = Action::Sell(set);
    let label = move || describe::action(lang.get(), &table.position(), action);
    view! {
        <button
            type="button"
            class="sale-set"
            data-action=action.to_string()
            aria-label=move || label()
            on:click=move |event| {
                table.send(Intent::Play(action));
                keep_focus(&event);
            }
        >
            {set_icons(set)}
        </button>
    }
}
