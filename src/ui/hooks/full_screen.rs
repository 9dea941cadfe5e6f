//! The whole screen for the game.

use leptos::prelude::document;

/// Whether the browser can give it.
#[must_use]
pub fn has_full_screen() -> bool {
    document().fullscreen_enabled()
}

/// Takes it, or gives it back.
pub fn toggle_full_screen() {
    let document = document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        // A browser that refuses says so itself.
        let _refused = root.request_fullscreen();
    }
}
