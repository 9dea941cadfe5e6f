//! The seams: the functions at which the build splits the wasm into chunks.
//!
//! Each seam returns one chunk, and everything that only one chunk reaches gets a wasm file of its own. A page starts with
//! the app (`home`) or with an embedded board (`embed`) and fetches the rest once it can be used.

use super::app;
use super::chunks::{ChunkMissing, EditorChunk, ExtrasChunk, Fetchers, GameChunk, LessonsChunk, Mount, SheetsChunk};
use super::components::{chunks, embed as board};
use super::embed::GamesChunk;
use super::state::browser::fresh_seed;

/// Writes each seam twice: as a split point of the `split` build, and as a plain function of a build in one file.
macro_rules! seams {
    ($($name:ident: $chunk:ty = $value:expr;)*) => {
        #[cfg(feature = "split")]
        #[allow(unsafe_code, clippy::unnecessary_wraps, reason = "wasm_split links the chunks of one program; only the fetch fails")]
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
        #[expect(clippy::unused_async, clippy::unnecessary_wraps, reason = "the split build fetches these")]
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
    extras: ExtrasChunk = chunks::extras();
    game: GameChunk = chunks::game();
    sheets: SheetsChunk = chunks::sheets();
    lessons: LessonsChunk = chunks::lessons();
    editor: EditorChunk = chunks::editor();
}

pub use split::{embed, games, home};

/// Returns the functions with which a page fetches its lazy chunks.
#[must_use]
pub fn fetchers() -> Fetchers {
    Fetchers {
        game: || Box::pin(split::game()),
        sheets: || Box::pin(split::sheets()),
        lessons: || Box::pin(split::lessons()),
        editor: || Box::pin(split::editor()),
        extras: || Box::pin(split::extras()),
    }
}
