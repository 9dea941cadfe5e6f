//! Moves the focus after the element that had it was removed.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Focuses the first element that matches a selector, after the next frame is drawn.
pub fn refocus(selector: String) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(&selector) {
            let _unfocused = element.unchecked_ref::<web_sys::HtmlElement>().focus();
        }
    });
}
