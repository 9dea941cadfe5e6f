//! Games from other places and from older versions. Each damaged or hostile one is refused in one clear sentence.

use crate::support::fixtures::{fixture, folder};
use naqala::i18n::Lang;
use naqala::ui::library::saved;
use naqala::ui::share::import::ImportError;
use naqala::ui::share::{describe as links, import};
use std::collections::BTreeMap;

fn message(text: &str) -> String {
    match import::read(text) {
        Ok(_) => "it was accepted".to_owned(),
        Err(error) => links::import(Lang::EN, &error),
    }
}

#[test]
fn each_damaged_or_hostile_file_has_its_own_message() {
    let messages: BTreeMap<String, String> =
        serde_json::from_str(&fixture("imports.json")).expect("a sentence for each file");
    let files = folder("tests/fixtures/imports");
    assert!(files.len() >= 30, "{} files", files.len());
    for (name, text) in &files {
        assert_eq!(messages.get(name), Some(&message(text)), "{name}");
    }
    assert_eq!(messages.len(), files.len());
}

#[test]
fn faults_of_positions_are_described_in_both_languages() {
    let error = import::read(&fixture("imports/position-with-too-many-meeples.json")).unwrap_err();
    assert_eq!(links::import(Lang::EN, &error), "It has a fault: Viziers: 18, and there are only 16");
    assert_eq!(links::import(Lang::FR, &error), "Elle a 1 défaut\u{a0}: Vizirs\u{a0}: 18, il n’y en a que 16");
    let error = import::read(&fixture("imports/seed-as-number.json")).unwrap_err();
    let said = links::import(Lang::FR, &error);
    assert_eq!(said, "Elle a 1 défaut\u{a0}: seed\u{a0}: manque, ou n’est pas noté comme il faut");
}

#[test]
fn texts_that_are_too_large_are_refused() {
    assert_eq!(message(&" ".repeat(5_000_000)), "It is 5.0 MB long; a game has at most 2.");
    let entries = format!("{{\"actions\": [{}1]}}", "1,".repeat(900_000));
    assert_eq!(message(&entries), "It has 900001 entries; a game has at most 20000.");
}

#[test]
fn a_name_can_contain_markup() {
    let text = r#"{"format": "naqala-record/1", "players": ["<b>Anna</b>", "Zoé & “co”"], "expansions": [], "seed": "1", "actions": []}"#;
    let session = import::read(text).expect("markup is a name like any other");
    assert_eq!(&*session.record.game().players[0].name, "<b>Anna</b>");
    assert!(import::read(&format!("\u{feff}{text}")).is_ok(), "a byte order mark is ignored");
}

#[test]
fn a_game_stored_by_an_older_version_still_opens() {
    let text = fixture("saved/0.1.0.json");
    let session = saved::read(&text).expect("it can be read");
    assert_eq!((session.record.len(), session.name.as_str()), (120, ""));
    let heading = saved::heading(&text).expect("it is listed");
    assert_eq!((heading.round, heading.saved, heading.name.as_str()), (3, 1_760_000_000_000, ""));
    let again = saved::read(&saved::write(&session, heading.saved)).expect("it can be read");
    assert_eq!(again.record.game(), session.record.game());
}

#[test]
fn a_stored_game_that_breaks_the_rules_names_the_entry() {
    let text = fixture("saved/rule-changed.json");
    assert!(saved::heading(&text).is_some(), "it is listed");
    let error = saved::read(&text).expect_err("it cannot be replayed");
    let message = naqala::ui::library::describe::saved(Lang::EN, &error);
    assert!(message.starts_with("Entry 61, “bid 12”, is not legal there."), "{message}");
    assert_eq!(import::read(&text).expect_err("it cannot be imported"), ImportError::Saved(error));
}

#[test]
fn a_game_that_breaks_the_rules_opens_up_to_there() {
    let text = fixture("saved/rule-changed.json");
    assert_eq!(saved::read(&text).expect_err("it cannot be replayed").playable(), Some(60));
    let says = |lang| naqala::ui::library::describe::written_by(lang, &text);
    let own = naqala::notation::record::CORE;
    assert_eq!(says(Lang::EN), Some(format!("Version 0.0.9 of Naqala wrote it; this page has version {own}.")));
    assert!(says(Lang::FR).is_some_and(|says| says.contains("0.0.9") && says.contains(own)));

    // What tells of an end does not go with the part: it tells of entries that are lost.
    let ended = text.replace(r#""over":false"#, r#""over":true,"ended":true,"review":{"done":true}"#);
    for part in [import::part(&ended).expect("its start"), saved::read_part(&ended).expect("its start")] {
        assert_eq!((part.record.len(), part.colours.len()), (60, 3));
        assert!(!part.agreements.is_ended && part.review.is_empty());
        assert_eq!(saved::read(&saved::write(&part, 0)).expect("a game like any other").record.len(), 60);
    }
}

#[test]
fn a_part_is_checked_as_a_whole_game_is() {
    let text = fixture("imports/illegal-action.json");
    assert_eq!(import::part(&text).expect("its start").record.len(), 1);
    assert_eq!(import::part(&text.replace("Anna", " ")).expect_err("no name"), ImportError::Name(1));
    assert_eq!(import::part("").expect_err("no text"), ImportError::Empty);
    // Nothing is offered where not even the first entry can be played, or where the fault is none of an entry.
    let faults = [text.replace(r#""bid 3", "bid 3""#, r#""end""#), text.replace(r#""42""#, "42"), "{".to_owned()];
    for text in faults {
        assert_eq!(saved::read(&text).expect_err("a fault").playable(), None, "{text}");
    }
    for name in ["seed-as-number.json", "colour-twice.json", "cut-off.json"] {
        let text = fixture(&format!("imports/{name}"));
        assert_eq!(import::part(&text).expect_err("no part"), import::read(&text).expect_err("no game"), "{name}");
    }
}
