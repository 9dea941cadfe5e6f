//! Reads the conditions of goals and feedback.

use super::condition::{Condition, Owner, Test, TileTest, value};
use crate::game::{Action, Event, Game, Seat, Square};
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

/// The most conditions that one may lie within.
const MAX_DEPTH: usize = 8;

const KINDS: [&str; 11] =
    ["all", "any", "not", "event", "played", "refused", "value", "change", "score", "gain", "tile"];

/// Reads a condition; `start` is the position from which its step starts.
pub(super) fn read(given: &Value, at: &str, start: &Game, depth: usize, faults: &mut Faults) -> Option<Condition> {
    let object = Object::open(given, at, faults)?;
    let kinds: Vec<&str> = KINDS.into_iter().filter(|kind| object.has(kind)).collect();
    let &[kind] = &kinds[..] else {
        faults.add(at, format_args!("expected one of {}, found {}", KINDS.join(", "), kinds.len()));
        return None;
    };
    if depth > MAX_DEPTH {
        faults.add(at, "nested too deeply");
        return None;
    }
    let inner = object.at(kind);
    let each = |faults: &mut Faults| -> Option<Vec<Condition>> {
        let list = object.list(kind, faults)?;
        if list.is_empty() {
            faults.add(&inner, "expected at least one condition");
        }
        list.iter()
            .enumerate()
            .map(|(index, given)| read(given, &format!("{inner}[{index}]"), start, depth + 1, faults))
            .collect()
    };
    let only = |more: &[&str], faults: &mut Faults| object.only(&[&[kind], more].concat(), faults);
    match kind {
        "all" => {
            only(&[], faults);
            each(faults).map(Condition::All)
        }
        "any" => {
            only(&[], faults);
            each(faults).map(Condition::Any)
        }
        "not" => {
            only(&[], faults);
            let given = object.get(kind, faults)?;
            read(given, &inner, start, depth + 1, faults).map(|condition| Condition::Not(Box::new(condition)))
        }
        "event" => {
            only(&[], faults);
            let given = object.get(kind, faults)?;
            let event = Object::open(given, &inner, faults)?;
            let name = event.text("type", faults)?;
            // A learner only plays actions, and no action yields a take-back.
            match Event::TYPES.iter().find(|(known, _)| *known == name && *known != "taken-back") {
                Some((_, fields)) => event.only(&[&["type"], *fields].concat(), faults),
                None => faults.add(event.at("type"), format_args!("expected the type of an event, found '{name}'")),
            }
            given.as_object().cloned().map(Condition::Event)
        }
        "played" => {
            only(&[], faults);
            actions(&object, kind, faults).map(Condition::Played)
        }
        "refused" => {
            only(&[], faults);
            object.named(kind, faults).map(Condition::Refused)
        }
        "value" | "change" => {
            only(&TESTS, faults);
            let path = object.text(kind, faults)?;
            // The keys of `turn` depend on the step of the turn.
            if !path.starts_with("/turn/") && value(start, path).is_none() {
                faults.add(
                    &inner,
                    format_args!("expected a path into the position, for example '/players/0/coins', found '{path}'"),
                );
            }
            let test = test(&object, faults)?;
            Some(if kind == "value" {
                Condition::Value(path.into(), test)
            } else {
                Condition::Change(path.into(), test)
            })
        }
        "score" | "gain" => {
            only(&[&TESTS[..], &["line"]].concat(), faults);
            let seat = seat(&object, kind, start, faults)?;
            let line = if object.has("line") { Some(object.named("line", faults)?) } else { None };
            let test = test(&object, faults)?;
            Some(if kind == "score" { Condition::Score(seat, line, test) } else { Condition::Gain(seat, line, test) })
        }
        _ => {
            only(&["meeples", "owner", "palms", "palaces"], faults);
            let square: Square = object.named(kind, faults)?;
            if !start.board.contains(square) {
                faults.add(&inner, format_args!("{square} is not on the board"));
            }
            let meeples = if object.has("meeples") { Some(object.named("meeples", faults)?) } else { None };
            let owner = match object.optional("owner") {
                None => Owner::Any,
                Some(Value::Null) => Owner::Nobody,
                Some(_) => Owner::Seat(seat(&object, "owner", start, faults)?),
            };
            let mut count = |key| if object.has(key) { object.number(key, faults) } else { Some(0) };
            Some(Condition::Tile(
                square,
                TileTest { meeples, owner, palms: count("palms")?, palaces: count("palaces")? },
            ))
        }
    }
}

const TESTS: [&str; 3] = ["is", "atLeast", "atMost"];

fn test(object: &Object, faults: &mut Faults) -> Option<Test> {
    let tests: Vec<_> = TESTS.into_iter().filter_map(|key| object.optional(key).map(|value| (key, value))).collect();
    let number = |value: &Value, key, faults: &mut Faults| {
        let number = value.as_i64();
        if number.is_none() {
            faults.add(object.at(key), "expected a whole number");
        }
        number
    };
    match tests[..] {
        [("is", value)] => Some(Test::Is(value.clone())),
        [("atLeast", value)] => number(value, "atLeast", faults).map(Test::AtLeast),
        [("atMost", value)] => number(value, "atMost", faults).map(Test::AtMost),
        _ => {
            faults.add(object.at("is"), "expected one of is, atLeast, atMost");
            None
        }
    }
}

fn seat(object: &Object, key: &str, start: &Game, faults: &mut Faults) -> Option<Seat> {
    let seat = Seat(object.number(key, faults)?);
    if seat.index() < start.players.len() {
        return Some(seat);
    }
    faults.add(object.at(key), "nobody sits there");
    None
}

/// Reads a list of actions in the notation.
pub(super) fn actions(object: &Object, key: &str, faults: &mut Faults) -> Option<Vec<Action>> {
    let list = object.list(key, faults)?;
    let mut read = Vec::new();
    for (index, given) in list.iter().enumerate() {
        match given.as_str().unwrap_or_default().parse::<Action>() {
            Ok(action) => read.push(action),
            Err(error) => faults.add(format!("{}[{index}]", object.at(key)), error),
        }
    }
    (read.len() == list.len()).then_some(read)
}
