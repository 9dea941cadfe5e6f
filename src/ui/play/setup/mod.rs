//! The set-up of a game: players, levels, options that few change; and the quick way past it.

pub mod deal;
mod fold;
mod options;
mod order;
pub mod page;
mod players;
pub mod quick_start;
mod seating;
