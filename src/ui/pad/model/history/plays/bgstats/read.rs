//! Reads files of BG Stats.

use super::super::ids::Thing;
use super::super::sheet::{Lines, Play, Played, typed};
use super::super::{Lost, PlayFault, PlayFaultKind, PlayFile};
use super::lines;
use crate::i18n::letters::lower;
use crate::ui::pad::model::history::csv::DateOrder;
use crate::ui::pad::model::{Pad, PadError};
use serde_json::Value;

/// Returns whether a value is a file of BG Stats: it has a list of plays and says no format.
#[must_use]
pub fn is_file(value: &Value) -> bool {
    value["plays"].is_array() && value["format"].is_null()
}

/// Reads the plays of the game as sheets. A play with a fault does not stop the others.
///
/// # Errors
/// [`PadError`] if a list is missing.
pub fn read(value: &Value) -> Result<PlayFile, PadError> {
    let list = |key: &str| value[key].as_array().ok_or_else(|| PadError::At(key.to_owned()));
    let (games, players, plays) = (list("games")?, list("players")?, list("plays")?);
    // A file without a place may lack the list.
    let places = value["locations"].as_array().map(Vec::as_slice).unwrap_or_default();
    let lists = Lists { games: Index::of(games), players: Index::of(players), places: Index::of(places) };
    let mut file = PlayFile::default();
    for (number, play) in (1..).zip(plays) {
        let main = lists.thing(&play["gameRefId"]);
        if main == Some(Thing::Other) {
            file.others += 1;
            continue;
        }
        match lists.play(play, main, &mut file) {
            Ok(pad) => file.pads.push(pad),
            Err(kind) => {
                let date = text(&play["playDate"]).chars().take(10).collect();
                file.faults.push(PlayFault { number, date, kind });
            }
        }
    }
    Ok(file)
}

/// The lists that plays refer to.
struct Lists<'a> {
    games: Index<'a>,
    players: Index<'a>,
    places: Index<'a>,
}

/// The entries of a list by their numbers, which say nothing outside of the file.
struct Index<'a>(Vec<(u64, &'a Value)>);

impl<'a> Index<'a> {
    fn of(list: &'a [Value]) -> Self {
        let mut entries: Vec<_> = list.iter().filter_map(|entry| Some((entry["id"].as_u64()?, entry))).collect();
        entries.sort_by_key(|&(id, _)| id);
        Self(entries)
    }

    fn find(&self, id: &Value) -> Option<&'a Value> {
        let id = id.as_u64()?;
        self.0.binary_search_by_key(&id, |&(own, _)| own).ok().map(|at| self.0[at].1)
    }
}

/// Returns a text; a missing one is empty.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Returns points as they were written, by a text or a number; `None` if they are neither.
fn points(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some(String::new()),
        Value::String(text) if text == "null" => Some(String::new()),
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn at(place: &str) -> PlayFaultKind {
    PlayFaultKind::At(place.to_owned())
}

fn is_true(value: &Value) -> bool {
    // iPhones and Android telephones write some of these as numbers.
    value.as_bool().unwrap_or_else(|| value.as_u64() == Some(1))
}

impl Lists<'_> {
    fn thing(&self, id: &Value) -> Option<Thing> {
        let game = self.games.find(id)?;
        let name = if text(&game["bggName"]).is_empty() { &game["name"] } else { &game["bggName"] };
        Some(Thing::of(game["bggId"].as_u64().unwrap_or_default(), text(name)))
    }

    fn play(&self, play: &Value, main: Option<Thing>, file: &mut PlayFile) -> Result<Pad, PlayFaultKind> {
        let main = main.ok_or_else(|| at("gameRefId"))?;
        if is_true(&play["usesTeams"]) {
            return Err(PlayFaultKind::Teams);
        }
        let scores = play["playerScores"].as_array().ok_or_else(|| at("playerScores"))?;
        let mut sheet = Play {
            date: date(play).ok_or_else(|| at("playDate"))?,
            remark: text(&play["comments"]).to_owned(),
            ..Play::default()
        };
        if let Some(place) = self.places.find(&play["locationRefId"]) {
            text(&place["name"]).clone_into(&mut sheet.place);
        } else if play["locationRefId"].as_u64().is_some_and(|id| id > 0) {
            return Err(at("locationRefId"));
        }
        if let Thing::Expansion(expansion) = main {
            sheet.expansions.push(expansion);
        }
        for (number, used) in play["expansionPlays"].as_array().into_iter().flatten().enumerate() {
            match self.thing(&used["gameRefId"]) {
                Some(Thing::Expansion(expansion)) => sheet.expansions.push(expansion),
                Some(_) => {
                    let name = self.games.find(&used["gameRefId"]).map(|game| text(&game["name"]));
                    file.lose(Lost::Expansion(name.unwrap_or_default().chars().take(60).collect()));
                }
                None => return Err(PlayFaultKind::At(format!("expansionPlays[{number}].gameRefId"))),
            }
        }
        let rows = rows(&play["scoresheet"]);
        // The identities whose cells were read.
        let mut read: Vec<String> = Vec::new();
        for (number, score) in scores.iter().enumerate() {
            let player = self
                .players
                .find(&score["playerRefId"])
                .ok_or_else(|| PlayFaultKind::At(format!("playerScores[{number}].playerRefId")))?;
            let other = text(&score["anonymousName"]);
            let points =
                points(&score["score"]).ok_or_else(|| PlayFaultKind::At(format!("playerScores[{number}].score")))?;
            let role =
                [&score["role"], &score["team"], &score["teamRole"]].into_iter().map(text).find(|it| !it.is_empty());
            let own = identities(score, player);
            let lines = rows.as_ref().and_then(|rows| lines_of(rows, &own));
            if lines.is_some() {
                read.extend(own);
            }
            sheet.players.push(Played {
                name: if other.is_empty() { text(&player["name"]) } else { other }.to_owned(),
                colour: role.unwrap_or_default().to_owned(),
                score: points,
                has_won: is_true(&score["winner"]),
                lines,
            });
        }
        lose(play, scores, file);
        let is_read = |rows: Vec<Row>| rows.iter().flat_map(|(_, cells)| cells).all(|(id, _)| read.contains(id));
        if !rows.is_some_and(is_read) {
            file.lose(Lost::Lines);
        }
        sheet.sheet(file).map_err(|kind| match kind {
            PlayFaultKind::At(place) => PlayFaultKind::At(format!("playerScores{place}")),
            kind => kind,
        })
    }
}

/// Notes what a play has and a sheet cannot keep.
fn lose(play: &Value, scores: &[Value], file: &mut PlayFile) {
    let is_more = |value: &Value| value.as_u64().is_some_and(|number| number > 0);
    let has = |key: &str, is_there: &dyn Fn(&Value) -> bool| scores.iter().any(|score| is_there(&score[key]));
    let is_said = |value: &Value| !text(value).trim().is_empty();
    if is_more(&play["durationMin"]) || is_more(&play["rounds"]) {
        file.lose(Lost::Duration);
    }
    if has("startPlayer", &is_true) || has("seatOrder", &is_more) || has("startPosition", &is_said) {
        file.lose(Lost::Seats);
    }
    if is_said(&play["board"]) {
        file.lose(Lost::Roles);
    }
    let images = text(&play["playImages"]);
    if is_more(&play["rating"]) || has("newPlayer", &is_true) || !["", "[]"].contains(&images) {
        file.lose(Lost::Notes);
    }
    if is_true(&play["ignored"]) {
        file.lose(Lost::Uncounted);
    }
}

/// Reads the date of a play: that of the place, without the time of day.
fn date(play: &Value) -> Option<String> {
    if let Some(number) = play["playDateYmd"].as_u64().filter(|&number| number > 0) {
        return DateOrder::Day.read(&format!("{:04}-{:02}-{:02}", number / 10_000, number / 100 % 100, number % 100));
    }
    let date: String = text(&play["playDate"]).chars().take(10).collect();
    if date.is_empty() { Some(date) } else { DateOrder::Day.read(&date) }
}

/// A line of a score sheet: its name, and the cells, by the identities of the scores.
type Row = (String, Vec<(String, String)>);

/// Reads the filled cells of a score sheet, whether its rows are in groups or in rounds; `None` if it cannot be read. It is text
/// within the text of the file.
fn rows(sheet: &Value) -> Option<Vec<Row>> {
    let sheet: Value = match sheet {
        Value::String(text) if text.trim().is_empty() => Value::Null,
        Value::String(text) => serde_json::from_str(text).ok()?,
        sheet => sheet.clone(),
    };
    if sheet.is_null() {
        return Some(Vec::new());
    }
    let parts = sheet["groups"].as_array().or_else(|| sheet["rounds"].as_array())?;
    let rows = parts.iter().flat_map(|part| part["rows"].as_array().into_iter().flatten());
    let cells = |row: &Value| {
        let scores = &row["scores"];
        if !scores.is_object() && !scores.is_null() {
            return None;
        }
        let scores = scores.as_object().into_iter().flatten();
        // What is no points stays as it is, so that it is found to be none.
        let written = |cell: &Value| points(cell).unwrap_or_else(|| cell.to_string()).trim().to_owned();
        let filled = scores.map(|(id, cell)| (plain(id), written(cell)));
        Some(filled.filter(|(_, cell)| !cell.is_empty()).collect())
    };
    rows.map(|row| Some((text(&row["templateId"]).to_owned(), cells(row)?))).collect()
}

/// Returns what the cells of a player may be named by.
fn identities(score: &Value, player: &Value) -> [String; 2] {
    // A telephone may write identities in capitals, and the same ones in small letters elsewhere.
    let data: Value = serde_json::from_str(text(&score["metaData"])).unwrap_or_default();
    [plain(text(&data["scoreUuid"])), plain(text(&player["uuid"]))]
}

/// Returns the points of a player; `None` if the sheet has none, or some that a sheet here cannot have.
fn lines_of(rows: &[Row], own: &[String]) -> Option<Lines> {
    let mut lines = Lines::default();
    for (name, cells) in rows {
        for (_, cell) in cells.iter().filter(|(id, _)| own.contains(id)) {
            let line = &mut lines[lines::of_name(name)? as usize];
            let more = if line.is_empty() { cell.clone() } else { format!("{line}+{cell}") };
            *line = typed(&more)?;
        }
    }
    lines.iter().any(|line| !line.is_empty()).then_some(lines)
}

fn plain(id: &str) -> String {
    id.chars().map(lower).collect()
}
