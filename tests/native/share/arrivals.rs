//! What other apps hand to the page: each file goes to the room that reads it, and the manifest promises no other.

use crate::support::fixtures::{fixture, folder};
use naqala::ui::pad::model::history::{json, plays};
use naqala::ui::share::arrival::{Room, address_in, shared};
use naqala::ui::share::import;
use serde_json::Value;

#[test]
fn games_lessons_positions_and_sheets_go_to_the_rooms_that_read_them() {
    for (name, text) in folder("tests/fixtures/replay").into_iter().filter(|(name, _)| name.ends_with(".record.json")) {
        assert_eq!(Room::of(&name, text.as_bytes()), Room::Games, "{name}");
        assert!(import::read(&text).is_ok(), "{name}");
    }
    for (name, text) in folder("tests/fixtures/valid") {
        assert_eq!(Room::of(&name, text.as_bytes()), Room::Editor, "{name}");
    }
    for (name, text) in folder("public/lessons").into_iter().filter(|(name, _)| name != "course.json") {
        assert_eq!(Room::of(&name, text.as_bytes()), Room::Editor, "{name}");
    }
    let backup = fixture("pads/bgstats-backup.json");
    let given = serde_json::from_str(&backup).expect("JSON");
    assert!(plays::bgstats::read(&given).is_ok());
    assert_eq!(Room::of("BGStatsExport.json", backup.as_bytes()), Room::Sheets);
    let history = fixture("pads/history.json");
    assert!(json::read(&history).is_ok());
    for start in ["", "\u{feff}", "\n "] {
        assert_eq!(Room::of("naqala-scores.json", format!("{start}{history}").as_bytes()), Room::Sheets, "{start:?}");
    }
}

#[test]
fn the_dialog_of_games_says_what_is_wrong_with_everything_else() {
    for (name, text) in folder("tests/fixtures/imports") {
        assert_ne!(Room::of(&name, text.as_bytes()), Room::Sheets, "{name}");
    }
    for content in [
        &b""[..],
        b"GIF89a",
        b"{",
        b"[1]",
        b"null",
        b"{\"plays\": 7}",
        b"{\"format\": 7}",
        b"\xff\xfe\xd8",
        b"{\"players\": [\"Zo\xe9\"]}",
    ] {
        assert_eq!(Room::of("some.json", content), Room::Games, "{content:?}");
    }
    assert_eq!(Room::of("no-ending", b"Anna,12"), Room::Games);
}

#[test]
fn the_manifest_promises_only_files_that_a_room_reads() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/public/manifest.webmanifest"));
    let manifest: Value = serde_json::from_str(&text.expect("a manifest")).expect("JSON");
    let samples = [
        ("naqala.json", fixture("replay/2-players.record.json"), Room::Games),
        ("one.bgsplay", fixture("pads/bgstats-play.bgsplay"), Room::Sheets),
        ("naqala-scores.csv", "Date,Name\n".to_owned(), Room::Sheets),
        ("plays.xml", fixture("pads/bgg-plays.xml"), Room::Sheets),
    ];
    let mut endings = Vec::new();
    for handler in manifest["file_handlers"].as_array().expect("file handlers") {
        assert_eq!(handler["action"], manifest["start_url"], "the service worker answers");
        for accepted in handler["accept"].as_object().expect("types").values() {
            endings.extend(accepted.as_array().expect("endings").iter().filter_map(Value::as_str));
        }
    }
    assert_eq!(endings.len(), samples.len());
    for (name, content, room) in samples {
        assert!(endings.iter().any(|ending| name.ends_with(ending)), "{name}");
        assert_eq!(Room::of(name, content.as_bytes()), room, "{name}");
    }
}

#[test]
fn links_are_found_in_whatever_field_and_form_they_are_shared() {
    let links: Value = serde_json::from_str(&fixture("links.json")).expect("links");
    let game = links["plain"]["position"].as_str().expect("a link");
    let address = format!("https://naqala.example/{game}");
    let of = |fields: [&str; 3]| address_in(&shared(fields.map(str::to_owned)));
    assert_eq!(of(["", "", &address]).as_deref(), Some(game));
    assert_eq!(of(["A game", &address, ""]).as_deref(), Some(game));
    assert_eq!(of([&address, "A game", "https://other.example/"]).as_deref(), Some(game));
    assert_eq!(address_in(&address.replace('#', "%23").replace('=', "%3D")).as_deref(), Some(game));
    for place in ["#puzzle=daily", "#learn=control", "#score=0eyJ-_", game, "#m=0AA.2-_B"] {
        let text = format!("Try https://naqala.example/naqala/{place} (or not).");
        assert_eq!(address_in(&text).as_deref(), Some(place));
    }
    for none in ["", "We are #1", "#puzzle", "{\"name\": \"#puzzle=daily\"}", "https://naqala.example/"] {
        assert_eq!(address_in(none), None, "{none}");
    }
}
