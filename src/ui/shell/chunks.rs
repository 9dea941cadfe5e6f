//! Lazy chunks: parts of the program that the page fetches when it needs them.
//!
//! Each chunk is a table of function pointers. The code behind them can be in a wasm file of its own, since no other code
//! names it. `app::seams` states where the build splits the program.

use super::dialogs::{Dialog, Dialogs};
use crate::game::Options;
use crate::i18n::Lang;
use crate::notation::note::{Drawing, RecordNote};
use crate::ui::kit::context;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::lazy_chunk::{Fetch, Fetched, LazyChunk};
use crate::ui::library::saved::SavedError;
use crate::ui::library::{FetchMend, Games, Mend};
use crate::ui::table::notes::NotesReader;
use crate::ui::table::session::{Agreements, Colour, Session};
use crate::ui::table::store::Match;
use crate::ui::table::store::open_game::OpenGame;
use crate::ui::table::view::details::Details;
use leptos::prelude::*;
use std::sync::Arc;

/// The rules, the records and the page of a game.
#[derive(Clone, Copy)]
pub struct GameChunk {
    /// Deals a game to players who agreed on something, with other coins than usual if some are given; panics for options
    /// that the first page does not offer.
    pub deal: fn(Options, Vec<Colour>, Agreements, &[u32]) -> Session,
    /// Reads a stored game or a record.
    pub read: fn(&str) -> Result<Session, SavedError>,
    /// Reads a stored game or a record up to its first entry that cannot be replayed.
    pub read_part: fn(&str) -> Result<Session, SavedError>,
    /// Explains why a text could not be read.
    pub explain: fn(Lang, &SavedError) -> String,
    /// Makes the rows of stored games anew.
    pub mend: Mend,
    /// Says which version wrote a text, if the text says it.
    pub written_by: fn(Lang, &str) -> Option<String>,
    /// Draws a game.
    pub page: fn(OpenGame) -> AnyView,
    /// Draws a small picture of a game's board, and how the players stand.
    pub glance: fn(&Session) -> AnyView,
    /// Draws the first decision of the game in context, to be played again.
    pub trial: fn() -> AnyView,
}

/// The contents of the dialogs, the set-up of a game, and the list of games.
#[derive(Clone, Copy)]
pub struct DialogsChunk {
    /// Draws the contents of a dialog.
    pub dialog: fn(Dialog) -> AnyView,
    /// Draws the page with this device's games.
    pub games: fn(Games) -> AnyView,
    /// Draws the set-up of a game; each player has a device of their own at first if the argument is true.
    pub setup: fn(bool) -> AnyView,
    /// Draws the last turns of the log.
    pub latest: fn() -> AnyView,
    /// Opens what other apps hand to the page, now and later.
    pub begin: fn(Dialogs),
    /// Sends a game to another device, with the browser's own dialog or with ours.
    pub send: fn(Match, Presence, Dialogs),
}

/// The lessons and puzzles.
#[derive(Clone, Copy)]
pub struct LessonsChunk {
    /// Draws what an address names: the course, one of its lessons, the puzzles, or one of them.
    pub page: fn(String) -> AnyView,
    /// Draws how far the learner is, and the link to the next lesson.
    pub go_on: fn() -> AnyView,
    /// Draws the board of the puzzle of the day, and whether it is solved.
    pub daily: fn() -> AnyView,
    /// Draws how many puzzles of the player's own are due, if there are any.
    pub own: fn() -> AnyView,
}

/// The editor of positions.
#[derive(Clone, Copy)]
pub struct EditorChunk {
    /// Draws the editor with a copy of a game, or with its last draft.
    pub page: fn(Option<Session>) -> AnyView,
    /// Draws the package of an exercise for learning platforms; a component above provides the exercise.
    pub package: fn() -> AnyView,
}

/// The hints of a game, its analysis, and the practice that comes of it.
#[derive(Clone, Copy)]
pub struct HintsChunk {
    /// Draws what a player has asked for, and finds it.
    pub panel: fn() -> AnyView,
    /// Draws the contents of the dialog with the analysis.
    pub review: fn() -> AnyView,
    /// Judges the decisions, and draws the verdict about the moment of the past that the page shows.
    pub verdict: fn() -> AnyView,
    /// Draws the task of a decision that is played again, and the answer to each try.
    pub trial: fn() -> AnyView,
    /// Draws the player's own puzzles, and how the losses go over games.
    pub practice: fn() -> AnyView,
    /// Lets the teacher say why a computer has played its last turn.
    pub teach: fn(Match),
}

/// The score pad.
#[derive(Clone, Copy)]
pub struct PadChunk {
    /// Draws the score pad.
    pub page: fn() -> AnyView,
    /// Fills a sheet from a game, and opens it.
    pub fill: fn(&Session),
}

/// Live tables.
#[derive(Clone, Copy)]
pub struct LiveChunk {
    /// Connects the game of the page, and draws who is at the table.
    pub table: fn() -> AnyView,
    /// Draws the contents of the dialog of a live table.
    pub dialog: fn() -> AnyView,
    /// Draws the question of an invitation in the address.
    pub join: fn() -> AnyView,
}

/// The cards and players beside an embedded board, and puzzles on it.
#[derive(Clone, Copy)]
pub struct CardsChunk {
    /// Draws the cards for sale.
    pub market: fn() -> AnyView,
    /// Draws the djinns on offer, and the whims.
    pub djinns: fn() -> AnyView,
    /// Draws the panels of the players.
    pub players: fn() -> AnyView,
    /// Draws a puzzle in place of the board: an exercise without one does not fetch its code.
    pub puzzle: fn() -> AnyView,
}

/// Draws the bid order and turn order tracks beside an embedded board.
pub type TrackChunk = fn() -> AnyView;

/// What else an embedded board can show.
#[derive(Clone, Copy)]
pub struct ExtrasChunk {
    /// Draws the history bar; it is the board's only bar if the argument is true.
    pub history: fn(bool) -> AnyView,
    /// Draws the button that opens the history bar.
    pub look_back: fn() -> AnyView,
    /// Draws the winner and the score sheet.
    pub score: fn() -> AnyView,
    /// Draws the button that switches full screen on and off.
    pub full_screen: fn() -> AnyView,
    /// Keeps the screen on during a game, and draws nothing.
    pub awake: fn() -> AnyView,
    /// Draws the cover that hides the table while the device changes hands.
    pub cover: fn() -> AnyView,
    /// Draws the bar of a game with computers, which lets them think and play.
    pub computer_bar: fn() -> AnyView,
}

/// The notes of authors: comments, marks and arrows.
#[derive(Clone, Copy)]
pub struct NotesChunk {
    /// Reads them, and writes them.
    pub reader: NotesReader,
    /// Draws what speaks of the start of a lesson's step.
    pub of_step: fn(Arc<Drawing>) -> AnyView,
    /// Draws what the notes of a game draw at the moment that the board shows.
    pub drawing: fn(Arc<[RecordNote]>) -> AnyView,
    /// Draws the comments of a game below its board.
    pub comments: fn(Arc<[RecordNote]>) -> AnyView,
}

/// The lazy chunks of an embedded board: an exercise that shows cards does not fetch the code for games.
#[derive(Clone, Copy)]
pub struct BoardChunks {
    /// The cards and players, and the puzzles.
    pub cards: LazyChunk<CardsChunk>,
    /// The tracks.
    pub track: LazyChunk<TrackChunk>,
    /// What the cards and players show only at times, or with expansions.
    pub details: LazyChunk<Details>,
    /// All else.
    pub extras: LazyChunk<ExtrasChunk>,
    /// The notes.
    pub notes: LazyChunk<NotesChunk>,
    /// Fetches the notes before there is anything to draw.
    pub read_notes: fn() -> Fetched<NotesChunk>,
}

impl BoardChunks {
    /// Makes the chunks; they are not fetched yet.
    #[must_use]
    pub fn new(fetchers: Fetchers) -> Self {
        Self {
            cards: LazyChunk::new(fetchers.cards),
            track: LazyChunk::new(fetchers.track),
            details: LazyChunk::new(fetchers.details),
            extras: LazyChunk::new(fetchers.extras),
            notes: LazyChunk::new(fetchers.notes),
            read_notes: fetchers.notes.wasm,
        }
    }

    /// Returns the chunks of the board.
    ///
    /// # Panics
    /// Outside of an embedded board, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }
}

/// How each lazy chunk is fetched.
#[derive(Clone, Copy)]
pub struct Fetchers {
    /// Fetches the game.
    pub game: Fetch<GameChunk>,
    /// Fetches what makes the rows of stored games anew: a part of the game.
    pub mend: FetchMend,
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
    /// Fetches live tables.
    pub live: Fetch<LiveChunk>,
    /// Fetches the cards and players beside an embedded board, and the puzzles.
    pub cards: Fetch<CardsChunk>,
    /// Fetches the bids beside an embedded board.
    pub track: Fetch<TrackChunk>,
    /// Fetches what the cards and players beside an embedded board show only at times, or with expansions.
    pub details: Fetch<Details>,
    /// Fetches what else stands beside an embedded board.
    pub extras: Fetch<ExtrasChunk>,
    /// Fetches the notes of authors.
    pub notes: Fetch<NotesChunk>,
}

/// Mounts a page in the language whose words are here. It fetches its lazy chunks with the given functions.
pub type Mount = fn(Lang, Fetchers);

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
    /// Live tables.
    pub live: LazyChunk<LiveChunk>,
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
            live: LazyChunk::new(fetchers.live),
        }
    }

    /// Returns the chunks of the page.
    ///
    /// # Panics
    /// Outside of the app, which provides them.
    #[must_use]
    pub fn expect() -> Self {
        context::expect()
    }
}
