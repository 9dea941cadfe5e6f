//! localStorage, where the browser lets the page have one.

use leptos::prelude::window;

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Reads a choice of this device.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a choice of this device, and gives whether it could. Where it could not, a preference holds until the page is left:
/// nothing that was played is lost.
pub fn write(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Forgets a choice.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _kept = storage.remove_item(key);
    }
}
