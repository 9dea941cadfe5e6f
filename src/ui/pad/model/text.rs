//! Sheets as text: JSON of the format `naqala-pad/1`, described in `docs/score-pad.md`.

use super::{LARGEST_TOTAL, LONGEST_NOTE, LONGEST_REMARK, LONGEST_SUM, Pad, PadPlayer};
use crate::game::{
    Built, Card, Djinn, Djinns, Expansion, Goods, Item, Items, MAX_PLAYERS, MIN_PLAYERS, Possessions, ScoreLine,
    TileValues,
};
use crate::ui::table::session::Colour;
use serde_json::{Map, Value, json};
use std::fmt;

/// The `format` of a sheet.
pub const FORMAT: &str = "naqala-pad/1";

/// Why a text is no sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadError {
    /// It is damaged, as JSON or XML: line and column of the fault.
    Syntax(usize, usize),
    /// It has another format.
    Format(String),
    /// A key is missing, unknown or holds something else.
    At(String),
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(line, column) => write!(f, "damaged: line {line}, column {column}"),
            Self::Format(found) => write!(f, "expected '{FORMAT}', found '{found}'"),
            Self::At(place) => write!(f, "{place}: not as the format asks"),
        }
    }
}

impl std::error::Error for PadError {}

impl Pad {
    /// Writes the sheet.
    #[must_use]
    pub fn write(&self) -> String {
        let expansions: Vec<_> = self.expansions.iter().map(Expansion::name).collect();
        let players: Vec<_> = self.players.iter().map(write_player).collect();
        json!({
            "format": FORMAT,
            "date": self.date,
            "place": self.place,
            "remark": self.remark,
            "expansions": expansions,
            "players": players,
        })
        .to_string()
    }

    /// Reads a sheet.
    ///
    /// # Errors
    /// [`PadError`], with the place of the fault.
    pub fn read(text: &str) -> Result<Self, PadError> {
        Self::of_value(&serde_json::from_str(text).map_err(|error| PadError::Syntax(error.line(), error.column()))?)
    }

    /// Reads a sheet from parsed JSON.
    ///
    /// # Errors
    /// [`PadError`], with the place of the fault.
    pub fn of_value(value: &Value) -> Result<Self, PadError> {
        let format = value["format"].as_str().unwrap_or_default();
        if format != FORMAT {
            return Err(PadError::Format(format.chars().take(40).collect()));
        }
        let sheet = Part { place: String::new(), value };
        let keys = ["format", "date", "place", "remark", "expansions", "players"];
        sheet.check_keys(|key| keys.contains(&key))?;
        let expansions: Vec<Expansion> =
            sheet.key("expansions").list(|part| part.text(LONGEST_NOTE)?.parse().map_err(|_| part.fault()))?;
        let players = sheet.key("players");
        let list = players.list(|part| read_player(&part))?;
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&list.len()) {
            return Err(players.fault());
        }
        Ok(Self {
            date: sheet.key("date").text(LONGEST_NOTE)?,
            place: sheet.key("place").text(LONGEST_NOTE)?,
            remark: sheet.key("remark").text(LONGEST_REMARK)?,
            expansions: expansions.into_iter().collect(),
            players: list,
        })
    }
}

fn write_player(player: &PadPlayer) -> Value {
    let possessions = &player.possessions;
    let mut all = Map::new();
    all.insert("name".into(), player.name.as_str().into());
    all.insert("colour".into(), player.colour.name().into());
    let mut put = |key: &str, value: Value| {
        let is_nothing = value.as_object().is_some_and(Map::is_empty)
            || value.as_array().is_some_and(|list| list.iter().all(|item| *item == 0))
            || value == 0
            || value == ""
            || value.is_null();
        if !is_nothing {
            all.insert(key.into(), value);
        }
    };
    let typed = ScoreLine::ALL.into_iter().filter(|&line| !player.typed(line).is_empty());
    put(
        "typed",
        typed.map(|line| (line.name().to_owned(), Value::from(player.typed(line)))).collect::<Map<_, _>>().into(),
    );
    put("meeples", possessions.meeples.to_string().into());
    put(
        "goods",
        possessions
            .goods
            .iter()
            .map(|(card, count)| (card.name().to_owned(), Value::from(count)))
            .collect::<Map<_, _>>()
            .into(),
    );
    put("fakirs", possessions.fakirs.into());
    put("djinns", possessions.djinns.iter().map(Djinn::name).collect::<Vec<_>>().into());
    let items = Item::ALL.into_iter().map(|item| (item.name().to_owned(), possessions.items.count(item)));
    put(
        "items",
        items
            .filter(|&(_, count)| count > 0)
            .map(|(name, count)| (name, Value::from(count)))
            .collect::<Map<_, _>>()
            .into(),
    );
    let tiles = TileValues::VALUES.into_iter().map(|value| (value.to_string(), possessions.tiles.count(value)));
    put(
        "tiles",
        tiles
            .filter(|&(_, count)| count > 0)
            .map(|(value, count)| (value, Value::from(count)))
            .collect::<Map<_, _>>()
            .into(),
    );
    put("cities", possessions.cities.into());
    put("palms", vec![possessions.palms.inland, possessions.palms.lakeside].into());
    put("palaces", vec![possessions.palaces.inland, possessions.palaces.lakeside].into());
    put("tent", possessions.tent.into());
    // A total of 0 is known, too.
    if let Some(total) = player.total {
        all.insert("total".into(), total.into());
    }
    Value::Object(all)
}

const KEYS: [&str; 14] = [
    "name", "colour", "typed", "meeples", "goods", "fakirs", "djinns", "items", "tiles", "cities", "palms", "palaces",
    "tent", "total",
];

fn read_player(part: &Part) -> Result<PadPlayer, PadError> {
    part.check_keys(|key| KEYS.contains(&key))?;
    let colour = part.key("colour");
    let colour = Colour::from_name(&colour.text(LONGEST_NOTE)?).ok_or_else(|| colour.fault())?;
    let mut player = PadPlayer::new(part.key("name").text(LONGEST_NOTE)?, colour);
    for (name, typed) in part.key("typed").entries()? {
        let line: ScoreLine = name.parse().map_err(|_| typed.fault())?;
        player.typed[line as usize] = typed.text(LONGEST_SUM)?;
    }
    let meeples = part.key("meeples");
    let mut goods = Goods::default();
    for (name, count) in part.key("goods").entries()? {
        let card = name.parse().ok().filter(|card: &Card| card.is_good()).ok_or_else(|| count.fault())?;
        goods.add(card, count.number()?);
    }
    let mut items = Items::default();
    for (name, count) in part.key("items").entries()? {
        items.add(name.parse().map_err(|_| count.fault())?, count.number()?);
    }
    let mut tiles = TileValues::default();
    for (name, count) in part.key("tiles").entries()? {
        let value = TileValues::VALUES.into_iter().find(|value| value.to_string() == name);
        tiles.add(value.ok_or_else(|| count.fault())?, count.number()?);
    }
    let total = part.key("total");
    player.total = match total.value {
        Value::Null => None,
        value => {
            Some(value.as_u64().filter(|&points| points <= LARGEST_TOTAL.into()).ok_or_else(|| total.fault())? as u32)
        }
    };
    let djinns = part.key("djinns");
    let list: Vec<Djinn> = djinns.list(|part| part.text(LONGEST_NOTE)?.parse().map_err(|_| part.fault()))?;
    let set: Djinns = list.iter().copied().collect();
    if set.iter().count() < list.len() {
        return Err(djinns.fault());
    }
    player.possessions = Possessions {
        coins: 0,
        meeples: meeples.text(255)?.parse().map_err(|_| meeples.fault())?,
        goods,
        fakirs: part.key("fakirs").number()?,
        djinns: set,
        items,
        tiles,
        cities: part.key("cities").number()?,
        palms: read_built(&part.key("palms"))?,
        palaces: read_built(&part.key("palaces"))?,
        tent: if part.key("tent").value.is_null() { None } else { Some(part.key("tent").number()?) },
    };
    Ok(player)
}

fn read_built(part: &Part) -> Result<Built, PadError> {
    match part.list(|count| count.number())?[..] {
        [] => Ok(Built::default()),
        [inland, lakeside] => Ok(Built { inland, lakeside }),
        _ => Err(part.fault()),
    }
}

/// A value and its place in the sheet. A missing value reads as empty or 0.
struct Part<'a> {
    place: String,
    value: &'a Value,
}

impl<'a> Part<'a> {
    fn fault(&self) -> PadError {
        PadError::At(self.place.clone())
    }

    fn key(&self, key: &str) -> Part<'a> {
        let dot = if self.place.is_empty() { "" } else { "." };
        Part { place: format!("{}{dot}{key}", self.place), value: self.value.get(key).unwrap_or(&Value::Null) }
    }

    fn text(&self, longest: usize) -> Result<String, PadError> {
        match self.value {
            Value::Null => Ok(String::new()),
            Value::String(text) if text.chars().count() <= longest => Ok(text.clone()),
            _ => Err(self.fault()),
        }
    }

    fn number(&self) -> Result<u8, PadError> {
        match self.value {
            Value::Null => Ok(0),
            value => value.as_u64().and_then(|number| u8::try_from(number).ok()).ok_or_else(|| self.fault()),
        }
    }

    fn list<T>(&self, read: impl Fn(Part<'a>) -> Result<T, PadError>) -> Result<Vec<T>, PadError> {
        let part = |(at, value)| read(Part { place: format!("{}[{at}]", self.place), value });
        match self.value {
            Value::Null => Ok(Vec::new()),
            Value::Array(list) => list.iter().enumerate().map(part).collect(),
            _ => Err(self.fault()),
        }
    }

    fn entries(&self) -> Result<Vec<(&'a str, Part<'a>)>, PadError> {
        match self.value {
            Value::Null => Ok(Vec::new()),
            Value::Object(map) => Ok(map.keys().map(|key| (key.as_str(), self.key(key))).collect()),
            _ => Err(self.fault()),
        }
    }

    fn check_keys(&self, is_known: impl Fn(&str) -> bool) -> Result<(), PadError> {
        let map = self.value.as_object().ok_or_else(|| self.fault())?;
        map.keys().find(|key| !is_known(key)).map_or(Ok(()), |key| Err(self.key(key).fault()))
    }
}
