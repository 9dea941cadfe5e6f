//! `localStorage`, if the browser gives the page one. What the browser does not store lasts until the page is closed.

use super::browser::{call, get};
use js_sys::Array;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;

thread_local! {
    /// The values that the browser did not store, with their keys. They are few, if any; a map would be 2 KB more of the first page.
    static KEPT_HERE: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
    /// Whether a value was not stored, and nobody has been told yet.
    static IS_FULL: ArcRwSignal<bool> = ArcRwSignal::new(false);
    static WAS_TOLD: Cell<bool> = const { Cell::new(false) };
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Reads a value.
pub fn read(key: &str) -> Option<String> {
    let kept = KEPT_HERE.with_borrow(|kept| kept.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone()));
    kept.or_else(|| storage()?.get_item(key).ok().flatten())
}

/// Writes a value and returns whether the browser has stored it.
///
/// Most callers ignore a failure: the value then lasts until the page is closed, and [`is_full`] says so.
pub fn write(key: &str, value: &str) -> bool {
    let is_stored = storage().is_some_and(|storage| storage.set_item(key, value).is_ok());
    KEPT_HERE.with_borrow_mut(|kept| {
        kept.retain(|(name, _)| name != key);
        if !is_stored {
            kept.push((key.to_owned(), value.to_owned()));
        }
    });
    if !is_stored && !WAS_TOLD.replace(true) {
        IS_FULL.with(|is_full| is_full.set(true));
    }
    is_stored
}

/// Removes a value.
pub fn remove(key: &str) {
    KEPT_HERE.with_borrow_mut(|kept| kept.retain(|(name, _)| name != key));
    if let Some(storage) = storage() {
        let _ignored = storage.remove_item(key);
    }
}

/// Returns the keys of all values.
pub fn keys() -> Vec<String> {
    let stored = || {
        let names = call(&get(&window(), "Object").ok()?, "keys", &Array::of1(&storage()?.into())).ok()?;
        Some(names.dyn_into::<Array>().ok()?.iter().filter_map(|name| name.as_string()).collect::<Vec<_>>())
    };
    let mut keys = KEPT_HERE.with_borrow(|kept| kept.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
    keys.extend(stored().unwrap_or_default());
    keys.sort();
    keys.dedup();
    keys
}

/// Returns whether a value was not stored and the player is to be told, once; a handle of a signal.
pub fn is_full() -> ArcRwSignal<bool> {
    IS_FULL.with(Clone::clone)
}
