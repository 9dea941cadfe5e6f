//! The words of the page, in every language.
//!
//! `locales/<tag>/*.ftl` holds them: a file for each room, a row for each sentence (docs/translating.md). The build makes a
//! module of each file and a function of each row, so a wrong key or argument does not compile. The functions return what the
//! packed file of the language says; English fills in what a language lacks. No sentence is in Rust.
//!
//! Without the feature `words-apart` all languages are part of the program. With it, the page fetches those that it needs
//! (`receive`): until one is here, its rows are in a language that is.
//!
//! ```
//! use naqala::i18n::{Lang, words};
//! use naqala::game::Meeple;
//!
//! assert_eq!(words::tribe(Lang::EN, Meeple::Elder, 2_u32), "elders");
//! let french = Lang::from_tag("fr-CA");
//! assert_eq!((french.own_name(), words::tribe(french, Meeple::Elder, 2_u32)), ("Français", "sages"));
//! ```

mod arguments;
pub mod edit;
pub mod help;
mod lang;
pub mod letters;
mod plural;
mod reader;
#[allow(
    clippy::wildcard_imports,
    dead_code,
    reason = "the build writes each room alike, those that only the build reads, too"
)]
mod rows;
pub mod rules;
mod texts;
mod things;

pub use arguments::Number;
pub use lang::{Lang, Phrase};
pub use rows::{
    board, branch, deeds, describe, embed, glance, guide, hints, home, keeping, language, learn, live, message, notes,
    opponents, pad, panels, past, powers, practice, puzzles, refusals, review, shell, words,
};
pub use texts::{here_now, lesson_text};
#[cfg(feature = "words-apart")]
pub use {
    lang::receive_languages,
    texts::{count_here, receive},
};
