//! The branch that the page shows in place of the game.

use crate::game::{Record, Seat};
use crate::ui::kit::context;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::session_storage;
use crate::ui::review::branch::{Branch, KeptBranch, knowers};
use crate::ui::table::allow::Allow;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The key of the branch that the page shows.
const KEPT: &str = "naqala.branch";

/// A decision that is played again: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Trial {
    /// The entry of its first action in the game.
    pub entry: usize,
    /// What can be played: nothing more once the decision is made.
    pub allow: RwSignal<Allow>,
    /// How many hints were asked for. Another attempt keeps them.
    pub asked: RwSignal<usize>,
    /// The number of attempts; adding one begins the next.
    pub attempts: RwSignal<u32>,
}

impl Trial {
    /// Returns the trial of the page.
    ///
    /// # Panics
    /// Outside of a trial, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }
}

/// The open branch of the game on the page: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct OpenBranch {
    table: Match,
    open: RwSignal<Option<Branch>>,
    /// The id of the game, if its branches survive when the page is loaded again.
    id: StoredValue<Option<String>>,
    /// What was tried out before the page was loaded again.
    kept: StoredValue<Option<KeptBranch>>,
}

impl OpenBranch {
    /// Starts with the game itself.
    #[must_use]
    pub fn new(table: Match) -> Self {
        Self { table, open: RwSignal::new(None), id: StoredValue::new(None), kept: StoredValue::new(None) }
    }

    /// Keeps branches of the game until one leaves them, and opens the one that was left by loading the page again. At a
    /// table with secrets a branch ends with the page, as it shows what its player knows.
    pub fn keep(self, id: &str) {
        self.close_once_hidden();
        if self.table.has_secrets_untracked() {
            return;
        }
        self.id.set_value(Some(id.to_owned()));
        let kept = session_storage::read(KEPT).and_then(|text| KeptBranch::read(&text, id));
        let entries = untrack(|| self.table.with_record(Record::len));
        if let Some(kept) = kept.filter(|kept| kept.branch.at() <= entries) {
            self.open(kept.branch);
            self.kept.set_value(Some(kept));
        }
    }

    /// Ends a branch that shows everything once the players hide things from each other again.
    fn close_once_hidden(self) {
        Effect::new(move |had_secrets: Option<bool>| {
            let _tracked = (self.table.agreements(), self.table.secrecy());
            let has_secrets = self.table.has_secrets_untracked();
            if had_secrets == Some(false) && has_secrets {
                self.forget();
                self.id.set_value(None);
                self.close();
            }
            has_secrets
        });
    }

    /// Takes what was tried out before the page was loaded again.
    #[must_use]
    pub fn take_kept(self) -> Option<KeptBranch> {
        self.kept.try_update_value(Option::take).flatten()
    }

    /// Stores what is tried out, if the branch survives.
    pub fn store(self, kept: &KeptBranch) {
        self.id.with_value(|id| {
            if let Some(id) = id {
                session_storage::write(KEPT, &kept.write(id));
            }
        });
    }

    /// Forgets what was tried out.
    pub fn forget(self) {
        if self.id.try_with_value(Option::is_some) == Some(true) {
            session_storage::remove(KEPT);
        }
    }

    /// Returns the open branch of the game on the page.
    ///
    /// # Panics
    /// Outside of a game, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Returns the game itself.
    #[must_use]
    pub const fn game(self) -> Match {
        self.table
    }

    /// Returns the open branch, tracked.
    #[must_use]
    pub fn current(self) -> Option<Branch> {
        self.open.get()
    }

    /// Returns whether the people at the page may play a seat's decisions again: their own, if they may see them;
    /// tracked.
    #[must_use]
    pub fn can_try(self, seat: Seat) -> bool {
        let (people, seen) = self.people_and_seen();
        (people.is_empty() || people.contains(&seat)) && seen.contains(&seat)
    }

    /// Returns whether a seat is a person's who hides their things from whoever looks at the page, so that an analysis
    /// must not tell what they could have done; tracked.
    #[must_use]
    pub fn is_secret(self, seat: Seat) -> bool {
        let (people, seen) = self.people_and_seen();
        people.contains(&seat) && !seen.contains(&seat)
    }

    /// Returns the seats of all people, and those whose things the page may show.
    fn people_and_seen(self) -> (Vec<Seat>, Vec<Seat>) {
        let agreements = self.table.agreements();
        self.table.with_record(|record| {
            let seen = knowers(record, &agreements, self.table.secrecy_untracked(), self.table.at_device_untracked());
            (agreements.people(record.game().players.len()), seen)
        })
    }

    /// Opens a branch. The game waits at the moment where the branch begins.
    pub fn open(self, branch: Branch) {
        self.table.history().look_at(branch.at());
        self.open.set(Some(branch));
    }

    /// Returns to the game, at the moment where the branch began.
    pub fn close(self) {
        // Who sets the signal has the whole table drawn anew, and a live one connected again.
        if self.open.with_untracked(Option::is_some) {
            self.open.set(None);
        }
    }
}
