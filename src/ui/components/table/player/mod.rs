//! The panels of the players.

pub mod held_cards;
pub mod panel;
pub mod sale;
pub mod stats;
pub mod view;
