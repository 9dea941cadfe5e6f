//! Broken lessons: each is refused with the step, the field and the fault.

use crate::support::fixtures;
use naqala::ui::learn::lesson;
use serde_json::{Value, json};

/// The fixture has a sound lesson and its changes: each replaces or removes the value at a path.
#[test]
fn each_fault_names_its_place() {
    let table: Value = serde_json::from_str(&fixtures::fixture("lessons.json")).expect("it is JSON");
    assert!(lesson::from_value(&table["sound"]).is_ok());
    let broken = table["broken"].as_array().expect("a list");
    assert!(broken.len() >= 20);
    let mut messages = Vec::new();
    for case in broken {
        let mut value = table["sound"].clone();
        let path = case["path"].as_str().expect("a path");
        let (parent, key) = path.rsplit_once('/').expect("it begins with a slash");
        let place = value.pointer_mut(parent).unwrap_or_else(|| panic!("{path}: no such place"));
        match (case.get("value"), place) {
            (Some(new), Value::Object(map)) => drop(map.insert(key.into(), new.clone())),
            (Some(new), place) => place[key.parse::<usize>().expect("a number")] = new.clone(),
            (None, place) => drop(place.as_object_mut().expect("an object").remove(key)),
        }
        let faults = lesson::from_value(&value).expect_err(path);
        let says = case["says"].as_str().expect("a sentence");
        assert_eq!(faults[0].to_string(), says, "{path}");
        messages.push(says);
    }
    messages.sort_unstable();
    messages.dedup();
    assert_eq!(messages.len(), broken.len(), "each has its own message");
}

#[test]
fn invalid_json_is_refused_with_its_place() {
    let faults = lesson::read("{\"format\": \"naqala-lesson/1\",}").unwrap_err();
    assert!(faults[0].to_string().contains("column 30"), "{}", faults[0]);
    assert!(lesson::read("[]").is_err() && lesson::read("").is_err());
}

/// Returns the first fault of the sound lesson, if it has one, with its goal changed.
fn fault_of_goal(change: impl Fn(Value) -> Value) -> Option<String> {
    let mut table: Value = serde_json::from_str(&fixtures::fixture("lessons.json")).expect("it is JSON");
    let steps = table["sound"]["steps"].as_array_mut().expect("a list");
    let goal = steps.iter_mut().find_map(|step| step.get_mut("goal")).expect("a goal");
    *goal = change(goal.take());
    Some(lesson::from_value(&table["sound"]).err()?[0].to_string())
}

#[test]
fn a_condition_lies_within_eight_others_at_most() {
    // The goal is a list of conditions, which lie within it.
    let within = |more: usize| fault_of_goal(|goal| (0..more).fold(goal, |goal, _| json!({"all": [goal]})));
    assert_eq!(within(7), None);
    let fault = within(8).expect("a fault");
    assert!(fault.ends_with(": nested too deeply"), "{fault}");
}

#[test]
fn no_condition_asks_for_a_take_back() {
    let fault = fault_of_goal(|_| json!({"event": {"type": "taken-back", "to": 0}})).expect("a fault");
    assert!(fault.ends_with("goal.event.type: expected the type of an event, found 'taken-back'"), "{fault}");
}

#[test]
fn a_crowd_of_players_is_refused() {
    let players = vec!["{}"; 50_000].join(",");
    let text = format!(
        r#"{{"format": "naqala-lesson/1", "title": {{"en": "x", "fr": "x"}},
            "positions": {{"start": {{"board": ["O8:w V5:w"], "players": [{players}]}}}},
            "steps": [{{"position": "start", "text": {{"en": "x", "fr": "x"}}}}]}}"#
    );
    let faults = lesson::read(&text).unwrap_err();
    assert!(faults[0].to_string().starts_with("positions.start.players"), "{}", faults[0]);
}

#[test]
fn lesson_ids_cannot_be_paths() {
    assert!(lesson::is_id("djinn-al-amin"));
    for text in ["", "../index", "a/b", "a.json", "Control", "a b", "%2e%2e"] {
        assert!(!lesson::is_id(text), "{text}");
    }
}
