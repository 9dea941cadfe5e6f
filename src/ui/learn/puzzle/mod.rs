//! Puzzles: positions in which one line is much better than all others (`docs/puzzles.md`).
//!
//! A [`Puzzle`] says what `cargo xtask puzzles` proved; its words come from the catalogue. The page shows it as a
//! lesson of one step.

mod day;
mod next;
mod pack;
mod rating;
mod single;
mod solved;
mod task;

pub use day::of_day;
pub use next::next;
pub use pack::{DAILY, DAILY_WITH_EXPANSIONS, FORMAT, Pack, Puzzle, Reply, Second, is_name, read};
pub use rating::{PuzzleRating, RATING_KEY};
pub use single::single;
pub use solved::{SOLVED_KEY, Solved};
pub use task::theme;
