//! Games from elsewhere, and from older versions: each damaged or hostile one is refused in one clear sentence.

use naqala::i18n::{Lang, faults};
use naqala::ui::import::{self, ImportError};
use naqala::ui::saved;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// The text of a file as a browser reads it.
fn text(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).expect("the fixture is there")).into_owned()
}

fn why(text: &str) -> String {
    match import::read(text) {
        Ok(_) => "it was taken".to_owned(),
        Err(error) => faults::import(Lang::En, &error),
    }
}

#[test]
fn each_damaged_or_hostile_file_is_refused_in_its_own_words() {
    let says: BTreeMap<String, String> =
        serde_json::from_str(&text(&folder("imports.json"))).expect("a sentence for each file");
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder("imports")).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_name().expect("it is a file").to_string_lossy().into_owned();
        found.insert(name, why(&text(&path)));
    }
    assert!(found.len() >= 30, "{} files", found.len());
    for (name, sentence) in &found {
        assert_eq!(says.get(name), Some(sentence), "{name}");
    }
    assert_eq!(says.len(), found.len());
}

#[test]
fn what_is_too_much_is_not_read() {
    assert_eq!(why(&" ".repeat(5_000_000)), "It is 5.0 MB long; a game has at most 2.");
    let entries = format!("{{\"actions\": [{}1]}}", "1,".repeat(900_000));
    assert_eq!(why(&entries), "It has 900001 entries; a game has at most 20000.");
}

#[test]
fn a_name_may_be_markup() {
    let text = r#"{"format": "naqala-record/1", "players": ["<b>Anna</b>", "Zoé & “co”"], "expansions": [], "seed": "1", "actions": []}"#;
    let session = import::read(text).expect("it is only a name");
    assert_eq!(session.record.game().players[0].name(), "<b>Anna</b>");
    assert!(import::read(&format!("\u{feff}{text}")).is_ok(), "a mark before the text does no harm");
}

#[test]
fn what_an_older_version_stored_goes_on() {
    let text = text(&folder("saved").join("0.1.0.json"));
    let session = saved::read(&text).expect("it goes on");
    assert_eq!((session.record.len(), session.name.as_str()), (120, ""));
    let heading = saved::heading(&text).expect("it is listed");
    assert_eq!((heading.round, heading.saved, heading.name.as_str()), (3, 1_760_000_000_000, ""));
    // Written again it says the same.
    let again = saved::read(&saved::write(&session, heading.saved)).expect("it goes on");
    assert_eq!(again.record.game(), session.record.game());
}

#[test]
fn where_an_older_version_played_otherwise_it_says_where() {
    let text = text(&folder("saved").join("rule-changed.json"));
    assert!(saved::heading(&text).is_some(), "it is listed all the same");
    let error = saved::read(&text).expect_err("it cannot go on");
    let says = faults::saved(Lang::En, &error);
    assert!(says.starts_with("Entry 61, “bid 12”, is not legal there."), "{says}");
    assert_eq!(import::read(&text).expect_err("nor from elsewhere"), ImportError::Saved(error));
}
