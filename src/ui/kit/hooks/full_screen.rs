//! Full screen.

use crate::ui::kit::browser;
use js_sys::Array;
use leptos::prelude::document;
use wasm_bindgen::JsValue;

/// Returns whether the browser has full screen and the embedding page allows it.
#[must_use]
pub fn has_full_screen() -> bool {
    document().fullscreen_enabled()
}

/// Returns whether the page is in full screen.
#[must_use]
pub fn is_full_screen() -> bool {
    document().fullscreen_element().is_some()
}

/// Switches full screen on or off.
pub fn toggle_full_screen() {
    let (object, method) = match document().document_element() {
        Some(root) if !is_full_screen() => (JsValue::from(root), "requestFullscreen"),
        _ => (document().into(), "exitFullscreen"),
    };
    leptos::task::spawn_local(async move {
        // A browser that refuses tells the player itself.
        let _ignored = browser::call_async(&object, method, &Array::new()).await;
    });
}
