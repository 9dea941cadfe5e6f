//! Positions as JSON: everything about a game, or only what one player may see.
//!
//! ```
//! use naqala_rules::{game::{Game, Options}, notation::position};
//! let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
//! let text = position::write(&game).to_string();
//! assert_eq!(position::read(&text)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod names;
mod player;
mod read;
mod step;
mod turn;
mod write;

pub use read::read_expansions;
pub use read::{PositionError, draft, from_value, read};
pub use write::{WrittenPosition, view, write};

/// The `format` of a position.
pub const FORMAT: &str = "naqala-position/1";
