//! The first page: a form for a new game, and the games of this device.

pub mod fold;
pub mod games;
pub mod players;
pub mod quick_start;
pub mod setup;
pub mod update;
