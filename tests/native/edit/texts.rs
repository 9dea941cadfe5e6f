//! Texts that a draft reads and writes, and the lesson it makes.

use super::{at, dealt};
use crate::support::fixtures;
use naqala::game::{Event, Expansion, Meeple, Piece, Seat, Tile, TileKind};
use naqala::i18n::Lang;
use naqala::ui::edit::model::{
    Brush, Count, Draft, Goal, LessonDraft, PlayedWay, StartPhase, played_actions, possible_goals,
};
use naqala::ui::learn::lesson::StepState;

#[test]
fn every_kind_of_text_is_read_or_refused() {
    let mut draft = dealt(&Expansion::ALL, 5);
    draft.paint(at("b2"), Brush::Meeple(Meeple::Vizier));
    draft.paint(at("b2"), Brush::Tile(Tile { kind: TileKind::Chasm, value: 0 }));
    assert!(!draft.fault_kinds().is_empty());
    assert_eq!(
        Draft::read(&draft.write()).expect("it was just written").state(),
        draft.state(),
        "a draft with faults, too"
    );
    let sketch = Draft::read(r#"{"board": ["V5:yg O8:ww@0"]}"#).expect("a sketch, as lessons have them");
    assert_eq!((sketch.fault_kinds(), sketch.state().player(Seat(0)).camels), (vec![], 10));
    let record = r#"{"format":"naqala-record/1","players":["A","B"],"expansions":[],"seed":"42","actions":["bid 3"]}"#;
    let read = Draft::read(record).expect("a record");
    assert_eq!(read.state().turn_order.group(3).len(), 1, "the draft is the end of the record");
    // Absurd positions can be read, have faults, and survive any change.
    let rich = r#"{"viziers":255}"#;
    for players in [String::new(), rich.into(), [rich; 3].join(","), [rich; 5].join(",")] {
        let text = format!(r#"{{"board":["V5 V5@4"],"players":[{players}],"turn":{{"step":"over"}}}}"#);
        let mut draft = Draft::read(&text).expect("it can be read");
        assert!(!draft.fault_kinds().is_empty());
        for moment in [StartPhase::Bid(Seat(0)), StartPhase::Turn(Seat(0)), StartPhase::Turn(Seat(4))] {
            draft.begin_with(moment);
            assert!(draft.left(Brush::Meeple(Meeple::Vizier)).is_some_and(|left| left <= 16));
            assert!(Draft::read(&draft.write()).is_ok());
        }
        draft.set_filling(true);
        draft.set(Count::Players, 2);
        assert_eq!(draft.state().players.len(), 2);
    }
    for wrong in ["", "{", "[]", "7", r#"{"board": 7}"#, r#"{"board": ["Q7 V5"]}"#, r#"{"board":["V5 V5"],"deck":7}"#] {
        assert!(Draft::read(wrong).is_err(), "{wrong}");
    }
    assert!(Draft::read(&" ".repeat(2_000_001)).is_err());
}

#[test]
fn rows_can_be_typed_as_they_are_seen() {
    let mut draft = dealt(&[], 2);
    let before = draft.clone();
    let rows = draft.rows();
    assert_eq!(rows.lines().count(), 5);
    assert_eq!(draft.set_rows(&rows), Ok(()));
    assert_eq!(draft, before);
    assert_eq!(draft.set_rows("\n  m6:gb   V5^1 \n s12:yy@1 O8\n\n"), Ok(()));
    assert_eq!(draft.rows(), "M6:gb V5^1\nS12:yy@1 O8");
    assert_eq!(draft.state().player(Seat(1)).camels, 10, "the camel on the board is not in front of its player");
    let before = draft.clone();
    for (wrong, place) in [("M6 Q7", "tile 2"), ("M6 V5\nM6", "board[1]"), ("", "board"), ("M6:zz V5", "tile 1")] {
        let error = draft.set_rows(wrong).expect_err(wrong);
        let said = naqala::ui::share::describe::import(Lang::EN, &error);
        assert!(said.contains(place), "{said}");
        assert_eq!(draft, before, "nothing changes");
    }
    // Other faults of the position are no reason to refuse the rows.
    draft.set_filling(false);
    draft.paint(at("a1"), Brush::Piece(Seat(4), Piece::Camel));
    assert!(!draft.fault_kinds().is_empty());
    assert_eq!(draft.set_rows("M6 V5"), Ok(()));
}

#[test]
fn a_sketch_leaves_out_the_default_values() {
    let text = r#"{"board":["V5:yg O8:ww@0"]}"#;
    assert_eq!(Draft::read(text).expect("a sketch").sketch().to_string(), text);
    for players in 2..=5 {
        let mut draft = dealt(&Expansion::ALL, players);
        draft.begin_with(StartPhase::Turn(Seat(1)));
        draft.set(Count::Coins(Seat(1)), 0);
        let again = Draft::read(&draft.sketch().to_string()).expect("a position");
        let mut whole: serde_json::Value = serde_json::from_str(&draft.write()).expect("JSON");
        whole["rng"] =
            serde_json::from_str(&again.write()).map(|again: serde_json::Value| again["rng"].clone()).expect("JSON");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&again.write()).expect("JSON"), whole);
    }
}

#[test]
fn a_position_and_a_solution_make_a_lesson() {
    let draft = Draft::read(r#"{"board":["O8:ww V5:w","S6:b S6:wb"]}"#).expect("a sketch");
    let mut record = draft.lesson_start().expect("it can be played");
    assert!(possible_goals(&record).iter().all(|target| matches!(target, Goal::Played(actions) if actions.is_empty())));
    for action in ["take b2", "drop a2 w"] {
        record.play(action.parse().expect("an action")).expect("it is legal");
    }
    let found = possible_goals(&record);
    let (oasis, anna) = (at("a2"), Seat(0));
    assert_eq!(found[..2], [Goal::Holds(oasis, anna), Goal::Gains(anna, 14)], "8 for the tile, 2 for each elder");
    assert!(found.contains(&Goal::Happens(Event::Controlled { player: anna, tile: oasis, piece: Piece::Camel })));
    assert_eq!(found.last(), Some(&Goal::Played(played_actions(&record))));
    let mut plan = LessonDraft::default();
    assert!(draft.lesson(&plan).is_err(), "it has no words");
    plan.title.set("en", "Taking a tile");
    plan.step_mut().text.set("fr", "Emparez-vous de l’oasis.");
    assert_eq!(LessonDraft::read(&plan.write(), &draft), plan, "the stored plan is complete");
    for broken in ["", "[]", "[7,[{}]]", "{"] {
        assert_eq!(LessonDraft::read(broken, &draft), LessonDraft::default());
    }
    let (_, lesson) = draft.lesson(&plan).expect("a step to read");
    assert_eq!((lesson.title.get(Lang::FR), lesson.steps[0].goal.is_some()), ("Taking a tile", false));
    for target in &found {
        plan.step_mut().solution = PlayedWay::new(played_actions(&record), vec![target.clone()]);
        let (text, lesson) = draft.lesson(&plan).unwrap_or_else(|faults| panic!("{target:?}: {faults:?}"));
        assert_eq!(lesson.steps[0].state(&record, None), StepState::Reached, "{target:?}");
        let is_early = matches!(target, Goal::Happens(Event::PickedUp { .. }));
        assert_eq!(
            lesson.steps[0].solution.len(),
            if is_early { 1 } else { 2 },
            "the solution is too long: {target:?}"
        );
        assert!(naqala::ui::learn::lesson::read(&text).is_ok());
        assert_eq!(Draft::read(&text).expect("a lesson").sketch(), draft.sketch(), "the editor reads its lessons back");
        assert_eq!(LessonDraft::read(&plan.write(), &draft), plan, "the stored plan has its solution and its goals");
    }
    plan.step_mut().solution.goals = found;
    assert!(draft.lesson(&plan).is_ok(), "all of them together");
    let mut other = draft.clone();
    other.paint(at("b2"), Brush::Broom);
    let left = LessonDraft::read(&plan.write(), &other);
    let solution = &left.step().solution;
    assert_eq!(
        (left.title == plan.title, &solution.actions, &solution.goals),
        (true, &vec![], &vec![]),
        "the solution does not fit another position"
    );
    let mut left = LessonDraft::read(&plan.write(), &other);
    left.title.set("fr", "Un autre titre");
    let mut again = LessonDraft::read(&left.write(), &other);
    // A solution that is legal but misses the goal waits, too.
    let mut guarded = draft.clone();
    guarded.paint(at("a2"), Brush::Meeple(Meeple::Builder));
    again.restore_ways(&guarded);
    assert!(again.has_stale_ways());
    again.restore_ways(&draft);
    assert_eq!(again.step().solution, plan.step().solution, "the solution returns with its position");
    let faults = other.lesson(&plan).expect_err("the solution starts on an empty tile");
    assert!(faults.iter().all(|fault| fault.at.contains(".solution") || fault.at.contains(".goal")), "{faults:?}");
}

#[test]
fn an_empty_start_leaves_nothing_but_bare_tiles_in_a_lesson() {
    let mut draft = dealt(&[], 2);
    draft.set_filling(true);
    let names: Vec<_> = draft.state().players.iter().map(|player| player.name.to_string()).collect();
    draft.sweep();
    assert!(draft.sketch().get("market").is_some(), "the cards beside the board stay when it is cleared");
    draft.empty();
    assert!(draft.fault_kinds().is_empty(), "{:?}", draft.fault_kinds());
    let mut lesson = LessonDraft::default();
    lesson.title.set("en", "Nothing");
    lesson.step_mut().text.set("en", "Look.");
    let (text, _) = draft.lesson(&lesson).expect("a step to read");
    let file: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let start = file["positions"]["start"].as_object().expect("a position");
    assert!(start.keys().all(|key| ["board", "players", "expansions"].contains(&key.as_str())), "{text}");
    assert!(draft.state().players.iter().map(|player| &*player.name).eq(names));
}

#[test]
fn every_lesson_of_the_course_opens_in_the_editor_and_loses_nothing() {
    for (name, text) in fixtures::lessons().into_iter().filter(|(name, _)| name != "course.json") {
        let (lesson, first) = LessonDraft::open(&text).expect(&name).expect(&name);
        let (again, read) = first.lesson(&lesson).unwrap_or_else(|faults| panic!("{name}: {}", faults[0]));
        let [before, after] =
            [&text, &again].map(|text| serde_json::from_str::<serde_json::Value>(text).expect("JSON"));
        assert_eq!(before["title"], after["title"], "{name}");
        assert_eq!(before["steps"].as_array().map(Vec::len), Some(read.steps.len()), "{name}");
        for (one, other) in
            before["steps"].as_array().into_iter().flatten().zip(after["steps"].as_array().into_iter().flatten())
        {
            let keys = |step: &serde_json::Value| -> std::collections::BTreeMap<String, serde_json::Value> {
                let keys = step.as_object().into_iter().flatten().filter(|(key, _)| *key != "position");
                keys.map(|(key, value)| (key.clone(), value.clone())).collect()
            };
            assert_eq!(keys(one), keys(other), "{name}");
        }
        assert_eq!(LessonDraft::read(&lesson.write(), &first), lesson, "{name} is stored whole");
        let (opened, _) = LessonDraft::open(&again).expect(&name).expect(&name);
        assert_eq!(opened.len(), lesson.len(), "{name}");
    }
    for none in ["{}", "[1]", r#"{"board":["V5"]}"#, "a text"] {
        assert_eq!(LessonDraft::open(none).expect("it is no lesson"), None, "{none}");
    }
}
