//! Puts the scene and the events into words: buttons, prompts, tiles for screen readers, the log, announcements.
//!
//! Each function takes a language, the current game and the thing to describe. It chooses and joins texts of
//! [`crate::i18n::describe`] and [`crate::i18n::words`].

mod action;
mod cell;
mod log;
mod past;
mod phrase;
mod prompt;

pub use action::{action, choice, pick, reveals_note};
pub use cell::{cell, preview, preview_long};
pub use log::{Line, announce, event};
pub use past::{Told, chapter, told};
pub use phrase::{cards, coins, meeples, payment, whim_aim, whim_progress, whim_terms};
pub use prompt::{prompt, step, whose_turn};

use super::scene::Explanation;
use super::session::Colour;
use crate::game::Refusal;
use crate::i18n::{Lang, describe as text, words};

/// Describes why nothing happens, with the rule behind it if a single rule explains it.
#[must_use]
pub fn explanation(lang: Lang, explanation: Explanation) -> String {
    let refusal = explanation.refusal;
    let reason = words::refusal(lang, refusal);
    match refusal {
        // The reason depends on the step, so no single rule explains it.
        Refusal::WrongStep
        | Refusal::CannotPay
        | Refusal::NotThere
        | Refusal::WrongCount
        | Refusal::WrongTile
        | Refusal::GameOver => reason.to_owned(),
        _ => format!("{} ({})", reason.trim_end_matches('.'), explanation.rule),
    }
}

/// Names the colour of a player.
#[must_use]
pub const fn colour(lang: Lang, colour: Colour) -> &'static str {
    match colour {
        Colour::Indigo => text::indigo(lang),
        Colour::Orange => text::orange(lang),
        Colour::Teal => text::teal(lang),
        Colour::Pink => text::pink(lang),
        Colour::Black => text::black(lang),
    }
}
