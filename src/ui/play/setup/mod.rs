//! The set-up of a game: players, levels, options that few change.

pub mod fold;
pub mod players;
pub mod quick_start;
