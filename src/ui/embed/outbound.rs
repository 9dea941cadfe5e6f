//! What a board says to the page around it, version 1.
//!
//! ```
//! use naqala::ui::embed::told;
//! assert_eq!(outbound::goal(1, 3).to_string(), r#"{"naqala":1,"of":3,"step":1,"type":"goal"}"#);
//! ```

use super::{Mode, VERSION};
use crate::game::{Event, Game, Record, Seat, named::named};
use crate::notation::{position, record};
use serde_json::{Value, json};
use std::sync::Arc;

named! {
    /// What a page can be told without asking.
    Topic, "a topic" {
        /// Something was played, or taken back.
        Action = "action",
        /// The goal of a step was met.
        Goal = "goal",
        /// The game has ended, or the lesson.
        End = "end",
        /// The board has another height.
        Resize = "resize",
    }
}

/// Whether a message is one that boards send: an echo, which is not answered.
#[must_use]
pub fn is_echo(value: &Value) -> bool {
    let kind = value["type"].as_str().unwrap_or_default();
    ["ready", "answer", "error"].contains(&kind) || kind.parse::<Topic>().is_ok()
}

/// A message of a board.
pub(super) fn told(kind: &str, mut fields: Value) -> Value {
    fields["naqala"] = VERSION.into();
    fields["type"] = kind.into();
    fields
}

/// Says that the board can be used.
#[must_use]
pub fn ready(mode: Mode) -> Value {
    told("ready", json!({"mode": mode.name(), "accepts": mode.accepts(), "core": record::CORE}))
}

/// Says how high the board is.
#[must_use]
pub fn resize(height: u32) -> Value {
    told("resize", json!({"height": height}))
}

/// Says what an entry of the record was. What is hidden is not told: then only that something was played.
#[must_use]
pub fn played(record: &Record, index: usize, is_open: bool) -> Value {
    let player = record.game_before(index + 1).and_then(|game| game.active()).map(|seat| seat.0);
    let mut fields = json!({"steps": index + 1, "player": player});
    if let (true, Some((entry, events))) = (is_open, record.entries().nth(index)) {
        fields["action"] = entry.to_string().into();
        fields["events"] = events.iter().filter_map(|event: &Event| serde_json::to_value(event).ok()).collect();
    }
    told("action", fields)
}

/// Says that another game has begun in the place of one that had ended.
#[must_use]
pub fn begun(record: &Record) -> Value {
    told("action", json!({"steps": 0, "player": record.game().active().map(|seat| seat.0)}))
}

/// Says that of so many steps some were taken back, and how many stay.
#[must_use]
pub fn undone(record: &Record, stay: usize, steps: usize) -> Value {
    let player = record.game_before(stay).and_then(|game| game.active()).map(|seat| seat.0);
    told("action", json!({"steps": stay, "player": player, "undone": steps - stay}))
}

/// What has happened to a record since it was another one, message by message.
#[must_use]
pub fn since(then: &Record, now: &Record, is_open: bool) -> Vec<Value> {
    let is_same = |entry: &usize| {
        let [before, after] = [then, now].map(|record| record.game_before(entry + 1).filter(|_| *entry < record.len()));
        before.zip(after).is_some_and(|(before, after)| Arc::ptr_eq(before, after))
    };
    let stay = (0..then.len()).take_while(is_same).count();
    let undone = (stay < then.len()).then(|| self::undone(now, stay, then.len()));
    let played = (stay..now.len()).map(|index| self::played(now, index, is_open));
    let end = (now.game().is_over() && !then.game().is_over()).then(|| game_end(now));
    undone.into_iter().chain(played).chain(end).collect()
}

/// Says that the goal of a step, from 1, was met.
#[must_use]
pub fn goal(step: usize, steps: usize) -> Value {
    told("goal", json!({"step": step, "of": steps}))
}

/// Says that a lesson has ended.
#[must_use]
pub fn lesson_end() -> Value {
    told("end", json!({}))
}

/// Says that a game has ended, with everybody's points.
#[must_use]
pub fn game_end(record: &Record) -> Value {
    let game = record.game();
    let scores: Vec<u32> = game.seats().map(|seat| game.score(seat).total()).collect();
    let winners: Vec<u8> = game.winners().iter().map(|seat| seat.0).collect();
    told("end", json!({"scores": scores, "winners": winners}))
}

/// Answers with the position: all of it, or what everybody may see.
#[must_use]
pub fn position(game: &Game, is_open: bool) -> Value {
    let written = if is_open { position::write(game) } else { position::view(game, NOBODY) };
    serde_json::to_value(written).unwrap_or_default()
}

/// Nobody sits there: what it sees is what everybody sees.
const NOBODY: Seat = Seat(u8::MAX);

/// Answers with the record; nothing while it would tell what is hidden.
#[must_use]
pub fn record(record: &Record, is_open: bool) -> Option<Value> {
    (is_open || record.game().is_over()).then(|| serde_json::to_value(record::write(record)).unwrap_or_default())
}

/// Answers a message.
#[must_use]
pub fn answer(id: Option<Value>, name: &str, value: Value) -> Value {
    let mut fields = json!({});
    if !name.is_empty() {
        fields[name] = value;
    }
    if let Some(id) = id {
        fields["re"] = id;
    }
    told("answer", fields)
}
