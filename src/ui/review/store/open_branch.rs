//! The branch that the page shows in place of the game.

use crate::game::Seat;
use crate::ui::review::branch::{Branch, knowers};
use crate::ui::table::allow::Allow;
use crate::ui::table::store::Match;
use leptos::prelude::*;

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
        expect_context()
    }
}

/// The open branch of the game on the page: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct OpenBranch {
    table: Match,
    open: RwSignal<Option<Branch>>,
}

impl OpenBranch {
    /// Starts with the game itself.
    #[must_use]
    pub fn new(table: Match) -> Self {
        Self { table, open: RwSignal::new(None) }
    }

    /// Returns the open branch of the game on the page.
    ///
    /// # Panics
    /// Outside of a game, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
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
        self.open.set(None);
    }
}
