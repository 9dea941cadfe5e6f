//! The games kept on this device, and how well that goes.

use super::database::{self, StoreError};
use crate::ui::live::Var;
use crate::ui::saved::{self, Heading};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};

/// A stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name in the storage.
    pub id: String,
    /// The whole of it.
    pub text: String,
    /// What a list shows of it; nothing where that cannot be read.
    pub heading: Option<Heading>,
}

thread_local! {
    /// What waits to be written: at most one change for each game, the latest.
    static WAITING: RefCell<Vec<(String, Option<String>)>> = const { RefCell::new(Vec::new()) };
    static IS_WRITING: Cell<bool> = const { Cell::new(false) };
}

/// The games of this device: a handle of signals, copied freely.
#[derive(Clone, Copy, Default)]
pub struct Store {
    trouble: Var<Option<StoreError>>,
    dismissed: Var<Option<StoreError>>,
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

    /// Every game, the latest first.
    pub async fn all(self) -> Vec<Kept> {
        let read = database::all().await;
        let games = read.unwrap_or_else(|error| {
            self.trouble.set(Some(error));
            Vec::new()
        });
        let saved = |game: &Kept| game.heading.as_ref().map_or(0, |heading| heading.saved);
        let mut latest_first: Vec<Kept> = Vec::with_capacity(games.len());
        for (id, text) in games {
            let game = Kept { heading: saved::heading(&text), id, text };
            let place = latest_first.partition_point(|other| saved(other) >= saved(&game));
            latest_first.insert(place, game);
        }
        latest_first
    }

    /// Keeps the present state of a game. Changes are written one after the other; the latest of a game wins.
    pub fn save(self, id: &str, text: String) {
        self.change(id, Some(text));
    }

    /// Forgets a game.
    pub fn delete(self, id: &str) {
        self.change(id, None);
    }

    fn change(self, id: &str, text: Option<String>) {
        WAITING.with_borrow_mut(|waiting| {
            waiting.retain(|(other, _)| other != id);
            waiting.push((id.to_owned(), text));
        });
        if IS_WRITING.replace(true) {
            return;
        }
        leptos::task::spawn_local(async move {
            while let Some((id, text)) =
                WAITING.with_borrow_mut(|waiting| (!waiting.is_empty()).then(|| waiting.remove(0)))
            {
                let trouble = database::change(&id, text.as_deref()).await.err();
                if self.trouble.get_untracked() != trouble {
                    self.trouble.set(trouble);
                }
            }
            IS_WRITING.set(false);
        });
    }
}
