//! The keys for undo and redo.

use super::context::{EditorContext, EditorView};
use crate::ui::kit::keys::meant_by;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Undoes and redoes with Ctrl or Cmd and Z or Y, wherever the focus is, except in text fields and dialogs.
pub fn use_undo_keys(editor: EditorContext) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_typing = target.is_some_and(|target| {
            matches!(target.closest("input:not([type=radio], [type=checkbox]), textarea, dialog"), Ok(Some(_)))
        });
        // A game that is played has its own undo.
        let is_hidden = editor.view.with_untracked(|view| !matches!(view, EditorView::Position));
        if is_hidden || is_typing || !(event.ctrl_key() || event.meta_key()) {
            return;
        }
        match (meant_by(&event).as_str(), event.shift_key()) {
            ("z" | "Z", false) => editor.undo(),
            ("z" | "Z", true) | ("y" | "Y", _) => editor.redo(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}
