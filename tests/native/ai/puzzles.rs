//! Puzzles that `cargo xtask puzzles` found: they are lessons, and their solutions are found again.

use crate::support::fixtures;
use naqala::ai::{Adviser, Idea, Knowledge, Plan};
use naqala::game::Action;
use naqala::notation::position;
use naqala::ui::lesson;
use serde_json::Value;

#[test]
fn a_puzzle_is_a_lesson_whose_solution_is_found_again() {
    let text = fixtures::fixture("puzzles/merchants.json");
    let puzzle: Value = serde_json::from_str(&text).expect("JSON");
    lesson::read(&puzzle["lesson"].to_string()).unwrap_or_else(|faults| panic!("{faults:?}"));
    let game = position::read(&puzzle["lesson"]["positions"]["puzzle"].to_string()).expect("a position");
    let knowledge = Knowledge::of_position(&game).expect("the game goes on");
    let mut adviser = Adviser::new(&knowledge, Plan { budget: 60_000, ..Plan::default() });
    while !adviser.step(u32::MAX) {}
    let advice = adviser.best();
    let actions = puzzle["line"].as_array().expect("a list").iter();
    let line: Vec<Action> =
        actions.map(|action| action.as_str().expect("a text").parse().expect("an action")).collect();
    assert_eq!(Some(advice.choices[0].idea), Idea::of(&line));
    assert!(advice.choices.iter().skip(1).all(|choice| !choice.is_equal), "another line is as good");
}
