//! The computers of a board: who plays each seat.

use crate::ai::Level;
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
    let levels = read(object, Some(players), faults).unwrap_or_default();
    for (seat, level) in levels.into_iter().enumerate() {
        session.agreements.set_level(Seat(seat as u8), level, players);
    }
}

/// Reads who plays each seat: one level, for all seats after the first, or an entry for each player. Most pages want one
/// person against one computer and should write one word for it. Where nothing else
/// says how many players there are, one level makes two.
pub(super) fn read(object: &Object, players: Option<usize>, faults: &mut Faults) -> Option<Vec<Option<Level>>> {
    let is_between = |letter: char| letter == ',' || letter.is_whitespace();
    let words: Vec<&str> = match object.get(KEY, faults)? {
        Value::String(text) => text.split(is_between).filter(|word| !word.is_empty()).collect(),
        Value::Array(list) => list.iter().map(|word| word.as_str().unwrap_or_default()).collect(),
        _ => Vec::new(),
    };
    let mut levels = Vec::new();
    for (at, word) in words.iter().enumerate() {
        match word.parse() {
            Ok(level) => levels.push(Some(level)),
            Err(_) if *word == PERSON => levels.push(None),
            Err(_) => {
                let known = Level::ALL.map(Level::name).join(", ");
                faults.add(
                    format!("{}[{at}]", object.at(KEY)),
                    format_args!("expected {PERSON}, {known}, found '{word}'"),
                );
            }
        }
    }
    if levels.len() < words.len() {
        return None;
    }
    match (&levels[..], players) {
        (&[level], _) => Some((0..players.unwrap_or(2)).map(|seat| level.filter(|_| seat > 0)).collect()),
        ([_, ..], None) => Some(levels),
        (_, Some(players)) if levels.len() == players => Some(levels),
        _ => {
            let each = players.map_or("player".into(), |players| format!("of the {players} players"));
            faults.add(object.at(KEY), format_args!("expected one level, or {PERSON} or a level for each {each}"));
            None
        }
    }
}
