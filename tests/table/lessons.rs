//! Every lesson, walked by taps, after a wrong way in each step.

use super::fixtures;
use super::player::{board, entries, reach};
use super::taps::offered;
use leptos::prelude::*;
use naqala::game::Record;
use naqala::i18n::Lang;
use naqala::ui::learn::lesson::{self, Lesson, LessonStep, NextStep, StepState};
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::Intent;
use naqala::ui::table::store::{Match, MatchConfig};
use std::collections::HashSet;

fn lessons() -> Vec<(String, Lesson)> {
    let course = lesson::read_course(&fixtures::lesson("course")).expect("the course can be read");
    let ids = course.chapters.iter().flat_map(|chapter| &chapter.lessons).map(|entry| entry.id.to_string());
    ids.map(|id| {
        let lesson = lesson::read(&fixtures::lesson(&id)).expect("the lesson can be read");
        (id, lesson)
    })
    .collect()
}

/// Opens an attempt at a step. The board becomes a picture when its goal is met.
fn attempt(step: &LessonStep) -> (Match, MatchConfig) {
    let config = MatchConfig::open(step.allow.clone());
    (board(step.start.clone(), config), config)
}

fn state(step: &LessonStep, table: Match) -> StepState<'_> {
    let refused = table.explanation().map(|explanation| explanation.refusal);
    table.with_record(|record| step.state(record, refused))
}

/// Takes the first action that the scene offers, that leaves the solution and misses the goal; returns whether there is one.
fn stray(step: &LessonStep, table: Match) -> bool {
    let offers = table.scene().with(offered);
    for intent in offers {
        let before = entries(table);
        table.send(intent);
        if entries(table) > before {
            let is_right = matches!(table.with_record(|record| step.next(record)), NextStep::Play(_) | NextStep::Done);
            if !is_right && state(step, table) != StepState::Reached {
                return true;
            }
            table.send(Intent::Undo);
        }
        table.send(Intent::Cancel);
    }
    false
}

/// Does what the step advises until its solution is played, from a wrong way, too; starts again where undo cannot lead back.
fn follow(step: &LessonStep, mut table: Match) -> Match {
    for _ in 0..40 {
        match table.with_record(|record| step.next(record)) {
            NextStep::Play(action) => {
                table.send(Intent::Play(action));
            }
            NextStep::UndoTo(kept) if table.with_record(|record| record.can_undo_to(kept)) => {
                for _ in kept..entries(table) {
                    table.send(Intent::Undo);
                }
                assert_eq!(entries(table), kept);
            }
            NextStep::UndoTo(_) => table = attempt(step).0,
            NextStep::Done => return table,
        }
    }
    panic!("the advice goes round")
}

/// Taps what is refused, if the goal asks for a refusal.
fn tap_refused(step: &LessonStep, table: Match) {
    if state(step, table) != StepState::Reached {
        let tap = table.with_record(|record| step.refused_tap(record)).expect("a refusal meets the goal");
        table.send(tap);
        assert!(table.explanation().is_some(), "the board says why");
    }
    assert_eq!(state(step, table), StepState::Reached);
}

#[test]
fn every_lesson_can_be_finished_by_taps_after_wrong_ways_too() {
    let (mut strays, mut tasks) = (0, 0);
    for (id, lesson) in lessons() {
        for (index, step) in lesson.steps.iter().enumerate().filter(|(_, step)| step.goal.is_some()) {
            let owner = Owner::new();
            owner.set();
            let place = format!("{id}, step {}", index + 1);
            tasks += 1;
            let (lost, _) = attempt(step);
            if stray(step, lost) {
                strays += 1;
                tap_refused(step, follow(step, lost));
            }
            let (table, config) = attempt(step);
            for &action in &step.solution {
                reach(table, action, &step.allow);
            }
            tap_refused(step, table);
            let reached = table.with_record(Record::clone);
            config.allow.set(Allow::Picture);
            let tiles = table
                .scene()
                .with(|scene| scene.cells.iter().map(|cell| Intent::Tile(cell.square)).collect::<Vec<_>>());
            for intent in [Intent::Undo, Intent::Redo, Intent::ResetTurn, Intent::Cancel].into_iter().chain(tiles) {
                table.send(intent);
            }
            assert!(
                table.with_record(|record| record.game() == reached.game()),
                "{place}: a reached goal stays reached"
            );
        }
    }
    assert!(tasks > 100 && strays > 80, "{strays} wrong ways in {tasks} tasks");
}

#[test]
fn each_hint_says_something_else_in_both_languages() {
    for (id, lesson) in lessons() {
        for (index, step) in lesson.steps.iter().enumerate() {
            for lang in Lang::all() {
                let said: HashSet<&str> = step.hints.iter().map(|hint| hint.get(lang)).collect();
                assert_eq!(said.len(), step.hints.len(), "{id}, step {}", index + 1);
            }
        }
    }
}
