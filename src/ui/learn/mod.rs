//! Lessons, the course and the puzzles.

pub mod lesson;
#[cfg(feature = "store")]
pub mod progress_store;
pub mod puzzle;
#[cfg(feature = "web")]
pub mod view;
