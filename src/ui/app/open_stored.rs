//! Opening a stored game.

use crate::ui::kit::hooks::Presence;
use crate::ui::library::saved::SavedError;
use crate::ui::library::{Games, Store};
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::store::open_game::OpenGame;

/// The way from a list of games to the whole of one: handles, copied freely.
#[derive(Clone, Copy)]
pub struct Opener {
    navigation: Navigation,
    store: Store,
    chunks: LazyChunks,
    games: Games,
}

impl Opener {
    /// Returns the opener of a list.
    ///
    /// # Panics
    /// Outside of the app, which provides what it needs.
    #[must_use]
    pub fn of(games: Games) -> Self {
        Self { navigation: Navigation::expect(), store: Store::expect(), chunks: LazyChunks::expect(), games }
    }

    /// Reads the text of a game, which another tab may have changed, and calls `work` with it. If another tab has deleted
    /// the game, this lists the games anew.
    pub fn read(self, id: String, work: impl FnOnce(String) + 'static) {
        leptos::task::spawn_local(async move {
            match self.store.one(&id).await {
                Some(text) => work(text),
                None => self.store.list_into(self.games),
            }
        });
    }

    /// Opens a game as `show` says, while the component with the button is there; calls `fail` with the reason and the text if
    /// it cannot be read.
    pub fn open(
        self,
        id: String,
        presence: Presence,
        show: impl FnOnce(OpenGame) -> OpenGame + 'static,
        fail: impl FnOnce(SavedError, String) + 'static,
    ) {
        let Self { navigation, chunks, .. } = self;
        self.read(id.clone(), move |text| {
            chunks.game.then(presence, move |chunk| match (chunk.read)(&text) {
                Ok(session) => {
                    navigation.play_from_page(show(OpenGame::stored(id, session, text).from_start_if_over()));
                }
                Err(error) => fail(error, text),
            });
        });
    }

    /// Opens what can be played of a game as a game of its own; the stored one stays as it is. Calls `fail` if nothing can be
    /// played.
    pub fn open_part(self, id: String, presence: Presence, fail: impl FnOnce(SavedError, String) + 'static) {
        let Self { navigation, chunks, .. } = self;
        self.read(id, move |text| {
            chunks.game.then(presence, move |chunk| match (chunk.read_part)(&text) {
                Ok(session) => navigation.play_from_page(OpenGame::new(session)),
                Err(error) => fail(error, text),
            });
        });
    }

    /// Explains why the text of a game cannot be read, if so.
    pub fn explain(self, id: String, presence: Presence, fail: impl FnOnce(SavedError, String) + 'static) {
        self.read(id, move |text| {
            self.chunks.game.then(presence, move |chunk| {
                if let Err(error) = (chunk.read)(&text) {
                    fail(error, text);
                }
            });
        });
    }
}
