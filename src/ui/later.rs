//! The parts of the program. The build splits them off where they are named here: a page starts with what it is for, the
//! app or an embedded board, and neither waits for what is fetched once it can be used.

use super::app::{self, Current};
use super::components::{editor_part, embed_part, extra_part, fresh_seed, game_part, lesson_part, sheet_part, symbol};
use super::edit::Draft;
use super::embed::Games;
use super::saved::SavedError;
use super::session::{Colour, Session};
use super::state::{Kept, Sheet};
use crate::game::Options;
use crate::i18n::{Lang, shell};
use crate::ui::live::{Var, draw, on, word};
use leptos::prelude::*;
use std::pin::Pin;

/// Everything a game takes: the rules, the records, the board.
#[derive(Clone, Copy)]
pub struct GamePart {
    /// Deals; panics for tables that the set-up does not offer.
    pub deal: fn(Options, Vec<Colour>) -> Session,
    /// Reads a stored game or a record.
    pub read: fn(&str) -> Result<Session, SavedError>,
    /// Says why a text could not be read.
    pub why: fn(Lang, &SavedError) -> String,
    /// Draws a game.
    pub page: fn(Current) -> AnyView,
}

/// What the dialogs contain.
#[derive(Clone, Copy)]
pub struct SheetPart {
    /// Draws what is in a dialog.
    pub sheet: fn(Sheet) -> AnyView,
    /// Draws the games of this device.
    pub games: fn(Var<Option<Vec<Kept>>>) -> AnyView,
}

/// The lessons.
#[derive(Clone, Copy)]
pub struct LessonPart {
    /// Draws the course, or one of its lessons.
    pub course: fn(Option<String>) -> AnyView,
}

/// The editor of positions.
#[derive(Clone, Copy)]
pub struct EditorPart {
    /// Draws it with a draft, or with what was left there.
    pub page: fn(Option<Draft>) -> AnyView,
}

/// What an embedded board may have beside it.
#[derive(Clone, Copy)]
pub struct ExtraPart {
    /// Draws one of them.
    pub extra: fn(Extra) -> AnyView,
}

/// Something beside an embedded board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// The bid order and turn order tracks.
    Track,
    /// The cards for sale.
    Market,
    /// The djinns on offer.
    Djinns,
    /// What lies in front of each player.
    Players,
    /// The bar of the past.
    Past,
    /// The same where there is nothing else.
    OnlyPast,
    /// The way to the past.
    LookBack,
    /// Who has won, and everybody's points.
    Score,
    /// The way to the whole screen and back.
    FullScreen,
    /// Nothing to see: it keeps the screen on during a game.
    Awake,
    /// What hides the table while the device changes hands.
    Cover,
}

/// Mounts a page.
pub type Mount = fn();

/// A part could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

#[cfg(feature = "split")]
#[allow(unsafe_code, clippy::unnecessary_wraps, reason = "the macro links the parts of one program, fetching can fail")]
mod seams {
    use super::{
        EditorPart, ExtraPart, GamePart, Games, LessonPart, Missing, Mount, SheetPart, app, editor_part, embed_part,
        extra_part, fresh_seed, game_part, lesson_part, sheet_part,
    };
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    impl From<SplitLoaderError> for Missing {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    #[wasm_split(home, fallible)]
    pub fn home() -> Result<Mount, Missing> {
        Ok(app::mount)
    }

    #[wasm_split(embed, fallible)]
    pub fn embed() -> Result<Mount, Missing> {
        Ok(embed_part())
    }

    #[wasm_split(games, fallible)]
    pub fn games() -> Result<Games, Missing> {
        Ok(Games::part(fresh_seed))
    }

    #[wasm_split(extras, fallible)]
    pub fn extras() -> Result<ExtraPart, Missing> {
        Ok(extra_part())
    }

    #[wasm_split(game, fallible)]
    pub fn game() -> Result<GamePart, Missing> {
        Ok(game_part())
    }

    #[wasm_split(sheets, fallible)]
    pub fn sheets() -> Result<SheetPart, Missing> {
        Ok(sheet_part())
    }

    #[wasm_split(lessons, fallible)]
    pub fn lessons() -> Result<LessonPart, Missing> {
        Ok(lesson_part())
    }

    #[wasm_split(editor, fallible)]
    pub fn editor() -> Result<EditorPart, Missing> {
        Ok(editor_part())
    }
}

#[cfg(not(feature = "split"))]
#[expect(clippy::unused_async, clippy::unnecessary_wraps, reason = "split off, they are fetched")]
mod seams {
    use super::{
        EditorPart, ExtraPart, GamePart, Games, LessonPart, Missing, Mount, SheetPart, app, editor_part, embed_part,
        extra_part, fresh_seed, game_part, lesson_part, sheet_part,
    };

    pub async fn home() -> Result<Mount, Missing> {
        Ok(app::mount)
    }

    pub async fn embed() -> Result<Mount, Missing> {
        Ok(embed_part())
    }

    pub async fn games() -> Result<Games, Missing> {
        Ok(Games::part(fresh_seed))
    }

    pub async fn extras() -> Result<ExtraPart, Missing> {
        Ok(extra_part())
    }

    pub async fn game() -> Result<GamePart, Missing> {
        Ok(game_part())
    }

    pub async fn sheets() -> Result<SheetPart, Missing> {
        Ok(sheet_part())
    }

    pub async fn lessons() -> Result<LessonPart, Missing> {
        Ok(lesson_part())
    }

    pub async fn editor() -> Result<EditorPart, Missing> {
        Ok(editor_part())
    }
}

pub use seams::{embed, games, home};

type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

#[derive(Clone, Copy)]
enum State<T> {
    Coming,
    Here(T),
    Failed,
}

/// A part of the page, as far as it is there: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct Later<T: 'static> {
    state: Var<State<T>>,
    fetch: Fetch<T>,
}

/// The parts of the app that come later.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Everything a game takes.
    pub game: Later<GamePart>,
    /// What the dialogs contain.
    pub sheets: Later<SheetPart>,
    /// The lessons.
    pub lessons: Later<LessonPart>,
    /// The editor of positions.
    pub editor: Later<EditorPart>,
}

impl Parts {
    /// Knows the parts, none of which is there yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            game: Later::new(|| Box::pin(seams::game())),
            sheets: Later::new(|| Box::pin(seams::sheets())),
            lessons: Later::new(|| Box::pin(seams::lessons())),
            editor: Later::new(|| Box::pin(seams::editor())),
        }
    }

    /// The parts of the page; panics outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        expect_context()
    }
}

impl Later<ExtraPart> {
    /// What an embedded board may have beside it, not there yet.
    #[must_use]
    pub fn extras() -> Self {
        Self::new(|| Box::pin(seams::extras()))
    }
}

impl<T: Copy + Send + Sync + 'static> Later<T> {
    fn new(fetch: Fetch<T>) -> Self {
        Self { state: Var::new(State::Coming), fetch }
    }

    /// Fetches it, unless it is there.
    pub fn fetch(self) {
        self.then(|_| ());
    }

    /// Does something with it: at once if it is there, else once it is.
    pub fn then(self, work: impl FnOnce(T) + 'static) {
        if let State::Here(part) = self.state.get_untracked() {
            return work(part);
        }
        if self.has_failed() {
            self.state.set(State::Coming);
        }
        leptos::task::spawn_local(async move {
            match (self.fetch)().await {
                Ok(part) => {
                    self.state.set(State::Here(part));
                    work(part);
                }
                Err(Missing) => self.state.set(State::Failed),
            }
        });
    }

    /// What is there now, tracked.
    #[must_use]
    pub fn get(self) -> Option<T> {
        self.state.with(|state| if let State::Here(part) = state { Some(*part) } else { None })
    }

    fn has_failed(self) -> bool {
        self.state.with(|state| matches!(state, State::Failed))
    }

    /// Draws something of it; says so as long as it is not there.
    pub fn draw(self, view: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        draw(move || match self.state.get() {
            State::Here(part) => view(part),
            State::Coming => view! { <p class="part-coming" role="status">{word(shell::coming)}</p> }.into_any(),
            State::Failed => self.failure(),
        })
        .into_any()
    }

    /// Says that it could not be fetched, and tries again when asked.
    pub fn failure(self) -> AnyView {
        view! {
            <div class="failure" role="alert">
                <p>{word(shell::part_missing)}</p>
                <p class="buttons">
                    <button type="button" class="button" data-does="fetch-again" on:click=on(move |_| self.fetch())>
                        {symbol("icon-redo")}
                        <span>{word(shell::try_again)}</span>
                    </button>
                </p>
            </div>
        }
        .into_any()
    }

    /// Says so if it could not be fetched, in its place.
    pub fn failure_if_any(self) -> AnyView {
        draw(move || self.has_failed().then(|| self.failure())).into_any()
    }
}
