//! Reads lessons and finds every fault, each with its step and key.

use super::condition::Condition;
use super::step::{Lesson, LessonStep, NextStep, StepState};
use super::{read_condition, text};
use crate::game::{Fault, Game, Record, Square};
use crate::notation::position::PositionError;
use crate::notation::reader::{Faults, Object};
use crate::notation::{position, record, sketch};
use crate::ui::kit::json;
use crate::ui::kit::settings::Overlay;
use crate::ui::table::allow::Allow;
use crate::ui::table::notes::read_drawing;
use serde_json::Value;
use std::collections::BTreeMap;

/// The value of the key `format`.
pub const FORMAT: &str = "naqala-lesson/1";
/// The most steps of a lesson.
pub const MOST_STEPS: usize = 12;

/// Reads a lesson.
///
/// # Errors
/// Every fault, each with its place in the file: `steps[1].goal.all[0].tile`.
pub fn read(text: &str) -> Result<Lesson, Vec<Fault>> {
    let value = serde_json::from_str(text)
        .map_err(|error| vec![Fault::syntax("the text", PositionError::from(error).to_string())])?;
    from_value(&value)
}

/// Reads a lesson from parsed JSON.
///
/// # Errors
/// As [`read`].
pub fn from_value(value: &Value) -> Result<Lesson, Vec<Fault>> {
    let mut faults = Faults::default();
    let lesson = read_lesson(value, &mut faults);
    match lesson {
        Some(lesson) if faults.is_empty() => Ok(lesson),
        _ => Err(faults.into_vec()),
    }
}

fn read_lesson(value: &Value, faults: &mut Faults) -> Option<Lesson> {
    let object = Object::open(value, "", faults)?;
    object.only(&["format", "title", "positions", "steps"], faults);
    if let Some(format) = object.text("format", faults).filter(|&format| format != FORMAT) {
        faults.add("format", format_args!("expected '{FORMAT}', found '{format}'"));
        return None;
    }
    let title = text::read_key(&object, "title", faults);
    let mut positions = BTreeMap::new();
    if let Some(given) = object.get("positions", faults) {
        for key in Object::open(given, "positions", faults).iter().flat_map(Object::keys) {
            if let Some(game) = read_position(&given[key], &format!("positions.{key}"), faults) {
                positions.insert(key, game);
            }
        }
    }
    let list = object.list("steps", faults)?;
    if list.is_empty() || list.len() > MOST_STEPS {
        faults.add("steps", format_args!("expected 1 to {MOST_STEPS} steps, found {}", list.len()));
    }
    let mut steps = Vec::new();
    let mut end = None;
    for (index, given) in list.iter().enumerate() {
        let step = read_step(given, &format!("steps[{index}]"), &positions, end.take(), faults);
        end = step.as_ref().map(|(_, end)| end.clone());
        steps.extend(step.map(|(step, _)| step));
    }
    (steps.len() == list.len()).then_some(Lesson { title: title?, steps })
}

/// Reads a position as lessons write it; keys may be missing.
///
/// # Errors
/// Every fault, each with its key.
pub fn position(value: &Value) -> Result<Game, Vec<Fault>> {
    let mut faults = Faults::default();
    read_position(value, "position", &mut faults).ok_or_else(|| faults.into_vec())
}

fn read_position(given: &Value, at: &str, faults: &mut Faults) -> Option<Game> {
    match position::from_value(&sketch::complete(given)) {
        Ok(game) => Some(game),
        Err(PositionError::Invalid(found)) => {
            faults.add_within(at, found);
            None
        }
        Err(error) => {
            faults.add(at, error);
            None
        }
    }
}

const KEYS: [&str; 14] = [
    "position",
    "text",
    "allow",
    "goal",
    "also",
    "solution",
    "hints",
    "hintTiles",
    "feedback",
    "done",
    "show",
    "overlays",
    "marks",
    "arrows",
];

/// Reads a step. Returns it with the game after its solution, from which the next step may start.
fn read_step(
    given: &Value,
    at: &str,
    positions: &BTreeMap<&str, Game>,
    previous_end: Option<Game>,
    faults: &mut Faults,
) -> Option<(LessonStep, Game)> {
    let object = Object::open(given, at, faults)?;
    object.only(&KEYS, faults);
    let game = if object.has("position") {
        let name = object.text("position", faults)?;
        let game = positions.get(name).cloned();
        if game.is_none() {
            faults.add(object.at("position"), format_args!("'{name}' is not among the positions that could be read"));
        }
        game
    } else {
        if previous_end.is_none() {
            faults.add(object.at("position"), "missing, and no step before it that could be read");
        }
        previous_end
    };
    let words = text::read_key(&object, "text", faults);
    let done = if object.has("done") { text::read_key(&object, "done", faults) } else { None };
    let list = |key, faults: &mut Faults| if object.has(key) { object.list(key, faults) } else { Some(&[][..]) };
    let hints = list("hints", faults).unwrap_or_default();
    let hints = hints.iter().enumerate();
    let hints: Vec<_> =
        hints.filter_map(|(index, hint)| text::read(hint, &format!("{at}.hints[{index}]"), faults)).collect();
    let show: Vec<Square> = if object.has("show") { object.names("show", faults) } else { Vec::new() };
    let overlays: Vec<Overlay> = if object.has("overlays") { object.names("overlays", faults) } else { Vec::new() };
    let game = game?;
    for square in show.iter().filter(|&&square| !game.board.contains(square)) {
        faults.add(object.at("show"), format_args!("{square} is not on the board"));
    }
    let drawing = read_drawing(&object, &game.board, faults);
    let goal = match object.optional("goal") {
        Some(given) => Some(read_condition::read(given, &object.at("goal"), &game, 0, faults)?),
        None => None,
    };
    let mut also = Vec::new();
    for (index, given) in list("also", faults).unwrap_or_default().iter().enumerate() {
        also.extend(read_condition::read(given, &format!("{at}.also[{index}]"), &game, 0, faults));
    }
    let mut feedback = Vec::new();
    for (index, given) in list("feedback", faults).unwrap_or_default().iter().enumerate() {
        let at = format!("{at}.feedback[{index}]");
        let Some(object) = Object::open(given, at, faults) else { continue };
        object.only(&["when", "say"], faults);
        let when = object
            .get("when", faults)
            .and_then(|when| read_condition::read(when, &object.at("when"), &game, 0, faults));
        feedback.extend(when.zip(text::read_key(&object, "say", faults)));
    }
    let allow = match object.optional("allow") {
        Some(_) => read_allow(&object, faults)?,
        None if goal.is_none() => Allow::nothing(),
        None => Allow::Everything,
    };
    let solution = match goal {
        Some(_) => read_condition::actions(&object, "solution", faults)?,
        None => Vec::new(),
    };
    let start = record::from_position(game);
    let hint_tiles = list("hintTiles", faults).unwrap_or_default().iter();
    let hint_tiles = hint_tiles.map(|tiles| {
        let names = tiles.as_array().into_iter().flatten();
        names.filter_map(|name| name.as_str()?.parse().ok()).collect()
    });
    let hint_tiles = hint_tiles.collect();
    let text = words?;
    let step = LessonStep {
        text,
        start,
        allow,
        goal,
        also,
        solution,
        is_one_decision: false,
        hints,
        hint_tiles,
        feedback,
        done,
        show,
        drawing,
        overlays,
    };
    let end = check_solution(&step, &object, faults)?;
    Some((step, Game::clone(end.game())))
}

/// Plays the solution: each action must be legal and allowed, and the goal must be met at its end and not before.
/// Returns the record at its end.
fn check_solution(step: &LessonStep, object: &Object, faults: &mut Faults) -> Option<Record> {
    let mut record = step.start.clone();
    if step.goal.is_none() {
        for key in ["also", "solution", "hints", "hintTiles", "feedback", "done", "allow"]
            .into_iter()
            .filter(|key| object.has(key))
        {
            faults.add(object.at(key), "does not apply: the step has no goal");
        }
        return Some(record);
    }
    if step.state(&record, None) == StepState::Reached {
        faults.add(object.at("goal"), "is met before anything is done");
        return None;
    }
    for (index, &action) in step.solution.iter().enumerate() {
        let at = format!("{}[{index}]", object.at("solution"));
        if !step.allow.allows(action) {
            faults.add(at, format_args!("'{action}' is not among what the step allows"));
            return None;
        }
        debug_assert_eq!(step.next(&record), NextStep::Play(action));
        if let Err(refusal) = record.play(action) {
            faults.add(at, format_args!("'{action}': {}", refusal.message()));
            return None;
        }
        if index + 1 < step.solution.len() && step.state(&record, None) == StepState::Reached {
            faults.add(at, format_args!("'{action}' meets the goal already: what comes after it is never played"));
            return None;
        }
    }
    // A goal may ask for a refusal. Then the solution may end before it, but some tap must lead to that refusal.
    if step.state(&record, None) != StepState::Reached && step.refused_tap(&record).is_none() {
        let asks_refusal = step.goal.as_ref().is_some_and(Condition::asks_refusal);
        let brought = record.entries().last().into_iter().flat_map(|(_, events)| events.iter());
        let brought: Value = brought.filter_map(|event| serde_json::to_value(event).ok()).collect();
        let why = if asks_refusal {
            ": nothing that can be tapped at its end is refused so".to_owned()
        } else {
            format!(": its last action brings {}", json::text(&brought))
        };
        faults.add(object.at("solution"), format_args!("does not lead to the goal{why}"));
        return None;
    }
    Some(record)
}

fn read_allow(object: &Object, faults: &mut Faults) -> Option<Allow> {
    let list = object.list("allow", faults)?;
    let mut patterns = Vec::new();
    for (index, given) in list.iter().enumerate() {
        let pattern = given.as_str().filter(|text| text.split(' ').next().is_some_and(|verb| VERBS.contains(&verb)));
        match pattern {
            Some(pattern) => patterns.push(pattern.into()),
            None => faults.add(
                format!("{}[{index}]", object.at("allow")),
                "expected an action or its first words, for example 'drop * y'",
            ),
        }
    }
    Some(Allow::Only(patterns))
}

/// The first words that actions have in the notation.
const VERBS: [&str; 24] = [
    "bid", "take", "drop", "skip", "control", "trade", "build", "kill", "craft", "keep", "palm", "palace", "buy",
    "djinn", "item", "pass", "power", "use", "bring", "done", "order", "whim", "sell", "end",
];
