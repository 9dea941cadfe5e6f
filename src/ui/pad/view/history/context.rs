//! The state of the history on the page.

use super::super::context::{date_today, fresh};
use super::super::storage::{self, Unread};
use crate::ui::kit::context;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::pad::model::Pad;
use crate::ui::pad::model::history::{FiledSheet, History};
use crate::ui::shell::navigation::SCORE;
use leptos::prelude::*;

/// The history on the page: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct HistoryContext {
    /// The sheets.
    pub history: RwSignal<History>,
    /// The stored texts that are no sheets.
    pub unread: RwSignal<Vec<Unread>>,
    /// The words of the search.
    pub words: RwSignal<String>,
    /// The sheets that were deleted, the last one last.
    pub deleted: RwSignal<Vec<FiledSheet>>,
    /// Whether the browser has stored every sheet that was added here.
    pub is_stored: RwSignal<bool>,
}

impl HistoryContext {
    /// Reads what is stored.
    pub fn new() -> Self {
        let migrated = storage::migrate();
        let (history, mut unread) = storage::read_all();
        unread.extend(migrated.err());
        Self {
            history: RwSignal::new(history),
            unread: RwSignal::new(unread),
            words: RwSignal::new(String::new()),
            deleted: RwSignal::new(Vec::new()),
            is_stored: RwSignal::new(true),
        }
    }

    /// Returns the history of the page.
    ///
    /// # Panics
    /// Outside of the history, which provides it.
    pub fn expect() -> Self {
        context::expect()
    }

    /// Adds a sheet, and stores it.
    pub fn put(self, sheet: FiledSheet) {
        if !storage::write(&sheet.id, &sheet.pad) {
            self.is_stored.set(false);
        }
        self.history.update(|history| history.put(sheet));
    }

    /// Adds sheets, and stores them; returns how many of them the browser did not store.
    pub fn add(self, pads: Vec<Pad>) -> usize {
        // Those that were not stored have ids, too.
        let numbers = |history: &History| history.sheets().iter().filter_map(|it| it.id.parse().ok()).max();
        let largest: u64 = self.history.with_untracked(numbers).unwrap_or_default();
        let first = storage::fresh_number().max(largest.saturating_add(1));
        let file = |(at, pad): (u64, Pad)| FiledSheet { id: first.saturating_add(at).to_string(), pad };
        let sheets: Vec<FiledSheet> = (0..).zip(pads).map(file).collect();
        let lost = sheets.iter().filter(|sheet| !storage::write(&sheet.id, &sheet.pad)).count();
        if lost > 0 {
            self.is_stored.set(false);
        }
        self.history.update(|history| history.extend(sheets));
        lost
    }

    /// Deletes a sheet. It can be brought back until the page is left.
    pub fn delete(self, id: &str) {
        storage::delete(id);
        let sheet = self.history.try_update(|history| history.take(id)).flatten();
        self.deleted.update(|deleted| deleted.extend(sheet));
    }

    /// Opens a new sheet for the players of the last game.
    pub fn open_new(self) {
        let last = self.history.with_untracked(|history| history.sheets().first().map(|sheet| sheet.pad.again()));
        let id = storage::fresh_id();
        storage::write(&id, &Pad { date: date_today(), ..last.unwrap_or_else(fresh) });
        open(&id);
    }
}

/// Opens a sheet.
pub fn open(id: &str) {
    storage::open(id);
    let _ignored = window().location().set_hash(SCORE);
}
