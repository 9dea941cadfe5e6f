//! Keyboard shortcuts that work wherever the focus is.

use crate::ui::scene::Intent;
use crate::ui::state::Match;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Handles undo, redo, reset of the turn and Escape, unless a dialog is open or the player types.
pub fn use_shortcuts() {
    let game = Match::expect();
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.default_prevented() || is_busy(&event) {
            return;
        }
        let command = event.ctrl_key() || event.meta_key();
        let intent = match event.key().as_str() {
            "Backspace" if command => Intent::ResetTurn,
            "Escape" => Intent::Cancel,
            "z" | "Z" if command && event.shift_key() => Intent::Redo,
            "z" | "Z" if command => Intent::Undo,
            "y" | "Y" if command => Intent::Redo,
            _ => return,
        };
        event.prevent_default();
        game.send(intent);
    });
    on_cleanup(move || listener.remove());
}

/// Calls back when the player asks for a hint by the key H.
pub fn use_hint_key(ask: impl Fn() + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
        if matches!(event.key().as_str(), "h" | "H") && !has_modifier && !event.default_prevented() && !is_busy(&event)
        {
            ask();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Returns whether the key is meant for a field or an open dialog.
fn is_busy(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_typing = target.is_some_and(|target| matches!(target.closest("input, select, textarea"), Ok(Some(_))));
    is_typing || matches!(document().query_selector("dialog[open], :popover-open"), Ok(Some(_)))
}
