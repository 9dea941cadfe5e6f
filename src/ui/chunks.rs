//! Lazy chunks: parts of the program that the page fetches when it needs them.
//!
//! Each chunk is a table of function pointers. The code behind them can be in a wasm file of its own, since no other code
//! names it. `seams` states where the build splits the program.

use super::apart::Apart;
use super::components::pieces::art::symbol;
use super::edit::Draft;
use super::hooks::guard;
use super::saved::SavedError;
use super::session::{Agreements, Colour, Session};
use super::state::{Dialog, Dialogs, Hints, Match, OpenGame, StoredGame, Trial};
use super::text::t;
use crate::game::{Options, Seat};
use crate::i18n::{Lang, shell};
use leptos::prelude::*;
use std::pin::Pin;

/// The rules, the records and the page of a game.
#[derive(Clone, Copy)]
pub struct GameChunk {
    /// Deals a game to players who agreed on something; panics for options that the first page does not offer.
    pub deal: fn(Options, Vec<Colour>, Agreements) -> Session,
    /// Reads a stored game or a record.
    pub read: fn(&str) -> Result<Session, SavedError>,
    /// Explains why a text could not be read.
    pub explain: fn(Lang, &SavedError) -> String,
    /// Draws a game.
    pub page: fn(OpenGame) -> AnyView,
}

/// The contents of the dialogs.
#[derive(Clone, Copy)]
pub struct DialogsChunk {
    /// Draws the contents of a dialog.
    pub dialog: fn(Dialog) -> AnyView,
    /// Draws the list of this device's games.
    pub games: fn(RwSignal<Option<Vec<StoredGame>>>) -> AnyView,
    /// Draws the last turns of the log.
    pub latest: fn() -> AnyView,
    /// Draws the options before a game that few players change.
    pub fold: fn(SetupFold) -> AnyView,
    /// Sends a game to another device, with the browser's own dialog or with ours.
    pub send: fn(Match, Dialogs),
}

/// The options before a game that few players change: handles of signals, copied freely.
#[derive(Clone, Copy)]
pub struct SetupFold {
    /// The people with their seats.
    pub people: Memo<Vec<(Seat, String)>>,
    /// Whether people can ask for hints; `None` until somebody chooses.
    pub hints: RwSignal<Option<bool>>,
    /// The seed of the deal, as typed.
    pub seed: RwSignal<String>,
    /// Whether the typed text is no seed.
    pub seed_is_wrong: Memo<bool>,
    /// Whether the form was submitted; faults show only after that.
    pub is_tried: RwSignal<bool>,
    /// This device's part, if each player has a device of their own.
    pub apart: RwSignal<Option<Apart>>,
}

/// The lessons and puzzles.
#[derive(Clone, Copy)]
pub struct LessonsChunk {
    /// Draws what an address names: the course, one of its lessons, the puzzles, or one of them.
    pub page: fn(String) -> AnyView,
}

/// The editor of positions.
#[derive(Clone, Copy)]
pub struct EditorChunk {
    /// Draws the editor with a draft, or with the last one.
    pub page: fn(Option<Draft>) -> AnyView,
}

/// The hints of a game, and its analysis.
#[derive(Clone, Copy)]
pub struct HintsChunk {
    /// Draws what a player has asked for, and finds it.
    pub panel: fn(Hints) -> AnyView,
    /// Draws the contents of the dialog with the analysis.
    pub review: fn() -> AnyView,
    /// Judges the decisions, and draws the verdict about the moment of the past that the page shows.
    pub verdict: fn() -> AnyView,
    /// Draws the task of a decision that is played again, and the answer to each try.
    pub trial: fn(Trial) -> AnyView,
}

/// The score pad.
#[derive(Clone, Copy)]
pub struct PadChunk {
    /// Draws the score pad.
    pub page: fn() -> AnyView,
    /// Fills a sheet from a game, and opens it.
    pub fill: fn(&Session),
}

/// What an embedded board can show beside the board.
#[derive(Clone, Copy)]
pub struct ExtrasChunk {
    /// Draws an extra.
    pub extra: fn(Extra) -> AnyView,
}

/// A component beside an embedded board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// The bid order and turn order tracks.
    Track,
    /// The cards for sale.
    Market,
    /// The djinns on offer.
    Djinns,
    /// The panels of the players.
    Players,
    /// The history bar.
    History,
    /// The history bar of a board that has no other bar.
    OnlyHistory,
    /// The button that opens the history bar.
    LookBack,
    /// The winner and the score sheet.
    Score,
    /// The button that switches full screen on and off.
    FullScreen,
    /// Keeps the screen on during a game; it draws nothing.
    Awake,
    /// The cover that hides the table while the device changes hands.
    Cover,
    /// The bar of a game with computers; it lets them think and play.
    ComputerBar,
    /// A puzzle in place of the board: an exercise without one does not fetch its code.
    Puzzle,
}

/// The error of a chunk that could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct ChunkMissing;

/// Fetches a chunk.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, ChunkMissing>>>>;

/// How each lazy chunk is fetched.
#[derive(Clone, Copy)]
pub struct Fetchers {
    /// Fetches the game.
    pub game: Fetch<GameChunk>,
    /// Fetches the contents of the dialogs.
    pub dialogs: Fetch<DialogsChunk>,
    /// Fetches the lessons.
    pub lessons: Fetch<LessonsChunk>,
    /// Fetches the editor.
    pub editor: Fetch<EditorChunk>,
    /// Fetches the hints.
    pub hints: Fetch<HintsChunk>,
    /// Fetches the score pad.
    pub pad: Fetch<PadChunk>,
    /// Fetches what stands beside an embedded board.
    pub extras: Fetch<ExtrasChunk>,
}

/// Mounts a page that fetches its lazy chunks with the given functions.
pub type Mount = fn(Fetchers);

#[derive(Clone, Copy)]
enum State<T> {
    Pending,
    Ready(T),
    Failed,
}

/// A chunk that is fetched once: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct LazyChunk<T: 'static> {
    state: RwSignal<State<T>>,
    fetch: Fetch<T>,
}

/// The lazy chunks of the app.
#[derive(Clone, Copy)]
pub struct LazyChunks {
    /// The rules, the records and the page of a game.
    pub game: LazyChunk<GameChunk>,
    /// The contents of the dialogs.
    pub dialogs: LazyChunk<DialogsChunk>,
    /// The lessons.
    pub lessons: LazyChunk<LessonsChunk>,
    /// The editor of positions.
    pub editor: LazyChunk<EditorChunk>,
    /// The hints and the analysis.
    pub hints: LazyChunk<HintsChunk>,
    /// The score pad.
    pub pad: LazyChunk<PadChunk>,
}

impl LazyChunks {
    /// Makes the chunks; none is fetched yet.
    #[must_use]
    pub fn new(fetchers: Fetchers) -> Self {
        Self {
            game: LazyChunk::new(fetchers.game),
            dialogs: LazyChunk::new(fetchers.dialogs),
            lessons: LazyChunk::new(fetchers.lessons),
            editor: LazyChunk::new(fetchers.editor),
            hints: LazyChunk::new(fetchers.hints),
            pad: LazyChunk::new(fetchers.pad),
        }
    }

    /// Returns the chunks of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }
}

impl<T: Copy + Send + Sync + 'static> LazyChunk<T> {
    /// Makes a chunk; it is not fetched yet.
    #[must_use]
    pub fn new(fetch: Fetch<T>) -> Self {
        Self { state: RwSignal::new(State::Pending), fetch }
    }

    /// Fetches the chunk unless it has arrived.
    pub fn fetch(self) {
        self.then(|_| ());
    }

    /// Calls `work` with the chunk, which it fetches unless it has arrived.
    pub fn then(self, work: impl FnOnce(T) + 'static) {
        match self.state.get_untracked() {
            State::Ready(chunk) => return work(chunk),
            State::Failed => self.state.set(State::Pending),
            State::Pending => {}
        }
        leptos::task::spawn_local(async move {
            let fetched = (self.fetch)().await;
            // Another fetch may have been faster. Setting the signal again would redraw the chunk's view.
            let chunk = match (self.state.get_untracked(), fetched) {
                (State::Ready(chunk), _) => chunk,
                (_, Ok(chunk)) => {
                    self.state.set(State::Ready(chunk));
                    chunk
                }
                (_, Err(ChunkMissing)) => return self.state.set(State::Failed),
            };
            work(chunk);
        });
    }

    /// Returns the chunk if it has arrived, tracked.
    #[must_use]
    pub fn get(self) -> Option<T> {
        self.state.with(|state| if let State::Ready(chunk) = state { Some(*chunk) } else { None })
    }

    fn has_failed(self) -> bool {
        self.state.with(|state| matches!(state, State::Failed))
    }

    /// Draws a view of the chunk. Until the chunk has arrived, a line says that it is loading.
    pub fn draw(self, view: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        (move || match self.state.get() {
            State::Ready(chunk) => view(chunk),
            State::Pending => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
            State::Failed => self.failure(),
        })
        .into_any()
    }

    /// Draws the message that the chunk could not be fetched, with a button to try again.
    fn failure(self) -> AnyView {
        view! {
            <div class="failure" role="alert">
                <p>{t(shell::part_missing)}</p>
                <p class="buttons">
                    <button type="button" class="button" data-does="fetch-again" on:click=guard(move |_| self.fetch())>
                        {symbol("icon-redo")}
                        <span>{t(shell::try_again)}</span>
                    </button>
                </p>
            </div>
        }
        .into_any()
    }

    /// Draws the message if the chunk could not be fetched, and nothing otherwise.
    pub fn failure_if_any(self) -> AnyView {
        (move || self.has_failed().then(|| self.failure())).into_any()
    }
}
