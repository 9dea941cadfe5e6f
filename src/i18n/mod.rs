//! The catalogue: every text of the page, in every language.
//!
//! A row is a key, its arguments, and the text in each language side by side. A missing translation does not compile,
//! and the compiler warns of an unused argument. [`words`] names the things of the game.

#[macro_use]
mod catalogue;

pub mod board;
pub mod branch;
pub mod deeds;
pub mod describe;
pub mod edit;
pub mod embed;
pub mod glance;
pub mod guide;
pub mod help;
pub mod hints;
pub mod home;
pub mod keeping;
pub mod learn;
pub mod letters;
pub mod live;
pub mod message;
pub mod opponents;
pub mod pad;
pub mod panels;
pub mod past;
pub mod powers;
pub mod practice;
pub mod puzzles;
pub mod refusals;
pub mod review;
pub mod rules;
pub mod shell;
pub mod words;

pub use catalogue::{Lang, Phrase};
