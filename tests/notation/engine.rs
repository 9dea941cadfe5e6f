//! The engine, without its program: transcripts, and random games through the line protocol.

use crate::playout::Dice;
use naqala::notation::{Engine, Reply};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn ask(engine: &mut Engine, line: &str) -> Value {
    match engine.reply(line) {
        Reply::Line(line) => serde_json::from_str(&line).expect("every reply is JSON"),
        Reply::Quit => panic!("{line} ended the program"),
    }
}

/// Commands after `> `, each with the answer it gets; what the answer has beside the lines here does not matter.
#[test]
fn the_transcript() {
    let mut engine = Engine::default();
    let transcript = include_str!("../fixtures/transcript.txt");
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
    assert_eq!(engine.reply("quit"), Reply::Quit);
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// Whether the notation says that undo stops behind this.
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
    let sets = [json!([]), json!(["artisans"]), json!(["whims"]), json!(["artisans", "whims"])];
    for (seed, set) in (0..).zip(sets.iter().chain(&sets[1..])) {
        let (mut engine, mut dice) = (Engine::default(), Dice::new(seed));
        let new = json!({"players": 2 + seed % 3, "seed": seed.to_string(), "expansions": set});
        assert_eq!(ask(&mut engine, &format!("new {new}")), json!({"ok": true}));
        let mut before = engine.reply("state");
        for _ in 0..2000 {
            let mut list = ask(&mut engine, "actions");
            if let Reply::Line(state) = &before
                && state.contains(r#""step":"order""#)
            {
                list = json!({"actions": [order(state)]});
            }
            let actions: Vec<_> =
                list["actions"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
            let mut verbs: Vec<_> = actions.iter().map(|action| verb(action)).collect();
            verbs.dedup();
            let Some(chosen) = dice.pick(&verbs).copied() else { break };
            let actions: Vec<_> = actions.into_iter().filter(|action| verb(action) == chosen).collect();
            let action = *dice.pick(&actions).expect("one at least");
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
        let Reply::Line(state) = state else { panic!("a state is a line") };
        assert_eq!(ask(&mut other, &format!("load {state}")), json!({"ok": true}));
        assert_eq!(other.reply("state"), Reply::Line(state));
    }
    for action in ["craft", "item pay", "use lamp", "use horn", "use flute", "control tent"] {
        assert!(used.iter().any(|used| used == action), "{action} was never played");
    }
}

/// The row backwards: no list has the orders of the horn.
fn order(state: &str) -> String {
    let state: Value = serde_json::from_str(state).expect("a position");
    let cards = state["market"].as_array().expect("a list").len();
    let places: Vec<_> = (1..=cards).rev().map(|place| place.to_string()).collect();
    format!("order {}", places.join(" "))
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
fn lines_without_end_and_without_sense_are_answered() {
    let mut engine = Engine::default();
    for line in [&vec![b'x'; 5 << 20][..], b"\xff\xfe", b"play \xc3", b""] {
        let Reply::Line(line) = engine.reply_bytes(line) else { panic!("not the end") };
        assert!(line.starts_with(r#"{"error":{"code":"#), "{line}");
        assert!(line.len() < 1000, "no echo of what was sent");
    }
    let echo = format!("play {}", "y".repeat(1 << 20));
    let Reply::Line(line) = engine.reply(&echo) else { panic!("not the end") };
    assert!(line.len() < 5000);
}

#[test]
fn every_line_of_the_score_is_there() {
    let mut engine = Engine::default();
    let _ = ask(&mut engine, r#"new {"players": ["Anna", "Sam"], "seed": "1", "expansions": []}"#);
    let Reply::Line(score) = engine.reply("score") else { panic!("not the end") };
    let lines = "coins viziers elders djinns tiles palms palaces cities goods artisans items tent";
    let lines: Vec<_> =
        lines.split(' ').map(|line| format!(r#""{line}":{}"#, if line == "coins" { 50 } else { 0 })).collect();
    assert!(score.contains(&format!(r#"{{"total":50,"lines":{{{}}}}}"#, lines.join(","))), "{score}");
}
