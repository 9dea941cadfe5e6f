//! Keyboard shortcuts of the past, wherever the focus is. They are no letters: a letter that works everywhere disturbs speech
//! input (WCAG 2.1.4).

use super::target::{FIELDS, is_dialog_open, is_within};
use crate::ui::table::store::Match;
use crate::ui::table::store::history_cursor::HistoryCursor;
use leptos::ev;
use leptos::prelude::*;

/// Handles `PageUp` and `PageDown`, and while the page shows the past also arrows, Home, End, Space and Escape.
///
/// Keys that the board or the slider has handled are ignored.
pub fn use_history_keys() {
    let table = Match::expect();
    let history = table.history();
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_pressed_alone = !(event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key());
        let is_ours = is_pressed_alone && !event.default_prevented() && !is_dialog_open();
        if !is_ours || untrack(|| table.cover().is_some()) {
            return;
        }
        let is_free = |selector| !is_within(&event, selector);
        let key = event.key();
        let act: fn(HistoryCursor) = match (key.as_str(), history.is_shown_untracked()) {
            ("Escape", true) => HistoryCursor::leave,
            _ if !is_free(FIELDS) => return,
            ("PageUp", _) | ("ArrowLeft", true) => HistoryCursor::back,
            ("PageDown" | "ArrowRight", true) => HistoryCursor::forward,
            ("Home", true) => |history| history.look_at(0),
            ("End", true) => |history| history.look_at(usize::MAX),
            (" ", true) if is_free("button, a, summary") => HistoryCursor::toggle,
            _ => return,
        };
        event.prevent_default();
        act(history);
    });
    on_cleanup(move || listener.remove());
}
