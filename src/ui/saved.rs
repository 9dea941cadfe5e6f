//! Writes and reads sessions as text, for the storage and for links.
//!
//! ```
//! use naqala::{game::Options, ui::{saved, session::{Colour, Session}}};
//! let session = Session::new(Options::new(["Anna", "Sam"], 42), vec![Colour::Teal, Colour::Pink])?;
//! let text = saved::write(&session, 1_700_000_000_000);
//! assert_eq!(saved::read(&text)?.colours, session.colours);
//! assert_eq!(saved::heading(&text).map(|heading| heading.players), Some(vec!["Anna".to_owned(), "Sam".to_owned()]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::apart::{Apart, WrittenApart};
use super::session::{Agreements, Colour, Guidance, Session};
use crate::ai::Level;
use crate::game::{Expansion, Expansions, Seat};
use crate::notation::PositionError;
use crate::notation::record::{self, RecordError, WrittenRecord};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// The `format` of a stored game.
pub const FORMAT: &str = "naqala-game/1";
/// The most characters of a game's own name.
pub const LONGEST_NAME: usize = 40;

#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    saved: u64,
    players: Vec<&'a str>,
    round: u32,
    over: bool,
    colours: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<u8>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ended: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    strict: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    guide: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hints: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    apart: Option<WrittenApart>,
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

/// Writes a session as a stored game; `saved` is the time in milliseconds since 1970.
///
/// # Panics
/// Never: texts and numbers always serialise.
#[must_use]
pub fn write(session: &Session, saved: u64) -> String {
    let game = session.record.game();
    let written = Written {
        format: FORMAT,
        name: &session.name,
        saved,
        players: game.players.iter().map(crate::game::Player::name).collect(),
        round: game.round,
        over: game.is_over() || session.agreements.is_ended,
        colours: session.colours.iter().map(|colour| colour.name()).collect(),
        left: session.agreements.left.iter().map(|seat| seat.0).collect(),
        sides: session.agreements.sides.clone(),
        ended: session.agreements.is_ended,
        strict: session.agreements.is_strict,
        guide: session.agreements.guidance.name(),
        hints: session.agreements.hints.iter().map(|seat| seat.0).collect(),
        apart: session.agreements.apart.map(|apart| apart.written(game.active())),
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
    let value = serde_json::from_str(text).map_err(|error| SavedError::Record(PositionError::from(error).into()))?;
    from_value(&value)
}

/// Reads a stored game or a bare record from parsed JSON and replays it.
///
/// # Errors
/// As [`read`].
pub fn from_value(value: &Value) -> Result<Session, SavedError> {
    let format = value["format"].as_str();
    if format.is_none() || format == Some(record::FORMAT) {
        let mut session = record::from_value(value).map(Session::of_record).map_err(SavedError::Record)?;
        session.agreements.computers = record::computers(value);
        return Ok(session);
    }
    if format != Some(FORMAT) {
        return Err(SavedError::Format(format.unwrap_or_default().chars().take(60).collect()));
    }
    let record = record::from_value(&value["record"]).map_err(SavedError::Record)?;
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
    let apart = Apart::read(&value["apart"], count, record.len());
    let agreements = Agreements { is_ended, left, sides, computers, is_strict, guidance, hints, apart };
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

/// Whether a character is invisible and changes how others are shown: a control character, or one that changes the
/// direction of writing.
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

/// Reads what a list of games shows; returns `None` if the text is no stored game.
#[must_use]
pub fn heading(text: &str) -> Option<Heading> {
    let value: Value = serde_json::from_str(text).ok()?;
    if value["format"].as_str() != Some(FORMAT) {
        return None;
    }
    let players: Option<Vec<String>> =
        value["players"].as_array()?.iter().map(|name| name.as_str().map(ToOwned::to_owned)).collect();
    let record = &value["record"];
    let expansions = record.get("expansions").unwrap_or(&record["position"]["expansions"]).as_array();
    let names = expansions.into_iter().flatten().filter_map(Value::as_str);
    Some(Heading {
        name: own_name(&value),
        players: players?,
        computers: record::computers(record),
        expansions: names.filter_map(|name| name.parse::<Expansion>().ok()).collect(),
        round: value["round"].as_u64()? as u32,
        is_over: value["over"].as_bool()?,
        saved: value["saved"].as_u64()?,
    })
}

#[cfg(test)]
mod tests {
    use super::{Agreements, FORMAT, Guidance, Level, SavedError, Seat, heading, read, renamed, write};
    use crate::game::{Options, Record};
    use crate::notation::record;
    use crate::ui::apart::{Apart, GameId};
    use crate::ui::session::{Colour, Session};

    fn mid_sow() -> Session {
        let options = Options::new(["Anna", "Zoé “la 2ᵉ”"], u64::MAX);
        let mut session = Session::new(options, vec![Colour::Black, Colour::Teal]).expect("two can play");
        for _ in 0..6 {
            let action = session.record.game().legal_actions()[0];
            session.record.play(action).expect("it is on the list");
        }
        assert!(session.record.game().sow().is_some(), "meeples are in hand");
        session
    }

    #[test]
    fn a_written_session_is_read_back() {
        let session = mid_sow();
        let text = write(&session, 5);
        let again = read(&text).expect("it was just written");
        assert_eq!(again.record.game(), session.record.game());
        assert_eq!(again.colours, session.colours);
        assert_eq!(write(&again, 5), text);
        let heading = heading(&text).expect("it has one");
        assert_eq!((heading.players.len(), heading.round, heading.is_over, heading.saved), (2, 1, false, 5));
    }

    #[test]
    fn a_game_keeps_the_name_its_players_gave_it() {
        let text = write(&mid_sow(), 5);
        assert!(!text.contains("\"name\":"), "a game without a name has no such field, as in older versions");
        let named = renamed(&text, " Friday\u{202e}\n ", Some(9)).expect("it is a stored game");
        let heading = heading(&named).expect("it has one");
        assert_eq!((heading.name.as_str(), heading.saved), ("Friday", 9));
        let session = read(&named).expect("it is the same game");
        assert_eq!(session.name, "Friday");
        assert_eq!(write(&read(&renamed(&named, "", Some(5)).expect("still one")).expect("still one"), 5), text);
        assert_eq!(renamed("{}", "Friday", None), None);
    }

    #[test]
    fn renaming_keeps_the_fields_of_later_versions() {
        let later = write(&mid_sow(), 5).replacen('{', "{\"later\":[1],", 1);
        assert!(renamed(&later, "Friday", None).expect("it is a stored game").contains("\"later\":[1]"));
    }

    #[test]
    fn a_bare_record_is_read_too() {
        let session = mid_sow();
        let again = read(&record::write(&session.record).to_string()).expect("it was just written");
        assert_eq!(again.record.game(), session.record.game());
        assert_eq!(again.colours, [Colour::Indigo, Colour::Orange]);
    }

    #[test]
    fn faults_are_told_apart() {
        let text = write(&mid_sow(), 5);
        assert_eq!(
            read(&text.replace(FORMAT, "naqala-game/9")).unwrap_err(),
            SavedError::Format("naqala-game/9".into())
        );
        assert_eq!(read(&text.replace("teal", "black")).unwrap_err(), SavedError::Colours);
        assert_eq!(read(&text.replace("\"teal\"", "7")).unwrap_err(), SavedError::Colours);
        assert!(matches!(read(&text[1..]), Err(SavedError::Record(_))));
        assert!(matches!(read(""), Err(SavedError::Record(_))));
        assert!(matches!(read("[]"), Err(SavedError::Record(_))));
        assert!(matches!(read("{\"format\":\"naqala-game/1\"}"), Err(SavedError::Record(_))));
        assert!(heading("{}").is_none());
    }

    #[test]
    fn a_rematch_keeps_names_and_colours() {
        let session = mid_sow();
        let again = session.rematch(7).expect("as many can play");
        assert_eq!((again.seed(), again.colours, again.record.len()), (7, session.colours, 0));
        assert_eq!(again.agreements, Agreements::default());
        let names = |record: &Record| -> Vec<String> {
            record.game().players.iter().map(|player| player.name().to_owned()).collect()
        };
        assert_eq!(names(&again.record), names(&session.record));
    }

    #[test]
    fn a_session_keeps_its_computers_in_storage_record_and_rematch() {
        let mut session = mid_sow();
        assert!(!write(&session, 5).contains("computers"), "without computers the text is that of older versions");
        session.agreements.set_level(Seat(1), Some(Level::Sultan), 2);
        session.agreements.is_strict = true;
        let text = write(&session, 5);
        let again = read(&text).expect("it was just written");
        assert_eq!(again.agreements, session.agreements);
        assert_eq!(heading(&text).map(|heading| heading.computers), Some(vec![None, Some(Level::Sultan)]));
        assert_eq!(session.rematch(7).expect("as many can play").agreements, session.agreements);
        let bare = record::write(&session.record).with_computers(&session.agreements.computers).to_string();
        assert_eq!(read(&bare).expect("it was just written").agreements.computers, [None, Some(Level::Sultan)]);
        assert!(matches!(read(&text.replace("sultan", "vizier")), Err(SavedError::Record(_))));
    }

    #[test]
    fn a_session_keeps_its_guide_in_storage_but_not_in_a_rematch() {
        let mut session = mid_sow();
        assert!(!write(&session, 5).contains("guide"), "without a guide the text is that of older versions");
        session.agreements.set_level(Seat(1), Some(Level::Apprentice), 2);
        for guidance in [Guidance::Shown, Guidance::Hidden] {
            session.agreements.guidance = guidance;
            assert_eq!(read(&write(&session, 5)).expect("it was just written").agreements, session.agreements);
        }
        let later = write(&session, 5).replace("\"hidden\"", "\"of a later version\"");
        assert_eq!(read(&later).expect("the rest is known").agreements.guidance, Guidance::None);
        let next = session.rematch_against(Level::Courtier, 7).expect("as many can play");
        assert_eq!(next.agreements.computers, [None, Some(Level::Courtier)]);
        assert_eq!(next.agreements.guidance, Guidance::None);
    }

    #[test]
    fn a_session_keeps_who_can_ask_for_hints() {
        let mut session = mid_sow();
        assert!(!write(&session, 5).contains("hints"), "without hints the text is that of older versions");
        session.agreements.hints = vec![Seat(1)];
        let text = write(&session, 5);
        assert_eq!(read(&text).expect("it was just written").agreements.hints, [Seat(1)]);
        assert_eq!(session.rematch(7).expect("as many can play").agreements.hints, [Seat(1)]);
        for faulty in ["[2]", "true"] {
            let text = text.replace("\"hints\":[1]", &format!("\"hints\":{faulty}"));
            assert_eq!(read(&text).expect("the game is as it was").agreements.hints, []);
        }
    }

    #[test]
    fn a_session_keeps_the_part_of_its_device() {
        let mut session = mid_sow();
        assert!(!write(&session, 5).contains("apart"), "on one device the text is that of older versions");
        let apart = Apart { known: 4, sent: Some(9), ..Apart::new(GameId(7), Seat(1)) };
        session.agreements.apart = Some(apart);
        let text = write(&session, 5);
        assert_eq!(read(&text).expect("it was just written").agreements.apart, Some(apart));
        let next = session.rematch(7).expect("as many can play").agreements.apart.expect("each stays at their device");
        assert_eq!((next.former, next.seat, next.known), (Some(GameId(7)), Seat(1), 0));
        let faulty = text.replace("\"seat\":1", "\"seat\":2");
        assert_eq!(read(&faulty).expect("the game is as it was").agreements.apart, None);
    }

    #[test]
    fn a_session_keeps_its_analysis_in_storage_but_not_in_a_rematch() {
        let mut session = mid_sow();
        assert!(!write(&session, 5).contains("review"), "without an analysis the text is that of older versions");
        session.review = r#"{"decisions":[7],"format":"of a later version"}"#.to_owned();
        let text = write(&session, 5);
        assert_eq!(read(&text).expect("it was just written").review, session.review);
        assert_eq!(heading(&text).map(|heading| heading.saved), Some(5));
        assert_eq!(read(&text.replace(&session.review, "7")).expect("the game is as it was").review, "");
        assert!(session.rematch(7).expect("as many can play").review.is_empty());
        assert!(session.position_only().review.is_empty());
    }

    #[test]
    fn a_seat_given_back_to_a_person_leaves_no_computers() {
        let mut agreements = Agreements { left: vec![Seat(1)], ..Agreements::default() };
        agreements.set_level(Seat(1), Some(Level::Apprentice), 3);
        assert_eq!((agreements.left.len(), agreements.people(3)), (0, vec![Seat(0), Seat(2)]));
        agreements.set_level(Seat(1), None, 3);
        assert_eq!(agreements, Agreements::default());
    }

    #[test]
    fn agreements_are_stored() {
        let mut session = mid_sow();
        assert!(!write(&session, 0).contains("left"), "without agreements the text is that of older versions");
        session.agreements =
            Agreements { is_ended: true, left: vec![Seat(1)], sides: vec![0, 3], ..Agreements::default() };
        let text = write(&session, 0);
        assert_eq!(read(&text).expect("it was written so").agreements, session.agreements);
        assert_eq!(heading(&text).map(|heading| heading.is_over), Some(true));
        for wrong in ["[2]", "[-1]", "\"1\"", "[null]"] {
            assert_eq!(read(&text.replace("[1]", wrong)).unwrap_err(), SavedError::Left, "{wrong}");
        }
        for wrong in ["[0,4]", "[0]", "{}"] {
            assert_eq!(read(&text.replace("[0,3]", wrong)).unwrap_err(), SavedError::Sides, "{wrong}");
        }
    }
}
