//! The panels of the players. They stay in seating order, so that a person finds a player where that player was before.
//!
//! Every player has one row. Where the side is short, all rows come first, and below them the cards of one player.

mod cards_button;
pub mod held_cards;
pub mod panel;
pub mod points;
pub mod sale;
pub mod stats;
pub mod strip;
pub mod view;
