//! Reads games from a file, a pasted text or a link, with more checks than for games stored on this device: those must open
//! whatever they hold, and these may be refused.
//!
//! ```
//! use naqala::ui::share::import::{ImportError, read};
//! assert_eq!(read(&" ".repeat(3_000_000)).unwrap_err(), ImportError::Long(3_000_000));
//! ```

use super::codes::LinkError;
use crate::notation::record::MOST_ENTRIES;
use crate::ui::library::saved;
use crate::ui::library::saved::{SavedError, is_disguise};
use crate::ui::table::session::Session;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use serde_json::error::Category;
use std::collections::BTreeSet;
use std::fmt;

/// The most bytes of a text. The longest games have a hundredth of that.
pub const LONGEST_TEXT: usize = 2_000_000;
/// The most characters of a player's name.
const LONGEST_NAME: usize = 60;

/// Why a text was not imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is empty.
    Empty,
    /// It is too long; holds its number of bytes.
    Long(usize),
    /// An object has a key twice, so that one of the values would be ignored.
    Twice {
        /// The key.
        key: String,
        /// The line of the second one, from 1.
        line: usize,
    },
    /// Its record is too long; holds its number of entries.
    Entries(usize),
    /// The name of this player, from 1, is missing, too long, or holds invisible characters.
    Name(usize),
    /// It is not a stored game or a record.
    Saved(SavedError),
    /// It is a link that cannot be read.
    Link(LinkError),
}

/// For authors of pages: readers of the page get the words of the catalogue.
impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Saved(error) => error.fmt(f),
            Self::Name(player) => write!(f, "players[{}]: expected a name of 1 to {LONGEST_NAME} letters", player - 1),
            Self::Entries(entries) => write!(f, "actions: {entries} entries, and {MOST_ENTRIES} are the most"),
            Self::Empty | Self::Long(_) | Self::Twice { .. } | Self::Link(_) => f.write_str("this is no record"),
        }
    }
}

impl From<SavedError> for ImportError {
    fn from(error: SavedError) -> Self {
        Self::Saved(error)
    }
}

impl From<LinkError> for ImportError {
    fn from(error: LinkError) -> Self {
        Self::Link(error)
    }
}

/// Reads a stored game or a record and replays it.
///
/// # Errors
/// [`ImportError`], with the place of the fault.
pub fn read(text: &str) -> Result<Session, ImportError> {
    read_with(text, saved::from_value)
}

/// Reads a stored game or a record up to its first entry that cannot be replayed.
///
/// # Errors
/// As [`read`], but never for an entry.
pub fn part(text: &str) -> Result<Session, ImportError> {
    read_with(text, saved::part)
}

/// A function that makes a session of parsed JSON.
type Read = fn(&Value) -> Result<Session, SavedError>;

fn read_with(text: &str, read: Read) -> Result<Session, ImportError> {
    if text.len() > LONGEST_TEXT {
        return Err(ImportError::Long(text.len()));
    }
    // Windows editors put a byte order mark before the text.
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(ImportError::Empty);
    }
    if let Err(error) = serde_json::from_str::<Distinct>(text)
        && error.classify() == Category::Data
    {
        let message = error.to_string();
        let key = message.split('\u{0}').nth(1).unwrap_or_default().chars().take(40).collect();
        return Err(ImportError::Twice { key, line: error.line() });
    }
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        // This fails again, with an error that names the place of the fault.
        Err(_) => return Ok(saved::read(text)?),
    };
    checked(&value, read)
}

/// Reads a stored game or a record from parsed JSON and replays it.
///
/// # Errors
/// As [`read`].
pub fn from_value(value: &Value) -> Result<Session, ImportError> {
    checked(value, saved::from_value)
}

fn checked(value: &Value, read: Read) -> Result<Session, ImportError> {
    let record = value.get("record").unwrap_or(value);
    if let Some(entries) = record["actions"].as_array().map(Vec::len).filter(|&entries| entries > MOST_ENTRIES) {
        return Err(ImportError::Entries(entries));
    }
    let session = read(value)?;
    let is_wrong =
        |name: &str| name.trim().is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(is_disguise);
    match session.record.game().players.iter().position(|player| is_wrong(&player.name)) {
        Some(at) => Err(ImportError::Name(at + 1)),
        None => Ok(session),
    }
}

/// JSON in which no object has a key twice. Reading it checks that and discards the values.
struct Distinct;

impl<'de> Deserialize<'de> for Distinct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DistinctVisitor)
    }
}

struct DistinctVisitor;

impl<'de> Visitor<'de> for DistinctVisitor {
    type Value = Distinct;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Distinct, A::Error> {
        let mut keys = BTreeSet::new();
        while let Some((key, Distinct)) = map.next_entry::<String, Distinct>()? {
            if keys.contains(&key) {
                // The caller finds the key between these characters, which no other message of serde_json has.
                return Err(A::Error::custom(format_args!("\u{0}{key}\u{0}")));
            }
            keys.insert(key);
        }
        Ok(Distinct)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Distinct, A::Error> {
        while list.next_element::<Distinct>()?.is_some() {}
        Ok(Distinct)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_str<E>(self, _: &str) -> Result<Distinct, E> {
        Ok(Distinct)
    }

    fn visit_unit<E>(self) -> Result<Distinct, E> {
        Ok(Distinct)
    }
}
