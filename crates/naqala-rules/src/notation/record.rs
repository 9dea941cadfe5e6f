//! Records as JSON: a set-up, or a position, and everything played since. [`note::of_record`](super::note::of_record) reads their notes.
//!
//! ```
//! use naqala_rules::{game::{Options, Record}, notation::record};
//! let mut game = Record::new(Options::new(["Anna", "Sam"], 42))?;
//! game.play("bid 3".parse()?)?;
//! let text = record::write(&game).to_string();
//! assert_eq!(record::read(&text)?.game(), game.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::SyntaxError;
use super::note::RecordNote;
use super::position::{self, PositionError, WrittenPosition};
use super::reader::{Faults, Object};
use crate::game::Level;
use crate::game::{Action, Entry, Expansion, Game, Options, Record, Refusal, Start};
use serde::Serialize;
use serde_json::Value;
use std::{fmt, sync::Arc};

/// The `format` of a record.
pub const FORMAT: &str = "naqala-record/1";
/// The most entries of a record that is read: each keeps a snapshot of some two kilobytes. Long games have a few hundred.
pub const MOST_ENTRIES: usize = 20_000;
/// The version of the rules core that writes records.
pub const CORE: &str = env!("CARGO_PKG_VERSION");

const KEYS: [&str; 9] =
    ["format", "players", "expansions", "position", "seed", "computers", "actions", "core", "notes"];

/// A record, ready to be written: as JSON by serde, or on one line by `Display`.
#[derive(Clone, Debug, Serialize)]
pub struct WrittenRecord {
    format: &'static str,
    #[serde(flatten)]
    start: WrittenStart,
    seed: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    computers: Vec<Option<&'static str>>,
    actions: Vec<String>,
    core: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<RecordNote>,
}

impl WrittenRecord {
    /// Adds the level of each seat that a computer plays; nothing if people play all seats.
    #[must_use]
    pub fn with_computers(self, computers: &[Option<Level>]) -> Self {
        let has_one = computers.iter().any(Option::is_some);
        let computers = computers.iter().filter(|_| has_one).map(|level| level.map(Level::name)).collect();
        Self { computers, ..self }
    }

    /// Adds notes. Those of moments that the record no longer has are left out.
    ///
    /// ```
    /// use naqala_rules::{game::{Options, Record}, notation::{note, record}};
    /// let mut game = Record::new(Options::new(["Anna", "Sam"], 42))?;
    /// let mut value = serde_json::to_value(record::write(&game))?;
    /// value["notes"] = serde_json::json!([{"at": 0, "text": {"en": "Who begins?"}, "marks": ["c3 A"]}]);
    /// let notes = note::of_record(&value, &game).expect("they have no fault");
    /// game.play("bid 3".parse()?)?;
    /// let written = serde_json::to_value(record::write(&game).with_notes(&notes))?;
    /// assert_eq!(written["notes"], value["notes"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_notes(self, notes: &[RecordNote]) -> Self {
        let notes = notes.iter().filter(|note| note.at <= self.actions.len()).cloned().collect();
        Self { notes, ..self }
    }
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum WrittenStart {
    Options { players: Vec<String>, expansions: Vec<&'static str> },
    Position { position: Box<WrittenPosition> },
}

impl fmt::Display for WrittenRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// Writes a record.
pub fn write(record: &Record) -> WrittenRecord {
    let (start, seed) = match record.start() {
        Start::Options(options) => {
            let players = options.players.iter().map(ToString::to_string).collect();
            let expansions = options.expansions.iter().map(Expansion::name).collect();
            (WrittenStart::Options { players, expansions }, options.seed)
        }
        Start::Position { game, seed } => (WrittenStart::Position { position: Box::new(position::write(game)) }, *seed),
    };
    let actions = record.entries().map(|(entry, _)| entry.to_string()).collect();
    WrittenRecord {
        format: FORMAT,
        start,
        seed: seed.to_string(),
        computers: Vec::new(),
        actions,
        core: CORE,
        notes: Vec::new(),
    }
}

/// The reason for which a text cannot be replayed as a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The text is not JSON, its position cannot be read, or it is not a record (as faults).
    Position(PositionError),
    /// An entry is no action.
    Entry {
        /// The number of the entry, from 0.
        index: usize,
        /// The text of the entry.
        text: String,
        /// What was expected, and where.
        error: SyntaxError,
    },
    /// An entry is an action that is not legal there.
    Illegal {
        /// The number of the entry, from 0.
        index: usize,
        /// The action.
        action: Action,
        /// The reason for which it is not legal.
        refusal: Refusal,
    },
    /// An entry takes back to an entry that does not come before it.
    Back {
        /// The number of the entry, from 0.
        index: usize,
        /// The entry it goes back to.
        to: usize,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Entry { index, error, .. } => write!(f, "actions[{index}], {error}"),
            Self::Illegal { index, action, refusal } => {
                write!(f, "actions[{index}], '{action}': {}", refusal.message())
            }
            Self::Back { index, to } => write!(f, "actions[{index}], 'back {to}': there is no such entry before it"),
        }
    }
}

impl std::error::Error for RecordError {}

impl RecordError {
    /// Returns the number of the faulty entry, from 0: as many entries before it can be played. None if the fault is not
    /// that of an entry.
    pub const fn index(&self) -> Option<usize> {
        match self {
            Self::Position(_) => None,
            Self::Entry { index, .. } | Self::Illegal { index, .. } | Self::Back { index, .. } => Some(*index),
        }
    }
}

/// A record as far as it can be replayed.
#[derive(Clone, Debug)]
pub struct Part {
    /// The record up to its first faulty entry; all of it if there is none.
    pub record: Record,
    /// The fault of the entry that follows.
    pub fault: Option<RecordError>,
}

impl From<PositionError> for RecordError {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

/// Reads a record and replays it.
///
/// # Errors
/// [`RecordError`], with the number of the first entry that cannot be replayed.
pub fn read(text: &str) -> Result<Record, RecordError> {
    from_value(&serde_json::from_str(text).map_err(PositionError::from)?)
}

/// Reads a record from parsed JSON and replays it.
///
/// # Errors
/// As [`read`].
pub fn from_value(value: &Value) -> Result<Record, RecordError> {
    let Part { record, fault } = part(value)?;
    fault.map_or(Ok(record), Err)
}

/// Reads a record from parsed JSON and replays it up to its first entry that cannot be replayed.
///
/// # Errors
/// [`PositionError`] if not even its start can be read.
pub fn part(value: &Value) -> Result<Part, PositionError> {
    let mut faults = Faults::default();
    let parts = read_parts(value, &mut faults)?;
    if let Some((record, _)) = &parts {
        check_computers(value, record.game().players.len(), &mut faults);
    }
    let Some((mut record, actions)) = parts.filter(|_| faults.is_empty()) else {
        return Err(PositionError::Invalid(faults.into_vec()));
    };
    let mut entries = actions.into_iter().enumerate();
    let fault = entries.find_map(|(index, text)| replay(&mut record, index, text).err());
    Ok(Part { record, fault })
}

/// Adds one entry to a record; a fault changes nothing.
fn replay(record: &mut Record, index: usize, text: &str) -> Result<(), RecordError> {
    let entry = text.parse().map_err(|error| RecordError::Entry { index, text: text.into(), error })?;
    match entry {
        Entry::Action(action) => {
            record.play(action).map_err(|refusal| RecordError::Illegal { index, action, refusal })?;
        }
        Entry::Back(to) => {
            record.take_back(to).map_err(|_| RecordError::Back { index, to })?;
        }
    }
    Ok(())
}

/// Returns the version of the rules core that wrote a record, if the record says it.
pub fn core(value: &Value) -> Option<&str> {
    value["core"].as_str()
}

/// Returns the level of each seat of a record that a computer plays; nothing if people play all seats.
///
/// [`from_value`] has found every fault of the list before; a list with a fault counts as missing.
pub fn computers(value: &Value) -> Vec<Option<Level>> {
    let level = |value: &Value| match value {
        Value::Null => Some(None),
        _ => value.as_str()?.parse().ok().map(Some),
    };
    value["computers"].as_array().and_then(|list| list.iter().map(level).collect()).unwrap_or_default()
}

fn check_computers(value: &Value, players: usize, faults: &mut Faults) {
    let Some(value) = value.get("computers") else { return };
    let Some(list) = value.as_array().filter(|list| list.len() == players) else {
        return faults.add("computers", "expected a level or null for each player");
    };
    for (seat, value) in list.iter().enumerate().filter(|(_, value)| !value.is_null()) {
        let at = format!("computers[{seat}]");
        match value.as_str().map(str::parse::<Level>) {
            Some(Ok(_)) => {}
            Some(Err(error)) => faults.add(at, error),
            None => faults.add(at, "expected a level or null"),
        }
    }
}

/// Starts a record from a position. The generator continues, and its seed becomes the record's.
pub fn from_position(game: Game) -> Record {
    let seed = seed_of(&game);
    Record::from_position(game, seed)
}

/// Returns the seed that a game's draws follow from: the first half of the generator's state.
fn seed_of(game: &Game) -> u64 {
    (game.rng.state() >> 64) as u64
}

type Parts<'a> = Option<(Record, Vec<&'a str>)>;

fn read_parts<'a>(value: &'a Value, faults: &mut Faults) -> Result<Parts<'a>, PositionError> {
    let Some(object) = Object::open(value, "", faults) else { return Ok(None) };
    object.only(&KEYS, faults);
    if let Some(format) = object.text("format", faults).filter(|&format| format != FORMAT) {
        faults.add("format", format_args!("expected '{FORMAT}', found '{format}'"));
    }
    if object.has("core") {
        object.text("core", faults);
    }
    let seed = read_seed(&object, faults);
    let actions = read_actions(&object, faults);
    let Some(position) = object.optional("position") else {
        let players = read_names(&object, "players", faults);
        let expansions = position::read_expansions(&object, faults);
        let (Some(players), Some(seed)) = (players, seed) else { return Ok(None) };
        let record = Record::new(Options { players, expansions, seed });
        return Ok(record.map_err(|error| faults.add("players", error)).ok().zip(actions));
    };
    for key in ["players", "expansions"].into_iter().filter(|key| object.has(key)) {
        faults.add(key, "does not apply: the position says it");
    }
    if Object::open(position, "position", faults).is_none() {
        return Ok(None);
    }
    let game = match position::from_value(position) {
        Ok(game) => game,
        Err(PositionError::Invalid(found)) => {
            faults.add_within("position", found);
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    let Some(seed) = seed else { return Ok(None) };
    // A generator that was started from this seed continues.
    let game = if seed_of(&game) == seed { game } else { game.reseeded(seed) };
    Ok(Some(Record::from_position(game, seed)).zip(actions))
}

/// Reads a decimal number of 64 bits, written as a text.
pub fn read_seed(object: &Object, faults: &mut Faults) -> Option<u64> {
    let text = object.text("seed", faults)?;
    let seed = text.parse().ok().filter(|seed: &u64| seed.to_string() == text);
    if seed.is_none() {
        faults.add("seed", format_args!("expected a decimal number of 64 bits, found '{text}'"));
    }
    seed
}

/// Reads the names of players. The set-up checks how many there are.
pub fn read_names(object: &Object, key: &str, faults: &mut Faults) -> Option<Vec<Arc<str>>> {
    let list = object.list(key, faults)?;
    let names: Vec<Arc<str>> = list.iter().filter_map(Value::as_str).map(Arc::from).collect();
    if names.len() < list.len() {
        faults.add(key, "expected the names of the players");
        return None;
    }
    Some(names)
}

fn read_actions<'a>(object: &Object<'a>, faults: &mut Faults) -> Option<Vec<&'a str>> {
    let list = object.get("actions", faults)?.as_array();
    let texts = list.and_then(|list| list.iter().map(Value::as_str).collect());
    if texts.is_none() {
        faults.add("actions", "expected a list of texts");
    }
    let entries = list.map_or(0, Vec::len);
    if entries > MOST_ENTRIES {
        faults.add("actions", format_args!("expected at most {MOST_ENTRIES} entries, found {entries}"));
    }
    texts
}
