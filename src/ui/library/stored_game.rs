//! A game as the list of stored games shows it.

use super::saved;
use super::saved::Heading;

/// A stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its key in the storage.
    pub id: String,
    /// The stored text.
    pub text: String,
    /// What a list shows of it; `None` if the text cannot be read.
    pub heading: Option<Heading>,
}

impl StoredGame {
    /// Reads the heading of a stored text.
    #[must_use]
    pub fn new(id: String, text: String) -> Self {
        Self { heading: saved::heading(&text), id, text }
    }

    /// Returns what a list calls it: its own name, or else its players.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.heading {
            Some(heading) if !heading.name.is_empty() => heading.name.clone(),
            Some(heading) => heading.players.join(", "),
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
