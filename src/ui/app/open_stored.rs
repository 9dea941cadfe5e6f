//! Opening a stored game.

use crate::ui::kit::hooks::Presence;
use crate::ui::library::saved::SavedError;
use crate::ui::library::{Store, StoredGame};
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::store::open_game::OpenGame;

/// Opens what can be played of a stored game as a game of its own; the stored one stays as it is. Calls `fail` if nothing
/// can be played.
pub fn open_part(
    game: StoredGame,
    presence: Presence,
    (navigation, store, chunks): (Navigation, Store, LazyChunks),
    fail: impl Fn(SavedError) + 'static,
) {
    leptos::task::spawn_local(async move {
        let text = store.one(&game.id).await.unwrap_or(game.text);
        chunks.game.then(presence, move |chunk| match (chunk.read_part)(&text) {
            Ok(session) => navigation.play_from_page(OpenGame::new(session)),
            Err(error) => fail(error),
        });
    });
}

/// Opens a stored game as `show` says, while the component with the button is there; calls `fail` if it cannot be read.
pub fn open_stored(
    game: StoredGame,
    presence: Presence,
    (navigation, store, chunks): (Navigation, Store, LazyChunks),
    show: impl Fn(OpenGame) -> OpenGame + 'static,
    fail: impl Fn(SavedError) + 'static,
) {
    leptos::task::spawn_local(async move {
        let StoredGame { id, text, .. } = game;
        // Another tab may have changed it.
        let text = store.one(&id).await.unwrap_or(text);
        chunks.game.then(presence, move |chunk| match (chunk.read)(&text) {
            Ok(session) => navigation.play_from_page(show(OpenGame::stored(id, session, text).from_start_if_over())),
            Err(error) => fail(error),
        });
    });
}
