//! Writes and reads sessions as text, for the storage and for links.
//!
//! ```
//! use naqala::{game::Options, ui::{library::saved, table::session::{Colour, Session}}};
//! let session = Session::new(Options::new(["Anna", "Sam"], 42), vec![Colour::Teal, Colour::Pink])?;
//! let text = saved::write(&session, 1_700_000_000_000);
//! assert_eq!(saved::read(&text)?.colours, session.colours);
//! assert_eq!(saved::heading(&text).map(|heading| heading.players), Some(vec!["Anna".to_owned(), "Sam".to_owned()]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::ai::{Level, Style};
use crate::game::{Expansion, Expansions, Record, Seat};
use crate::i18n::Lang;
use crate::notation::record::{RecordError, WrittenRecord};
use crate::notation::{PositionError, record};
use crate::ui::kit::settings::Secrecy;
use crate::ui::table::session::agreed::{Matter, Note};
use crate::ui::table::session::message::{MessageSeat, WrittenMessageSeat};
use crate::ui::table::session::{Agreements, Colour, Guidance, Session};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// The `format` of a stored game.
pub const FORMAT: &str = "naqala-game/1";
/// The most characters of a game's own name.
pub const LONGEST_NAME: usize = 40;

#[derive(Serialize)]
struct WrittenGame<'a> {
    format: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    saved: u64,
    players: Vec<&'a str>,
    round: u32,
    over: bool,
    /// The winners and everybody's points, once the game is over: for lists of games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    won: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    points: Vec<u32>,
    colours: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<u8>,
    /// The language of each player; an empty text for that of the device.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    languages: Vec<&'static str>,
    /// The style of each computer, by its place in the list of styles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    styles: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hides: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ended: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    strict: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    guide: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hints: Vec<u8>,
    /// What the table agreed to: name, entries then, who has not been told, seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Value>,
    #[serde(rename = "apart", skip_serializing_if = "Option::is_none")]
    message: Option<WrittenMessageSeat>,
    record: WrittenRecord,
}

/// What a list of games shows of a stored game. Reading it does not replay the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The name the players gave it; empty if they gave none.
    pub name: String,
    /// The names of the players.
    pub players: Vec<String>,
    /// The level of each seat that a computer plays; empty if people play all seats.
    pub computers: Vec<Option<Level>>,
    /// The expansions in play.
    pub expansions: Expansions,
    /// The current round.
    pub round: u32,
    /// Whether the game has ended.
    pub is_over: bool,
    /// The seats of the winners; empty while it goes on.
    pub won: Vec<Seat>,
    /// The points of each player; empty while it goes on.
    pub points: Vec<u32>,
    /// Whether people hide things from each other in it.
    pub has_secrets: bool,
    /// When it was stored, in milliseconds since 1970.
    pub saved: u64,
}

/// Why a text is not a stored game or a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It has another format.
    Format(String),
    /// `colours` is not a list of one colour for each player.
    Colours,
    /// `left` names seats without a player.
    Left,
    /// `sides` is not a list of one side for each player.
    Sides,
    /// The record cannot be replayed.
    Record(RecordError),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(found) => write!(f, "expected '{FORMAT}' or '{}', found '{found}'", record::FORMAT),
            Self::Colours => f.write_str("expected a colour for each player"),
            Self::Left => f.write_str("left: expected numbers of players, counted from 0"),
            Self::Sides => f.write_str("sides: expected a number from 0 to 3 for each player"),
            Self::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SavedError {}

impl SavedError {
    /// Returns how many entries of the record can be played before the faulty one; `None` if there are none.
    #[must_use]
    pub fn playable(&self) -> Option<usize> {
        match self {
            Self::Record(error) => error.index().filter(|&entries| entries > 0),
            _ => None,
        }
    }
}

/// Writes a session as a stored game; `saved` is the time in milliseconds since 1970.
///
/// # Panics
/// Never: texts and numbers always serialise.
#[must_use]
pub fn write(session: &Session, saved: u64) -> String {
    let game = session.record.game();
    let is_over = game.is_over() || session.agreements.is_ended;
    let winners = game.winners_among(|seat| !session.agreements.left.contains(&seat));
    let written = WrittenGame {
        format: FORMAT,
        name: &session.name,
        saved,
        players: game.players.iter().map(|player| &*player.name).collect(),
        round: game.round,
        over: is_over,
        won: winners.iter().filter(|_| is_over).map(|seat| seat.0).collect(),
        points: game.seats().filter(|_| is_over).map(|seat| game.score(seat).total()).collect(),
        colours: session.colours.iter().map(|colour| colour.name()).collect(),
        left: session.agreements.left.iter().map(|seat| seat.0).collect(),
        sides: session.agreements.sides.clone(),
        languages: session.agreements.languages.iter().map(|lang| lang.map_or("", Lang::code)).collect(),
        styles: session.agreements.styles.iter().map(|style| *style as u8).collect(),
        hides: session.agreements.secrecy.map(Secrecy::name),
        ended: session.agreements.is_ended,
        strict: session.agreements.is_strict,
        guide: session.agreements.guidance.name(),
        hints: session.agreements.hints.iter().map(|seat| seat.0).collect(),
        notes: session.agreements.notes.iter().map(Note::write).collect(),
        message: session.agreements.message.map(|own| own.written(game.active())),
        record: record::write(&session.record).with_computers(&session.agreements.computers),
    };
    let mut text = serde_json::to_string(&written).expect("texts and numbers always serialise");
    if !session.review.is_empty() {
        // It is JSON already, so it need not become a tree of values again.
        text.truncate(text.len() - 1);
        text.extend([",\"review\":", &session.review, "}"]);
    }
    text
}

/// Reads a stored game or a bare record and replays it.
///
/// # Errors
/// [`SavedError`], with the place of the fault.
pub fn read(text: &str) -> Result<Session, SavedError> {
    from_value(&parse(text)?)
}

/// Reads a stored game or a bare record up to its first entry that cannot be replayed.
///
/// # Errors
/// As [`read`], but never for an entry.
pub fn read_part(text: &str) -> Result<Session, SavedError> {
    part(&parse(text)?)
}

fn parse(text: &str) -> Result<Value, SavedError> {
    serde_json::from_str(text).map_err(|error| SavedError::Record(PositionError::from(error).into()))
}

/// Reads a stored game or a bare record from parsed JSON and replays it.
///
/// # Errors
/// As [`read`].
pub fn from_value(value: &Value) -> Result<Session, SavedError> {
    with_record(value, record::from_value)
}

/// Reads a stored game or a bare record from parsed JSON up to its first entry that cannot be replayed.
///
/// # Errors
/// As [`read`], but never for an entry.
pub fn part(value: &Value) -> Result<Session, SavedError> {
    let mut session = with_record(value, |record| Ok(record::part(record)?.record))?;
    // Both speak of the end that is lost.
    session.agreements.is_ended = false;
    session.review.clear();
    Ok(session)
}

fn with_record(value: &Value, read: impl Fn(&Value) -> Result<Record, RecordError>) -> Result<Session, SavedError> {
    let format = value["format"].as_str();
    if format.is_none() || format == Some(record::FORMAT) {
        let mut session = read(value).map(Session::of_record).map_err(SavedError::Record)?;
        session.agreements.computers = record::computers(value);
        return Ok(session);
    }
    if format != Some(FORMAT) {
        return Err(SavedError::Format(format.unwrap_or_default().chars().take(60).collect()));
    }
    let record = read(&value["record"]).map_err(SavedError::Record)?;
    let colours: Option<Vec<_>> = value["colours"]
        .as_array()
        .and_then(|names| names.iter().map(|name| name.as_str().and_then(Colour::from_name)).collect());
    let is_one_each = |colours: &Vec<Colour>| {
        let repeated = |(at, colour)| colours[..at].contains(colour);
        colours.len() == record.game().players.len() && !colours.iter().enumerate().any(repeated)
    };
    let colours = colours.filter(is_one_each).ok_or(SavedError::Colours)?;
    let count = colours.len();
    let left = numbers(&value["left"], count).ok_or(SavedError::Left)?.into_iter().map(Seat).collect();
    let sides = numbers(&value["sides"], 4)
        .filter(|sides| sides.is_empty() || sides.len() == count)
        .ok_or(SavedError::Sides)?;
    let is_true = |key: &str| value[key] == Value::Bool(true);
    let computers = record::computers(&value["record"]);
    let guidance = Guidance::from_name(value["guide"].as_str());
    let (is_ended, is_strict) = (is_true("ended"), is_true("strict"));
    // Hints change nothing that was played: a faulty list gives none.
    let hints = numbers(&value["hints"], count).unwrap_or_default().into_iter().map(Seat).collect();
    let message = MessageSeat::read(&value["apart"], count, record.len());
    // Nor does a language: an unknown one is that of the device.
    let languages = value["languages"].as_array().into_iter().flatten();
    let languages = languages.take(count).map(|code| Lang::from_code(code.as_str()?)).collect();
    // Nor do styles: a list with one that this version does not know gives none.
    let styles = numbers(&value["styles"], Style::ALL.len()).unwrap_or_default();
    let styles = styles.into_iter().take(count).map(|style| Style::ALL[usize::from(style)]).collect();
    // Nor do notes: a faulty one is left out.
    let notes = value["notes"].as_array().into_iter().flatten();
    let notes = notes.filter_map(|note| Note::read(note, count, record.len())).collect();
    let secrecy = value["hides"].as_str().and_then(|name| name.parse().ok());
    let agreements = Agreements {
        is_ended,
        left,
        sides,
        languages,
        computers,
        styles,
        secrecy,
        is_strict,
        guidance,
        hints,
        message,
        notes,
    };
    // The page that shows it reads only what belongs to the record.
    let review = if value["review"].is_object() { value["review"].to_string() } else { String::new() };
    Ok(Session { record, colours, name: own_name(value), agreements, review })
}

/// Reads a list of numbers less than `below`; a missing list is empty.
fn numbers(value: &Value, below: usize) -> Option<Vec<u8>> {
    let Some(numbers) = value.as_array() else { return value.is_null().then(Vec::new) };
    numbers.iter().map(|number| Some(number.as_u64().filter(|&number| number < below as u64)? as u8)).collect()
}

/// Returns the name the players gave the game.
fn own_name(value: &Value) -> String {
    value["name"].as_str().map(plain_name).unwrap_or_default()
}

/// Removes from a name the characters that would break its line or change the text around it, and shortens it.
#[must_use]
pub fn plain_name(name: &str) -> String {
    name.trim().chars().filter(|&letter| !is_disguise(letter)).take(LONGEST_NAME).collect()
}

/// Returns whether a character is invisible and changes how others are shown: a control character, or one that changes
/// the direction of writing.
#[must_use]
pub fn is_disguise(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

/// Gives a stored game another name and, if `saved` is given, another time; returns `None` if the text is no stored game.
///
/// Fields that this version does not know are kept.
#[must_use]
pub fn renamed(text: &str, name: &str, saved: Option<u64>) -> Option<String> {
    heading(text)?;
    let mut value: Value = serde_json::from_str(text).ok()?;
    let object = value.as_object_mut()?;
    match plain_name(name) {
        name if name.is_empty() => object.remove("name"),
        name => object.insert("name".into(), name.into()),
    };
    if let Some(saved) = saved {
        object.insert("saved".into(), saved.into());
    }
    serde_json::to_string(&value).ok()
}

/// Notes in a stored game that a matter was agreed to, which everybody has yet to be told; returns `None` if the text is no
/// stored game.
///
/// Fields that this version does not know are kept.
#[must_use]
pub fn noted(text: &str, matter: Matter) -> Option<String> {
    let mut session = read(text).ok()?;
    let (entries, players) = (session.record.len(), session.colours.len());
    let people = session.agreements.people(players);
    session.agreements.note(matter, entries, people);
    let mut value: Value = serde_json::from_str(text).ok()?;
    let notes = session.agreements.notes.iter().map(Note::write).collect();
    value.as_object_mut()?.insert("notes".into(), Value::Array(notes));
    serde_json::to_string(&value).ok()
}

/// Reads what a list of games shows; returns `None` if the text is no stored game.
#[must_use]
pub fn heading(text: &str) -> Option<Heading> {
    heading_of(&serde_json::from_str(text).ok()?)
}

/// Reads what a list of games shows from parsed JSON; returns `None` if it is no stored game.
#[must_use]
pub fn heading_of(value: &Value) -> Option<Heading> {
    if value["format"].as_str() != Some(FORMAT) {
        return None;
    }
    let players: Option<Vec<String>> =
        value["players"].as_array()?.iter().map(|name| name.as_str().map(ToOwned::to_owned)).collect();
    let record = &value["record"];
    let names = expansions(record).as_array().into_iter().flatten().filter_map(Value::as_str);
    let points = value["points"].as_array().into_iter().flatten().filter_map(Value::as_u64);
    let (players, computers) = (players?, record::computers(record));
    let won = numbers(&value["won"], players.len()).unwrap_or_default();
    let is_over = value["over"].as_bool()?;
    let people = players.len() - computers.iter().flatten().count().min(players.len());
    let is_open = value["apart"].is_null() && value["hides"].as_str() == Some(Secrecy::Open.name());
    Some(Heading {
        name: own_name(value),
        players,
        computers,
        expansions: names.filter_map(|name| name.parse::<Expansion>().ok()).collect(),
        round: value["round"].as_u64()? as u32,
        is_over,
        won: won.into_iter().map(Seat).collect(),
        points: points.map(|points| points as u32).collect(),
        has_secrets: !is_over && !is_open && people > 1,
        saved: value["saved"].as_u64()?,
    })
}

/// Returns the names of a record's expansions: its own, or those of the position that it starts from.
pub fn expansions(record: &Value) -> &Value {
    record.get("expansions").unwrap_or(&record["position"]["expansions"])
}
