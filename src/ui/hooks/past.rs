//! Keys that lead through the past, wherever the focus is.

use crate::ui::state::{Match, Past};
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, KeyboardEvent};

/// `PageUp` and `PageDown`, also from the game itself; arrows, Home, End, Space and Escape once one looks at the past. What the
/// board and the slider do with them comes first.
pub fn use_past_keys() {
    let game = Match::expect();
    let past = game.past();
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_pressed_alone = !(event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key());
        let is_ours = is_pressed_alone && !event.default_prevented() && !is_owned_by_another_tab();
        if !is_ours || untrack(|| game.cover().is_some()) {
            return;
        }
        let is_free = |takers| !is_on(&event, takers);
        let key = event.key();
        let act: fn(Past) = match (key.as_str(), past.is_on()) {
            ("Escape", true) => Past::leave,
            _ if !is_free("input, select, textarea") => return,
            ("PageUp", _) | ("ArrowLeft", true) => Past::back,
            ("PageDown" | "ArrowRight", true) => Past::forth,
            ("Home", true) => |past| past.look_at(0),
            ("End", true) => |past| past.look_at(usize::MAX),
            (" ", true) if is_free("button, a, summary") => Past::toggle,
            _ => return,
        };
        event.prevent_default();
        act(past);
    });
    on_cleanup(move || listener.remove());
}

/// Whether a key was pressed on, or in, one of these.
fn is_on(event: &KeyboardEvent, takers: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(takers), Ok(Some(_))))
}

/// Whether a dialog or a card is open.
fn is_owned_by_another_tab() -> bool {
    matches!(document().query_selector("dialog[open], :popover-open"), Ok(Some(_)))
}
