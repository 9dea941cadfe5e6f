//! `localStorage`, if the browser gives the page one.

use leptos::prelude::window;

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Reads a value.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Writes a value and returns whether that succeeded.
///
/// Most callers ignore a failure: the setting then lasts until the page is closed, and no game is lost.
pub fn write(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Removes a value.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ignored = storage.remove_item(key);
    }
}
