//! Messages from a board to the page around it, version 1.
//!
//! ```
//! use naqala::ui::embed::model::outbound::{self, Topic};
//! assert_eq!(outbound::step(Topic::Goal, 1, 3).to_string(), r#"{"naqala":1,"of":3,"step":1,"type":"goal"}"#);
//! ```

use super::{Mode, VERSION};
use crate::game::named::named;
use crate::game::{Event, Game, Record, Refusal, Seat, Square};
use crate::i18n::Lang;
use crate::notation::{position, record};
use crate::ui::table::session::Agreements;
use serde_json::{Value, json};
use std::sync::Arc;

named! {
    /// What a page can subscribe to.
    Topic, "action, goal, hint, refusal, correction, step, again, end, resize or text" {
        /// Actions were played or undone.
        Action = "action",
        /// The goal of a step was met.
        Goal = "goal",
        /// The learner asked for a hint.
        Hint = "hint",
        /// The rules or the lesson refused what the reader tried.
        Refusal = "refusal",
        /// The feedback of a lesson corrected what the learner played.
        Correction = "correction",
        /// A step of a lesson was shown.
        Step = "step",
        /// A step of a lesson began again.
        Again = "again",
        /// The game or the lesson ended.
        End = "end",
        /// The height of the board changed. The script of its page reports this.
        Resize = "resize",
        /// The position in words became another one.
        Text = "text",
    }
}

/// Returns whether a message is of a type that boards send. A board does not reply to such an echo.
#[must_use]
pub fn is_echo(value: &Value) -> bool {
    let kind = value["type"].as_str().unwrap_or_default();
    ["ready", "answer", "error", "loading"].contains(&kind) || kind.parse::<Topic>().is_ok()
}

/// Makes a message.
pub(super) fn message(kind: &str, mut fields: Value) -> Value {
    fields["naqala"] = VERSION.into();
    fields["type"] = kind.into();
    fields
}

/// Returns the message that the board can be used.
#[must_use]
pub fn ready(mode: Mode) -> Value {
    message("ready", json!({"mode": mode.name(), "accepts": mode.accepts(), "core": record::CORE}))
}

/// Returns the message that an entry of the record was played. It has no action and events if the page may not see
/// them.
#[must_use]
pub fn played(record: &Record, index: usize, agreements: &Agreements, is_open: bool) -> Value {
    let mut fields = next(record, index + 1, agreements);
    if let (true, Some((entry, events))) = (is_open, record.entries().nth(index)) {
        fields["action"] = entry.to_string().into();
        fields["events"] = events.iter().filter_map(|event: &Event| serde_json::to_value(event).ok()).collect();
    }
    message("action", fields)
}

/// Returns the message that a new game replaced one that had ended.
#[must_use]
pub fn new_game(record: &Record, agreements: &Agreements) -> Value {
    message("action", next(record, 0, agreements))
}

/// Returns the message that entries were undone: `stay` of `steps` remain.
#[must_use]
pub fn undone(record: &Record, stay: usize, steps: usize, agreements: &Agreements) -> Value {
    let mut fields = next(record, stay, agreements);
    fields["undone"] = (steps - stay).into();
    message("action", fields)
}

/// Returns how many entries there are, who is to play after them, and whether that is a computer.
fn next(record: &Record, steps: usize, agreements: &Agreements) -> Value {
    let seat = record.game_before(steps).and_then(|game| game.active());
    let mut fields = json!({"steps": steps, "player": seat.map(|seat| seat.0)});
    if seat.is_some_and(|seat| agreements.level(seat).is_some()) {
        fields["computer"] = true.into();
    }
    fields
}

/// Returns a message for each change between two states of a record.
#[must_use]
pub fn changes(then: &Record, now: &Record, agreements: &Agreements, is_open: bool) -> Vec<Value> {
    let is_same = |entry: &usize| {
        let [before, after] = [then, now].map(|record| record.game_before(entry + 1).filter(|_| *entry < record.len()));
        before.zip(after).is_some_and(|(before, after)| Arc::ptr_eq(before, after))
    };
    let stay = (0..then.len()).take_while(is_same).count();
    let undone = (stay < then.len()).then(|| self::undone(now, stay, then.len(), agreements));
    let played = (stay..now.len()).map(|index| self::played(now, index, agreements, is_open));
    let end = (now.game().is_over() && !then.game().is_over()).then(|| game_end(now));
    undone.into_iter().chain(played).chain(end).collect()
}

/// Returns the message that the learner asked for a hint of a step, both counted from 1. After the last of `hints`, the
/// board shows the next action.
#[must_use]
pub fn hint(step: usize, hint: usize, hints: usize) -> Value {
    message("hint", json!({"step": step, "hint": hint, "hints": hints}))
}

/// Returns the message that the feedback of a step, both counted from 1, corrected what the learner played; without
/// feedback nothing more can be played.
#[must_use]
pub fn correction(step: usize, feedback: Option<usize>) -> Value {
    message("correction", json!({"step": step, "feedback": feedback}))
}

/// Returns the message that a step, counted from 1, was shown, began again, or has met its goal.
#[must_use]
pub fn step(topic: Topic, step: usize, steps: usize) -> Value {
    message(topic.name(), json!({"step": step, "of": steps}))
}

/// Returns the message that something was refused; without a reason the rules allow it, but the lesson does not.
#[must_use]
pub fn refusal(reason: Option<Refusal>, tile: Option<Square>) -> Value {
    let reason = reason.map_or("not-open", Refusal::name);
    message("refusal", json!({"reason": reason, "tile": tile.map(|tile| tile.to_string())}))
}

/// Returns the message that a lesson ended.
#[must_use]
pub fn lesson_end() -> Value {
    message("end", json!({}))
}

/// Returns the message that a game ended, with the points of every player.
#[must_use]
pub fn game_end(record: &Record) -> Value {
    let game = record.game();
    let scores: Vec<u32> = game.seats().map(|seat| game.score(seat).total()).collect();
    let winners: Vec<u8> = game.winners().iter().map(|seat| seat.0).collect();
    message("end", json!({"scores": scores, "winners": winners}))
}

/// Returns the message with the position in words of a language.
#[must_use]
pub fn text(lang: Lang, text: &str) -> Value {
    message("text", json!({"text": text, "lang": lang.code()}))
}

/// Returns the position for a reply: all of it, or what everybody may see.
#[must_use]
pub fn position(game: &Game, is_open: bool) -> Value {
    let written = if is_open { position::write(game) } else { position::view(game, NOBODY) };
    serde_json::to_value(written).unwrap_or_default()
}

/// A seat that nobody takes: its view of a game is what everybody sees.
const NOBODY: Seat = Seat(u8::MAX);

/// Returns the record for a reply, with the computers that play; `None` while it would reveal hidden information.
#[must_use]
pub fn record(record: &Record, agreements: &Agreements, is_open: bool) -> Option<Value> {
    let written = || record::write(record).with_computers(&agreements.computers);
    (is_open || record.game().is_over()).then(|| serde_json::to_value(written()).unwrap_or_default())
}

/// Returns the reply to a message.
#[must_use]
pub fn reply(id: Option<Value>, name: &str, value: Value) -> Value {
    let mut fields = json!({});
    if !name.is_empty() {
        fields[name] = value;
    }
    if let Some(id) = id {
        fields["re"] = id;
    }
    message("answer", fields)
}
