//! Notes: what is written is read again, every fault has its place, and the game does not depend on them.

use super::{deal, options};
use crate::support::json_of;
use naqala::game::{Fault, Record};
use naqala::notation::note::{Arrow, Drawing, MOST_ARROWS, Mark, RecordNote, of_position, of_record};
use naqala::notation::picture::{Look, svg};
use naqala::notation::{position, record, sketch};
use naqala_engine::{Engine, EngineReply};
use proptest::prelude::*;
use serde_json::{Value, json};

fn bids() -> Record {
    let mut game = Record::new(options(0)).expect("two players");
    for price in [3, 1] {
        game.play(format!("bid {price}").parse().expect("an action")).expect("legal");
    }
    game
}

fn written(game: &Record, notes: &[RecordNote]) -> Value {
    serde_json::to_value(record::write(game).with_notes(notes)).expect("JSON")
}

fn places(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(|Fault { at, what, .. }| format!("{at}: {what}")).collect()
}

#[test]
fn the_notes_of_a_record_are_written_as_they_were_read() {
    let game = bids();
    let mut value = written(&game, &[]);
    let notes = json!([
        {"at": 0, "text": {"en": "Who bids?", "fr": "Qui enchérit ?"}},
        {"at": 2, "marks": ["a1 good", "b2 bad", "c3 question", "d4 A", "e5 9", "a5"], "arrows": ["a1 a2 b2 good", "c3 e4"]},
    ]);
    value["notes"] = json!([notes[1], notes[0]]);
    assert_eq!(record::from_value(&value).expect("the reader leaves notes alone").game(), game.game());
    let read = of_record(&value, &game).expect("they have no fault");
    assert_eq!(written(&game, &read)["notes"], notes, "in the order of their moments");
    assert_eq!(written(&game, &[]).get("notes"), None);
    let shorter = written(&game.until(1), &read);
    assert_eq!(shorter["notes"], json!([notes[0]]), "what is no longer there has no note");
}

#[test]
fn a_position_with_a_note_is_the_same_position() {
    let game = deal(1);
    let mut value = json_of(&game);
    assert_eq!(of_position(&value, &game.board), Ok(None), "old files have none");
    value["note"] = json!({"text": {"en": "Look."}, "marks": ["a1"], "arrows": ["a1 b1"]});
    assert_eq!(position::from_value(&value), Ok(game.clone()));
    assert_eq!(position::from_value(&sketch::complete(&value)), Ok(game.clone()));
    let note = of_position(&value, &game.board).expect("no fault").expect("a note");
    assert_eq!(note.to_value(), value["note"]);
}

#[test]
fn every_fault_of_a_note_has_its_place() {
    let game = bids();
    let mut value = written(&game, &[]);
    value["notes"] = json!([
        {"at": 3, "text": {"en": ""}, "mark": []},
        {"text": {"english": "Look."}, "marks": ["a1", "a1 good", "g6", "a9", "b1 fine", 3]},
        {"at": 0, "arrows": ["a1", "a1 a1", "a1 g6", "a1 b1 A", "a1  b1"]},
        {"at": 0, "marks": "a1"},
        {"at": 1},
        7,
    ]);
    assert!(record::from_value(&value).is_ok(), "who does not show notes need not know them");
    let mark = "expected a tile, and good, bad, question, A to Z or 1 to 9";
    let arrow = "expected two tiles or more, and good, bad or question";
    let expected = [
        "notes[0].mark: unknown key".to_owned(),
        "notes[0].text.en: expected a text of 1 to 700 characters".into(),
        "notes[0].at: expected a number from 0 to 2, found 3".into(),
        "notes[1].text.english: expected the tag of a language, such as 'pt-BR'".into(),
        "notes[1].text: expected a text in a language, such as 'en'".into(),
        "notes[1].marks[1]: a1 is marked already".into(),
        "notes[1].marks[2]: g6 is not on the board".into(),
        format!("notes[1].marks[3]: {mark}, found 'a9'"),
        format!("notes[1].marks[4]: {mark}, found 'b1 fine'"),
        "notes[1].marks[5]: expected a text, such as 'c3 good'".into(),
        "notes[1].at: missing".into(),
        format!("notes[2].arrows[0]: {arrow}, found 'a1'"),
        format!("notes[2].arrows[1]: {arrow}, found 'a1 a1'"),
        "notes[2].arrows[2]: g6 is not on the board".into(),
        format!("notes[2].arrows[3]: {arrow}, found 'a1 b1 A'"),
        format!("notes[2].arrows[4]: {arrow}, found 'a1  b1'"),
        "notes[3].marks: expected a list, found 'a1'".into(),
        "notes[3].at: the moment 0 has a note already".into(),
        "notes[4].text: missing, and there are no marks and arrows either".into(),
        "notes[5]: expected an object, found 7".into(),
    ];
    assert_eq!(places(&of_record(&value, &game).unwrap_err()), expected);
    let mut of_a_position = json_of(game.game());
    of_a_position["note"] = json!({"at": 0, "marks": ["f6"]});
    let faults = of_position(&of_a_position, &game.game().board).unwrap_err();
    assert_eq!(places(&faults), ["note.at: unknown key", "note.marks[0]: f6 is not on the board"]);
}

#[test]
fn a_drawing_has_a_number_of_arrows_that_one_can_tell_apart() {
    let game = deal(1);
    let mut value = json_of(&game);
    value["note"]["arrows"] = vec!["a1 b1"; MOST_ARROWS].into();
    assert!(of_position(&value, &game.board).is_ok());
    value["note"]["arrows"] = vec!["a1 b1"; MOST_ARROWS + 1].into();
    let faults = of_position(&value, &game.board).unwrap_err();
    assert_eq!(places(&faults), ["note.arrows[60]: expected at most 60 arrows"]);
}

#[test]
fn the_engine_keeps_the_notes_of_what_it_could_load_and_of_the_line_that_is_played() {
    let mut value = written(&bids(), &[]);
    value["actions"] = json!(["bid 3", "bid 1", "bid 0", "bid 0", "take h9", "drop a1 w"]);
    value["notes"] = json!([{"at": 2, "marks": ["a1 good"]}, {"at": 6, "marks": ["b1"]}]);
    let mut engine = Engine::default();
    let mut say = |line: &str| match engine.reply(line) {
        EngineReply::Line(reply) => serde_json::from_str::<Value>(&reply).expect("JSON"),
        EngineReply::Quit => Value::Null,
    };
    assert_eq!(say(&format!("load-part {value}"))["entries"], 4);
    assert_eq!(say("record")["notes"], json!([value["notes"][0]]), "the other moment is not there");
    let takes = say("actions")["actions"].clone();
    let [one, other] = [0, 1].map(|at| format!("play {}", takes[at].as_str().expect("an action")));
    say(&one);
    let mut value = say("record");
    value["notes"] = json!([{"at": 4, "marks": ["a1"]}, {"at": 5, "marks": ["b1"]}]);
    say(&format!("load {value}"));
    say("undo");
    say("redo");
    assert_eq!(say("record")["notes"], value["notes"], "it is the same line");
    say("undo");
    say(&other);
    assert_eq!(say("record")["notes"], json!([value["notes"][0]]));
}

#[test]
fn an_arrow_ends_where_it_has_entered_its_last_tile() {
    let shape = |text: &str| text.parse::<Arrow>().expect("an arrow").shape(3);
    assert_eq!(shape("a1 b1").line, [[50, 250], [90, 250]]);
    assert_eq!(shape("a1 b1").head, [[114, 250], [90, 265], [90, 235]]);
    assert_eq!(shape("a3 a1 b1").line[1], [50, 250], "it turns in the middle");
    assert_eq!(shape("b3 b1").head[0], [150, 214], "to the south");
    assert_eq!(shape("a1 c3").head[0], [225, 75], "across");
}

#[test]
fn a_picture_shows_marks_and_arrows_below_what_stands_there() {
    let game = deal(1);
    let draw = |marks: &[&str], arrows: &[&str]| {
        let marks = marks.iter().map(|mark| mark.parse().expect("a mark")).collect();
        let arrows = arrows.iter().map(|arrow| arrow.parse().expect("an arrow")).collect();
        svg(&game, &Look { drawing: Drawing { marks, arrows }, ..Look::default() })
    };
    let plain = svg(&game, &Look::default());
    assert_eq!(draw(&[], &[]), plain);
    let count = |text: &str, part: &str| text.matches(part).count();
    let frames = |text: &str| count(text, "stroke-dasharray=\"none\"/>") + count(text, "stroke-dasharray=\"12 6\"/>");
    assert_eq!(frames(&draw(&["a1 bad"], &[])), 2, "a line on a white one");
    assert!(draw(&["a1 Q"], &[]).contains(">Q</text>"));
    let arrow = draw(&[], &["a1 b1"]);
    let at = |part: &str| arrow.find(part).expect("it is drawn");
    assert!(at("<polyline") < at("<circle"), "below the meeples");
    assert!(count(&arrow, "<g transform") > count(&plain, "<g transform"));
}

#[test]
fn the_engine_keeps_notes_and_draws_them() {
    let game = bids();
    let mut value = written(&game, &[]);
    value["notes"] = json!([{"at": 2, "marks": ["a1 good"]}]);
    let mut engine = Engine::default();
    let mut say = |line: String| match engine.reply(&line) {
        EngineReply::Line(reply) => serde_json::from_str::<Value>(&reply).expect("JSON"),
        EngineReply::Quit => Value::Null,
    };
    assert_eq!(say(format!("load {value}")), json!({"ok": true}));
    assert_eq!(say("record".into())["notes"], value["notes"]);
    assert!(say("picture".into())["svg"].as_str().expect("a picture").contains("a1 good"), "for who does not see it");
    assert_eq!(say("undo".into())["error"]["code"], "undo-barred");
    say(r#"new {"players": 2, "seed": "1", "expansions": []}"#.into());
    assert_eq!(say("record".into()).get("notes"), None);
    value["notes"] = json!([{"at": 2, "marks": ["a9"]}]);
    assert_eq!(say(format!("load {value}"))["error"]["faults"][0]["at"], "notes[0].marks[0]");
}

proptest! {
    #[test]
    fn marks_and_arrows_are_written_as_they_are_read(text in "[a-h][0-7]( [a-h][0-7]){0,3}( good| bad| question| [A-Z0-9])?") {
        if let Ok(mark) = text.parse::<Mark>() {
            prop_assert_eq!(mark.to_string(), text.clone());
        }
        if let Ok(arrow) = text.parse::<Arrow>() {
            prop_assert_eq!(arrow.to_string(), text);
        }
    }
}
