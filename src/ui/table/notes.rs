//! Notes of authors, which few boards have: the functions that read them are provided by a lazy chunk.

use crate::game::{Board, Entry, Fault, Record};
use crate::notation::note;
use crate::notation::note::{Drawing, RecordNote};
use crate::notation::reader::{Faults, Object};
use serde_json::Value;
use std::sync::{Arc, OnceLock};

/// The notes of a game, in the order of their moments; none for most.
pub type GameNotes = Option<Arc<[RecordNote]>>;

/// Reads notes on a record, or the faults.
type ReadNotes = fn(&Value, &Record) -> Result<Vec<RecordNote>, Vec<Fault>>;

/// The functions that read notes, and write them.
#[derive(Clone, Copy, Debug)]
pub struct NotesReader {
    drawing: fn(&Object, &Board, &mut Faults) -> Drawing,
    of_record: ReadNotes,
    of_position: ReadNotes,
    add: fn(&[RecordNote], &Record, &mut Value),
}

static READER: OnceLock<NotesReader> = OnceLock::new();

impl NotesReader {
    /// Makes the reader.
    #[must_use]
    pub const fn new() -> Self {
        Self { drawing: note::read_drawing, of_record: note::of_record, of_position, add }
    }

    /// Lets lessons and boards have notes from now on.
    pub fn provide(self) {
        // A second call would provide the same functions.
        let _ignored = READER.set(self);
    }

    /// Returns the functions if they were provided; a build in one file always has them.
    fn get() -> Option<Self> {
        let unsplit = if cfg!(feature = "split") { None } else { Some(Self::new()) };
        READER.get().copied().or(unsplit)
    }

    /// Returns whether the functions that a text asks for are still to come. The text is JSON, perhaps as part of an address, so the
    /// quotation mark before a key may be `%22`. A text that begins with such a word is no harm.
    #[must_use]
    pub fn lacks(text: &str) -> bool {
        const KEYS: [&str; 6] = ["\"marks", "\"arrows", "\"note", "%22marks", "%22arrows", "%22note"];
        KEYS.iter().any(|key| text.contains(key)) && Self::get().is_none()
    }
}

impl Default for NotesReader {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads what an object draws on a board, if it draws anything.
pub fn read_drawing(object: &Object, board: &Board, faults: &mut Faults) -> Option<Arc<Drawing>> {
    if !note::has_drawing(object) {
        return None;
    }
    let drawing = (NotesReader::get()?.drawing)(object, board, faults);
    (!drawing.is_empty()).then(|| Arc::new(drawing))
}

/// Reads the notes of a record, or the one of a position.
///
/// # Errors
/// Every fault, each with its place.
pub fn read_notes(value: &Value, record: &Record, is_position: bool) -> Result<GameNotes, Vec<Fault>> {
    let Some(reader) = NotesReader::get() else { return Ok(None) };
    let notes = if is_position { (reader.of_position)(value, record)? } else { (reader.of_record)(value, record)? };
    Ok((!notes.is_empty()).then(|| notes.into()))
}

/// Adds the notes of a game to a written record of how it went on; those of moments that it does not have are left out.
pub fn add_notes(notes: &GameNotes, of: &Record, record: &mut Value) {
    if let (Some(notes), Some(reader)) = (notes, NotesReader::get()) {
        (reader.add)(notes, of, record);
    }
}

fn of_position(value: &Value, record: &Record) -> Result<Vec<RecordNote>, Vec<Fault>> {
    let note = note::of_position(value, &record.game().board)?;
    Ok(note.map(|note| RecordNote { at: 0, note }).into_iter().collect())
}

fn add(notes: &[RecordNote], of: &Record, record: &mut Value) {
    let written = record["actions"].as_array().into_iter().flatten();
    let is_same = |(written, (entry, _)): &(&Value, (Entry, _))| written.as_str() == Some(&entry.to_string());
    let same = written.zip(of.entries()).take_while(is_same).count();
    let known: Vec<_> = notes.iter().filter(|note| note.at <= same).collect();
    if !known.is_empty() {
        record["notes"] = serde_json::to_value(known).unwrap_or_default();
    }
}
