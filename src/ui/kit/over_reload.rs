//! What a page keeps while it is loaded again for a new version, and stores nowhere: a half-made choice, what was tried.
//!
//! It lies in the name of the window. A frame of another page may have no storage, and a sandboxed one has not even a
//! state of its history. Whoever keeps something writes what it belongs to, and the next page takes it once.

use leptos::prelude::*;
use std::cell::RefCell;

/// How the name of a window begins that keeps something. The name that it had follows.
const MARK: &str = "naqala\u{1e}";
/// It stands between two things that are kept.
const BETWEEN: char = '\u{1e}';
/// It stands between the key of a thing and its text.
const AFTER_KEY: char = '\u{1f}';

thread_local! {
    /// What the page before has kept and nobody has taken yet, once it is read.
    static KEPT: RefCell<Option<Vec<(String, String)>>> = const { RefCell::new(None) };
}

/// Reads what the page before has kept, and gives the window its name again.
fn read() -> Vec<(String, String)> {
    let name = window().name().unwrap_or_default();
    let Some(kept) = name.strip_prefix(MARK) else { return Vec::new() };
    let mut parts = kept.split(BETWEEN);
    // A browser that refuses leaves a name that nobody sees.
    let _ignored = window().set_name(parts.next().unwrap_or_default());
    let mut all: Vec<(String, String)> = Vec::new();
    for (key, text) in parts.filter_map(|part| part.split_once(AFTER_KEY)) {
        // Who presses twice keeps everything twice, and the last counts.
        all.retain(|(other, _)| other != key);
        all.push((key.to_owned(), text.to_owned()));
    }
    all
}

/// Returns what the page before has kept under a key, if nobody has taken it.
#[must_use]
pub fn take(key: &str) -> Option<String> {
    KEPT.with_borrow_mut(|kept| {
        let kept = kept.get_or_insert_with(read);
        let place = kept.iter().position(|(other, _)| other == key)?;
        Some(kept.swap_remove(place).1)
    })
}

/// Keeps a text under a key when the page is loaded again for a new version. The component that calls it owns the key until
/// it leaves the page.
pub fn keep(key: &'static str, text: Box<dyn Fn() -> Option<String>>) {
    let listener = window_event_listener_untyped("naqala:reloads", move |_| {
        let Some(text) = text().filter(|text| !text.contains(BETWEEN)) else { return };
        let name = window().name().unwrap_or_default();
        let before = if name.starts_with(MARK) { name } else { format!("{MARK}{name}") };
        let _ignored = window().set_name(&format!("{before}{BETWEEN}{key}{AFTER_KEY}{text}"));
    });
    on_cleanup(move || listener.remove());
}
