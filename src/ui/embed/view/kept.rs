//! What a board keeps while it is loaded again for a new version: its game, and what messages have changed.

use crate::game::Record;
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
/// It stands between the parts of a game. JSON never has it.
const BETWEEN: &str = "\u{1f}";

/// A game that was kept.
struct KeptGame {
    /// The message that brought its content; empty if the address did.
    said: String,
    /// The record of the content.
    content: Record,
    /// The record that it had become, and the moment that was shown.
    shown: (Record, Option<usize>),
}

thread_local! {
    /// The content of the last message that brought some, as JSON; empty if the address has it.
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
    /// What messages have changed since, the options and the step, as an object; `null` if nothing.
    static CHANGED: RefCell<Value> = const { RefCell::new(Value::Null) };
    /// The game that was kept, until its content is there again.
    static KEPT: RefCell<Option<KeptGame>> = RefCell::new(KeptGame::take());
    /// The game to be shown in place of the content that comes next.
    static NEXT: RefCell<Option<(Session, Option<usize>)>> = const { RefCell::new(None) };
}

impl KeptGame {
    fn take() -> Option<Self> {
        let kept = over_reload::take(GAME)?;
        let mut parts = kept.split(BETWEEN);
        let (said, content, at, game) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        Some(Self {
            said: said.to_owned(),
            content: read_record(content)?,
            shown: (read_record(game)?, at.parse().ok()),
        })
    }
}

/// Goes on with the game that was kept, if it belongs to this content. It may have been dealt, so what was dealt comes back.
pub(super) fn resume(content: &mut Session, said: &str) {
    KEPT.with_borrow_mut(|kept| {
        if let Some(kept) = kept.take_if(|kept| kept.said == said) {
            content.record = kept.content;
            let (record, at) = kept.shown;
            NEXT.set(Some((Session { record, ..content.clone() }, at)));
        }
    });
}

/// Returns the game that goes on, and the moment to show first, once.
pub(super) fn next_game() -> Option<(Session, Option<usize>)> {
    NEXT.take()
}

/// Keeps a game, which began as its content, when the page is loaded again.
pub(super) fn keep_game(content: Session, table: Match, mode: Mode) {
    let text = move || {
        let write = |game: &Session| Some(json::text(&outbound::record(&game.record, &game.agreements, true)?));
        let game = write(&untrack(|| table.session()))?;
        let at = untrack(|| match table.history().at() {
            None if mode == Mode::Replay => Some(table.history().steps()),
            at => at,
        });
        let at = at.map_or_else(String::new, |at| at.to_string());
        Some([SAID.with_borrow(Clone::clone), write(&content)?, at, game].join(BETWEEN))
    };
    over_reload::keep(GAME, Box::new(text));
    table.keep_choice("");
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
    let kept = over_reload::take(CHANGES).and_then(|kept| serde_json::from_str::<Value>(&kept).ok());
    CHANGED.set(kept.filter(Value::is_object).unwrap_or_default());
    let text = || CHANGED.with_borrow(|changed| changed.is_object().then(|| json::text(changed)));
    over_reload::keep(CHANGES, Box::new(text));
    CHANGED.with_borrow(|changed| {
        let step = changed["step"].as_u64().map(|step| step as usize);
        let mut message = json!({"naqala": VERSION, "type": "set"});
        if changed["options"].is_object() {
            message["options"] = changed["options"].clone();
        }
        changed.is_object().then_some((step, message))
    })
}
