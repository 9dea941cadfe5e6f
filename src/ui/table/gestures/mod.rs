//! Gestures: hooks that listen to the keyboard and the pointer, and send intents to the match.

mod drag;
mod game_keys;
mod history_keys;
mod late_tap;
mod press;
pub mod stroke;
mod table_turn;
mod two_fingers;

pub use drag::{Drag, mark_over, use_drag};
pub use game_keys::{use_game_keys, use_hint_key};
pub use history_keys::use_history_keys;
pub use late_tap::use_late_tap;
pub use press::use_press;
pub use table_turn::{on_table, table_quarters, use_table_turn};
pub use two_fingers::use_two_finger_tap;

use crate::game::Square;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// The elements that take letters, digits and arrows for themselves.
const FIELDS: &str = "input, select, textarea";

/// Returns the tile on which an event happened.
#[must_use]
pub fn square_of(event: &Event) -> Option<Square> {
    square_at(&element_of(event)?)
}

/// Returns the tile to which an element belongs.
#[must_use]
pub fn square_at(element: &Element) -> Option<Square> {
    let cell = element.closest("[data-square]").ok().flatten()?;
    cell.get_attribute("data-square")?.parse().ok()
}

fn element_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Returns whether an event happened within an element that matches a selector.
fn is_within(event: &Event, selector: &str) -> bool {
    element_of(event).is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Returns whether a dialog or the popover of a card is open.
fn is_dialog_open() -> bool {
    matches!(document().query_selector("dialog[open], :popover-open"), Ok(Some(_)))
}
