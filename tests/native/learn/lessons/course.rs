//! The lessons of `public/lessons`. A lesson that can be read has goals that can be reached.

use crate::support::{Dice, fixtures};
use naqala::game::{Action, Djinn, Item, Record, ScoreLine, Seat, Square};
use naqala::i18n::Lang;
use naqala::ui::embed::model::Control;
use naqala::ui::learn::lesson;
use naqala::ui::learn::lesson::{Course, Lesson, LessonStep, StepState};
use std::collections::BTreeMap;

pub fn course() -> Course {
    let text = fixtures::lesson("course");
    lesson::read_course(&text).unwrap_or_else(|faults| panic!("course.json: {}", faults[0]))
}

pub fn lessons() -> BTreeMap<String, Lesson> {
    let mut lessons = BTreeMap::new();
    let mut faults = Vec::new();
    for (name, text) in fixtures::lessons() {
        let id = name.trim_end_matches(".json");
        if id == "course" {
            continue;
        }
        match lesson::read(&text) {
            Ok(lesson) => {
                lessons.insert(id.to_owned(), lesson);
            }
            Err(found) => faults.extend(found.iter().map(|fault| format!("{name}: {fault}"))),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    lessons
}

#[test]
fn every_solution_reaches_its_goal_and_every_text_has_both_languages() {
    // Reading a lesson plays every solution and looks up every text.
    let lessons = lessons();
    assert!(!lessons.is_empty());
}

#[test]
fn the_course_lists_each_lesson_once_by_its_title() {
    let lessons = lessons();
    let course = course();
    let listed: Vec<_> = course.chapters.iter().flat_map(|chapter| &chapter.lessons).collect();
    for entry in &listed {
        let lesson = lessons.get(&*entry.id).unwrap_or_else(|| panic!("there is no {}.json", entry.id));
        for lang in Lang::all() {
            assert_eq!(entry.title.get(lang), lesson.title.get(lang), "{}", entry.id);
        }
        assert_eq!(listed.iter().filter(|other| other.id == entry.id).count(), 1, "{}", entry.id);
    }
    let missing: Vec<_> = lessons.keys().filter(|id| !listed.iter().any(|entry| *entry.id == **id)).collect();
    assert!(missing.is_empty(), "not in course.json: {missing:?}");
}

#[test]
fn a_lesson_leads_to_the_next_and_the_end_of_a_chapter_to_a_game() {
    let course = course();
    // The course does not lead into its reference.
    for of_reference in [false, true] {
        let chapters = || course.chapters.iter().filter(|chapter| chapter.is_reference == of_reference);
        let entries: Vec<_> = chapters().flat_map(|chapter| &chapter.lessons).collect();
        assert!(entries.len() > 20);
        for (index, entry) in entries.iter().enumerate() {
            let next = course.after(&entry.id);
            assert_eq!(next.map(|next| &next.id), entries.get(index + 1).map(|next| &next.id), "{}", entry.id);
            let is_last = chapters().any(|chapter| chapter.lessons.last().is_some_and(|last| last.id == entry.id));
            let said = course.ended_by(&entry.id).map(|chapter| chapter.done.is_some());
            assert_eq!(said, is_last.then_some(true), "{}", entry.id);
        }
    }
    let basics = course.chapters[0].done.as_ref().expect("the basics have an end");
    assert!(basics.get(Lang::EN).starts_with("You know enough to play a first game"));
    assert!(course.after("nothing").is_none());
}

#[test]
fn every_lesson_has_a_goal_and_every_goal_a_hint() {
    for (id, lesson) in lessons() {
        assert!(lesson.steps.iter().any(|step| step.goal.is_some()), "{id}");
        for (index, step) in lesson.steps.iter().enumerate() {
            assert!(step.goal.is_none() || !step.hints.is_empty(), "{id}: step {} has no hint", index + 1);
        }
    }
}

#[test]
fn every_worked_example_djinn_and_magic_item_has_its_lesson() {
    let course = course();
    let entries = || course.chapters.iter().flat_map(|chapter| &chapter.lessons);
    let examples: Vec<_> = entries().flat_map(|entry| entry.examples.iter().map(|example| &**example)).collect();
    for number in 1..=18 {
        assert!(examples.contains(&format!("X{number}").as_str()), "no lesson shows X{number}");
    }
    let has = |id: &str| entries().any(|entry| &*entry.id == id);
    for djinn in Djinn::ALL {
        assert!(has(&format!("djinn-{djinn}")), "no exercise for {djinn}");
    }
    for item in Item::ALL.into_iter().filter(|item| item.is_magic()) {
        assert!(has(&format!("item-{item}")), "no exercise for the {item}");
    }
}

#[test]
fn the_reference_is_of_djinns_and_items() {
    for chapter in course().chapters {
        for entry in chapter.lessons {
            let is_card = entry.id.starts_with("djinn-") || entry.id.starts_with("item-");
            assert_eq!(is_card, chapter.is_reference, "{}", entry.id);
        }
    }
}

/// A learner reads about three words in a second, and thinks three seconds before each tap and five in each step.
#[test]
fn the_course_states_about_how_long_a_lesson_takes() {
    let (course, lessons) = (course(), lessons());
    for entry in course.chapters.iter().flat_map(|chapter| &chapter.lessons) {
        let seconds = lessons[&*entry.id].steps.iter().map(|step| {
            let read = [Some(&step.text), step.done.as_ref()].into_iter().flatten();
            let words: usize = read.map(|text| text.get(Lang::EN).split_whitespace().count()).sum();
            words / 3 + 3 * step.solution.len() + 5
        });
        let minutes = seconds.sum::<usize>() as f64 / 60.0;
        let stated = f64::from(entry.minutes);
        assert!((minutes - stated).abs() < 0.7 || (minutes < 1.0 && entry.minutes == 1), "{}: {minutes:.1}", entry.id);
    }
    assert!(course.chapters[0].minutes() <= 8, "the first game comes within 8 minutes");
}

#[test]
fn the_course_continues_a_begun_lesson_before_a_new_one() {
    let course = course();
    let next = |progress: &str| course.go_on(&progress.into()).map(|lesson| lesson.id.to_string());
    assert_eq!(next("").as_deref(), Some("aim"));
    assert_eq!(next("aim:done move:done control:1").as_deref(), Some("control"));
    assert_eq!(next("aim:done djinn-boaz:1").as_deref(), Some("djinn-boaz"), "the reference, too, if it was begun");
    // Lessons of an earlier version that this course does not have are ignored.
    assert_eq!(next("aim:done vanished:2 move:done@1").as_deref(), Some("control"));
    let all = |of_reference| {
        let chapters = course.chapters.iter().filter(move |chapter| !chapter.is_reference || of_reference);
        let lessons = chapters.flat_map(|chapter| &chapter.lessons);
        lessons.map(|lesson| format!("{}:done", lesson.id)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(next(&all(false)), None, "the reference is no part of the course");
    let progress = all(true).as_str().into();
    assert!(course.chapters.iter().all(|chapter| chapter.is_done(&progress)));
    let first = &course.chapters[0];
    assert_eq!(first.done(&"aim:done move:2 control:done vanished:done".into()), 2);
}

/// Returns every step that has a goal, with its name.
fn tasks() -> Vec<(String, LessonStep)> {
    let steps = |(id, lesson): (String, Lesson)| {
        let named = move |(index, step): (usize, LessonStep)| (format!("{id}, step {}", index + 1), step);
        lesson.steps.into_iter().enumerate().map(named)
    };
    lessons().into_iter().flat_map(steps).filter(|(_, step)| step.goal.is_some()).collect()
}

fn end_of(step: &LessonStep) -> Record {
    let mut record = step.start.clone();
    for &action in &step.solution {
        record.play(action).expect("reading has played it");
    }
    record
}

/// Returns whether the goal of a step is a refusal.
fn asks_refusal(step: &LessonStep) -> bool {
    step.state(&end_of(step), None) != StepState::Reached
}

#[test]
fn every_task_starts_with_a_wrong_action_open() {
    for (name, step) in tasks() {
        let open = step.allow.among(step.start.game().legal_actions());
        assert!(open.len() >= 2 || asks_refusal(&step), "{name}: only {open:?} is open");
    }
}

#[test]
fn a_refusal_that_is_the_goal_does_not_come_before_the_solution_is_played() {
    let mut seen = 0;
    for (name, step) in tasks().into_iter().filter(|(_, step)| asks_refusal(step)) {
        seen += 1;
        // Where the solution has actions, a refusal before them must not end the step.
        if !step.solution.is_empty() {
            assert_eq!(step.refused_tap(&step.start), None, "{name}");
        }
    }
    assert!(seen > 10, "only {seen} steps");
}

#[test]
fn the_solution_is_never_corrected_and_never_stuck() {
    for (name, step) in tasks() {
        let mut record = step.start.clone();
        let way = step.solution.iter().copied().map(Some).chain([None]);
        for action in way {
            let state = step.state(&record, None);
            let is_fine = match state {
                StepState::Feedback(_) => false,
                StepState::Stuck => asks_refusal(&step),
                StepState::Pending | StepState::Reached => true,
            };
            assert!(is_fine, "{name}: {state:?} before {:?}", action.map(|action: Action| action.to_string()));
            // The goal ends the step, so it must not come before the end of the solution.
            assert_eq!(state == StepState::Reached, action.is_none() && !asks_refusal(&step), "{name}");
            action.map(|action| record.play(action).expect("reading has played it"));
        }
    }
}

/// Plays random open actions. Returns the record at the end, and whether the last state had feedback of the step.
fn random_walk(step: &LessonStep, seed: u64) -> (Record, bool) {
    let mut record = step.start.clone();
    let mut dice = Dice::new(seed);
    let mut has_feedback = false;
    for _ in 0..40 {
        match step.state(&record, None) {
            StepState::Reached => return (record, true),
            StepState::Feedback(_) => has_feedback = true,
            StepState::Pending | StepState::Stuck => has_feedback = false,
        }
        let open = step.allow.among(record.game().legal_actions());
        let Some(&action) = dice.pick(&open) else { break };
        record.play(action).expect("it is legal");
    }
    (record, has_feedback)
}

#[test]
fn every_dead_end_has_feedback() {
    for (name, step) in tasks() {
        for seed in 0..30 {
            let (record, has_feedback) = random_walk(&step, seed);
            let way: Vec<_> = record.entries().map(|(entry, _)| entry).collect();
            // The orders of the horn are not listed, so a walk stops there.
            let is_order = way.last().is_some_and(|entry| format!("{entry:?}").contains("Horn"));
            assert!(has_feedback || way.is_empty() || is_order, "{name}: no feedback after {way:?}");
        }
    }
}

/// Returns a step of the lesson that shows an example, and its end.
fn shown(id: &str, number: usize) -> (LessonStep, Record) {
    let step = lessons().remove(id).expect("it is there").steps.swap_remove(number - 1);
    let end = end_of(&step);
    (step, end)
}

#[test]
fn the_worked_examples_give_the_figures_of_the_rules() {
    let anna = Seat(0);
    let gain = |(step, end): &(LessonStep, Record)| {
        i64::from(end.game().score(anna).total()) - i64::from(step.start.game().score(anna).total())
    };
    let coins = |(step, end): &(LessonStep, Record)| {
        i64::from(end.game().player(anna).coins) - i64::from(step.start.game().player(anna).coins)
    };
    let tiles = |(_, end): &(LessonStep, Record)| {
        end.game().board.places().filter(|(_, place)| place.owner() == Some(anna)).count()
    };
    let line = |(_, end): &(LessonStep, Record), line| end.game().score(anna).line(line);
    // X1: it is Olivier's turn; then come Sam, Pierre and Anna.
    let (_, bids) = shown("zeros", 2);
    let game = bids.game();
    let order: Vec<_> =
        game.active().into_iter().chain(game.turn_order.order()).map(|seat| &*game.player(seat).name).collect();
    assert_eq!(order, ["Olivier", "Sam", "Pierre", "Anna"]);
    // X4: three builders, two fakirs, four blue-valued tiles around.
    assert_eq!(coins(&shown("builders", 1)), 20);
    assert_eq!(coins(&shown("builders", 2)), 25);
    // X5, X6, X9.
    assert_eq!(tiles(&shown("two-tiles", 1)), 2);
    assert_eq!(tiles(&shown("two-tiles", 2)), 1);
    assert_eq!(tiles(&shown("loops", 4)), 2);
    assert_eq!(coins(&shown("selling", 1)), 37, "X7");
    let tent = shown("tent", 1);
    assert_eq!(line(&tent, ScoreLine::Tiles) + line(&tent, ScoreLine::Tent), 12, "X8");
    assert_eq!(gain(&shown("double-effect", 1)), 26, "X10");
    let cities = shown("cities", 1);
    assert_eq!(line(&cities, ScoreLine::Cities), 45, "X12");
    for (number, points) in ["0", "5", "20", "45", "80", "125"].into_iter().enumerate() {
        assert!(cities.0.text.get(Lang::EN).contains(points), "X12: {number} cities");
    }
    // X15: where two meeples can end on an open board, and where three.
    for (number, count, distances) in [(1, 8, [2, 2]), (2, 13, [1, 3])] {
        let (step, _) = shown("parity", number);
        let game = step.start.game();
        let start: Square = "c3".parse().expect("it is a tile");
        let sow = game.sow_from(start).expect("meeples stand there");
        let ends = sow.ends();
        let ends: Vec<_> = game.board.squares().filter(|&tile| ends.on(tile).next().is_some()).collect();
        assert_eq!(ends.len(), count);
        assert!(ends.iter().all(|&tile| distances.contains(&start.distance(tile))));
    }
    let five = shown("markets", 3);
    assert_eq!(five.1.game().player(anna).goods.iter().filter(|&(_, count)| count > 0).count(), 5, "X16");
    let viziers = shown("viziers", 1);
    let bonus = |record: &Record, seat| {
        record.game().score(Seat(seat)).line(ScoreLine::Viziers) - u32::from(record.game().player(Seat(seat)).viziers())
    };
    assert_eq!([0, 1, 2, 3].map(|seat| bonus(&viziers.0.start, seat)), [20, 30, 10, 0], "X17");
    assert_eq!([0, 1, 2, 3].map(|seat| bonus(&viziers.1, seat)), [30, 20, 10, 0], "X17");
    assert_eq!(coins(&shown("markets", 4)), -6, "X18");
}

#[test]
fn lessons_have_few_steps_and_short_texts() {
    for (id, lesson) in lessons() {
        assert!(lesson.steps.len() <= 6, "{id}: {} steps", lesson.steps.len());
        for (index, step) in lesson.steps.iter().enumerate() {
            for lang in Lang::all() {
                let said = step.hints.iter().chain(&step.done).chain(step.feedback.iter().map(|(_, words)| words));
                let longest = said.map(|words| words.get(lang).chars().count()).max().unwrap_or(0);
                assert!(longest <= 300, "{id}, step {}: {longest} characters", index + 1);
                assert!(step.text.get(lang).chars().count() <= 400, "{id}, step {}", index + 1);
            }
        }
    }
}

/// A solution that needs the market, say, is playable only if the board shows the market.
#[test]
fn an_embedded_exercise_shows_the_controls_of_its_solution() {
    for (name, step) in tasks() {
        let mut record = step.start.clone();
        for &action in &step.solution {
            let needs = match action {
                Action::Bid { .. } => Some(Control::Track),
                Action::Buy(..) => Some(Control::Market),
                Action::TakeDjinn(..) => Some(Control::Djinns),
                Action::Power { .. } | Action::Use(_) | Action::Whim(_) | Action::Sell(_) => Some(Control::Players),
                _ => None,
            };
            let is_there = |control: Control| control.is_needed(step.start.game()) || control.is_needed(record.game());
            assert!(needs.is_none_or(is_there), "{name}: there is no control for {action}");
            record.play(action).expect("reading has played it");
        }
    }
}
