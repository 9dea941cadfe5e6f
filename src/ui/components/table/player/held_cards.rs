//! Items and whims of a player, where the viewer may know them.

use crate::game::{Action, Item, Prize, Seat, Whim};
use crate::i18n::{Lang, panels, words};
use crate::ui::components::kit::focus::keep_focus;
use crate::ui::components::pieces::art::{self, symbol};
use crate::ui::components::table::player::view::NOTE;
use crate::ui::components::table::player::view::view_of;
use crate::ui::describe;
use crate::ui::hooks::guard;
use crate::ui::scene::{HeldWhim, Intent, Slot};
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::prelude::*;

/// The items, as pictures: a tap explains one, and uses a magic one that can be used.
#[component]
pub fn HeldItems(seat: Seat, explained: RwSignal<Option<Prize>>) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let items = view_of(game, seat, |player| player.items.clone().unwrap_or_default());
    let list = move || items.get().unwrap_or_default();
    let is_active = move || game.scene().with_untracked(|scene| scene.active == Some(seat));
    let item = move |Slot { card, is_lit, is_chosen }: Slot<Item>| {
        let label = move || item_words(lang.get(), card, is_lit);
        let tap = move |event| {
            explained.set(Some(Prize::Item(card)));
            // Asking for one that cannot be used now says why.
            if is_active() && card.is_magic() {
                game.send(Intent::Item(card));
            }
            keep_focus(&event);
        };
        view! {
            <li>
                <button
                    type="button"
                    class="held-item"
                    class:lit=is_lit
                    class:chosen=is_chosen
                    data-item=card.name()
                    aria-label=label
                    aria-pressed=if is_chosen { "true" } else { "false" }
                    popovertarget=NOTE
                    popovertargetaction=if is_lit { "hide" } else { "show" }
                    on:click=guard(tap)
                >
                    {symbol(art::item(card))}
                </button>
            </li>
        }
    };
    view! {
        <ul class="held-items" class:none=move || list().is_empty() aria-label=t(panels::own_items)>
            {move || list().into_iter().map(item).collect_view()}
        </ul>
    }
}

fn item_words(lang: Lang, item: Item, is_lit: bool) -> String {
    let state = if is_lit { panels::usable(lang) } else { "" };
    let comma = if is_lit { ", " } else { "" };
    [words::item(lang, item), comma, state, ". ", words::item_power(lang, item)].concat()
}

/// The whims in hand with their progress, one's own as buttons, and the whims laid.
#[component]
pub fn HeldWhims(seat: Seat) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let whims = view_of(game, seat, |player| (player.whims.clone().unwrap_or_default(), player.fulfilled.clone()));
    let whims = move || whims.get().unwrap_or_default();
    let row = move |HeldWhim { whim, have, is_lit }: HeldWhim| {
        let text = move || {
            let lang = lang.get();
            view! {
                <strong>{words::whim(lang, whim)}</strong>
                <span>{describe::whim_progress(lang, whim, have)}</span>
                <span class="price">{whim.terms().coins}</span>
            }
        };
        let action = Action::Whim(whim);
        // One that cannot be laid yet says why when it is asked.
        let is_own = game.scene().with_untracked(|scene| scene.active == Some(seat));
        let label = move || {
            let lang = lang.get();
            if is_lit {
                return describe::action(lang, &game.position(), action);
            }
            [words::whim(lang, whim), ", ", &describe::whim_progress(lang, whim, have)].concat()
        };
        let body = if is_own {
            view! {
                <button type="button" class="whim" class:lit=is_lit data-action=action.to_string() aria-label=label
                    aria-disabled=(!is_lit).to_string()
                    on:click=guard(move |event| {
                        game.send(Intent::Play(action));
                        keep_focus(&event);
                    })>
                    {text}
                </button>
            }
            .into_any()
        } else {
            view! { <span class="whim">{text}</span> }.into_any()
        };
        view! { <li data-whim=whim.name()>{body}</li> }
    };
    let done = move |whim: Whim| {
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
    };
    view! {
        <ul class="held-whims" class:none=move || whims().0.is_empty() && whims().1.is_empty()
            aria-label=t(panels::own_whims)>
            {move || whims().0.into_iter().map(row).collect_view()}
            {move || whims().1.into_iter().map(done).collect_view()}
        </ul>
    }
}
