//! The replies of the thinker to the messages of the page. `tests/e2e/journeys/play/thinking.test.mjs` asks its
//! wasm the same.

use crate::support::{fixtures, games};
use naqala::ai::{Level, Style};
use naqala::game::Record;
use naqala::notation::record;
use naqala::thinker::{Reply, Request, Thinker, cancel};
use serde_json::{Value, json};
use std::fs;

const GAMES: [&str; 6] =
    ["2-players", "3-players", "4-players", "3-players-artisans", "4-players-whims", "5-players-both"];
const POSITIONS: usize = 34;
/// The levels of the requests. The best one takes longest, so it comes rarely.
const LEVELS: [Level; 8] = [
    Level::Apprentice,
    Level::Courtier,
    Level::Counsellor,
    Level::Apprentice,
    Level::Courtier,
    Level::Counsellor,
    Level::Scribe,
    Level::Sultan,
];

/// Searches to the end, in slices of this many positions.
fn answer(thinker: &mut Thinker, positions: u32) -> String {
    loop {
        assert!(thinker.is_busy(), "no request is in work");
        if let Some(reply) = thinker.step(positions) {
            assert!(!thinker.is_busy());
            return reply;
        }
    }
}

fn ask(request: Request, record: &Record, positions: u32) -> String {
    let mut thinker = Thinker::default();
    assert_eq!(thinker.take(&request.write(record)), None);
    answer(&mut thinker, positions)
}

/// Returns a request to an apprentice about a fresh game, as text.
fn message(id: u32) -> String {
    Request { id, level: Level::Apprentice, style: Style::Plain, seed: 7 }.write(&games::record(2, 42))
}

/// Lists positions of whole games with what the thinker replies about each.
fn thoughts() -> Vec<String> {
    let mut lines = Vec::new();
    for (number, name) in GAMES.into_iter().enumerate() {
        let whole = fixtures::fixture(&format!("replay/{name}.record.json"));
        let whole = record::read(&whole).expect("the fixture is a record");
        for at in 0..POSITIONS {
            let (id, entries) = ((number * POSITIONS + at) as u32, whole.len() * at / POSITIONS);
            let level = LEVELS[(number + at) % LEVELS.len()];
            let reply =
                ask(Request { id, level, style: Style::Plain, seed: u64::from(id) }, &whole.until(entries), 500);
            let about = json!({ "game": name, "entries": entries, "level": level.name() }).to_string();
            // The reply as it is: reading a number and writing it again may change its last digit.
            lines.push(format!("{},\"reply\":{reply}}}", about.trim_end_matches('}')));
        }
    }
    lines
}

#[test]
fn lines_in_two_hundred_positions_are_frozen() {
    let file = fixtures::path("tests/fixtures/thoughts.jsonl");
    let found = thoughts();
    if std::env::var_os("NAQALA_FREEZE").is_some() {
        fs::write(&file, found.join("\n") + "\n").expect("the fixture can be written");
    }
    let frozen = fixtures::read(&file);
    for (found, frozen) in found.iter().zip(frozen.lines()) {
        assert_eq!(found, frozen);
    }
    assert_eq!((found.len(), frozen.lines().count()), (GAMES.len() * POSITIONS, GAMES.len() * POSITIONS));
}

#[test]
fn a_request_names_its_style_unless_it_is_plain() {
    let record = games::record(2, 42);
    let request = |style| Request { id: 1, level: Level::Counsellor, style, seed: 7 };
    assert!(!request(Style::Plain).write(&record).contains("style"), "as older pages wrote it");
    let [plain, viziers] = [Style::Plain, Style::Viziers].map(|style| ask(request(style), &played(12), 500));
    let unknown = request(Style::Viziers).write(&played(12)).replace("viziers", "camels");
    let mut thinker = Thinker::default();
    assert_eq!(thinker.take(&unknown), None);
    assert_eq!(answer(&mut thinker, 500), plain, "an unknown style is plain");
    assert_ne!(plain, viziers);
}

/// Returns a game after so many decisions of apprentices.
fn played(decisions: u64) -> naqala::game::Record {
    let mut record = games::record(2, 42);
    for seed in 0..decisions {
        let reply = ask(Request { id: 1, level: Level::Apprentice, style: Style::Plain, seed }, &record, u32::MAX);
        let Some((1, Reply::Line(line))) = Reply::read(&reply) else { panic!("{reply}") };
        line.actions.into_iter().for_each(|action| drop(record.play(action).expect("a line can be played")));
    }
    record
}

#[test]
fn the_size_of_a_slice_changes_no_line() {
    for (seed, level) in [(1, Level::Apprentice), (2, Level::Counsellor)] {
        let mut record = games::record(3, seed);
        for _ in 0..8 {
            let request = Request { id: 3, level, style: Style::Plain, seed };
            let reply = ask(request, &record, 1);
            assert_eq!(reply, ask(request, &record, u32::MAX));
            let Some((3, Reply::Line(line))) = Reply::read(&reply) else { panic!("{reply}") };
            for action in line.actions {
                record.play(action).expect("a line can be played");
            }
        }
    }
}

#[test]
fn a_request_reports_progress_until_its_reply() {
    let mut thinker = Thinker::default();
    assert_eq!(thinker.progress(), None);
    let record = games::record(2, 42);
    assert_eq!(
        thinker.take(&Request { id: 9, level: Level::Counsellor, style: Style::Plain, seed: 7 }.write(&record)),
        None
    );
    let mut last = 0.0;
    while thinker.step(1).is_none() {
        let report = thinker.progress().expect("a request is in work");
        let Some((9, Reply::Progress(progress))) = Reply::read(&report) else { panic!("{report}") };
        assert!((last..=1.0).contains(&progress), "{last}, then {progress}");
        last = progress;
    }
    assert_eq!(thinker.progress(), None);
}

#[test]
fn a_cancelled_request_gets_no_reply_and_another_one_does() {
    let mut thinker = Thinker::default();
    assert_eq!(thinker.take(&message(1)), None);
    assert_eq!(thinker.take(&cancel(2)), None);
    assert_eq!(thinker.step(1), None);
    assert!(thinker.is_busy(), "another request was cancelled");
    assert_eq!(thinker.take(&cancel(1)), None);
    assert!(!thinker.is_busy());
    assert_eq!(thinker.step(u32::MAX), None);
    assert_eq!(thinker.take(&message(2)), None);
    assert!(matches!(Reply::read(&answer(&mut thinker, 100)), Some((2, Reply::Line(_)))));
}

#[test]
fn a_new_request_ends_the_one_before() {
    let mut thinker = Thinker::default();
    assert_eq!(thinker.take(&message(1)), None);
    thinker.step(1);
    assert_eq!(thinker.take(&message(2)), None);
    assert!(matches!(Reply::read(&answer(&mut thinker, 100)), Some((2, Reply::Line(_)))));
}

#[test]
fn a_message_that_cannot_be_obeyed_gets_an_error_with_its_number() {
    let mut whole: Value = serde_json::from_str(&message(5)).expect("a request is JSON");
    let mut thinker = Thinker::default();
    let mut refused = |text: &str, id: u32| {
        let reply = thinker.take(text).unwrap_or_else(|| panic!("taken: {text}"));
        assert!(matches!(Reply::read(&reply), Some((found, Reply::Error(_))) if found == id), "{text}: {reply}");
    };
    for wrong in ["", "{", "[]", "7", "null", "{}", r#"{"think": -1}"#, r#"{"cancel": "1"}"#] {
        refused(wrong, 0);
    }
    for (key, wrong) in [
        ("level", json!("vizier")),
        ("level", json!(2)),
        ("seed", json!(7)),
        ("seed", json!("-1")),
        ("record", json!(null)),
        ("record", json!({ "format": "naqala-record/1" })),
    ] {
        let right = std::mem::replace(&mut whole[key], wrong);
        refused(&whole.to_string(), 5);
        whole[key] = right;
    }
    whole["record"]["actions"] = json!(["bid 1", "take a1"]);
    refused(&whole.to_string(), 5);
}

#[test]
fn a_request_that_was_cut_off_is_refused() {
    let text = message(5);
    let mut thinker = Thinker::default();
    for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        assert!(thinker.take(&text[..cut]).is_some(), "{}", &text[..cut]);
    }
    assert!(!thinker.is_busy());
}

#[test]
fn nobody_thinks_about_a_finished_game() {
    let whole = fixtures::fixture("replay/2-players.record.json");
    let whole = record::read(&whole).expect("the fixture is a record");
    let mut thinker = Thinker::default();
    let reply = thinker.take(&Request { id: 4, level: Level::Sultan, style: Style::Plain, seed: 1 }.write(&whole));
    assert_eq!(reply.as_deref(), Some(r#"{"error":"the game is over","id":4}"#));
}

#[test]
fn texts_that_are_no_replies_are_not_read() {
    for wrong in ["", "{}", "7", r#"{"id": 3}"#, r#"{"id": 3, "line": ["fly"], "value": 1, "win": 1, "positions": 1}"#]
    {
        assert_eq!(Reply::read(wrong), None, "{wrong}");
    }
    assert_eq!(Reply::read(r#"{"ready":true}"#), Some((0, Reply::Ready)));
}
