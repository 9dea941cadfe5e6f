//! Notes of authors, which few boards have: the functions that read them are provided by a lazy chunk.

use crate::game::{Board, Fault, Record};
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
    write: fn(&[RecordNote]) -> Value,
}

static READER: OnceLock<NotesReader> = OnceLock::new();

impl NotesReader {
    /// Makes the reader.
    #[must_use]
    pub const fn new() -> Self {
        Self { drawing: note::read_drawing, of_record: note::of_record, of_position, write }
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

    /// Returns whether the functions that a text asks for are still to come. The text is JSON, perhaps as part of an address. A
    /// comment that has such a word is no harm.
    #[must_use]
    pub fn lacks(text: &str) -> bool {
        ["marks", "arrows", "note"].iter().any(|key| text.contains(key)) && Self::get().is_none()
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

/// Adds notes to a written record; those of moments that it does not have are left out.
pub fn add_notes(notes: &GameNotes, record: &mut Value) {
    let (Some(notes), Some(reader)) = (notes, NotesReader::get()) else { return };
    let entries = record["actions"].as_array().map_or(0, Vec::len);
    let known = notes.iter().position(|note| note.at > entries).unwrap_or(notes.len());
    if known > 0 {
        record["notes"] = (reader.write)(&notes[..known]);
    }
}

fn of_position(value: &Value, record: &Record) -> Result<Vec<RecordNote>, Vec<Fault>> {
    let note = note::of_position(value, &record.game().board)?;
    Ok(note.map(|note| RecordNote { at: 0, note }).into_iter().collect())
}

fn write(notes: &[RecordNote]) -> Value {
    serde_json::to_value(notes).unwrap_or_default()
}
