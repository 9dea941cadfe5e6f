//! Hooks: they listen to the keyboard, the pointer and the browser, and send intents to the match.

mod awake;
mod drag;
mod full_screen;
mod guard;
mod history_keys;
mod late_tap;
mod media;
mod press;
mod shortcuts;
mod sound;
mod timeout;
mod turn;
mod two_fingers;

pub use awake::use_awake;
pub use drag::{Drag, mark_over, use_drag};
pub use full_screen::{has_full_screen, is_full_screen, toggle_full_screen};
pub use guard::guard;
pub use history_keys::use_history_keys;
pub use late_tap::use_late_tap;
pub use media::matches_media;
pub use press::use_press;
pub use shortcuts::{use_hint_key, use_shortcuts};
pub use sound::use_sound;
pub use timeout::{ComponentTimeout, use_timeout};
pub use turn::{on_table, quarters, use_turn};
pub use two_fingers::use_two_finger_tap;

use crate::game::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// Returns the tile on which an event happened.
#[must_use]
pub fn square_of(event: &Event) -> Option<Square> {
    square_at(&event.target()?.dyn_into::<Element>().ok()?)
}

/// Returns the tile to which an element belongs.
#[must_use]
pub fn square_at(element: &Element) -> Option<Square> {
    let cell = element.closest("[data-square]").ok().flatten()?;
    cell.get_attribute("data-square")?.parse().ok()
}
