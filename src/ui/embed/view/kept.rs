//! What a board keeps while it is loaded again for a new version: its game, and what messages have changed.

use crate::ui::embed::model::{Mode, VERSION, content_of, outbound, read_record};
use crate::ui::kit::{json, over_reload};
use crate::ui::table::session::Session;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use serde_json::{Value, json};
use std::cell::RefCell;

/// The key of the game.
const GAME: &str = "game";
/// The key of what messages have changed.
const CHANGES: &str = "changes";
/// It stands between the record of the content, the moment that was shown, and the record of the game. JSON never has it.
const BETWEEN: &str = "\u{1f}";

thread_local! {
    /// The content of the last message that brought some, as JSON; empty if the address has it.
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
    /// What messages have changed since, the options and the step, as an object; `null` if nothing.
    static CHANGED: RefCell<Value> = const { RefCell::new(Value::Null) };
    /// The game to be shown in place of the content that comes next.
    static NEXT: RefCell<Option<(Session, Option<usize>)>> = const { RefCell::new(None) };
}

/// Goes on with the game that was kept, if it belongs to this content. It may have been dealt, so what was dealt comes back.
pub(super) fn resume(content: &mut Session, said: &str) {
    let Some(kept) = over_reload::take(GAME, said) else { return };
    let mut parts = kept.split(BETWEEN);
    let [Some(began), Some(at), Some(game)] = [parts.next(), parts.next(), parts.next()] else { return };
    if let (Some(began), Some(record)) = (read_record(began), read_record(game)) {
        content.record = began;
        NEXT.set(Some((Session { record, ..content.clone() }, at.parse().ok())));
    }
}

/// Returns the game that goes on, and the moment to show first, once.
pub(super) fn next_game() -> Option<(Session, Option<usize>)> {
    NEXT.take()
}

/// Keeps a game, which began as its content, when the page is loaded again.
pub(super) fn keep_game(content: Session, table: Match, mode: Mode) {
    let kept = move || {
        let write = |game: &Session| Some(json::text(&outbound::record(&game.record, &game.agreements, true)?));
        let game = write(&untrack(|| table.session()))?;
        let at = untrack(|| match table.history().at() {
            None if mode == Mode::Replay => Some(table.history().steps()),
            at => at,
        });
        let at = at.map_or_else(String::new, |at| at.to_string());
        Some((SAID.with_borrow(Clone::clone), [write(&content)?, at, game].join(BETWEEN)))
    };
    over_reload::keep(GAME, Box::new(kept));
    table.keep_choice(&SAID.with_borrow(Clone::clone));
}

/// Notes what a message has set.
pub(super) fn note(message: &Value) {
    CHANGED.with_borrow_mut(|changed| {
        let (content, step) = (content_of(message), &message["step"]);
        if !content.is_empty() || !step.is_null() {
            changed["step"] = step.clone();
        }
        if !content.is_empty() {
            SAID.set(content);
        }
        if let Some(options) = message["options"].as_object() {
            if !changed["options"].is_object() {
                changed["options"] = json!({});
            }
            for (name, value) in options {
                changed["options"][name] = value.clone();
            }
        }
    });
}

/// Keeps what messages have changed when the page is loaded again. Returns the step that was kept, and a message with the
/// options.
pub(super) fn changes() -> Option<(Option<usize>, Value)> {
    let kept = over_reload::take(CHANGES, "").and_then(|kept| serde_json::from_str::<Value>(&kept).ok());
    CHANGED.set(kept.filter(Value::is_object).unwrap_or_default());
    let changes = || CHANGED.with_borrow(|changed| changed.is_object().then(|| (String::new(), json::text(changed))));
    over_reload::keep(CHANGES, Box::new(changes));
    CHANGED.with_borrow(|changed| {
        let step = changed["step"].as_u64().map(|step| step as usize);
        let mut message = json!({"naqala": VERSION, "type": "set"});
        if changed["options"].is_object() {
            message["options"] = changed["options"].clone();
        }
        changed.is_object().then_some((step, message))
    })
}
