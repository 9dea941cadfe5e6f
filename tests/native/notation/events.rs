//! Events as JSON have the types and fields of the table against which lessons and embedded boards are checked.

use crate::support::fixtures;
use naqala::game::Event;
use naqala::notation::record;
use std::collections::BTreeSet;

#[test]
fn every_event_of_whole_games_is_in_the_table() {
    let mut seen = BTreeSet::new();
    let files = fixtures::folder("tests/fixtures/replay");
    for (file, text) in files.iter().filter(|(file, _)| file.ends_with(".record.json")) {
        let record = record::read(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        for event in record.entries().flat_map(|(_, events)| events.iter()) {
            let value = serde_json::to_value(event).expect("events are JSON");
            let object = value.as_object().expect("an object");
            let name = object["type"].as_str().expect("a type");
            let row = Event::TYPES.iter().find(|(known, _)| *known == name);
            let (_, fields) = row.unwrap_or_else(|| panic!("{name} is in the table"));
            for key in object.keys().filter(|key| *key != "type") {
                assert!(fields.contains(&key.as_str()), "{name}.{key}");
            }
            seen.insert(name.to_owned());
        }
    }
    assert!(seen.len() >= 24, "whole games have most kinds: {seen:?}");
}

#[test]
fn the_table_agrees_with_the_documentation() {
    let notation = fixtures::docs("notation.md");
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
