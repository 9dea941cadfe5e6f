//! Moves the keyboard focus, and keeps it where the player acts.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Focuses the first element that matches a selector, if there is one.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        // Focusing fails only for elements that are not in the page.
        let _ignored = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Focuses the first element that matches a selector, after the next frame is drawn.
pub fn focus_in_next_frame(selector: String) {
    request_animation_frame(move || focus(&selector));
}

/// Returns whether no element has the focus, as after the focused one was removed. A dialog gets the focus that its
/// contents lose.
pub fn is_focus_lost() -> bool {
    document().active_element().is_none_or(|active| matches!(&*active.tag_name(), "BODY" | "DIALOG"))
}

/// Moves the focus to the title of the open dialog if no element has it.
pub fn focus_dialog_title_if_lost() {
    if is_focus_lost() {
        focus("#dialog-title");
    }
}

/// Moves the focus to the prompt of the action bar if a key press has removed its own button.
pub fn keep_focus(event: &MouseEvent) {
    if event.detail() > 0 {
        return;
    }
    request_animation_frame(|| {
        // An element that was just hidden keeps the focus for one more frame, but has no width.
        let active = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let is_lost = active.is_none_or(|element| element.tag_name() == "BODY" || element.offset_width() == 0);
        let prompt = document().query_selector(".action-bar .prompt").ok().flatten().filter(|_| is_lost);
        if let Some(Ok(prompt)) = prompt.map(JsCast::dyn_into::<HtmlElement>) {
            let _ignored = prompt.focus();
        }
    });
}
