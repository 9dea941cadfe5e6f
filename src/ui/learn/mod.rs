//! Lessons, the course and the puzzles.

pub mod lesson;
#[cfg(feature = "store")]
pub mod progress;
pub mod puzzle;
#[cfg(feature = "web")]
pub mod view;
