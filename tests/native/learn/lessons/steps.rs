//! The state of a step while it is played, and its next action.

use crate::support::action;
use naqala::game::{Action, Meeple, Record, Refusal};
use naqala::i18n::Lang;
use naqala::notation::record;
use naqala::ui::learn::lesson;
use naqala::ui::learn::lesson::{NextStep, StepState};
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::{Intent, OpenActions, Outcome, Scene, SceneInput, Selection, Viewer};
use serde_json::json;

const LESSON: &str = r#"{
    "format": "naqala-lesson/1",
    "title": {"en": "Four tiles", "fr": "Quatre tuiles"},
    "positions": {"start": {"board": ["O8:ww V5:ww", "S6:bw S6:wb"]}},
    "steps": [
        {"position": "start", "text": {"en": "Read.", "fr": "Lisez."}},
        {
            "text": {"en": "Take the oasis.", "fr": "Prenez l’oasis."},
            "allow": ["take", "drop"],
            "goal": {"tile": "a2", "owner": 0},
            "solution": ["take b2", "drop b1 w", "drop a1 w"],
            "hints": [{"en": "Two steps.", "fr": "Deux pas."}],
            "feedback": [
                {"when": {"refused": "not-adjacent"}, "say": {"en": "No diagonals.", "fr": "Pas en diagonale."}},
                {"when": {"event": {"type": "collected", "tile": "b1"}}, "say": {"en": "Elsewhere.", "fr": "Ailleurs."}}
            ]
        }
    ]
}"#;

/// Returns the same lesson with a goal that can be reached.
fn lesson() -> lesson::Lesson {
    lesson_of(LESSON)
}

fn lesson_of(text: &str) -> lesson::Lesson {
    let text = text
        .replace(r#""goal": {"tile": "a2", "owner": 0}"#, r#""goal": {"event": {"type": "collected", "tile": "a1"}}"#);
    lesson::read(&text).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

#[test]
fn a_solution_that_does_not_lead_to_the_goal_is_a_fault() {
    let faults = lesson::read(LESSON).unwrap_err();
    let brings = r#"[{"meeple":"w","tile":"a1","type":"dropped"},{"meeples":"ww","tile":"a1","type":"collected"}]"#;
    let says = format!("steps[1].solution: does not lead to the goal: its last action brings {brings}");
    assert_eq!(faults[0].to_string(), says);
}

#[test]
fn a_step_ends_on_every_way_to_its_goal() {
    let lesson = lesson();
    let step = &lesson.steps[1];
    for way in [["take b2", "drop b1 w", "drop a1 w"], ["take b2", "drop a2 w", "drop a1 w"]] {
        let mut record = step.start.clone();
        for text in way {
            assert_eq!(step.state(&record, None), StepState::Pending);
            record.play(action(text)).expect("it is legal");
        }
        assert_eq!(step.state(&record, None), StepState::Reached, "{way:?}");
    }
}

#[test]
fn feedback_fits_the_mistake() {
    let lesson = lesson();
    let step = &lesson.steps[1];
    let StepState::Feedback(words) = step.state(&step.start, Some(Refusal::NotAdjacent)) else {
        panic!("there is feedback")
    };
    assert_eq!(words.get(Lang::FR), "Pas en diagonale.");
    assert_eq!(step.state(&step.start, Some(Refusal::StepsBack)), StepState::Pending);
    let mut record = step.start.clone();
    for text in ["take a1", "drop a2 b", "drop b2 w"] {
        record.play(action(text)).expect("it is legal");
    }
    assert_eq!(step.state(&record, None), StepState::Stuck, "only the end of the turn is left, and it is closed");
}

#[test]
fn the_way_is_the_whole_move_before_and_while_it_is_played() {
    let lesson = lesson();
    let step = &lesson.steps[1];
    let mut record = step.start.clone();
    let way = |record: &Record| step.way(record).iter().map(ToString::to_string).collect::<Vec<_>>();
    for text in ["take b2", "drop b1 w", "drop a1 w"] {
        assert_eq!(way(&record), ["b2", "b1", "a1"], "before {text}");
        record.play(action(text)).expect("it is legal");
    }
    assert!(way(&record).is_empty(), "the move is played");
    let mut other = step.start.clone();
    other.play(action("take a1")).expect("it is legal");
    assert!(way(&other).is_empty(), "first comes undo");
}

#[test]
fn the_next_action_leads_to_the_goal_from_everywhere() {
    let lesson = lesson();
    let step = &lesson.steps[1];
    let mut record = step.start.clone();
    assert_eq!(step.next(&record), NextStep::Play(action("take b2")));
    record.play(action("take b2")).expect("it is legal");
    record.play(action("drop a2 w")).expect("it is legal");
    assert_eq!(step.next(&record), NextStep::UndoTo(1), "the solution drops elsewhere");
    record.undo().expect("it can be undone");
    while let NextStep::Play(action) = step.next(&record) {
        record.play(action).expect("what is shown is legal");
    }
    assert_eq!((step.next(&record), step.state(&record, None)), (NextStep::Done, StepState::Reached));
}

#[test]
fn a_step_without_a_position_continues_from_the_one_before() {
    let lesson = lesson();
    assert_eq!(lesson.steps[0].start.game(), lesson.steps[1].start.game());
    assert!(lesson.steps[0].goal.is_none() && !lesson.steps[0].allow.allows(action("take b2")));
}

#[test]
fn goods_that_nobody_holds_count_as_0() {
    let text = LESSON
        .replace(r#"{"tile": "a2", "owner": 0}"#, r#"{"value": "/players/0/goods/fish", "is": 1}"#)
        .replace(r#""board": ["#, r#""market": ["fish", "silk"], "board": ["#)
        .replace("S6:wb", "S6:g")
        .replace("bw V5", "g V5")
        .replace("S6:bw", "S6:g")
        .replace(r#""allow": ["take", "drop"]"#, r#""allow": ["take", "drop", "trade"]"#)
        .replace(r#"["take b2", "drop b1 w", "drop a1 w"]"#, r#"["take a1", "drop b1 g", "trade"]"#);
    let lesson = lesson::read(&text).unwrap_or_else(|faults| panic!("{}", faults[0]));
    assert!(lesson.steps[1].goal.is_some());
    // Only names of goods count as 0; another name is a fault.
    for wrong in ["/players/0/goods/camel", "/players/0/goods/fakir", "/players/0/wares/fish"] {
        let faults = lesson::read(&text.replace("/players/0/goods/fish", wrong)).unwrap_err();
        assert!(faults[0].to_string().contains("expected a path into the position"), "{wrong}: {}", faults[0]);
    }
}

#[test]
fn an_order_of_the_horn_is_not_a_dead_end() {
    let text = LESSON
        .replace(r#""board": ["#, r#""expansions": ["artisans"], "players": [{"items": ["horn"]}, {}], "market": ["fish", "silk"], "board": ["#)
        .replace(r#"{"tile": "a2", "owner": 0}"#, r#"{"value": "/market", "is": ["silk", "fish"]}"#)
        .replace(r#""allow": ["take", "drop"]"#, r#""allow": ["use", "order"]"#)
        .replace(r#"["take b2", "drop b1 w", "drop a1 w"]"#, r#"["use horn", "order 2 1"]"#);
    let lesson = lesson::read(&text).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let step = &lesson.steps[1];
    let mut record = step.start.clone();
    record.play(action("use horn")).expect("it is legal");
    assert!(record.game().legal_actions().is_empty(), "orders are not listed");
    assert_eq!(step.state(&record, None), StepState::Pending);
    record.play(action("order 2 1")).expect("it is legal");
    assert_eq!(step.state(&record, None), StepState::Reached);
}

#[test]
fn an_action_that_is_only_closed_is_not_refused_by_a_rule() {
    let start = lesson::position(&json!({"board": ["V5:b O8:g S6:w", "M6:y M6:rb V5:y", "S6:g L4:wy O8:w"]}));
    let mut record = record::from_position(start.expect("a position"));
    let allow = Allow::Only(vec!["take".into()]);
    let meant = |record: &Record, intent: Intent| {
        intent.resolve_within(record, &Selection::Nothing, &OpenActions::of(record.game(), &allow))
    };
    record.play(action("take b2")).expect("it is legal");
    let (assassin, builder) = (Intent::Colour(Meeple::Assassin), Intent::Colour(Meeple::Builder));
    assert!(matches!(meant(&record, assassin), Outcome::NotOpen(_)), "it would be legal");
    assert!(matches!(meant(&record, builder), Outcome::Explain(why) if why.refusal == Refusal::NoEnding));
    // No drop of the first meeple there is legal, but one of another is.
    let next = record.game().legal_actions().into_iter().find_map(|action| match action {
        Action::Drop(square, Meeple::Assassin) => Some(square),
        _ => None,
    });
    let next = next.expect("the assassin can go somewhere");
    assert!(matches!(meant(&record, Intent::Tile(next)), Outcome::NotOpen(_)));
}

#[test]
fn a_picture_cannot_be_changed() {
    let mut record =
        record::from_position(lesson::position(&json!({"board": ["O8:ww V5:ww", "S6:bw S6:wb"]})).expect("a position"));
    record.play(action("take b2")).expect("it is legal");
    let scene = |allow: &Allow| {
        let actions = &OpenActions::of(record.game(), allow);
        let input = SceneInput {
            viewer: Viewer::Table,
            selection: &Selection::Nothing,
            look: None,
            pointed: None,
            actions,
            overlays: &[],
        };
        Scene::within(&record, &input)
    };
    assert_eq!((scene(&Allow::Picture).can_undo, scene(&Allow::Everything).can_undo), (false, true));
}

#[test]
fn a_reader_gets_their_language_else_one_alike_else_english_else_the_first() {
    for (texts, expected) in [
        (json!({"en": "b", "fr-CA": "c", "fr": "a"}), "a"),
        (json!({"en": "b", "fr-CA": "c", "uk": "d"}), "c"),
        (json!({"de": "d", "en": "b", "uk": "c"}), "b"),
        (json!({"de": "d", "en-GB": "b"}), "b"),
        (json!({"uk": "c", "de": "d"}), "d"),
    ] {
        let own = r#""title": {"en": "Four tiles", "fr": "Quatre tuiles"}"#;
        let lesson = lesson_of(&LESSON.replace(own, &format!(r#""title": {texts}"#)));
        assert_eq!(lesson.title.get(Lang::FR), expected, "{texts}");
    }
}
