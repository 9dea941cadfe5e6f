//! The whole screen for the game.

use crate::ui::state::browser;
use js_sys::Array;
use leptos::prelude::document;
use wasm_bindgen::JsValue;

/// Whether the browser can give it, and the page around allows it.
#[must_use]
pub fn has_full_screen() -> bool {
    document().fullscreen_enabled()
}

/// Whether it is taken.
#[must_use]
pub fn is_full_screen() -> bool {
    document().fullscreen_element().is_some()
}

/// Takes it, or gives it back.
pub fn toggle_full_screen() {
    let (object, method) = match document().document_element() {
        Some(root) if !is_full_screen() => (JsValue::from(root), "requestFullscreen"),
        _ => (document().into(), "exitFullscreen"),
    };
    leptos::task::spawn_local(async move {
        // A browser that refuses says so itself.
        let _refused = browser::answer(&object, method, &Array::new()).await;
    });
}
