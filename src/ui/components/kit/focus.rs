//! Keeps the keyboard focus where the player acts.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// After a key that made its own button go, the keyboard stays in the bar, at the line that says what is asked next.
pub fn keep_focus(event: &MouseEvent) {
    if event.detail() > 0 {
        return;
    }
    request_animation_frame(|| {
        // What is only hidden loses the focus a frame later: it has no width any more.
        let active = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let is_lost = active.is_none_or(|element| element.tag_name() == "BODY" || element.offset_width() == 0);
        let prompt = document().query_selector(".action-bar .prompt").ok().flatten().filter(|_| is_lost);
        if let Some(Ok(prompt)) = prompt.map(JsCast::dyn_into::<HtmlElement>) {
            // Where there is nothing to focus there is nothing to keep.
            let _unfocused = prompt.focus();
        }
    });
}
