//! Broken lessons: each is refused with the step, the field and the fault.

use crate::support::fixtures;
use naqala::ui::learn::lesson;
use serde_json::Value;

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
