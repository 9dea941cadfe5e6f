//! The history of sheets: search, files to export and import, and summaries.
//!
//! ```
//! use naqala::{game::{ScoreLine, Seat}, ui::pad::model::{Pad, history::{FiledSheet, History}}};
//! let mut pad = Pad::new(2);
//! pad.place = "Lyon".to_owned();
//! pad.type_in(Seat(0), ScoreLine::Coins, "40+3");
//! let mut history = History::default();
//! history.put(FiledSheet { id: "1".to_owned(), pad });
//! assert_eq!(history.search("lyon").count(), 1);
//! assert_eq!(history.search("paris").count(), 0);
//! ```

pub mod csv;
pub mod json;
pub mod plays;
pub mod statistics;
mod summary;

pub use summary::{Figures, PlayerSummary, summaries};

use super::Pad;
use crate::game::Possessions;
use crate::i18n::letters::lower;
use std::collections::BTreeMap;

/// The most bytes of a file with sheets. A sheet has about a thousand, and a backup of BG Stats 1800 for each play of any game.
pub const LONGEST_FILE: usize = 12_000_000;
/// The most sheets that are added at once. The page shows them all, and the local storage has room for about as many.
pub const MOST_ADDED: usize = 5000;

/// A sheet of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiledSheet {
    /// Its id on this device; later ones are larger.
    pub id: String,
    /// The sheet.
    pub pad: Pad,
}

/// The sheets of a device, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History(Vec<FiledSheet>);

impl FromIterator<FiledSheet> for History {
    fn from_iter<T: IntoIterator<Item = FiledSheet>>(sheets: T) -> Self {
        let mut history = Self(sheets.into_iter().collect());
        history.sort();
        history
    }
}

impl History {
    /// Returns all sheets.
    #[must_use]
    pub fn sheets(&self) -> &[FiledSheet] {
        &self.0
    }

    /// Adds a sheet, or replaces the one of the same id.
    pub fn put(&mut self, sheet: FiledSheet) {
        self.0.retain(|other| other.id != sheet.id);
        self.0.push(sheet);
        self.sort();
    }

    /// Adds sheets of new ids.
    pub fn extend(&mut self, sheets: Vec<FiledSheet>) {
        self.0.extend(sheets);
        self.sort();
    }

    /// Removes a sheet.
    pub fn take(&mut self, id: &str) -> Option<FiledSheet> {
        let at = self.0.iter().position(|sheet| sheet.id == id)?;
        Some(self.0.remove(at))
    }

    /// Returns the sheets whose date, place, remark or names contain all words, in small or capital letters.
    pub fn search(&self, words: &str) -> impl Iterator<Item = &FiledSheet> {
        let words: Vec<String> = words.split_whitespace().map(plain).collect();
        self.0.iter().filter(move |sheet| {
            let pad = &sheet.pad;
            let names = pad.players.iter().map(|player| player.name.as_str());
            let texts: Vec<&str> = [&*pad.date, &*pad.place, &*pad.remark].into_iter().chain(names).collect();
            let text = plain(&texts.join("\n"));
            words.iter().all(|word| text.contains(word.as_str()))
        })
    }

    /// Returns the sheets that the history does not have yet, each once. A sheet with points alone is known if one with
    /// the same points is.
    #[must_use]
    pub fn missing(&self, sheets: Vec<Pad>) -> Vec<Pad> {
        // By what they say: a file may have so many that each cannot be compared with each.
        let mut known: BTreeMap<String, Vec<Pad>> = BTreeMap::new();
        for FiledSheet { pad, .. } in &self.0 {
            known.entry(said(pad)).or_default().push(pad.clone());
        }
        let mut missing = Vec::new();
        for pad in sheets {
            let same = known.entry(said(&pad)).or_default();
            if same.is_empty() || !(has_points_alone(&pad) || same.contains(&pad)) {
                same.push(pad.clone());
                missing.push(pad);
            }
        }
        missing
    }

    fn sort(&mut self) {
        self.0.sort_by(|a, b| (&b.pad.date, b.id.len(), &b.id).cmp(&(&a.pad.date, a.id.len(), &a.id)));
    }
}

fn plain(text: &str) -> String {
    text.trim().chars().map(lower).collect()
}

/// Returns whether nothing was counted on a sheet.
fn has_points_alone(pad: &Pad) -> bool {
    pad.players.iter().all(|player| player.possessions == Possessions::default())
}

/// Returns the words and points of a sheet as a text to compare, in whatever way these were entered.
fn said(pad: &Pad) -> String {
    let players: Vec<_> = pad.players.iter().map(|player| (&player.name, player.colour.name())).collect();
    let result = pad.result();
    format!("{:?}", (&pad.date, &pad.place, &pad.remark, pad.expansions, players, result.scores, result.totals))
}
