//! `sessionStorage`: what lasts as long as the tab, also when the page is loaded again.

use leptos::prelude::window;

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}

/// Reads a value.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Writes a value. Where the browser has no room for it, it ends with the page.
pub fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ignored = storage.set_item(key, value);
    }
}

/// Removes a value.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ignored = storage.remove_item(key);
    }
}
