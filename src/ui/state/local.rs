//! localStorage, where the browser lets the page have one.

use leptos::prelude::window;

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Reads a choice of this device.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a choice of this device; where there is no storage it holds until the page is left.
pub fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // A full storage forgets a preference: nothing that was played is lost.
        let _forgotten = storage.set_item(key, value);
    }
}

/// Forgets a choice.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _kept = storage.remove_item(key);
    }
}
