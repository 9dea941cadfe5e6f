//! Hints, the analysis of a game, and branches from it.

pub mod analysis;
pub mod branch;
pub mod describe;
pub mod hints;
#[cfg(feature = "store")]
pub mod store;
#[cfg(feature = "web")]
pub mod view;
