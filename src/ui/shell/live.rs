//! What the page knows of live tables without their chunk: whether the site has a relay, and which games have a room.

use crate::game::Seat;
use crate::i18n::{Lang, live as text};
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::table::session::message::{GameId, MessageSeat};
use crate::ui::table::session::requests::{Request, Requests};
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::HashMap;

/// What the key of a game's room in `localStorage` begins with; the identity of the game follows.
const ROOM: &str = "naqala.live.";
/// A room that has no key yet: the chunk makes one.
const NEW: &str = "new";

/// Returns the relay that the site names: a host, or `self` for the one at the site's own address.
#[must_use]
pub fn relay() -> Option<String> {
    let named = document().query_selector("meta[name=naqala-relay]").ok().flatten()?.get_attribute("content")?;
    Some(named).filter(|relay| !relay.is_empty())
}

thread_local! {
    /// The rooms that were left since the page was opened.
    static LEFT: RefCell<HashMap<GameId, String>> = RefCell::default();
}

/// Returns what is stored of a game's room, as the chunk wrote it.
#[must_use]
pub fn room(game: GameId) -> Option<String> {
    local_storage::read(&format!("{ROOM}{game}"))
}

/// Stores a game's room.
pub fn store_room(game: GameId, room: &str) {
    // Without a storage the table is live until the page is closed.
    local_storage::write(&format!("{ROOM}{game}"), room);
}

/// Gives a game a room: the one that it has or has just left, else a new one.
pub fn begin(game: GameId) {
    if room(game).is_none() && !come_back(game) {
        store_room(game, NEW);
    }
}

/// Deletes the room of a game, so that nobody finds its key here later. It can be restored until the page is closed.
pub fn leave(game: GameId) {
    if let Some(room) = room(game) {
        LEFT.with_borrow_mut(|left| left.insert(game, room));
        local_storage::remove(&format!("{ROOM}{game}"));
    }
}

/// Brings the room of a game back that was left, and returns whether there was one.
pub fn come_back(game: GameId) -> bool {
    let room = LEFT.with_borrow_mut(|left| left.remove(&game));
    room.inspect(|room| store_room(game, room)).is_some()
}

/// Whether a device is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Nobody has taken the seat yet.
    Free,
    /// Its player has turned to something else, or has no connection.
    Away,
    /// Its player looks at the table.
    Here,
}

/// How far the connection is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Connection {
    /// The relay has not answered yet.
    #[default]
    Begun,
    /// The relay does not answer, now: the page tries again by itself.
    Lost,
    /// Envelopes come and go.
    Open,
}

/// A rematch that somebody has dealt at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    /// Who has dealt it.
    pub by: Seat,
    /// The fragment of the link that opens it.
    pub fragment: String,
}

/// The live side of the game on the page: a handle, copied freely. The chunk fills it.
#[derive(Clone, Copy)]
pub struct Live {
    /// Whether the game is played live.
    pub is_on: RwSignal<bool>,
    /// How far the connection is.
    pub connection: RwSignal<Connection>,
    /// Whether the game has become too long for an envelope, so that it goes by message.
    pub is_too_long: RwSignal<bool>,
    /// The people at the table.
    pub people: RwSignal<Vec<(Seat, Presence)>>,
    /// How many watch.
    pub watching: RwSignal<usize>,
    /// The first entry that another device brought last. The page checks what computers decided since.
    pub brought: RwSignal<Option<usize>>,
    /// The fragment of the link that invites.
    pub invitation: RwSignal<String>,
    /// The rematch that somebody has dealt.
    pub rematch: RwSignal<Option<Rematch>>,
    /// What players ask of each other. Where it changes here, the chunk tells the others.
    pub requests: RwSignal<Requests>,
    /// Whose answer the player here waits for.
    pub unanswered: RwSignal<Vec<Seat>>,
    /// Whether the player of this device plays here. A page that watches, or whose seat is at another device, neither asks nor answers.
    pub is_seated: RwSignal<bool>,
}

/// Who answers when all have to agree to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answering {
    /// The people at this device; by message, who acts answers for all.
    Here,
    /// Each person at a device of their own, which asks them.
    Each,
    /// Nobody: who watches cannot ask for anything.
    Nobody,
}

/// Returns who answers at a table, untracked.
#[must_use]
pub fn answering(table: Match) -> Answering {
    let live = use_context::<Live>();
    let is_live = live.is_some_and(|live| untrack(|| live.is_delivering()));
    if untrack(|| table.is_watching()) || is_live && live.is_some_and(|live| !live.is_seated.get_untracked()) {
        return Answering::Nobody;
    }
    if is_live { Answering::Each } else { Answering::Here }
}

impl Live {
    /// Returns the live side of a game: it is played live if it has a room, and the site a relay.
    #[must_use]
    pub fn of(own: Option<MessageSeat>, brought: Option<usize>) -> Self {
        let is_on = own.and_then(|own| room(own.game)).is_some() && relay().is_some();
        Self {
            is_on: RwSignal::new(is_on),
            connection: RwSignal::default(),
            is_too_long: RwSignal::default(),
            people: RwSignal::default(),
            watching: RwSignal::default(),
            brought: RwSignal::new(brought),
            invitation: RwSignal::default(),
            rematch: RwSignal::default(),
            requests: RwSignal::new(own.map_or_else(Requests::default, |own| Requests::new(own.game))),
            unanswered: RwSignal::default(),
            is_seated: RwSignal::new(true),
        }
    }

    /// Returns whether others get everything by themselves, at the latest once there is a connection again; tracked.
    #[must_use]
    pub fn is_delivering(self) -> bool {
        self.is_on.get() && !self.is_too_long.get()
    }

    /// Returns whether others get everything by themselves, now; tracked.
    #[must_use]
    pub fn is_connected(self) -> bool {
        self.is_delivering() && self.connection.get() == Connection::Open
    }

    /// Returns whether somebody has dealt a rematch, tracked.
    #[must_use]
    pub fn has_rematch(self) -> bool {
        self.rematch.with(Option::is_some)
    }

    /// Says who has dealt a rematch, if somebody has; tracked.
    #[must_use]
    pub fn rematch_words(self, table: Match, lang: Lang) -> Option<String> {
        let by = self.rematch.with(|rematch| rematch.as_ref().map(|rematch| rematch.by))?;
        let is_own = table.message_seat().is_some_and(|own| own.seat == by);
        let name = || table.with_record(|record| record.game().player(by).name.to_string());
        Some(if is_own { text::rematch(lang).to_owned() } else { text::rematch_by(lang, &name()) })
    }

    /// Opens the rematch that somebody has dealt, as if its link had been opened.
    pub fn open_rematch(self) {
        if let Some(rematch) = self.rematch.get_untracked() {
            let _unchanged = window().location().set_hash(&rematch.fragment);
        }
    }

    /// Asks all others at the table for something.
    pub fn ask(self, table: Match, request: Request) {
        if let Some(own) = untrack(|| table.message_seat()) {
            self.requests.update(|requests| requests.ask(own.seat, request));
        }
    }

    /// Takes it that the record leaves the table here, if the others have agreed to that once. Returns whether they have.
    #[must_use]
    pub fn show_once(self, table: Match) -> bool {
        let own = untrack(|| table.message_seat()).filter(|_| untrack(|| self.is_delivering()));
        let own = own.filter(|own| self.requests.with_untracked(|requests| requests.may_show(own.seat)));
        if let Some(own) = own {
            self.requests.update(|requests| requests.settle(own.seat));
        }
        own.is_some()
    }

    /// Plays the game live from now on.
    pub fn start(self, game: GameId) {
        begin(game);
        self.is_on.set(true);
    }

    /// Plays on by message.
    pub fn stop(self, game: GameId) {
        leave(game);
        self.is_on.set(false);
        self.connection.set(Connection::Begun);
    }
}
