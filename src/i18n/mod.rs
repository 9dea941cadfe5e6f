//! Every word of the page, in every language, from one catalogue.
//!
//! A row of the catalogue is a key, what it needs to know, and the text in each language side by side, so that a
//! missing translation does not compile and an unused argument is seen. [`words`] names the things of the game.

#[macro_use]
mod catalogue;

pub mod board;
pub mod describe;
pub mod edit;
pub mod embed;
pub mod faults;
pub mod help;
pub mod keeping;
pub mod learn;
pub mod letters;
pub mod panels;
pub mod past;
pub mod shell;
pub mod words;

pub use catalogue::Lang;
