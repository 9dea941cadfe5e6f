//! What a player has asked for: hints, a branch, an analysis.

pub mod hints;
pub mod open_branch;
#[cfg(feature = "web")]
pub mod review;
pub mod teacher;
