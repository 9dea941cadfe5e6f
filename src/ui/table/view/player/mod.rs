//! The panels of the players.

mod cards_button;
pub mod held_cards;
pub mod panel;
pub mod points;
pub mod sale;
pub mod stats;
pub mod view;
