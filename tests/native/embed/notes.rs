//! Notes of authors on boards: where they come from, and every fault of them.

use naqala::i18n::Lang;
use naqala::notation::note::Sign;
use naqala::ui::embed::model::inbound::{self, HostRequest};
use naqala::ui::embed::model::{Content, Mode};
use naqala::ui::table::notes::add_notes;
use serde_json::{Value, json};

/// Reads a message that sets some content; the faults, if it has some.
fn set(mode: Mode, key: &str, content: &Value) -> Result<Content, Vec<String>> {
    let message = json!({"naqala": 1, "type": "set", key: content});
    let read = inbound::read(&message, mode, Lang::EN).map_err(|rejection| {
        rejection.faults.iter().map(|fault| format!("{}: {}", fault.at, fault.what)).collect::<Vec<_>>()
    })?;
    let HostRequest::Set { content: Some(content), .. } = read.request else { panic!("it brings content") };
    Ok(content)
}

fn record(notes: &Value) -> Value {
    json!({"format": "naqala-record/1", "players": ["Anna", "Sam"], "expansions": [], "seed": "42",
           "actions": ["bid 3", "bid 1"], "notes": notes})
}

fn lesson(step: &Value) -> Value {
    let mut step = step.clone();
    step["position"] = "start".into();
    step["text"] = json!({"en": "Look."});
    json!({"format": "naqala-lesson/1", "title": {"en": "Marks"}, "positions": {"start": {"board": ["V5:w M6:g O8:r"]}},
           "steps": [step]})
}

#[test]
fn a_record_brings_its_notes_and_gives_them_back() {
    let notes = json!([{"at": 1, "text": {"en": "Dear."}, "marks": ["a1 good"]}, {"at": 2, "arrows": ["a1 b1 bad"]}]);
    for mode in [Mode::View, Mode::Explore, Mode::Replay] {
        let Ok(Content::Game(session, found)) = set(mode, "record", &record(&notes)) else { panic!("{mode}") };
        assert_eq!(found.as_ref().map(|found| found.len()), Some(2));
        let mut written = json!({"actions": ["bid 3", "bid 1"]});
        add_notes(&found, &session.record, &mut written);
        assert_eq!(written["notes"], notes);
        for actions in [json!(["bid 3"]), json!(["bid 3", "bid 0", "bid 1"])] {
            written["actions"] = actions;
            add_notes(&found, &session.record, &mut written);
            assert_eq!(
                written["notes"],
                json!([notes[0]]),
                "neither what was undone nor another line of play has the second"
            );
        }
        assert_eq!(session.record.len(), 2);
    }
    let Ok(Content::Game(_, None)) = set(Mode::Replay, "record", &record(&json!([]))) else { panic!("it has none") };
}

#[test]
fn a_game_leaves_notes_alone_whatever_they_hold() {
    let faulty = record(&json!([{"at": 9, "marks": 3}]));
    let Ok(Content::Game(_, None)) = set(Mode::Play, "record", &faulty) else { panic!("it can be played") };
    assert!(set(Mode::Explore, "record", &faulty).is_err());
}

#[test]
fn a_position_brings_its_note() {
    let mut position = json!({"board": ["V5:w M6:g O8:r"], "note": {"text": {"fr": "Deux."}, "marks": ["c1 A"]}});
    let Ok(Content::Game(_, Some(notes))) = set(Mode::View, "position", &position) else { panic!("it has one") };
    assert_eq!((notes[0].at, notes[0].note.drawing.marks[0].sign), (0, Sign::Letter('A')));
    position["note"]["marks"] = json!(["c2"]);
    let faults = set(Mode::View, "position", &position).expect_err("c2 is not there");
    assert_eq!(faults, ["position.note.marks[0]: c2 is not on the board"]);
}

#[test]
fn the_faults_of_notes_are_named_with_their_place() {
    let faults = set(Mode::Replay, "record", &record(&json!([{"at": 3, "marks": ["a9"]}]))).expect_err("two faults");
    assert_eq!(
        faults,
        [
            "record.notes[0].marks[0]: expected a tile, and good, bad, question, A to Z or 1 to 9, found 'a9'",
            "record.notes[0].at: expected a number from 0 to 2, found 3"
        ]
    );
    let faults = set(Mode::Exercise, "lesson", &lesson(&json!({"arrows": ["a1"], "marks": "b1"})));
    assert_eq!(
        faults.expect_err("two faults"),
        [
            "lesson.steps[0].marks: expected a list, found 'b1'",
            "lesson.steps[0].arrows[0]: expected two tiles or more, and good, bad or question, found 'a1'"
        ]
    );
}

#[test]
fn a_step_of_a_lesson_has_marks_and_arrows() {
    let drawing = |step: &Value| match set(Mode::Exercise, "lesson", &lesson(step)) {
        Ok(Content::Lesson(lesson)) => lesson.steps[0].drawing.clone(),
        _ => panic!("it is a lesson"),
    };
    assert!(drawing(&json!({})).is_none() && drawing(&json!({"marks": []})).is_none());
    let drawn = drawing(&json!({"marks": ["a1"], "arrows": ["a1 c1 question"]})).expect("something is drawn");
    assert_eq!((drawn.marks.len(), drawn.arrows[0].sign), (1, Sign::Question));
}
