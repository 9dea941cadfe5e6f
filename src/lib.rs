//! Naqala: the board game Five Tribes, unofficially, for the browser.
//!
//! [`game`] is the rules core, [`notation`] its text forms, [`ui`] the page. Arrows go one way: `game ← notation ← ui`.
#![doc = include_str!("../README.md")]

pub mod game;
pub mod i18n;
pub mod notation;
pub mod ui;
