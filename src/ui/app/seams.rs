//! The seams: the functions at which the `split` build cuts the program into several wasm files.
//!
//! Each seam returns a chunk: a function, or a table of functions. wasm-split moves code that only one seam reaches
//! into a wasm file of its own, named after the seam, and code that several seams reach into shared files. The build
//! (`xtask`) joins those and, like the browser tests, knows the files by these names.
//!
//! | seam | when the page fetches it | what it holds |
//! |---|---|---|
//! | `home` | at the start | the app and the first page |
//! | `embed` | at the start of an embedded board | the board and the exercises |
//! | `games` | before `embed`, unless the address says `mode=exercise` | reading records and dealing games, for boards |
//! | `cards` | when a board shows cards, players or a puzzle | rows, players, puzzles on a board |
//! | `track` | when a board shows the bids | the bid order and turn order tracks |
//! | `details` | when a board with cards has expansions, one taps a card or points there, or somebody can sell or kill | whims, items, notes, the sale, the kills |
//! | `extras` | when a board shows a game | history bar, score, computers, full screen |
//! | `notes` | when the content of a board has marks, arrows or comments | what reads and draws them |
//! | `game` | after the first screen, or when a game opens | rules, records and the page of a game |
//! | `dialogs` | after the first screen | the dialogs, the set-up of a game, and the list of stored games |
//! | `lessons` | when the course or a puzzle opens, or the first page has been still for a moment | the course and its lessons, the puzzles |
//! | `editor` | when the editor opens, or one chooses a package for a learning platform | the editor of positions; the files of a package, and what makes a zip of them |
//! | `hints` | when a player who can ask for hints is to play, or asks for an analysis or practice | the hints and the analysis of a game, one's own puzzles |
//! | `pad` | when the score pad opens | the score pad |
//! | `live` | when a live table opens, or an invitation to one | live tables, with what seals their envelopes |

use super::chunk_contents as chunks;
use crate::ui::app;
use crate::ui::embed::model::GamesChunk;
use crate::ui::embed::view as board;
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::lazy_chunk::{ChunkMissing, Fetch};
use crate::ui::shell::chunks::{
    CardsChunk, DialogsChunk, EditorChunk, ExtrasChunk, Fetchers, GameChunk, HintsChunk, LessonsChunk, LiveChunk,
    Mount, NotesChunk, PadChunk, TrackChunk,
};
use crate::ui::table::view::details::Details;

/// Defines each seam for both builds: `name: type of the chunk = the chunk;`.
///
/// With the feature `split`, `#[wasm_split(name)]` makes an async function of each: it fetches the wasm file and then runs
/// the body. Without it, each is a plain async function in the only wasm file. Both have the same signature,
/// `async fn name() -> Result<Chunk, ChunkMissing>`, so that the rest of the page knows nothing of the split.
macro_rules! seams {
    ($($name:ident: $chunk:ty = $value:expr;)*) => {
        #[cfg(feature = "split")]
        #[allow(
            unsafe_code,
            clippy::unnecessary_wraps,
            reason = "wasm_split calls the body through an extern function; only fetching it can fail"
        )]
        mod split {
            use super::*;

            impl From<wasm_split_helpers::SplitLoaderError> for ChunkMissing {
                fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
                    Self
                }
            }

            $(
                #[wasm_split_helpers::wasm_split($name, fallible)]
                pub fn $name() -> Result<$chunk, ChunkMissing> {
                    Ok($value)
                }
            )*
        }

        #[cfg(not(feature = "split"))]
        mod split {
            use super::*;

            $(
                pub async fn $name() -> Result<$chunk, ChunkMissing> {
                    Ok($value)
                }
            )*
        }
    };
}

seams! {
    home: Mount = app::mount;
    embed: Mount = board::mount;
    games: GamesChunk = GamesChunk::new(fresh_seed);
    cards: CardsChunk = chunks::cards();
    track: TrackChunk = chunks::track();
    details: Details = Details::AT_ONCE;
    extras: ExtrasChunk = chunks::extras();
    notes: NotesChunk = chunks::notes();
    game: GameChunk = chunks::game();
    dialogs: DialogsChunk = chunks::dialogs();
    lessons: LessonsChunk = chunks::lessons();
    editor: EditorChunk = chunks::editor();
    hints: HintsChunk = chunks::hints();
    pad: PadChunk = chunks::pad();
    live: LiveChunk = chunks::live();
}

pub use split::{embed, games, home, notes};

/// Returns the functions with which a page fetches its lazy chunks.
#[must_use]
pub fn fetchers() -> Fetchers {
    const TABLE: &[&str] = &["beside", "extras"];
    // The app's own styles of all that is not on its first page.
    const PAGE: &[&str] = &["beside", "extras", "rest"];
    const BESIDE: &[&str] = &["beside"];
    const CARDS: usize = 3;
    const ALL: usize = 4;
    const LESSONS: usize = 5;
    Fetchers {
        game: Fetch { wasm: || Box::pin(split::game()), styles: PAGE, words: ALL },
        mend: || Box::pin(async { split::game().await.ok().map(|chunk| chunk.mend) }),
        dialogs: Fetch { wasm: || Box::pin(split::dialogs()), styles: PAGE, words: ALL },
        lessons: Fetch { wasm: || Box::pin(split::lessons()), styles: PAGE, words: LESSONS },
        editor: Fetch { wasm: || Box::pin(split::editor()), styles: PAGE, words: ALL },
        hints: Fetch { wasm: || Box::pin(split::hints()), styles: &[], words: ALL },
        pad: Fetch { wasm: || Box::pin(split::pad()), styles: &["scores", "rest"], words: ALL },
        live: Fetch { wasm: || Box::pin(split::live()), styles: &[], words: ALL },
        cards: Fetch { wasm: || Box::pin(split::cards()), styles: BESIDE, words: CARDS },
        track: Fetch { wasm: || Box::pin(split::track()), styles: BESIDE, words: CARDS },
        details: Fetch { wasm: || Box::pin(split::details()), styles: BESIDE, words: CARDS },
        extras: Fetch { wasm: || Box::pin(split::extras()), styles: TABLE, words: ALL },
        notes: Fetch { wasm: || Box::pin(split::notes()), styles: &["extras"], words: CARDS },
    }
}
