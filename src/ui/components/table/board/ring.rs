//! The ring: the choices around a tile.

use super::{Size, focus};
use crate::game::{Action, Meeples, Spell};
use crate::i18n::{Lang, board, words};
use crate::ui::components::pieces::art;
use crate::ui::describe;
use crate::ui::hooks::{guard, square_at};
use crate::ui::scene::{Intent, Ring};
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use leptos::{ev, html};
use std::cell::Cell;

/// The largest number of choices drawn as a ring; more make a list.
const MOST_ROUND: usize = 6;

/// The ring, while the scene has one.
#[component]
pub(super) fn RingMenu(
    /// The size of the board.
    size: Size,
) -> impl IntoView {
    let game = Match::expect();
    let ring = Memo::new(move |_| game.scene().with(|scene| scene.ring.clone()));
    // A press outside of the ring, the tiles, the hand and the history buttons cancels the choice.
    let listener = window_event_listener(ev::pointerdown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_ours = target.is_some_and(|target| {
            square_at(&target).is_some() || matches!(target.closest(".ring, .hand, .history"), Ok(Some(_)))
        });
        if !is_ours && ring.with_untracked(Option::is_some) {
            game.send(Intent::Cancel);
        }
    });
    on_cleanup(move || listener.remove());
    // When the ring closes and leaves no element focused, focuses its tile.
    let before = Cell::new(None);
    Effect::new(move |_| {
        let now = ring.with(|ring| ring.as_ref().map(|ring| ring.square));
        if let (Some(square), None) = (before.replace(now), now) {
            request_animation_frame(move || {
                let active = document().active_element();
                if active.is_none_or(|element| element.tag_name() == "BODY") {
                    focus(square);
                }
            });
        }
    });
    move || ring.get().map(|ring| view! { <Choices ring size /> })
}

/// The menu of the choices at one tile.
#[component]
fn Choices(
    /// The tile and its choices.
    ring: Ring,
    /// The size of the board.
    size: Size,
) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let node = NodeRef::<html::Div>::new();
    // Waits for the next frame, so that the focus does not force a layout of its own during the tap.
    node.on_load(|menu| request_animation_frame(move || focus_on(menu.first_element_child())));
    let count = ring.choices.len();
    let is_short = |choice: &Action| {
        matches!(choice, Action::Control(_))
            || meeples(*choice).is_some() && !untrack(|| game.position()).reveals(*choice)
    };
    let is_round = count <= MOST_ROUND && ring.choices.iter().all(is_short);
    let square = ring.square;
    let (column, row) = (square.column(), size.rows - 1 - square.row());
    let choices = ring.choices.iter().enumerate().map(|(index, &action)| {
        let group = meeples(action);
        let tribe = group.and_then(|group| group.tribes().next()).map(art::tribe);
        let icons = match action {
            Action::Control(piece) => {
                let colour = untrack(|| game.scene().with(|scene| scene.active)).map(|seat| game.colour(seat));
                Some(
                    view! { <span class="figure" data-colour=colour>{art::symbol(art::piece(piece))}</span> }
                        .into_any(),
                )
            }
            _ => group.map(|group| {
                group.iter().map(|meeple| piece_icon(art::meeple(meeple), art::tribe(meeple))).collect_view().into_any()
            }),
        };
        view! {
            <button
                type="button"
                role="menuitem"
                class="choice"
                data-tribe-choice=tribe
                data-action=action.to_string()
                style:--i=index.to_string()
                on:click=guard(move |_| {
                    // Removing a focused element would cost the browser a layout.
                    focus(square);
                    game.send(Intent::Play(action));
                })
            >
                {icons}
                <span>{move || label(lang.get(), game, action)}</span>
            </button>
        }
    });
    let choices = choices.collect_view();
    view! {
        <div
            class="ring"
            class:round=is_round
            role="menu"
            node_ref=node
            aria-label=t(board::choices)
            style:--n=count.to_string()
            style:--x=column.to_string()
            style:--y=row.to_string()
            on:keydown=guard(|event| move_focus(&event))
        >
            {choices}
        </div>
    }
}

fn piece_icon(id: &'static str, tribe: &'static str) -> impl IntoView {
    view! { <span class="figure" data-tribe=tribe>{art::symbol(id)}</span> }
}

/// Returns the meeples that a choice names.
fn meeples(action: Action) -> Option<Meeples> {
    match action {
        Action::Drop(_, meeple) | Action::Bring(_, meeple) => Some(Meeples::of(meeple, 1)),
        Action::Kill(_, meeples) | Action::Use(Spell::Scimitar(_, meeples)) => Some(meeples),
        _ => None,
    }
}

/// Returns the label of a choice: the names of its tribes, or the action in words, with a note if undo does not cross it.
fn label(lang: Lang, game: Match, action: Action) -> String {
    match meeples(action) {
        Some(group) if !game.position().reveals(action) => {
            let names = group.tribes().map(|meeple| words::tribe(lang, meeple, group.count(meeple).into()));
            names.collect::<Vec<_>>().join(" + ")
        }
        _ => describe::choice(lang, &game.position(), action),
    }
}

/// Moves the focus between the choices with the arrow keys, from the last to the first and back.
fn move_focus(event: &ev::KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(choice) = target.and_then(|target| target.closest(".choice").ok().flatten()) else { return };
    let Some(menu) = choice.parent_element() else { return };
    let to = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => choice.next_element_sibling().or_else(|| menu.first_element_child()),
        "ArrowLeft" | "ArrowUp" => choice.previous_element_sibling().or_else(|| menu.last_element_child()),
        "Home" => menu.first_element_child(),
        "End" => menu.last_element_child(),
        _ => return,
    };
    event.prevent_default();
    focus_on(to);
}

fn focus_on(element: Option<Element>) {
    // An embedded board leaves the focus in the page around it.
    if !document().has_focus().unwrap_or(true) {
        return;
    }
    if let Some(Ok(element)) = element.map(JsCast::dyn_into::<HtmlElement>) {
        // Focusing fails only for elements that are not in the page.
        drop(element.focus());
    }
}
