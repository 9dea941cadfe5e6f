//! Words for what the scene shows and for what happened: buttons, prompts, tiles, the log, announcements.
//!
//! Functions of a language, the game as it stands, and the thing to be said. The texts themselves stand in
//! [`crate::i18n::describe`] and [`crate::i18n::words`]; here they are chosen and put together.

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

/// Why nothing happens, with the rule behind it where one rule says it all.
#[must_use]
pub fn explanation(lang: Lang, explanation: Explanation) -> String {
    let refusal = explanation.refusal;
    let reason = words::refusal(lang, refusal);
    match refusal {
        // What is missing or asked for depends on the step: no single rule to name.
        Refusal::WrongStep
        | Refusal::CannotPay
        | Refusal::NotThere
        | Refusal::WrongCount
        | Refusal::WrongTile
        | Refusal::GameOver => reason.to_owned(),
        _ => format!("{} ({})", reason.trim_end_matches('.'), explanation.rule),
    }
}

/// A player's colour.
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
