//! The link with which BG Stats opens its dialog to add a play.

use super::super::ids::{GAME, GAME_NAME};
use super::write::NO_TIME;
use crate::game::Seat;
use crate::i18n::letters::lower;
use crate::ui::pad::model::Pad;
use serde_json::json;
use std::fmt::Write;

/// The address that opens the app. The one with `https` would send the play to a server where the app is missing.
const APP: &str = "bgstats://app.bgstatsapp.com/createPlay.html?data=";
/// The name by which BG Stats remembers what it was told of games and players: it never changes.
const SOURCE: &str = "Naqala";

/// Returns the link for a sheet; `None` if nothing was entered. `today` dates a sheet without a date, `expansions` names those in play.
#[must_use]
pub fn link(id: &str, pad: &Pad, today: &str, names: &[String], expansions: &str) -> Option<String> {
    if pad.is_blank() {
        return None;
    }
    let result = pad.result();
    let player = |(seat, (name, &total)): (Seat, (&String, &u32))| {
        let key: String = name.trim().chars().map(lower).collect();
        let rank = 1 + result.totals.iter().filter(|&&other| other > total).count();
        json!({
            "name": name.trim(), "sourcePlayerId": key, "score": total, "rank": rank, "startPlayer": false,
            "winner": result.winners.contains(&seat),
        })
    };
    let players: Vec<_> = (0..).map(Seat).zip(names.iter().zip(&result.totals)).map(player).collect();
    let date = if pad.date.is_empty() { today } else { &pad.date };
    let remarks: Vec<&str> = [expansions, pad.remark.trim()].into_iter().filter(|text| !text.is_empty()).collect();
    let play = json!({
        "sourceName": SOURCE,
        "sourcePlayId": id,
        // It is meant as UTC; at this time it is the same day in all but three time zones.
        "playDate": format!("{date} {NO_TIME}"),
        "location": pad.place.trim(),
        "comments": remarks.join("\n"),
        "game": {"name": GAME_NAME, "sourceGameId": "five-tribes", "bggId": GAME, "highestWins": true, "noPoints": false},
        "players": players,
    });
    Some(APP.to_owned() + &percent(&play.to_string()))
}

/// Encodes a text for a parameter of an address, as `encodeURIComponent` does.
fn percent(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => encoded.push(byte as char),
            // Writing to a string cannot fail.
            _ => drop(write!(encoded, "%{byte:02X}")),
        }
    }
    encoded
}
