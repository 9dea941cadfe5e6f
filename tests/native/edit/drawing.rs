//! Marks, arrows and comments that an author draws on a position.

use super::at;
use naqala::notation::note::{MOST_ARROWS, Sign};
use naqala::ui::edit::model::{Brush, Draft, LessonDraft};
use serde_json::{Value, json};

const SMALL: &str = r#"{"board":["O8:ww V5:w","S6:b S6:wb"]}"#;

fn small() -> Draft {
    Draft::read(SMALL).expect("a sketch")
}

/// Returns what is drawn, as a position has it.
fn note(draft: &Draft) -> Value {
    serde_json::from_str::<Value>(&draft.write()).expect("JSON")["note"].take()
}

fn lead(draft: &mut Draft, tiles: &[&str], sign: Sign) {
    for tile in tiles {
        draft.paint(at(tile), Brush::Arrow(sign));
    }
}

#[test]
fn a_tap_marks_a_tile_and_the_next_one_takes_the_mark_off() {
    let mut draft = small();
    assert_eq!(note(&draft), Value::Null, "most positions have no note");
    let before = draft.clone();
    draft.paint(at("a1"), Brush::Mark(Sign::Good));
    draft.paint(at("a1"), Brush::Mark(Sign::Bad));
    assert_eq!(note(&draft), json!({"marks": ["a1 bad"]}), "a tile has one mark");
    draft.paint(at("a1"), Brush::Mark(Sign::Bad));
    assert_eq!(draft, before);
    for tile in ["a1", "b1", "a2"] {
        draft.paint(at(tile), Brush::Mark(Sign::Letter('A')));
    }
    draft.paint(at("b1"), Brush::Mark(Sign::Letter('A')));
    draft.paint(at("b2"), Brush::Mark(Sign::Letter('A')));
    assert_eq!(note(&draft), json!({"marks": ["a1 A", "a2 C", "b2 B"]}), "the first letter that is free");
    draft.unpaint(at("a2"), Brush::Mark(Sign::Plain));
    draft.paint(at("b1"), Brush::Mark(Sign::Plain));
    assert_eq!(note(&draft), json!({"marks": ["a1 A", "b2 B", "b1"]}));
}

#[test]
fn an_arrow_goes_from_tap_to_tap_and_ends_at_the_second_tap_on_a_tile() {
    let mut draft = small();
    lead(&mut draft, &["a1"], Sign::Plain);
    assert_eq!(note(&draft), Value::Null, "one tile is no arrow");
    assert_eq!(draft.drawing_in_the_making().marks.len(), 1, "and the author sees it");
    lead(&mut draft, &["a2", "b2"], Sign::Plain);
    assert_eq!(note(&draft), json!({"arrows": ["a1 a2 b2"]}), "an arrow that is not ended counts");
    lead(&mut draft, &["b2", "b1", "a1"], Sign::Plain);
    lead(&mut draft, &["a1", "b2"], Sign::Good);
    draft.paint(at("b1"), Brush::Mark(Sign::Plain));
    assert_eq!(note(&draft), json!({"marks": ["b1"], "arrows": ["a1 a2 b2", "b1 a1", "a1 b2 good"]}));
    lead(&mut draft, &["a1", "a1"], Sign::Plain);
    draft.unpaint(at("b2"), Brush::Arrow(Sign::Plain));
    assert_eq!(note(&draft), json!({"marks": ["b1"], "arrows": ["b1 a1"]}), "those that begin or end there");
    draft.clear_drawing();
    assert_eq!(draft, small());
}

#[test]
fn a_note_is_stored_and_leaves_with_its_tiles() {
    let mut draft = small();
    draft.set_comment("fr", "Deux sages.");
    draft.set_comment("en", "Two elders.");
    draft.paint(at("a2"), Brush::Mark(Sign::Question));
    lead(&mut draft, &["a1", "a2"], Sign::Plain);
    let written =
        json!({"text": {"en": "Two elders.", "fr": "Deux sages."}, "marks": ["a2 question"], "arrows": ["a1 a2"]});
    assert_eq!(note(&draft), written);
    for text in [draft.write(), draft.write_stored()] {
        assert_eq!(note(&Draft::read(&text).expect("it was just written")), written);
    }
    draft.resize(2, 1);
    assert_eq!(note(&draft), json!({"text": written["text"]}));
    draft.set_comment("fr", " ");
    assert_eq!((draft.comment("en"), draft.comment("fr")), ("Two elders.", ""));
    draft.empty();
    assert_eq!(note(&draft), Value::Null);
    let faulty = r#"{"board":["O8:ww V5:w"],"note":{"marks":["f6"]}}"#;
    let mut draft = Draft::read(faulty).expect("the position is whole");
    for text in [draft.write(), draft.write_stored()] {
        assert_eq!(note(&Draft::read(&text).expect("it was just written")), json!({"marks": ["f6"]}), "it stays");
    }
    draft.paint(at("a1"), Brush::Mark(Sign::Good));
    assert_eq!(note(&draft), json!({"marks": ["a1 good"]}), "until the author makes another");
    draft.clear_drawing();
    assert_eq!(note(&draft), Value::Null);
}

#[test]
fn marks_of_a_position_are_those_of_its_step() {
    let mut draft = small();
    draft.paint(at("a1"), Brush::Mark(Sign::Good));
    lead(&mut draft, &["b2", "a2"], Sign::Plain);
    draft.set_comment("en", "The text of the step says it.");
    let mut lesson = LessonDraft::default();
    lesson.title.set("en", "Marks");
    lesson.step_mut().text.set("en", "Look.");
    let mut next = lesson.add_step(&draft);
    assert!(next.drawing().is_empty(), "they speak of the step before");
    lesson.step_mut().text.set("en", "And there.");
    next.paint(at("b1"), Brush::Mark(Sign::Plain));
    let (text, read) = next.lesson(&lesson).expect("a whole lesson");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(file["steps"][0]["marks"], json!(["a1 good"]));
    assert_eq!((&file["steps"][0]["arrows"], &file["steps"][1]["marks"]), (&json!(["b2 a2"]), &json!(["b1"])));
    assert_eq!(file["positions"]["start"].get("note"), None);
    assert_eq!(read.steps[1].drawing.as_ref().map(|drawing| drawing.marks.len()), Some(1));
    let (opened, first) = LessonDraft::open(&text).expect("it can be opened").expect("a lesson");
    assert_eq!((first.drawing(), opened.len()), (draft.drawing(), 2));
    assert_eq!(first.lesson(&opened).expect("it is whole").0, text);
}

#[test]
fn a_drawing_has_no_more_arrows_than_can_be_read() {
    let mut draft = small();
    for _ in 0..=MOST_ARROWS {
        lead(&mut draft, &["a1", "b1", "b1"], Sign::Plain);
    }
    let read = Draft::read(&draft.write()).expect("it was just written");
    assert_eq!(read.drawing().arrows.len(), MOST_ARROWS);
}

#[test]
fn marks_with_faults_stay_in_the_lesson() {
    let text = r#"{"format":"naqala-lesson/1","title":{"en":"Marks"},"positions":{"start":{"board":["O8:ww V5:w"]}},
        "steps":[{"position":"start","text":{"en":"Look."},"marks":["f6"]}]}"#;
    let (opened, first) = LessonDraft::open(text).expect("its position is whole").expect("a lesson");
    let faults = first.lesson(&opened).expect_err("the mark is still there");
    assert_eq!(faults[0].to_string(), "steps[0].marks[0]: f6 is not on the board");
}
