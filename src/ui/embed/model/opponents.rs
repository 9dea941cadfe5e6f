//! The computers of a board: who plays each seat.

use crate::ai::{Level, Style};
use crate::game::Seat;
use crate::notation::reader::{Faults, Object};
use crate::ui::table::session::Session;
use serde_json::Value;

/// The key that names the computers.
pub(super) const KEY: &str = "opponents";
/// The word for a seat that a person plays.
const PERSON: &str = "person";

/// Gives the seats of a game to the computers that an object names.
pub(super) fn seat(object: &Object, session: &mut Session, faults: &mut Faults) {
    let players = session.record.game().players.len();
    let computers = read(object, Some(players), faults).unwrap_or_default();
    session.agreements.styles = computers.iter().map(|seat| seat.map_or(Style::Plain, |(_, style)| style)).collect();
    for (seat, computer) in computers.into_iter().enumerate() {
        session.agreements.set_level(Seat(seat as u8), level(computer), players);
    }
}

/// A computer: its level, and what it likes.
pub(super) type Computer = (Level, Style);

/// Returns the level of the computer at a seat; `None` for a person.
pub(super) fn level(seat: Option<Computer>) -> Option<Level> {
    seat.map(|(level, _)| level)
}

/// Reads a person, a level, or a level with a style, as in `counsellor:djinns`.
///
/// # Errors
/// What is wrong with the word.
fn seat_of(word: &str) -> Result<Option<Computer>, String> {
    if word == PERSON {
        return Ok(None);
    }
    let (name, style) = word.split_once(':').unwrap_or((word, Style::Plain.name()));
    let known = Level::ALL.map(Level::name).join(", ");
    let level: Level = name.parse().map_err(|_| format!("expected {PERSON}, {known}, found '{name}'"))?;
    let style = style.parse().map_err(|_| {
        let known = Style::ALL.map(Style::name).join(", ");
        format!("expected a style after '{name}:' ({known}), found '{style}'")
    })?;
    if style != Style::Plain && !level.has_styles() {
        let able = Level::ALL.into_iter().filter(|level| level.has_styles()).map(Level::name).collect::<Vec<_>>();
        return Err(format!("'{name}' has no style: {} have", able.join(", ")));
    }
    Ok(Some((level, style)))
}

/// Reads who plays each seat: one computer, for all seats after the first, or an entry for each player. Most pages want one
/// person against one computer and should write one word for it. Where nothing else
/// says how many players there are, one level makes two.
pub(super) fn read(object: &Object, players: Option<usize>, faults: &mut Faults) -> Option<Vec<Option<Computer>>> {
    let is_between = |letter: char| letter == ',' || letter.is_whitespace();
    let words: Vec<&str> = match object.get(KEY, faults)? {
        Value::String(text) => text.split(is_between).filter(|word| !word.is_empty()).collect(),
        Value::Array(list) => list.iter().map(|word| word.as_str().unwrap_or_default()).collect(),
        _ => Vec::new(),
    };
    let mut seats = Vec::new();
    for (at, word) in words.iter().enumerate() {
        match seat_of(word) {
            Ok(seat) => seats.push(seat),
            Err(fault) => faults.add(format!("{}[{at}]", object.at(KEY)), fault),
        }
    }
    if seats.len() < words.len() {
        return None;
    }
    match (&seats[..], players) {
        (&[computer], _) => Some((0..players.unwrap_or(2)).map(|seat| computer.filter(|_| seat > 0)).collect()),
        ([_, ..], None) => Some(seats),
        (_, Some(players)) if seats.len() == players => Some(seats),
        _ => {
            let each = players.map_or("player".into(), |players| format!("of the {players} players"));
            faults.add(object.at(KEY), format_args!("expected one level, or {PERSON} or a level for each {each}"));
            None
        }
    }
}
