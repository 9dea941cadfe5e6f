//! Events as JSON have the types and fields of the table that lessons and embedded boards are checked against.

use naqala::game::Event;
use naqala::notation::record;
use std::collections::BTreeSet;
use std::fs;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/replay");

#[test]
fn every_event_of_whole_games_is_in_the_table() {
    let mut seen = BTreeSet::new();
    for entry in fs::read_dir(FOLDER).expect("the replays are there") {
        let path = entry.expect("it can be listed").path();
        if !path.to_string_lossy().ends_with(".record.json") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("it can be read");
        let record = record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for event in record.entries().flat_map(|(_, events)| events.iter()) {
            let value = serde_json::to_value(event).expect("events are JSON");
            let object = value.as_object().expect("an object");
            let name = object["type"].as_str().expect("a type");
            let Some((_, fields)) = Event::TYPES.iter().find(|(known, _)| *known == name) else {
                assert_eq!(name, "taken-back", "lessons cannot ask for it");
                continue;
            };
            for key in object.keys().filter(|key| *key != "type") {
                assert!(fields.contains(&key.as_str()), "{name}.{key}");
            }
            seen.insert(name.to_owned());
        }
    }
    assert!(seen.len() >= 24, "whole games have most kinds: {seen:?}");
}

#[test]
fn the_table_is_that_of_the_notation() {
    let notation = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/notation.md")).expect("it is there");
    let table =
        notation.split("## Events").nth(1).and_then(|rest| rest.split("## Errors").next()).expect("it has events");
    for (name, fields) in Event::TYPES {
        let row = table.lines().find(|line| line.starts_with('|') && line.contains(&format!("`{name}`")));
        let row = row.unwrap_or_else(|| panic!("{name} has no row"));
        for field in fields {
            assert!(row.contains(&format!("`{field}`")), "{name}.{field} is not in its row");
        }
    }
}
