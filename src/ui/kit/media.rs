//! Media queries.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// Returns whether the window matches a media query now.
#[must_use]
pub fn matches_media(query: &str) -> bool {
    matches!(window().match_media(query), Ok(Some(query)) if query.matches())
}

/// Returns whether the window matches a media query, as a signal that follows the system while the page lives.
#[must_use]
pub fn follow_media(query: &str) -> ReadSignal<bool> {
    let (is_matched, set_matched) = signal(false);
    if let Ok(Some(list)) = window().match_media(query) {
        set_matched.set(list.matches());
        let changed = list.clone();
        let listener = Closure::<dyn Fn()>::new(move || set_matched.set(changed.matches())).into_js_value();
        list.set_onchange(Some(listener.unchecked_ref()));
    }
    is_matched
}
