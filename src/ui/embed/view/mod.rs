//! A board embedded in another page.

mod computers;
mod context;
mod exercise;
mod game;
mod kept;
mod marks;
mod notes;
mod page;
mod post;
mod tools;

pub use computers::ComputerBar;
pub use exercise::Puzzle;
pub use notes::{Comments, draw_notes};
pub use page::mount;
pub use tools::{Awake, FinalScore, FullScreen, LookBack, focus_board};
