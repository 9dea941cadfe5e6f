//! The panels of the players.

pub mod held_cards;
mod look;
pub mod panel;
pub mod points;
pub mod sale;
pub mod stats;
pub mod view;
