//! Lessons of several steps that an author makes: hints, corrections, amounts, and what stays out of the file.

use super::dealt;
use crate::support::{Dice, action};
use naqala::game::{Action, Record, Seat};
use naqala::i18n::Lang;
use naqala::ui::edit::model::{
    Belonging, Correction, Draft, Goal, LessonDraft, PlayedWay, Texts, played_actions, possible_goals, wrong_goals,
};
use naqala::ui::learn::lesson::StepState;
use serde_json::Value;

const SMALL: &str = r#"{"board":["O8:ww V5:w","S6:b S6:wb"]}"#;

fn played(draft: &Draft, actions: &[&str]) -> Record {
    let mut record = draft.lesson_start().expect("it can be played");
    for text in actions {
        record.play(action(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
    record
}

/// Returns a step of the small board whose goal is its oasis.
fn oasis(draft: &Draft) -> LessonDraft {
    let mut lesson = LessonDraft::default();
    lesson.title.set("en", "Taking a tile");
    let record = played(draft, &["take b2", "drop a2 w"]);
    let step = lesson.step_mut();
    step.text.set("en", "Make the oasis yours.");
    step.solution = PlayedWay::new(played_actions(&record), possible_goals(&record)[..1].to_vec());
    lesson
}

#[test]
fn hints_corrections_and_praise_stand_in_the_file() {
    let draft = Draft::read(SMALL).expect("a sketch");
    let mut lesson = oasis(&draft);
    let wrong = played(&draft, &["take b2", "drop b1 w"]);
    let right = lesson.step().solution.actions.clone();
    let tells = wrong_goals(&wrong, &right);
    assert!(!tells.is_empty() && tells.len() < possible_goals(&wrong).len(), "both ways begin alike: {tells:?}");
    let step = lesson.step_mut();
    step.hints.set("en", "Two elders stand there.\n\nOne step west.");
    step.hints.set("fr", "Deux sages sont là.");
    step.done.set("fr", "Huit points.");
    let mistake = PlayedWay::new(played_actions(&wrong), tells[..1].to_vec());
    let mut say = Texts::default();
    say.set("en", "The oasis is not yours. Undo.");
    step.corrections.push(Correction { mistake, say });
    let (text, read) = draft.lesson(&lesson).expect("a whole step");
    let step = &read.steps[0];
    let said: Vec<_> = step.hints.iter().map(|hint| (hint.get(Lang::EN), hint.get(Lang::FR))).collect();
    assert_eq!(said, [("Two elders stand there.", "Deux sages sont là."), ("One step west.", "One step west.")]);
    assert_eq!(step.done.as_ref().map(|done| done.get(Lang::EN)), Some("Huit points."), "{text}");
    let StepState::Feedback(said) = step.state(&wrong, None) else { panic!("the mistake is corrected") };
    assert_eq!(said.get(Lang::FR), "The oasis is not yours. Undo.");
    let mut right_way = played(&draft, &["take b2"]);
    assert_eq!(step.state(&right_way, None), StepState::Pending);
    right_way.play(action("drop a2 w")).expect("it is legal");
    assert_eq!(step.state(&right_way, None), StepState::Reached);
    assert_eq!(LessonDraft::read(&lesson.write(), &draft), lesson, "the stored lesson is complete");
    lesson.step_mut().corrections[0].say = Texts::default();
    let faults = draft.lesson(&lesson).expect_err("nothing is said to the mistake");
    assert!(faults.iter().all(|fault| fault.at.contains(".say")), "{faults:?}");
}

#[test]
fn an_amount_can_be_lowered_and_is_kept() {
    let draft = Draft::read(r#"{"board":["S6:b V5:b","V5:bb S6:w"],"players":[{"fakirs":1},{}]}"#).expect("a sketch");
    let record = played(&draft, &["take b2", "drop a2 b", "build 0"]);
    let coins = possible_goals(&record).into_iter().find(|goal| matches!(goal, Goal::Gathers(_, Belonging::Coins, _)));
    let coins = coins.expect("builders bring coins");
    let most = coins.least().expect("an amount");
    assert!(most > 1);
    let fewer = coins.with_least(most - 1);
    assert!(coins.covers(&fewer) && !fewer.covers(&coins) && !coins.covers(&Goal::Gains(Seat(0), 1)));
    let mut lesson = LessonDraft::default();
    lesson.title.set("en", "Builders");
    lesson.step_mut().text.set("en", "Earn coins.");
    lesson.step_mut().solution = PlayedWay::new(played_actions(&record), vec![fewer.clone()]);
    let (_, read) = draft.lesson(&lesson).expect("a whole step");
    assert_eq!(read.steps[0].state(&record, None), StepState::Reached);
    assert_eq!(fewer.condition()["atLeast"], most - 1);
    assert_eq!(LessonDraft::read(&lesson.write(), &draft), lesson);
}

#[test]
fn a_step_goes_on_where_the_one_before_ends_unless_its_position_changes() {
    let first = Draft::read(SMALL).expect("a sketch");
    let mut lesson = oasis(&first);
    let second = lesson.add_step(&first);
    assert_eq!((lesson.at(), lesson.len()), (1, 2));
    assert!(second.lesson(&lesson).is_err(), "the second step has no text");
    lesson.step_mut().text.set("en", "Place a palm tree.");
    let record = played(&second, &["palm a2"]);
    lesson.step_mut().solution = PlayedWay::new(played_actions(&record), possible_goals(&record)[..1].to_vec());
    let (text, read) = second.lesson(&lesson).expect("two steps");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["positions"].as_object().map(serde_json::Map::len), Some(1), "{text}");
    assert_eq!((value["steps"][1].get("position"), read.steps.len()), (None, 2));
    assert_eq!(read.steps[1].state(&record, None), StepState::Reached);
    assert_eq!(LessonDraft::read(&lesson.write(), &second), lesson, "each step is stored with its position");
    // Going back and forth keeps everything.
    let before = lesson.clone();
    let back = lesson.go_to(0, &second);
    assert_eq!(back, first);
    assert_eq!(first.lesson(&lesson).expect("two steps").0, text);
    assert_eq!(lesson.go_to(1, &back), second);
    assert_eq!(lesson, before);
    // A position of its own is written.
    let other = Draft::read(r#"{"board":["V5:ww V5:w","S6:b S6:wb"]}"#).expect("a sketch");
    lesson.step_mut().solution = PlayedWay::default();
    let (text, _) = other.lesson(&lesson).expect("two steps");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["steps"][1]["position"], "step-2");
    assert_eq!(lesson.remove_step(&other), first);
    assert_eq!((lesson.at(), lesson.len()), (0, 1));
    assert_eq!(lesson.remove_step(&first), first, "the last step stays");
    assert_eq!(lesson.len(), 1);
}

#[test]
fn lessons_stored_by_earlier_versions_open() {
    let draft = Draft::read(SMALL).expect("a sketch");
    let stored = r#"[["Title",""],["Text",""],["take b2","drop a2 w"],[{"tile":"a2","owner":0}]]"#;
    let lesson = LessonDraft::read(stored, &draft);
    assert_eq!((lesson.title.get("en"), lesson.step().text.get("en")), ("Title", "Text"));
    assert_eq!(lesson.step().solution.actions, [action("take b2"), action("drop a2 w")]);
    assert!(draft.lesson(&lesson).is_ok());
    assert_eq!(LessonDraft::read(r#"{"title":["a","b"],"at":7,"steps":[{}]}"#, &draft), LessonDraft::default());
}

#[test]
fn bag_and_decks_stay_out_of_a_lesson_that_does_not_draw() {
    let mut draft = dealt(&[], 2);
    draft.set_filling(true);
    let mut dice = Dice::new(3);
    let mut record = draft.lesson_start().expect("it is a deal");
    let mut lesson = LessonDraft::default();
    lesson.title.set("en", "Bids");
    lesson.step_mut().text.set("en", "Play.");
    // A deal of the base game leaves nothing in the bag.
    let keys = ["deck", "djinnDeck"];
    let file = |draft: &Draft, lesson: &mut LessonDraft, record: &Record| {
        let actions: Vec<Action> = played_actions(record);
        lesson.step_mut().solution = PlayedWay::new(actions.clone(), vec![Goal::Played(actions)]);
        let (text, _) = draft.lesson(lesson).unwrap_or_else(|faults| panic!("{faults:?}"));
        serde_json::from_str::<Value>(&text).expect("JSON")["positions"]["start"].take()
    };
    record.play(action("bid 3")).expect("it is legal");
    let start = file(&draft, &mut lesson, &record);
    assert!(keys.iter().all(|key| start.get(key).is_none()), "{start}");
    assert!(start.get("market").is_some() && start.get("supply").is_none());
    // The row of cards fills up at the end of a round.
    let deck = record.game().supply.cards.pile.len();
    while record.game().supply.cards.pile.len() == deck {
        let action = dice.any_action(record.game()).expect("the game goes on");
        record.play(action).expect("it is legal");
    }
    let start = file(&draft, &mut lesson, &record);
    assert!(keys.iter().all(|key| start.get(key).is_some()), "{start}");
    // What an author has put there stays.
    draft.set_filling(false);
    let start = file(
        &draft,
        &mut lesson,
        &draft
            .lesson_start()
            .map(|mut record| record.play(action("bid 3")).map(|_| record))
            .expect("sound")
            .expect("legal"),
    );
    assert!(start.get("deck").is_some());
}

#[test]
fn an_author_writes_in_any_languages() {
    let draft = Draft::read(SMALL).expect("a sketch");
    let mut lesson = oasis(&draft);
    assert_eq!(lesson.languages(), ["en"]);
    lesson.choose("pt-BR");
    lesson.choose("no tag");
    lesson.title.set("uk", "Плитка");
    assert_eq!(lesson.languages(), ["pt-BR", "en", "uk"], "those that were chosen, then those with a text");
    lesson.choose("en");
    lesson.title.set("pt-BR", "T");
    assert_eq!(lesson.languages(), ["pt-BR", "en", "uk"], "no field moves while somebody writes in it");
    lesson.title.set("pt-BR", "");
    assert_eq!(lesson.languages(), ["pt-BR", "en", "uk"], "nor goes because its text is deleted");
    assert_eq!(LessonDraft::read(&lesson.write(), &draft), lesson, "the stored lesson has its languages");
    let (text, read) = draft.lesson(&lesson).expect("a whole step");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["title"], serde_json::json!({"en": "Taking a tile", "uk": "Плитка"}));
    assert_eq!(read.title.get(Lang::FR), "Taking a tile", "who has no text of their own reads English");
    let (opened, _) = LessonDraft::open(&text).expect("it opens").expect("it is a lesson");
    assert_eq!(opened.languages(), ["en", "uk"]);
    lesson.forget("en");
    lesson.forget("pt-BR");
    assert_eq!((lesson.languages(), lesson.step().text.get("en")), (vec!["uk".to_owned()], ""));
}
