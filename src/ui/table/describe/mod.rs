//! Puts the table into words: buttons, prompts, tiles for screen readers, the log, announcements, accounts of turns.
//!
//! Each function takes a language, the current game and the thing to describe. It chooses and joins texts of
//! [`crate::i18n::describe`] and [`crate::i18n::words`].

mod account;
mod action;
mod agreed;
mod cell;
mod drawing;
mod ending;
mod explanation;
mod log;
mod names;
mod past;
pub mod phrase;
mod position;
mod prompt;

pub use account::{
    account, level, level_and_grade, level_hint, level_in_style, liked, pace, play_level, style, with_level,
};
pub use action::{action, button_label, choice};
pub use agreed::{agreed, asked};
pub use cell::{cell, preview, preview_long, tile_facts, tile_outlook};
pub use drawing::drawing;
pub use ending::ending;
pub use explanation::{explanation, rule};
pub use log::{EventText, announce, event};
pub use names::{colour, overlay, take_back_of, take_back_sure};
pub use past::{DescribedEntry, entry, section_title};
pub use phrase::{whim_aim, whim_progress, whim_terms};
pub use position::position;
pub use prompt::{prompt, step, who_is_next, whose_turn, your_turn};
