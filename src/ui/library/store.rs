//! The games stored on this device.

use super::database::{self, StoreError, WriteOutcome};
use super::persistence;
use super::stored_game::StoredGame;
use crate::ui::kit::context;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::table::session::message::GameId;
use gloo::timers::future::sleep;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::time::Duration;

/// A change that waits to be written.
struct Change {
    id: String,
    /// The new text; `None` deletes the game.
    text: Option<String>,
    /// The number of entries of its record, if it is the game on the page.
    entries: Option<usize>,
}

/// How many texts of a game a tab remembers: the disk may have any of them, since a write that failed for the page may
/// have succeeded on the disk.
const MOST_KNOWN: usize = 4;

thread_local! {
    /// The changes to write: at most one for each game, the latest.
    static QUEUE: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    static IS_WRITING: Cell<bool> = const { Cell::new(false) };
    /// The id of the game on the page.
    static ON_PAGE: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The id and text of everything this tab has read or written. Any other text was written by another tab.
    static KNOWN: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// The games of this device, the latest first; `None` until they are listed.
pub type Games = RwSignal<Option<Vec<StoredGame>>>;

/// Makes the rows of games anew, whose ids it gets, and returns those of the games that there are.
pub type Mend = fn(Vec<String>) -> Pin<Box<dyn Future<Output = Result<Vec<StoredGame>, StoreError>>>>;

/// Fetches that function, if it can be had.
pub type FetchMend = fn() -> Pin<Box<dyn Future<Output = Option<Mend>>>>;

/// The store of the games of this device: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Store {
    mend: FetchMend,
    error: RwSignal<Option<StoreError>>,
    dismissed: RwSignal<Option<StoreError>>,
    lost: RwSignal<Option<String>>,
    is_reminding: RwSignal<bool>,
}

impl Store {
    /// Makes the store of a page. The function that makes rows anew is fetched once a row is wrong, which is seldom.
    #[must_use]
    pub fn new(mend: FetchMend) -> Self {
        let [error, dismissed] = [RwSignal::default(), RwSignal::default()];
        Self { mend, error, dismissed, lost: RwSignal::default(), is_reminding: RwSignal::default() }
    }

    /// Returns the store of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Returns why the last access failed, unless the player has dismissed that; tracked.
    #[must_use]
    pub fn error(self) -> Option<StoreError> {
        let error = self.error.get();
        if error == self.dismissed.get() { None } else { error }
    }

    /// Returns whether the last access succeeded; tracked.
    #[must_use]
    pub fn is_working(self) -> bool {
        self.error.get().is_none()
    }

    /// Hides the present error.
    pub fn dismiss_error(self) {
        self.dismissed.set(self.error.get_untracked());
    }

    /// Returns whether to remind the player to save copies, since the browser may delete stored games; tracked.
    #[must_use]
    pub fn is_reminding(self) -> bool {
        self.is_reminding.get()
    }

    /// Hides the reminder for good.
    pub fn dismiss_reminder(self) {
        persistence::dismiss_reminder();
        self.is_reminding.set(false);
    }

    /// Returns whether another tab has taken a game from this one; tracked.
    #[must_use]
    pub fn has_lost(self, id: &str) -> bool {
        self.lost.with(|lost| lost.as_deref() == Some(id))
    }

    /// Marks a game as taken by another tab, and drops the changes that wait to be written.
    pub fn mark_lost(self, id: &str) {
        QUEUE.with_borrow_mut(|queue| queue.retain(|change| change.id != id));
        self.lost.set(Some(id.to_owned()));
    }

    /// Forgets which game another tab has taken.
    pub fn clear_lost(self) {
        self.lost.set(None);
    }

    /// Lists every game, the latest first. It reads the texts of those alone that have no row that can be read, and gives
    /// them one.
    pub async fn list(self) -> Vec<StoredGame> {
        wait_for_writes().await;
        let games = self.listed().await.unwrap_or_else(|error| {
            self.set_error(Some(error));
            Vec::new()
        });
        let mut latest_first: Vec<StoredGame> = Vec::with_capacity(games.len());
        for game in games {
            game.insert_into(&mut latest_first);
        }
        latest_first
    }

    /// Lists every game in the order of their ids.
    async fn listed(self) -> Result<Vec<StoredGame>, StoreError> {
        let database::Listed { mut games, unlisted } = database::list().await?;
        if unlisted.is_empty() {
            return Ok(games);
        }
        // Without the function, the games that have a row are there.
        if let Some(mend) = (self.mend)().await {
            for game in mend(unlisted).await? {
                games.insert(games.partition_point(|other| other.id < game.id), game);
            }
        }
        Ok(games)
    }

    /// Lists every game in a signal that lasts as long as the page.
    pub fn list_into(self, games: Games) {
        leptos::task::spawn_local(async move {
            let listed = self.list().await;
            games.set(Some(listed));
        });
    }

    /// Reads one game.
    pub async fn one(self, id: &str) -> Option<String> {
        wait_for_writes().await;
        database::one(id).await.unwrap_or_else(|error| {
            self.set_error(Some(error));
            None
        })
    }

    /// Reads what this device has of games by message with these identities, the latest first: ids and texts.
    pub async fn by_message(self, identities: &[GameId]) -> Vec<(String, String)> {
        let is_meant = |game: &StoredGame| game.glance.is_some_and(|glance| identities.contains(&glance.game));
        let mut games = Vec::new();
        for StoredGame { id, .. } in self.list().await.into_iter().filter(is_meant) {
            games.extend(self.one(&id).await.map(|text| (id, text)));
        }
        games
    }

    /// Remembers the text that this tab has read of a game, beside those that it has written: a page that goes on while a
    /// question is open may have written since. The tab writes only over texts it knows. The game gets its row anew if that
    /// says something else.
    pub fn remember(self, id: &str, text: &str) {
        know(id, text);
        let (id, text) = (id.to_owned(), text.to_owned());
        // The game is there, whether or not its row can be written.
        leptos::task::spawn_local(async move { drop(database::check_row(&id, &text).await) });
    }

    /// Stores the game on the page, whose record has `entries` entries.
    ///
    /// Changes are written one after the other. A later change of a game replaces one that still waits.
    pub fn save(self, id: &str, text: String, entries: usize) {
        self.enqueue(Change { id: id.to_owned(), text: Some(text), entries: Some(entries) });
    }

    /// Stores a game that is not on the page.
    pub fn put(self, id: &str, text: String) {
        self.enqueue(Change { id: id.to_owned(), text: Some(text), entries: None });
    }

    /// Deletes a game.
    pub fn delete(self, id: &str) {
        self.enqueue(Change { id: id.to_owned(), text: None, entries: None });
    }

    fn enqueue(self, change: Change) {
        QUEUE.with_borrow_mut(|queue| {
            queue.retain(|other| other.id != change.id);
            queue.push(change);
        });
        if IS_WRITING.replace(true) {
            return;
        }
        leptos::task::spawn_local(async move {
            while let Some(change) = QUEUE.with_borrow_mut(|queue| (!queue.is_empty()).then(|| queue.remove(0))) {
                self.write(change).await;
            }
            IS_WRITING.set(false);
        });
    }

    async fn write(self, Change { id, text, entries }: Change) {
        let known = known_texts(&id);
        if let Some(text) = &text {
            KNOWN.with_borrow_mut(|all| {
                if known.len() >= MOST_KNOWN
                    && let Some(oldest) = all.iter().position(|(other, _)| *other == id)
                {
                    all.remove(oldest);
                }
                all.push((id.clone(), text.clone()));
            });
        }
        match database::change(&id, text.as_deref(), &known).await {
            Ok(WriteOutcome::Done) => {
                self.set_error(None);
                KNOWN.with_borrow_mut(|known| known.retain(|(other, _)| *other != id));
                if let Some(text) = text {
                    know(&id, &text);
                }
                if let Some(entries) = entries {
                    acknowledge(&id, entries);
                    self.request_persistence();
                }
            }
            Ok(WriteOutcome::Conflict) => self.mark_lost(&id),
            Err(error) => self.set_error(Some(error)),
        }
    }

    /// Asks the browser to keep the games. Writing does not wait for the answer: Firefox asks the player, who may never
    /// answer.
    fn request_persistence(self) {
        leptos::task::spawn_local(async move {
            if persistence::request().await {
                self.is_reminding.set(true);
            }
        });
    }

    /// Sets the result of the last access. An error that was dismissed shows again if a success came in between.
    fn set_error(self, error: Option<StoreError>) {
        if self.error.get_untracked() == error {
            return;
        }
        if error.is_none() {
            self.dismissed.set(None);
        }
        self.error.set(error);
    }
}

/// Waits until all changes are written, but at most a second: the storage may never answer.
async fn wait_for_writes() {
    for _ in 0..100 {
        if !IS_WRITING.get() {
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
}

/// Notes a text of a game that this tab has read or written.
fn know(id: &str, text: &str) {
    let read = (id.to_owned(), text.to_owned());
    KNOWN.with_borrow_mut(|known| {
        if !known.contains(&read) {
            known.push(read);
        }
    });
}

fn known_texts(id: &str) -> Vec<String> {
    KNOWN.with_borrow(|known| known.iter().filter(|(other, _)| other == id).map(|(_, text)| text.clone()).collect())
}

/// Sets `data-stored` of the page to the number of entries that are on the disk, if the game is still on the page.
pub(super) fn acknowledge(id: &str, entries: usize) {
    let is_on_page = ON_PAGE.with_borrow(|on_page| on_page.as_deref() == Some(id));
    if let Some(root) = document().document_element().filter(|_| is_on_page) {
        let _ignored = root.set_attribute("data-stored", &entries.to_string());
    }
}

/// Says which game is on the page; none of its entries are on the disk yet.
pub(super) fn set_on_page(id: Option<&str>) {
    ON_PAGE.set(id.map(str::to_owned));
    if let Some(root) = document().document_element() {
        let _ignored = root.remove_attribute("data-stored");
    }
}
