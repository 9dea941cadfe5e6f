//! What a page keeps while it is loaded again for a new version, and stores nowhere: a half-made choice, what was tried.
//!
//! It lies in the name of the window. A frame of another page may have no storage, and a sandboxed one has not even a
//! state of its history. Each thing waits until what it belongs to is there again, which takes it once.

use leptos::prelude::*;
use std::cell::RefCell;

/// How the name of a window begins that keeps something. The name that it had follows.
const MARK: &str = "naqala\u{1e}";
/// It stands between two things that are kept.
const BETWEEN: char = '\u{1e}';
/// It follows the key of a thing, and what the thing belongs to. The text comes last.
const AFTER: char = '\u{1f}';

thread_local! {
    /// What the page before has kept and nobody has taken yet, once it is read.
    static KEPT: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Reads what the page before has kept, and gives the window its name again.
fn read() -> Vec<String> {
    let name = window().name().unwrap_or_default();
    let Some(kept) = name.strip_prefix(MARK) else { return Vec::new() };
    let mut parts = kept.split(BETWEEN);
    // A browser that refuses leaves a name that nobody sees.
    let _ignored = window().set_name(parts.next().unwrap_or_default());
    let mut all: Vec<String> = Vec::new();
    for part in parts {
        // Who presses twice keeps everything twice, and the last counts.
        let key = |part: &str| part.find(AFTER).map(|end| part[..end].to_owned());
        all.retain(|other| key(other) != key(part));
        all.push(part.to_owned());
    }
    all
}

/// Returns what the page before has kept under a key, if it belongs to `owner` and nobody has taken it.
#[must_use]
pub fn take(key: &str, owner: &str) -> Option<String> {
    KEPT.with_borrow_mut(|kept| {
        let kept = kept.get_or_insert_with(read);
        let head = head(key, owner);
        let place = kept.iter().position(|part| part.starts_with(&head))?;
        Some(kept.swap_remove(place).split_off(head.len()))
    })
}

/// Keeps something under a key when the page is loaded again for a new version: what it then belongs to, and a text. The
/// component that calls it owns the key until it leaves the page.
pub fn keep(key: &'static str, kept: Box<dyn Fn() -> Option<(String, String)>>) {
    let listener = window_event_listener_untyped("naqala:reloads", move |_| {
        let part = kept().map(|(owner, text)| head(key, &owner) + &text);
        let Some(part) = part.filter(|part| !part.contains(BETWEEN)) else { return };
        let name = window().name().unwrap_or_default();
        let before = if name.starts_with(MARK) { name } else { format!("{MARK}{name}") };
        let _ignored = window().set_name(&format!("{before}{BETWEEN}{part}"));
    });
    on_cleanup(move || listener.remove());
}

fn head(key: &str, owner: &str) -> String {
    format!("{key}{AFTER}{owner}{AFTER}")
}
