//! The way to a rematch. Where each player has a device of their own it is one for all, whoever deals it.

use crate::i18n::{Lang, live as text, shell};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::context;
use crate::ui::library::{Store, saved};
use crate::ui::shell::live::{Live, room, store_room};
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::session::Session;
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::store::Match;
use crate::ui::table::store::open_game::OpenGame;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The way to a rematch: handles, copied freely.
#[derive(Clone, Copy)]
pub struct Rematch {
    table: Match,
    live: Live,
    navigation: Navigation,
    store: Store,
}

impl Rematch {
    /// Returns the way to a rematch of the game on the page.
    pub fn expect() -> Self {
        let (table, live) = (Match::expect(), context::expect());
        Self { table, live, navigation: Navigation::expect(), store: Store::expect() }
    }

    /// Says who has dealt one at the live table, if somebody has; tracked.
    pub fn offer(self, lang: Lang) -> Option<String> {
        self.live.rematch_words(self.table, lang)
    }

    /// Returns the words of the button; `None` for who watches a table where nobody has dealt one. Tracked.
    pub fn name(self, lang: Lang) -> Option<&'static str> {
        let is_watching = |own: MessageSeat| own.is_watching(self.table.position().players.len());
        match self.live.has_rematch() {
            true => Some(text::open_rematch(lang)),
            false if self.table.message_seat().is_some_and(is_watching) => None,
            false => Some(shell::rematch(lang)),
        }
    }

    /// Opens the rematch that somebody has dealt, or deals one to the same players.
    pub fn play(self) {
        if untrack(|| self.live.has_rematch()) {
            return self.live.open_rematch();
        }
        let session = untrack(|| self.table.session());
        let own = session.agreements.message;
        let seed = own.map_or_else(fresh_seed, |own| own.game.rematch_seed());
        let Ok(next) = session.rematch_with_handicap(seed) else { return };
        match next.agreements.message {
            Some(own) => self.play_apart(own, next),
            None => self.navigation.play(OpenGame::new(next)),
        }
    }

    /// Opens the rematch of a game at several devices, at the room of the game. It may have been on this device before.
    fn play_apart(self, own: MessageSeat, next: Session) {
        if let Some(room) = own.former.and_then(room).filter(|_| room(own.game).is_none()) {
            store_room(own.game, &room);
        }
        let Self { navigation, store, live, .. } = self;
        spawn_local(async move {
            let stored = store.by_message(&[own.game]).await.into_iter().next();
            let known = stored.and_then(|(id, text)| Some(OpenGame::stored(id, saved::read(&text).ok()?, text)));
            // The player may have left the game meanwhile.
            if !live.rematch.is_disposed() {
                navigation.play(known.unwrap_or_else(|| OpenGame::new(next)));
            }
        });
    }
}
