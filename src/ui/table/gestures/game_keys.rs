//! Keyboard shortcuts of a game that work wherever the focus is.

use super::target::{FIELDS, is_dialog_open, is_within};
use crate::ui::kit::keys::meant_by;
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::ev;
use leptos::prelude::*;

/// Handles undo, redo, reset of the turn and Escape, unless a dialog is open or the player types.
pub fn use_game_keys() {
    let table = Match::expect();
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.default_prevented() || is_busy(&event) {
            return;
        }
        let command = event.ctrl_key() || event.meta_key();
        let intent = match meant_by(&event).as_str() {
            "Backspace" if command => Intent::ResetTurn,
            "Escape" => Intent::Cancel,
            "z" | "Z" if command && event.shift_key() => Intent::Redo,
            "z" | "Z" if command => Intent::Undo,
            "y" | "Y" if command => Intent::Redo,
            _ => return,
        };
        event.prevent_default();
        table.send(intent);
    });
    on_cleanup(move || listener.remove());
}

/// Calls back when the player asks for a hint by the key H.
pub fn use_hint_key(ask: impl Fn() + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
        let is_hint = matches!(meant_by(&event).as_str(), "h" | "H");
        if is_hint && !has_modifier && !event.default_prevented() && !is_busy(&event) {
            ask();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Returns whether the key is meant for a field or an open dialog.
fn is_busy(event: &web_sys::KeyboardEvent) -> bool {
    is_within(event, FIELDS) || is_dialog_open()
}
