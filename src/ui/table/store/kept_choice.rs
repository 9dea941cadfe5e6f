//! The half-made choice while the page is loaded again for a new version.

use super::Match;
use crate::game::Record;
use crate::ui::kit::over_reload;
use crate::ui::table::scene::{read_choice, write_choice};
use leptos::prelude::*;

/// The key of the choice.
const KEY: &str = "choice";

impl Match {
    /// Keeps the half-made choice while the page is loaded again, and makes again the one that was kept: that of a game
    /// with this name, at the same entry, if the rules still offer it.
    pub fn keep_choice(self, name: &str) {
        let name = name.to_owned();
        let place = move || format!("{name} {}", untrack(|| self.with_record(Record::len)));
        if let Some(text) = over_reload::take(KEY, &place()) {
            self.choose_again(&text);
        }
        let kept = move || Some((place(), self.chosen())).filter(|(_, text)| !text.is_empty());
        over_reload::keep(KEY, Box::new(kept));
    }

    /// Returns the half-made choice as text; an empty one without a choice.
    #[must_use]
    pub fn chosen(self) -> String {
        let selection = self.signals().choice.selection;
        let write = |record: &Record| {
            selection.with_untracked(|selection| write_choice(selection, &record.game().supply.cards.row))
        };
        self.signals().record.with_untracked(write)
    }

    /// Makes a choice again, if the rules offer it.
    pub fn choose_again(self, text: &str) {
        let actions = self.signals().actions;
        let read = |record: &Record| actions.with_untracked(|actions| read_choice(text, record, actions));
        if let Some(selection) = self.signals().record.with_untracked(read) {
            self.signals().choice.selection.set(selection);
        }
    }
}
