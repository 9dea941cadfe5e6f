//! The engine without its program: a transcript, and random games through the line protocol.

use crate::support::games::SETS;
use crate::support::{Dice, ask, fixtures};
use naqala_engine::{Engine, EngineReply};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The transcript has each command after `> `, then the answer without the messages of errors.
#[test]
fn the_transcript_gets_the_recorded_answers() {
    let mut engine = Engine::default();
    let transcript = fixtures::fixture("transcript.txt");
    let mut commands = 0;
    for exchange in transcript.split("\n> ").skip(1) {
        let (command, answer) = exchange.split_once('\n').expect("an answer");
        let expected: Value = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{command}: {error}"));
        let mut answer = ask(&mut engine, command);
        if let Some(error) = answer.get_mut("error").and_then(Value::as_object_mut) {
            let message = error.remove("message").expect("every error has a message");
            assert!(message.as_str().is_some_and(|text| !text.is_empty()));
        }
        assert_eq!(answer, expected, "{command}");
        commands += 1;
    }
    assert!(commands > 90);
    assert_eq!(engine.reply("quit"), EngineReply::Quit);
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// Returns whether the notation names this action as a barrier.
fn is_barrier(action: &str, events: &Value) -> bool {
    let events = events.as_array().expect("a list");
    let happened = |kind: &str| events.iter().any(|event| event["type"] == kind);
    let drew_card = || events.iter().any(|event| event["type"] == "took-cards" && event["from"] == "deck");
    let draws = ["power anun-nak", "power sibittis", "power sloar", "use lamp deck"];
    matches!(verb(action), "bid" | "craft" | "item" | "keep" | "end")
        || draws.iter().any(|draw| action.starts_with(draw))
        || action == "use horn" && happened("refilled")
        || verb(action) == "kill" && (drew_card() || happened("drew-items"))
}

#[test]
fn undo_is_barred_exactly_at_the_barriers() {
    let mut used: BTreeSet<String> = BTreeSet::new();
    for (seed, set) in (0..).zip(SETS.iter().chain(&SETS[1..])) {
        let (mut engine, mut dice) = (Engine::default(), Dice::new(seed));
        let names: Vec<_> = set.iter().map(ToString::to_string).collect();
        let new = json!({"players": 2 + seed % 3, "seed": seed.to_string(), "expansions": names});
        assert_eq!(ask(&mut engine, &format!("new {new}")), json!({"ok": true}));
        let mut before = engine.reply("state");
        while let Some(action) = dice.action(engine.record().expect("a game").game()) {
            let action = &*action.to_string();
            let listed = ask(&mut engine, "actions")["actions"].take();
            let is_listed = listed.as_array().expect("a list").iter().any(|listed| listed == action);
            assert_ne!(is_listed, verb(action) == "order", "{action}");
            if !is_listed {
                let refused = ask(&mut engine, "play end")["error"].take();
                let says_what = refused["message"].as_str().is_some_and(|message| message.ends_with(": order"));
                assert!(refused["reason"] == "wrong-step" && says_what, "{refused}");
            }
            let answer = ask(&mut engine, &format!("play {action}"));
            assert_eq!(answer["ok"], true, "{action}");
            used.insert(action.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" "));
            let after = engine.reply("state");
            if is_barrier(action, &answer["events"]) {
                assert_eq!(ask(&mut engine, "undo")["error"]["code"], "undo-barred", "{action}");
            } else {
                assert_eq!(ask(&mut engine, "undo"), json!({"ok": true}), "{action}");
                assert_eq!(engine.reply("state"), before, "{action}");
                assert_eq!(ask(&mut engine, "redo"), json!({"ok": true}), "{action}");
            }
            assert_eq!(engine.reply("state"), after, "{action}");
            before = after;
        }
        assert!(engine.record().expect("a game").game().is_over());
        assert_eq!(ask(&mut engine, "actions"), json!({"actions": []}));
        let (state, record) = (engine.reply("state"), ask(&mut engine, "record"));
        let mut other = Engine::default();
        assert_eq!(ask(&mut other, &format!("load {record}")), json!({"ok": true}));
        assert_eq!(other.reply("state"), state);
        let EngineReply::Line(state) = state else { panic!("a state is a line") };
        assert_eq!(ask(&mut other, &format!("load {state}")), json!({"ok": true}));
        assert_eq!(other.reply("state"), EngineReply::Line(state));
    }
    for action in ["craft", "item pay", "use lamp", "use horn", "use flute", "control tent"] {
        assert!(used.iter().any(|used| used == action), "{action} was never played");
    }
}

#[test]
fn a_refusal_changes_nothing() {
    let mut engine = Engine::default();
    let _ = ask(&mut engine, r#"new {"players": 2, "seed": "1", "expansions": []}"#);
    let before = engine.reply("state");
    for line in ["play end", "play back 0", "load {}", "load [", "new {}", "undo", "view @7", "\u{7f}", "play  bid 0"] {
        assert!(ask(&mut engine, line)["error"]["message"].is_string(), "{line}");
        assert_eq!(engine.reply("state"), before, "{line}");
    }
}

#[test]
fn a_refusal_of_the_moment_says_what_can_be_played() {
    let mut engine = Engine::default();
    let _ = ask(&mut engine, r#"new {"players": 2, "seed": "1", "expansions": []}"#);
    assert_eq!(ask(&mut engine, "play end")["error"]["message"], "the step asks for something else: bid");
    for bid in [3, 1, 0, 0] {
        let _ = ask(&mut engine, &format!("play bid {bid}"));
    }
    assert_eq!(ask(&mut engine, "play pass")["error"]["message"], "the step asks for something else: take");
}

#[test]
fn endless_and_meaningless_lines_get_an_error() {
    let mut engine = Engine::default();
    for line in [&vec![b'x'; 5 << 20][..], b"\xff\xfe", b"play \xc3", b""] {
        let EngineReply::Line(answer) = engine.reply_bytes(line) else { panic!("the engine ended") };
        assert!(answer.starts_with(r#"{"error":{"code":"#), "{answer}");
        assert!(answer.len() < 1000, "the answer repeats the line");
    }
    let echo = format!("play {}", "y".repeat(1 << 20));
    let EngineReply::Line(answer) = engine.reply(&echo) else { panic!("the engine ended") };
    assert!(answer.len() < 5000);
}

#[test]
fn the_score_has_every_line() {
    let mut engine = Engine::default();
    let _ = ask(&mut engine, r#"new {"players": ["Anna", "Sam"], "seed": "1", "expansions": []}"#);
    let EngineReply::Line(score) = engine.reply("score") else { panic!("the engine ended") };
    let lines = "coins viziers elders djinns tiles palms palaces cities goods artisans items tent";
    let lines: Vec<_> =
        lines.split(' ').map(|line| format!(r#""{line}":{}"#, if line == "coins" { 50 } else { 0 })).collect();
    assert!(score.contains(&format!(r#"{{"total":50,"lines":{{{}}}}}"#, lines.join(","))), "{score}");
}

const FAULTY: &str = r#"{"format":"naqala-record/1","players":["A","B"],"expansions":[],"seed":"42","actions":["bid 3","bid 1","bid 9"],"core":"0.0.9"}"#;

#[test]
fn load_says_how_much_can_be_played_and_load_part_plays_it() {
    let mut engine = Engine::default();
    let _ = ask(&mut engine, r#"new {"players": 3, "seed": "1", "expansions": []}"#);
    let before = engine.reply("record");
    let refused = ask(&mut engine, &format!("load {FAULTY}"))["error"].take();
    assert_eq!(refused["index"], 2, "as many entries can be played");
    assert_eq!(refused["core"], "0.0.9", "{refused}");
    assert_eq!(engine.reply("record"), before, "a refusal changes nothing");

    let loaded = ask(&mut engine, &format!("load-part {FAULTY}"));
    assert_eq!(loaded, json!({"ok": true, "entries": 2, "fault": refused}));
    assert_eq!(ask(&mut engine, "record")["actions"], json!(["bid 3", "bid 1"]));

    let whole = ask(&mut engine, "record");
    assert_eq!(ask(&mut engine, &format!("load-part {whole}")), json!({"ok": true, "entries": 2}));
    let state = ask(&mut engine, "state");
    assert_eq!(ask(&mut engine, &format!("load-part {state}")), json!({"ok": true, "entries": 0}));
    let before = engine.reply("record");
    for line in ["load-part", "load-part {}", "load-part [", &format!("load-part {}", FAULTY.replace("\"42\"", "42"))] {
        assert!(ask(&mut engine, line)["error"]["message"].is_string(), "{line}");
        assert_eq!(engine.reply("record"), before, "{line}");
    }
}

/// The columns of `docs/protocol.md`: from the argument for its errors, from the line for those of the line.
#[test]
fn a_column_counts_from_the_argument_or_from_the_line() {
    let mut engine = Engine::default();
    let _ = ask(&mut engine, r#"new {"players": 2, "seed": "1", "expansions": []}"#);
    for (line, column) in
        [("play bid three", 5), ("view 1", 1), ("sows h1", 1), ("new [1,", 3), ("new", 4), ("score extra", 6)]
    {
        assert_eq!(ask(&mut engine, line)["error"]["column"], column, "{line}");
    }
    let EngineReply::Line(answer) = engine.reply_bytes(b"play \xc3\xa9 \xff") else { panic!("the engine ended") };
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!(answer["error"]["column"], 8, "letters count, not bytes");
}
