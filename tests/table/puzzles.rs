//! Every puzzle, solved by taps.

use super::player::{board, file, reach};
use leptos::prelude::*;
use naqala::ui::learn::lesson::StepState;
use naqala::ui::learn::puzzle;
use naqala::ui::table::store::MatchConfig;

#[test]
fn every_puzzle_can_be_solved_by_taps_on_each_right_way() {
    let pack = puzzle::read(&file("public/puzzles.json")).unwrap_or_else(|faults| panic!("{}", faults[0]));
    assert!(pack.puzzles.len() > 200);
    for puzzle in &pack.puzzles {
        let lesson = puzzle.lesson().unwrap_or_else(|error| panic!("{}: {error}", puzzle.name));
        let [step] = &lesson.steps[..] else { panic!("{} has one step", puzzle.name) };
        for line in [&puzzle.line].into_iter().chain(&puzzle.also) {
            let owner = Owner::new();
            owner.set();
            let table = board(step.start.clone(), MatchConfig::open(step.allow.clone()));
            for &action in line {
                assert_eq!(table.with_record(|record| step.state(record, None)), StepState::Pending, "{}", puzzle.name);
                reach(table, action, &step.allow);
            }
            assert_eq!(table.with_record(|record| step.state(record, None)), StepState::Reached, "{}", puzzle.name);
        }
    }
}
