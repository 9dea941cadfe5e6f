//! The games kept on this device, and how well that goes.

use super::database::{self, StoreError, WriteOutcome};
use super::{browser, persist};
use crate::ui::saved::{self, Heading};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// A stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name in the storage.
    pub id: String,
    /// The whole of it.
    pub text: String,
    /// What a list shows of it; nothing where that cannot be read.
    pub heading: Option<Heading>,
}

impl StoredGame {
    /// A stored text as a list shows it.
    #[must_use]
    pub fn new(id: String, text: String) -> Self {
        Self { heading: saved::heading(&text), id, text }
    }

    /// What a list calls it: its own name, or its players.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.heading {
            Some(heading) if !heading.name.is_empty() => heading.name.clone(),
            Some(heading) => heading.players.join(", "),
            None => self.id.clone(),
        }
    }

    /// When it was stored.
    fn saved(&self) -> u64 {
        self.heading.as_ref().map_or(0, |heading| heading.saved)
    }

    /// Puts it among others, the latest first.
    pub fn join(self, games: &mut Vec<Self>) {
        let place = games.partition_point(|other| other.saved() >= self.saved());
        games.insert(place, self);
    }
}

struct Change {
    id: String,
    text: Option<String>,
    /// How many entries its record has, if it is the game on the page.
    entries: Option<usize>,
}

/// A write that failed may have been made all the same: the last ones are remembered.
const MOST_KNOWN: usize = 4;

thread_local! {
    /// What waits to be written: at most one change for each game, the latest.
    static WAITING: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    static IS_WRITING: Cell<bool> = const { Cell::new(false) };
    /// Games and what this tab has read or written of them. Anything else in the storage is another tab's.
    static KNOWN: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// The games of this device: a handle of signals, copied freely.
#[derive(Clone, Copy, Default)]
pub struct Store {
    trouble: RwSignal<Option<StoreError>>,
    dismissed: RwSignal<Option<StoreError>>,
    lost: RwSignal<Option<String>>,
    is_reminding: RwSignal<bool>,
}

impl Store {
    /// The store of the page; panics outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }

    /// What keeps games from being stored, unless it was dismissed; tracked.
    #[must_use]
    pub fn trouble(self) -> Option<StoreError> {
        let trouble = self.trouble.get();
        if trouble == self.dismissed.get() { None } else { trouble }
    }

    /// Tells whether what is played is stored; tracked.
    #[must_use]
    pub fn is_sound(self) -> bool {
        self.trouble.get().is_none()
    }

    /// The trouble was read.
    pub fn dismiss(self) {
        self.dismissed.set(self.trouble.get_untracked());
    }

    /// Whether the browser may throw games away and the table was not told yet; tracked.
    #[must_use]
    pub fn is_reminding(self) -> bool {
        self.is_reminding.get()
    }

    /// The table was told.
    pub fn told(self) {
        persist::told();
        self.is_reminding.set(false);
    }

    /// Whether another tab has a game that was on here; tracked.
    #[must_use]
    pub fn has_lost(self, id: &str) -> bool {
        self.lost.with(|lost| lost.as_deref() == Some(id))
    }

    /// Another tab has the game: nothing of it is written any more.
    pub fn lose(self, id: &str) {
        WAITING.with_borrow_mut(|waiting| waiting.retain(|change| change.id != id));
        self.lost.set(Some(id.to_owned()));
    }

    /// The game is here again.
    pub fn regain(self) {
        self.lost.set(None);
    }

    /// Every game, the latest first.
    pub async fn all(self) -> Vec<StoredGame> {
        settled().await;
        let read = database::all().await;
        let games = read.unwrap_or_else(|error| {
            self.meet(Some(error));
            Vec::new()
        });
        let mut latest_first: Vec<StoredGame> = Vec::with_capacity(games.len());
        for (id, text) in games {
            StoredGame::new(id, text).join(&mut latest_first);
        }
        latest_first
    }

    /// A game as it is stored now.
    pub async fn one(self, id: &str) -> Option<String> {
        settled().await;
        database::one(id).await.ok().flatten()
    }

    /// What was read of a game: only what is known is written over.
    pub fn know(self, id: &str, text: &str) {
        KNOWN.with_borrow_mut(|known| {
            known.retain(|(other, _)| other != id);
            known.push((id.to_owned(), text.to_owned()));
        });
    }

    /// Keeps the present state of the game on the page, whose record has so many entries. Changes are written one after
    /// the other; the latest of a game wins.
    pub fn save(self, id: &str, text: String, entries: usize) {
        self.change(Change { id: id.to_owned(), text: Some(text), entries: Some(entries) });
    }

    /// Keeps a game that is not on the page.
    pub fn put(self, id: &str, text: String) {
        self.change(Change { id: id.to_owned(), text: Some(text), entries: None });
    }

    /// Forgets a game.
    pub fn delete(self, id: &str) {
        self.change(Change { id: id.to_owned(), text: None, entries: None });
    }

    fn change(self, change: Change) {
        WAITING.with_borrow_mut(|waiting| {
            waiting.retain(|other| other.id != change.id);
            waiting.push(change);
        });
        if IS_WRITING.replace(true) {
            return;
        }
        leptos::task::spawn_local(async move {
            while let Some(change) = WAITING.with_borrow_mut(|waiting| (!waiting.is_empty()).then(|| waiting.remove(0)))
            {
                self.make(change).await;
            }
            IS_WRITING.set(false);
        });
    }

    async fn make(self, Change { id, text, entries }: Change) {
        let known = known(&id);
        if let Some(text) = &text {
            KNOWN.with_borrow_mut(|all| {
                if known.len() == MOST_KNOWN
                    && let Some(oldest) = all.iter().position(|(other, _)| *other == id)
                {
                    all.remove(oldest);
                }
                all.push((id.clone(), text.clone()));
            });
        }
        match database::change(&id, text.as_deref(), &known).await {
            Ok(WriteOutcome::Done) => {
                self.meet(None);
                match text {
                    Some(text) => self.know(&id, &text),
                    None => KNOWN.with_borrow_mut(|known| known.retain(|(other, _)| *other != id)),
                }
                if entries.is_some() {
                    acknowledge(entries);
                    self.ask_to_keep();
                }
            }
            Ok(WriteOutcome::Elsewhere) => self.lose(&id),
            Err(error) => self.meet(Some(error)),
        }
    }

    /// Nothing waits for the answer: Firefox has the player give it, who may never do.
    fn ask_to_keep(self) {
        leptos::task::spawn_local(async move {
            if persist::ask().await {
                self.is_reminding.set(true);
            }
        });
    }

    /// What happened last; trouble that was dismissed and ended is told again when it comes back.
    fn meet(self, trouble: Option<StoreError>) {
        if self.trouble.get_untracked() == trouble {
            return;
        }
        if trouble.is_none() {
            self.dismissed.set(None);
        }
        self.trouble.set(trouble);
    }
}

/// Waits until everything is written that was to be; a storage that does not answer is not waited for.
async fn settled() {
    for _ in 0..100 {
        if !IS_WRITING.get() {
            return;
        }
        browser::pause(Duration::from_millis(10)).await;
    }
}

fn known(id: &str) -> Vec<String> {
    KNOWN.with_borrow(|known| known.iter().filter(|(other, _)| other == id).map(|(_, text)| text.clone()).collect())
}

/// Tells, as `data-stored` of the page, how many entries of the game on it the disk has.
pub fn acknowledge(entries: Option<usize>) {
    let Some(root) = document().document_element() else { return };
    let _untold = match entries {
        Some(entries) => root.set_attribute("data-stored", &entries.to_string()),
        None => root.remove_attribute("data-stored"),
    };
}
