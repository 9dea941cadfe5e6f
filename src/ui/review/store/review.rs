//! The analysis of the game on the page: what is found so far, and whether it goes on.

use crate::ai::Analysis;
use crate::ui::kit::context;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::review::analysis::Verdicts;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::table::store::Match;
use crate::ui::workers::ThinkError;
use leptos::prelude::*;

/// The analysis: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Review {
    verdicts: RwSignal<Verdicts>,
    /// How often [`store`](Self::store) was called.
    stored: RwSignal<u32>,
    is_wanted: RwSignal<bool>,
    is_running: RwSignal<bool>,
    failure: RwSignal<Option<ThinkError>>,
    /// The analysis of the verdicts, once a view asked for it.
    analysis: StoredValue<Option<Memo<Analysis>>>,
    /// The owner of that memo, so that it outlives the component that asked first.
    owner: StoredValue<Owner>,
}

impl Review {
    /// Starts with the verdicts that a game has kept.
    #[must_use]
    pub fn new(stored: &str) -> Self {
        Self {
            verdicts: RwSignal::new(Verdicts::read(stored)),
            stored: RwSignal::default(),
            is_wanted: RwSignal::default(),
            is_running: RwSignal::default(),
            failure: RwSignal::default(),
            analysis: StoredValue::new(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// Returns the analysis of the game on the page.
    ///
    /// # Panics
    /// Outside of a game, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Opens the dialog of the analysis.
    pub fn open(self, dialogs: Dialogs) {
        if !self.is_wanted.get_untracked() {
            self.is_wanted.set(true);
        }
        dialogs.show(Dialog::Review);
    }

    /// Returns whether somebody has opened the dialog; tracked.
    #[must_use]
    pub fn is_wanted(self) -> bool {
        self.is_wanted.get()
    }

    /// Returns what is found so far.
    #[must_use]
    pub const fn verdicts(self) -> RwSignal<Verdicts> {
        self.verdicts
    }

    /// Returns the analysis of the record as it stands, in one memo for all views.
    #[must_use]
    pub fn analysis(self, table: Match) -> Memo<Analysis> {
        let sum_up = move |_: Option<&Analysis>| {
            table.with_record(|record| self.verdicts.with(|verdicts| verdicts.analysis(record)))
        };
        self.analysis.get_value().unwrap_or_else(|| {
            let memo = self.owner.with_value(|owner| owner.with(|| Memo::new(sum_up)));
            self.analysis.set_value(Some(memo));
            memo
        })
    }

    /// Returns the verdicts for the game to keep. It tracks only [`store`](Self::store), since each verdict would write
    /// the game.
    #[must_use]
    pub fn to_store(self) -> String {
        self.stored.track();
        self.verdicts.with_untracked(Verdicts::write)
    }

    /// Stores what is found so far.
    pub fn store(self) {
        self.stored.update(|times| *times += 1);
    }

    /// Returns whether decisions are being judged; tracked.
    #[must_use]
    pub fn is_running(self) -> bool {
        self.is_running.get()
    }

    /// Returns whether decisions are being judged; untracked.
    #[must_use]
    pub fn is_running_untracked(self) -> bool {
        self.is_running.get_untracked()
    }

    /// Goes on with the analysis.
    pub fn run(self) {
        self.failure.set(None);
        self.is_running.set(true);
    }

    /// Stops, and keeps what is found.
    pub fn stop(self) {
        if self.is_running.get_untracked() {
            self.is_running.set(false);
            self.store();
        }
    }

    /// Stops because nothing answers.
    pub fn fail(self, error: ThinkError) {
        self.failure.set(Some(error));
        self.stop();
    }

    /// Returns why it stopped, if nobody asked for that; tracked.
    #[must_use]
    pub fn failure(self) -> Option<ThinkError> {
        self.failure.get()
    }
}
