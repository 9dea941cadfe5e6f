//! Writes a play file of BG Stats.

use super::super::ids::{GAME, GAME_NAME, of_expansion};
use super::lines;
use crate::game::{Score, ScoreLine, Seat};
use crate::i18n::letters::lower;
use crate::ui::pad::model::Pad;
use crate::ui::pad::model::history::FiledSheet;
use serde_json::{Map, Value, json};

/// The time of day where only the day is known: BG Stats writes it, too.
pub const NO_TIME: &str = "10:00:00";
/// What BG Stats says first in a play file.
const ABOUT: &str = "Plays of Five Tribes from the score pad of Naqala, as BG Stats writes plays.";

/// Makes an identity that stays the same for the same words, so that BG Stats knows a play, a player and a place again.
fn identity(kind: &str, words: &str) -> String {
    // FNV-1a twice, from two starts: nobody has to guard these.
    let hash = |start: u64| {
        let bytes = kind.bytes().chain([0]).chain(words.bytes());
        bytes.fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    };
    let (high, low) = (hash(0xcbf2_9ce4_8422_2325), hash(0x6c62_272e_07bb_0142));
    let (version, variant) = (0x8000 | (high & 0x0fff), 0x8000 | (low >> 48 & 0x3fff));
    format!(
        "{:08x}-{:04x}-{version:04x}-{variant:04x}-{:012x}",
        high >> 32,
        high >> 16 & 0xffff,
        low & 0xffff_ffff_ffff
    )
}

/// A list to which plays refer by number.
#[derive(Default)]
struct List {
    keys: Vec<String>,
    entries: Vec<Value>,
}

impl List {
    /// Returns the number of a name, which it adds if it is not there yet.
    fn number(&mut self, kind: &str, name: &str, today: &str, entry: Value) -> usize {
        let key: String = name.trim().chars().map(lower).collect();
        if let Some(at) = self.keys.iter().position(|other| *other == key) {
            return at + 1;
        }
        let mut entry = entry;
        entry["id"] = (self.keys.len() + 1).into();
        entry["uuid"] = identity(kind, &key).into();
        entry["name"] = name.trim().into();
        entry["modificationDate"] = format!("{today} {NO_TIME}").into();
        self.keys.push(key);
        self.entries.push(entry);
        self.keys.len()
    }
}

fn game(number: u64, name: &str, is_base: bool) -> Value {
    json!({
        "bggId": number, "bggName": name, "bggYear": 0, "highestWins": true, "noPoints": false, "cooperative": false,
        "usesTeams": false, "isBaseGame": u8::from(is_base), "isExpansion": u8::from(!is_base),
    })
}

/// Writes sheets as a play file, without those on which nothing was entered. `today` dates those without a date; `names` names the
/// players of a sheet.
#[must_use]
pub fn write<'a>(
    sheets: impl IntoIterator<Item = &'a FiledSheet>,
    today: &str,
    names: impl Fn(&Pad) -> Vec<String>,
) -> String {
    let (mut games, mut players, mut places) = (List::default(), List::default(), List::default());
    let mut plays = Vec::new();
    let base = games.number("game", GAME_NAME, today, game(GAME, GAME_NAME, true));
    for FiledSheet { id, pad } in sheets {
        if pad.is_blank() {
            continue;
        }
        let mut expansions = Vec::new();
        for expansion in pad.expansions.iter() {
            let (number, name) = of_expansion(expansion);
            let own = games.number("game", name, today, game(number, name, false));
            expansions.push(json!({"gameRefId": own, "bggId": 0}));
        }
        let result = pad.result();
        let (mut scores, mut ids) = (Vec::new(), Vec::new());
        for (seat, (name, total)) in (0..).map(Seat).zip(names(pad).into_iter().zip(&result.totals)) {
            let own = players.number("player", &name, today, json!({"isAnonymous": false, "bggUsername": ""}));
            let id = players.entries[own - 1]["uuid"].clone();
            scores.push(json!({
                "playerRefId": own, "score": total.to_string(), "winner": result.winners.contains(&seat),
                "newPlayer": false, "startPlayer": false, "rank": 0, "seatOrder": 0, "role": "", "team": "",
                "metaData": json!({"scoreUuid": id}).to_string(),
            }));
            ids.push(id);
        }
        let date = if pad.date.is_empty() { today } else { &pad.date };
        let time = format!("{date} {NO_TIME}");
        let mut play = json!({
            "uuid": identity("play", id), "gameRefId": base, "playDate": time, "entryDate": time,
            "modificationDate": format!("{today} {NO_TIME}"), "durationMin": 0, "ignored": false, "manualWinner": false, "usesTeams": false,
            "rounds": 0, "rating": 0, "scoringSetting": 0, "bggId": 0, "importPlayId": 0, "nemestatsId": 0,
            "playImages": "[]", "board": "", "comments": pad.remark, "playerScores": scores,
            "expansionPlays": expansions,
        });
        if !pad.place.trim().is_empty() {
            play["locationRefId"] = places.number("place", &pad.place, today, json!({})).into();
        }
        if let Some(sheet) = scoresheet(pad, &result.scores, &ids) {
            play["scoresheet"] = sheet.into();
        }
        plays.push(play);
    }
    json!({
        "about": ABOUT, "games": games.entries, "players": players.entries, "locations": places.entries, "plays": plays,
        "userInfo": {"meRefId": 0},
    })
    .to_string()
}

/// Writes the points of each line as BG Stats' score sheet of the game; `None` if one of the totals alone is known, or a player is
/// there twice.
fn scoresheet(pad: &Pad, scores: &[Score], ids: &[Value]) -> Option<String> {
    let is_twice = (1..ids.len()).any(|at| ids[..at].contains(&ids[at]));
    if is_twice || pad.players.iter().any(|player| player.total.is_some()) {
        return None;
    }
    let row = |line: ScoreLine| {
        let points = |(score, id): (&Score, &Value)| {
            Some((id.as_str()?.to_owned(), score.line(line).to_string().into())).filter(|_| score.line(line) > 0)
        };
        let cells: Map<String, Value> = scores.iter().zip(ids).filter_map(points).collect();
        json!({
            "templateId": lines::name(line), "label": lines::name(line), "repetition": 1, "repeatable": false,
            "negative": false, "isExtra": false, "scores": cells,
        })
    };
    let rows: Vec<Value> = pad.lines().into_iter().map(row).collect();
    let group = json!({
        "templateId": "1", "maxRepeat": -1, "repetition": 1, "hasSubTotal": false, "hideSingleGroupLabel": false,
        "isExtra": false, "rows": rows,
    });
    let sheet = json!({"bggId": GAME, "version": 1, "langCode": "en", "scoreType": "bestTotalWins", "groups": [group]});
    Some(sheet.to_string())
}
