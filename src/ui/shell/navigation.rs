//! Navigation between the screens of the app.

use super::arrived_link::ArrivedLink;
use super::chunks::LazyChunks;
use crate::ui::kit::back::{Back, Step};
use crate::ui::kit::browser::page_address;
use crate::ui::kit::context;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::library::{Store, lock};
use crate::ui::table::session::Session;
use crate::ui::table::store::open_game::OpenGame;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;

/// The address of the set-up of a game.
pub const SETUP: &str = "#new";
/// The address of the set-up of a game by message.
pub const SETUP_BY_MESSAGE: &str = "#new=message";
/// The address of the list of games.
pub const GAMES: &str = "#games";
/// The address of one's own puzzles.
pub const PRACTICE: &str = "#practice";
/// The address of the editor.
pub const EDIT: &str = "#edit";
/// The key in the browser's local storage of the editor's draft.
pub const DRAFT_KEY: &str = "naqala.draft";
/// The key of the draft that a copy of a game replaced.
pub const REPLACED_KEY: &str = "naqala.draft-before";
/// The address of the score pad.
pub const SCORE: &str = "#score";
/// The address of the history of score sheets, with the statistics.
pub const SHEETS: &str = "#score/sheets";
/// The key of the open game's id in `localStorage`, so that a reload opens it again.
const CURRENT: &str = "naqala.current";
/// The state of an entry of the browser's history that belongs to a game.
const GAME: &str = "game";
/// The state of the first entry of a visit that began at an address: no first page lies before it.
const FIRST: &str = "first";
/// How long the page waits for the storage before it opens the first page.
const STORAGE_TIMEOUT: Duration = Duration::from_millis(2500);

/// What the app shows.
#[derive(Clone)]
pub enum Screen {
    /// The storage is being read for the game that was open; the number counts these reads.
    Resuming(u32),
    /// The first page.
    Home,
    /// The set-up of a game at this device, or by message.
    Setup {
        /// Whether each player has a device of their own at first.
        is_by_message: bool,
    },
    /// The list of the games of this device.
    Games,
    /// A stored game by its id and text, drawn once its chunk has arrived.
    Stored(String, String),
    /// A game.
    Game(OpenGame),
    /// The course, one of its lessons, the puzzles, one of them, or one's own: the address says which.
    Learn(String),
    /// The editor with a copy of a game, or with its last draft.
    Edit(Option<Session>),
    /// The score pad.
    Pad,
}

/// The screen of the app and the ways to change it: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct Navigation {
    screen: RwSignal<Screen>,
    link: ArrivedLink,
    /// The number of the present read of the storage for a game. The end of a read adds one, so that a late answer opens
    /// nothing.
    reads: StoredValue<u32>,
    /// The listeners that end the present read at an input, while it is slow.
    inputs: StoredValue<Vec<WindowListenerHandle>>,
    /// The game that the player left for a screen with an address: Back returns to it.
    left: RwSignal<Option<String>>,
    back: Back,
}

impl Default for Navigation {
    /// Starts with [`Screen::Resuming`], until [`Navigation::resume`] opens a screen.
    fn default() -> Self {
        let back = Back::default();
        Self {
            screen: RwSignal::new(Screen::Resuming(0)),
            link: ArrivedLink::new(back),
            reads: StoredValue::default(),
            inputs: StoredValue::default(),
            left: RwSignal::default(),
            back,
        }
    }
}

impl Navigation {
    /// Returns the navigation of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides it.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }

    /// Returns the screen.
    #[must_use]
    pub const fn screen(self) -> RwSignal<Screen> {
        self.screen
    }

    /// Opens a game. Back leads to the page before.
    pub fn play(self, game: OpenGame) {
        self.add_game_to_history();
        self.show(game);
    }

    /// Opens a game in place of a page with an address, as the set-up. Back leads to the page before that, which is the first
    /// page if there was none.
    pub fn play_from_page(self, game: OpenGame) {
        let address = page_address();
        if window().location().hash().unwrap_or_default().is_empty() {
            self.add_game_to_history();
        } else if self.back.state() == FIRST {
            self.back.replace("", Some(&address));
            self.back.push(GAME, Some(&address));
        } else {
            self.back.replace(GAME, Some(&address));
        }
        self.show(game);
    }

    fn show(self, game: OpenGame) {
        local_storage::write(CURRENT, &game.id);
        self.screen.set(Screen::Game(game));
    }

    fn add_game_to_history(self) {
        if !self.link.give_place(GAME) && !self.is_at_game() {
            self.back.push(GAME, Some(&page_address()));
        }
    }

    /// Returns the link that has come, until it is answered.
    #[must_use]
    pub const fn link(self) -> ArrivedLink {
        self.link
    }

    /// Notes a link in the address; `before` is the fragment that it came after, if the page was open. The game that is on
    /// stays beneath it.
    pub fn receive_link(self, fragment: String, before: Option<String>) {
        let is_game = self.screen.with_untracked(|screen| matches!(screen, Screen::Game(_) | Screen::Stored(..)));
        self.link.receive(fragment, before, if is_game { GAME } else { "" });
    }

    /// Takes a link that was closed out of the address: the screen beneath it has its own address again.
    pub fn close_link(self) {
        self.link.close(self.has_address_untracked());
    }

    /// Returns what the browser's Back button closes.
    #[must_use]
    pub const fn back(self) -> Back {
        self.back
    }

    /// Returns whether the present entry of the browser's history belongs to a game.
    #[must_use]
    pub fn is_at_game(self) -> bool {
        self.back.state() == GAME
    }

    /// Notes that the visit began at the present address.
    pub fn begin_at_address(self) {
        if self.back.state().is_empty() {
            self.back.replace(FIRST, None);
        }
    }

    /// Follows a step of the browser through entries that have no address of their own: a game and the first page.
    ///
    /// `back_to_game` opens the game that was left.
    pub fn follow_history(self, back_to_game: impl Fn()) {
        let step = self.back.follow();
        let is_page = |is_meant: fn(&Screen) -> bool| self.screen.with_untracked(is_meant);
        let is_game = is_page(|screen| matches!(screen, Screen::Game(_) | Screen::Stored(..) | Screen::Resuming(_)));
        if step == Step::Handled
            || self.has_address_untracked()
            || !window().location().hash().unwrap_or_default().is_empty()
        {
            return;
        }
        match (self.is_at_game(), is_game) {
            (true, false) => back_to_game(),
            (false, true) => {
                let game = local_storage::read(CURRENT);
                self.leave();
                // Forward opens it again.
                self.left.set(game);
            }
            // Nothing would change, so the step goes on.
            _ if step == Step::Here => self.back.go(),
            _ => {}
        }
    }

    /// Opens the first page.
    pub fn leave(self) {
        self.end_read();
        self.forget_game();
        if self.is_at_game() {
            self.back.replace("", None);
        }
        local_storage::remove(CURRENT);
        lock::release();
        self.screen.set(Screen::Home);
    }

    /// Forgets the previous game, so that Back opens the first page.
    pub fn forget_game(self) {
        self.left.set(None);
    }

    /// Opens the set-up of a game at this device, or by message.
    pub fn set_up(self, is_by_message: bool) {
        self.remember_game();
        self.screen.set(Screen::Setup { is_by_message });
    }

    /// Goes to the address of the set-up.
    pub fn open_setup(self) {
        let _ignored = window().location().set_hash(SETUP);
    }

    /// Opens the list of games.
    pub fn list_games(self) {
        self.remember_game();
        self.screen.set(Screen::Games);
    }

    /// Opens the course, one of its lessons, the puzzles, one of them, or one's own, as an address says.
    pub fn learn(self, address: String) {
        self.remember_game();
        self.screen.set(Screen::Learn(address));
    }

    /// Opens the editor with a copy of a game, or with its last draft.
    pub fn edit(self, copy: Option<Session>) {
        self.remember_game();
        self.screen.set(Screen::Edit(copy));
        let _ignored = window().location().set_hash(EDIT);
    }

    /// Opens the score pad.
    pub fn pad(self) {
        self.remember_game();
        self.screen.set(Screen::Pad);
    }

    fn remember_game(self) {
        let game = self.screen.with_untracked(|screen| match screen {
            Screen::Game(game) => Some(game.id.clone()),
            Screen::Stored(id, _) => Some(id.clone()),
            Screen::Resuming(_) => local_storage::read(CURRENT),
            Screen::Home | Screen::Setup { .. } | Screen::Games | Screen::Learn(_) | Screen::Edit(_) | Screen::Pad => {
                None
            }
        });
        if game.is_some() {
            self.left.set(game);
        }
        lock::release();
    }

    /// Opens the game that was open before the page was loaded again.
    pub fn resume(self, store: Store, chunks: LazyChunks) {
        self.read_and_open(local_storage::read(CURRENT), store, chunks);
    }

    /// Opens the game that was left for a screen with an address.
    pub fn back_to_game(self, store: Store, chunks: LazyChunks) {
        self.read_and_open(self.left.get_untracked(), store, chunks);
    }

    /// Opens a game by its id, or the first page if there is no id or the storage does not give the game.
    ///
    /// A slow storage opens the first page, too. Its late answer still opens the game, unless the player has begun to use
    /// that page; the game stays remembered, so that a reload tries again.
    fn read_and_open(self, game: Option<String>, store: Store, chunks: LazyChunks) {
        self.end_read();
        let number = self.reads.get_value();
        let is_present = move || self.reads.get_value() == number;
        let is_at = move |is_meant: fn(&Screen) -> bool| is_present() && self.screen.with_untracked(is_meant);
        let is_waiting = move || is_at(|screen| matches!(screen, Screen::Resuming(_)));
        // Of this read, only the timeout leads to the first page: `leave` ends the read.
        let can_open = move || is_at(|screen| matches!(screen, Screen::Resuming(_) | Screen::Home));
        let Some(id) = game else { return self.leave() };
        self.screen.set(Screen::Resuming(number));
        chunks.game.fetch();
        leptos::task::spawn_local(async move {
            match store.one(&id).await {
                Some(text) if can_open() => {
                    if !self.link.lift_above(GAME) {
                        self.add_game_to_history();
                    }
                    local_storage::write(CURRENT, &id);
                    self.screen.set(Screen::Stored(id, text));
                }
                None if is_waiting() => self.leave(),
                _ => {}
            }
            if is_present() {
                self.end_read();
            }
        });
        set_timeout(
            move || {
                if is_waiting() {
                    self.screen.set(Screen::Home);
                    self.end_read_at_input();
                }
            },
            STORAGE_TIMEOUT,
        );
    }

    /// Ends the present read at the next press or key. The focus would not show that somebody uses the page: Safari gives it
    /// to no button that is tapped.
    fn end_read_at_input(self) {
        self.inputs.set_value(vec![
            window_event_listener(ev::pointerdown, move |_| self.end_read()),
            window_event_listener(ev::keydown, move |_| self.end_read()),
        ]);
    }

    /// Ends the present read, and removes its listeners.
    fn end_read(self) {
        self.reads.update_value(|reads| *reads += 1);
        for listener in self.inputs.try_update_value(std::mem::take).unwrap_or_default() {
            listener.remove();
        }
    }

    /// Returns whether the screen has an address of its own; untracked.
    #[must_use]
    pub fn has_address_untracked(self) -> bool {
        self.screen.with_untracked(|screen| {
            matches!(screen, Screen::Setup { .. } | Screen::Games | Screen::Learn(_) | Screen::Edit(_) | Screen::Pad)
        })
    }

    /// Returns whether the screen is the editor; untracked.
    #[must_use]
    pub fn is_editing_untracked(self) -> bool {
        self.screen.with_untracked(|screen| matches!(screen, Screen::Edit(_)))
    }
}
