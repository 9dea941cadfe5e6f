//! Positions in files: each valid one loads, and each invalid one is refused for the fault in its name.

use crate::support::{Dice, fixtures, is_order, json_of};
use naqala::game::{Action, Djinn, Item, Meeple, Refusal, Whim};
use naqala::notation::{PositionError, position};
use serde_json::Value;

fn example() -> String {
    fixtures::fixture("valid/example.json")
}

#[test]
fn valid_positions_load_and_can_be_played() {
    for (name, text) in fixtures::folder("tests/fixtures/valid") {
        let game = position::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = position::write(&game).to_string();
        assert_eq!(position::read(&again).as_ref(), Ok(&game), "{name}");
        let has_no_list = game.is_over() || is_order(&game);
        assert_eq!(game.legal_actions().is_empty(), has_no_list, "{name}: only orders are not listed");
        let choice = Dice::new(1).action(&game);
        assert_eq!(choice.is_none(), game.is_over(), "{name}");
        assert_eq!(choice.map_or(Ok(()), |action| game.check(action)), Ok(()), "{name}");
    }
}

#[test]
fn invalid_positions_are_refused_with_every_fault() {
    for (name, text) in fixtures::folder("tests/fixtures/invalid") {
        let case: Value = serde_json::from_str(&text).expect("a case is JSON");
        let position = case["text"].as_str().map_or_else(|| case["position"].to_string(), str::to_owned);
        let error = position::read(&position).expect_err(&name);
        assert_eq!(error.code(), case["code"], "{name}: {error}");
        let mut expected: Vec<_> = case["at"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        expected.sort_unstable();
        if let PositionError::Invalid(faults) = &error {
            let mut found: Vec<_> = faults.iter().map(|fault| fault.at.as_str()).collect();
            found.sort_unstable();
            found.dedup();
            assert_eq!(found, expected, "{name}: {error}");
        }
    }
}

#[test]
fn syntax_faults_name_their_place() {
    let error = position::read("{\n \"format\": 1,\n}").expect_err("no JSON");
    assert_eq!(error.to_string(), "line 3, column 1: trailing comma");
}

#[test]
fn the_documented_example_is_the_fixture_and_its_turn_can_be_played() {
    let docs = fixtures::docs("notation.md");
    let block = docs.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block");
    let mut game = position::read(block).expect("the documented position");
    assert_eq!(position::read(&example()).as_ref(), Ok(&game));
    let turn = docs.split("```text\ntake a1\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block");
    let actions = std::iter::once("take a1").chain(turn.lines());
    for text in actions {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

#[test]
fn the_documented_turns_of_the_expansions_can_be_read_and_played() {
    let docs = fixtures::docs("notation.md");
    let blocks = docs.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let values = blocks.filter_map(|block| serde_json::from_str::<Value>(block).ok());
    let turns = values.flat_map(|value| value.as_array().cloned().unwrap_or_else(|| vec![value]));
    let mut steps = Vec::new();
    for turn in turns.filter(|value| value["step"].is_string()) {
        let text = fixtures::fixture("valid/control-after-a-kill.json");
        let mut position: Value = serde_json::from_str(&text).expect("JSON");
        position["turn"] = turn.clone();
        let game = position::from_value(&position).unwrap_or_else(|error| panic!("{turn}: {error}"));
        assert!(Dice::new(1).action(&game).is_some(), "{turn}");
        assert_eq!(json_of(&game)["turn"], turn);
        steps.push(turn["step"].clone());
    }
    assert_eq!(steps, ["control", "flute", "sow", "keep", "order"]);
}

#[test]
fn every_reason_item_whim_and_djinn_is_documented() {
    let docs = fixtures::docs("notation.md");
    let names = Refusal::ALL.iter().map(|refusal| refusal.name());
    let names =
        names.chain(Item::ALL.map(Item::name)).chain(Whim::ALL.map(Whim::name)).chain(Djinn::ALL.map(Djinn::name));
    for name in names.chain(["control", "flute", "order", "itemUsed", "moved", "target", "drew-items", "carried"]) {
        assert!(docs.contains(&format!("`{name}`")), "{name} is not documented");
    }
}

#[test]
fn groups_are_read_in_any_order_and_written_in_one() {
    let text = example().replace(":ggb", ":gbg").replace("\"ywr\"", "\"rwy\"");
    let game = position::read(&text).expect("readable");
    assert_eq!(game.supply.bag.count(Meeple::Assassin), 1);
    assert!(position::write(&game).to_string().contains(r#""O8:ggb^1@0 L4 S6:ww""#));
}
