//! Practice: what cost most in the games that a player looked back at comes again as puzzles of one's own, and a page
//! shows how the losses go over games.

mod journal;
mod losses;
mod own_puzzle;
mod schedule;
#[cfg(feature = "store")]
pub mod store;
#[cfg(feature = "web")]
pub mod view;

pub use journal::{FORMAT, Journal, MOST_GAMES, MOST_PUZZLES};
pub use losses::{GameLosses, mean};
pub use own_puzzle::OwnPuzzle;
pub use schedule::Standing;
