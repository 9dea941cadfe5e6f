//! Naqala: the board game Five Tribes, unofficially, for the browser.
//!
//! [`game`] is the rules core, [`notation`] its text forms, `ui` the page. Arrows go one way: `game ← notation ← ui`.

pub mod game;
pub mod notation;

pub mod i18n;
pub mod ui;
