//! A game as the list of stored games shows it, and its row in the index.
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::library::stored_game::{StoredGame, row};
//! let text = r#"{"format":"naqala-game/1","saved":5,"players":["Anna","Sam"],"round":2,"over":false,"record":{}}"#;
//! let game = StoredGame::from_row("7".into(), &row(text)).expect("it was just written");
//! assert_eq!((game.title(Lang::EN), game.size), ("Anna, Sam".to_owned(), text.len()));
//! ```

use super::saved;
use super::saved::Heading;
use crate::i18n::{Lang, words};
use crate::ui::table::session::message::Glance;
use serde_json::{Map, Value};

/// The form of a row. A row of another form is made anew from its game.
const FORM: u64 = 1;
/// The fields of a stored game that its row has, too, beside two of its record.
const KEPT: [&str; 10] = ["format", "name", "saved", "players", "round", "over", "won", "points", "hides", "apart"];

/// A stored game, without its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its key in the storage.
    pub id: String,
    /// The length of its text in bytes.
    pub size: usize,
    /// What a list shows of it; `None` if the text cannot be read.
    pub heading: Option<Heading>,
    /// What a list shows of a game by message; `None` if its players share a device.
    pub glance: Option<Glance>,
}

/// Writes the row of a stored text: the few of its fields that a list needs, and its length.
///
/// # Panics
/// Never: texts and numbers always serialise.
#[must_use]
pub fn row(text: &str) -> String {
    let game: Value = serde_json::from_str(text).unwrap_or_default();
    let record = &game["record"];
    let record = vec![("computers", record["computers"].clone()), ("expansions", saved::expansions(record).clone())];
    let mut kept: Vec<_> = KEPT.into_iter().map(|name| (name, game[name].clone())).collect();
    kept.retain(|(_, value)| !value.is_null());
    kept.push(("record", object(record)));
    let row = object(vec![("form", FORM.into()), ("size", text.len().into()), ("game", object(kept))]);
    // The `to_string` of `Value` would be compiled beside this one, which writes stored games, too.
    serde_json::to_string(&row).expect("texts and numbers always serialise")
}

fn object(fields: Vec<(&'static str, Value)>) -> Value {
    let mut object = Map::new();
    for (name, value) in fields {
        object.insert(name.into(), value);
    }
    Value::Object(object)
}

impl StoredGame {
    /// Reads what the list shows of a stored text.
    ///
    /// # Panics
    /// Never: a row that was just written can be read.
    #[must_use]
    pub fn new(id: String, text: &str) -> Self {
        Self::from_row(id, &row(text)).expect("a row that was just written can be read")
    }

    /// Reads a row; returns `None` if it is damaged or has another form.
    #[must_use]
    pub fn from_row(id: String, row: &str) -> Option<Self> {
        let row: Value = serde_json::from_str(row).ok()?;
        let size = row["size"].as_u64().filter(|_| row["form"] == FORM)? as usize;
        let game = &row["game"];
        Some(Self { id, size, heading: saved::heading_of(game), glance: Glance::of(game) })
    }

    /// Returns what a list calls it: its own name, or else its players.
    #[must_use]
    pub fn title(&self, lang: Lang) -> String {
        match &self.heading {
            Some(heading) if !heading.name.is_empty() => heading.name.clone(),
            Some(heading) => words::facts(lang, &heading.players),
            None => self.id.clone(),
        }
    }

    /// Returns when it was stored.
    fn saved(&self) -> u64 {
        self.heading.as_ref().map_or(0, |heading| heading.saved)
    }

    /// Inserts it into a list that is sorted by time, the latest first.
    pub fn insert_into(self, games: &mut Vec<Self>) {
        let place = games.partition_point(|other| other.saved() >= self.saved());
        games.insert(place, self);
    }
}
