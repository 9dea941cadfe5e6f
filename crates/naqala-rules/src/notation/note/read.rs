//! Reads notes and finds every fault, each with its place.

use super::{Arrow, Drawing, MOST_ARROWS, Mark, Note, RecordNote};
use crate::game::{Board, Fault, Record, Square};
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

/// The most characters of a comment, or of a text of a lesson: nobody reads more beside a board.
pub const LONGEST_TEXT: usize = 700;

/// Returns whether a text has the form of a language's tag: `pt`, `pt-BR`, `zh-Hans`.
pub fn is_tag(text: &str) -> bool {
    let mut parts = text.split('-');
    let is_language = parts
        .next()
        .is_some_and(|part| (2..=3).contains(&part.len()) && part.bytes().all(|letter| letter.is_ascii_lowercase()));
    is_language
        && parts.all(|part| (1..=8).contains(&part.len()) && part.bytes().all(|letter| letter.is_ascii_alphanumeric()))
}

/// Reads a text by the tags of its languages, at least one; `at` is its place.
pub fn read_texts(value: &Value, at: &str, faults: &mut Faults) -> Vec<(Box<str>, Box<str>)> {
    let Some(object) = Object::open(value, at, faults) else { return Vec::new() };
    let mut texts = Vec::new();
    for tag in object.keys() {
        if !is_tag(tag) {
            faults.add(object.at(tag), "expected the tag of a language, such as 'pt-BR'");
            continue;
        }
        let Some(text) = object.text(tag, faults) else { continue };
        if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT {
            faults.add(object.at(tag), format_args!("expected a text of 1 to {LONGEST_TEXT} characters"));
        }
        texts.push((tag.into(), text.into()));
    }
    if texts.is_empty() {
        faults.add(at, "expected a text in a language, such as 'en'");
    }
    texts
}

/// Returns whether an object has the keys of a drawing.
pub fn has_drawing(object: &Object) -> bool {
    object.has("marks") || object.has("arrows")
}

/// Reads what an object with the keys `marks` and `arrows` draws on a board; both may be missing.
pub fn read_drawing(object: &Object, board: &Board, faults: &mut Faults) -> Drawing {
    let mut drawing = Drawing::default();
    each(object, "marks", faults, &mut |text, at, faults| match text.parse::<Mark>() {
        Ok(mark) => {
            if drawing.mark(mark.square).is_some() {
                faults.add(at, format_args!("{} is marked already", mark.square));
            } else {
                drawing.marks.push(mark);
            }
            check_board(&[mark.square], board, at, faults);
        }
        Err(error) => faults.add(at, error),
    });
    let mut arrows = Vec::new();
    each(object, "arrows", faults, &mut |text, at, faults| match text.parse::<Arrow>() {
        Ok(_) if arrows.len() == MOST_ARROWS => {
            faults.add(at, format_args!("expected at most {MOST_ARROWS} arrows"));
        }
        Ok(arrow) => {
            check_board(&arrow.tiles, board, at, faults);
            arrows.push(arrow);
        }
        Err(error) => faults.add(at, error),
    });
    Drawing { arrows, ..drawing }
}

fn check_board(tiles: &[Square], board: &Board, at: &str, faults: &mut Faults) {
    for tile in tiles.iter().filter(|&&tile| !board.contains(tile)) {
        faults.add(at, format_args!("{tile} is not on the board"));
    }
}

/// Hands over each text of a list that may be missing, with its place.
fn each(object: &Object, key: &str, faults: &mut Faults, read: &mut dyn FnMut(&str, &str, &mut Faults)) {
    if !object.has(key) {
        return;
    }
    for (index, value) in object.list(key, faults).unwrap_or_default().iter().enumerate() {
        let at = format!("{}[{index}]", object.at(key));
        match value.as_str() {
            Some(text) => read(text, &at, faults),
            None => faults.add(at, "expected a text, such as 'c3 good'"),
        }
    }
}

/// Reads a comment and a drawing, of which one is there.
fn read_note(object: &Object, board: &Board, faults: &mut Faults) -> Note {
    let texts = match object.optional("text") {
        Some(value) => read_texts(value, &object.at("text"), faults),
        None => Vec::new(),
    };
    let drawing = read_drawing(object, board, faults);
    if !object.has("text") && !has_drawing(object) {
        faults.add(object.at("text"), "missing, and there are no marks and arrows either");
    }
    Note { texts, drawing }
}

/// Reads the note of a position, if it has one.
///
/// ```
/// use naqala_rules::{game::{Game, Options}, notation::{note, position}};
/// let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
/// let mut value = serde_json::to_value(position::write(&game))?;
/// value["note"] = serde_json::json!({"text": {"en": "Two ways"}, "arrows": ["a1 b1", "a1 h9"]});
/// assert_eq!(position::from_value(&value)?, game, "the game does not depend on it");
/// let faults = note::of_position(&value, &game.board).unwrap_err();
/// assert_eq!(faults[0].at, "note.arrows[1]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Every fault, each with its place.
pub fn of_position(value: &Value, board: &Board) -> Result<Option<Note>, Vec<Fault>> {
    let Some(given) = value.get("note") else { return Ok(None) };
    let mut faults = Faults::default();
    let note = Object::open(given, "note", &mut faults).map(|object| {
        object.only(&["text", "marks", "arrows"], &mut faults);
        read_note(&object, board, &mut faults)
    });
    if faults.is_empty() { Ok(note) } else { Err(faults.into_vec()) }
}

/// Reads the notes of a record, in the order of their moments. If not all of its entries could be replayed, notes on later moments
/// are left out.
///
/// # Errors
/// Every fault, each with its place.
pub fn of_record(value: &Value, record: &Record) -> Result<Vec<RecordNote>, Vec<Fault>> {
    let mut faults = Faults::default();
    let mut notes: Vec<RecordNote> = Vec::new();
    let entries = value.get("actions").and_then(Value::as_array).map_or(record.len(), Vec::len);
    let mut has_note = vec![false; entries + 1];
    let root = Object::open(value, "", &mut faults).filter(|object| object.has("notes"));
    let list = root.and_then(|object| object.list("notes", &mut faults)).unwrap_or_default();
    for (index, given) in list.iter().enumerate() {
        let Some(object) = Object::open(given, format!("notes[{index}]"), &mut faults) else { continue };
        object.only(&["at", "text", "marks", "arrows"], &mut faults);
        let note = read_note(&object, &record.game().board, &mut faults);
        let Some(at) = object.number::<usize>("at", &mut faults) else { continue };
        match has_note.get_mut(at) {
            None => faults.add(object.at("at"), format_args!("expected a number from 0 to {entries}, found {at}")),
            Some(true) => faults.add(object.at("at"), format_args!("the moment {at} has a note already")),
            Some(has_note) => *has_note = true,
        }
        notes.push(RecordNote { at, note });
    }
    notes.retain(|note| note.at <= record.len());
    notes.sort_by_key(|note| note.at);
    if faults.is_empty() { Ok(notes) } else { Err(faults.into_vec()) }
}
