//! Puts the scene and the events into words: buttons, prompts, tiles for screen readers, the log, announcements.
//!
//! Each function takes a language, the current game and the thing to describe. It chooses and joins texts of
//! [`crate::i18n::describe`] and [`crate::i18n::words`].

mod account;
mod action;
mod cell;
pub mod editor;
mod ending;
pub mod faults;
pub mod guide;
pub mod hint;
mod log;
pub mod pad;
mod past;
mod phrase;
mod prompt;
pub mod review;

pub use account::{account, level, level_hint, level_within, pace, play_level, with_level};
pub use action::{action, button_label, choice, reveals_note};
pub use cell::{cell, preview, preview_long};
pub use ending::ending;
pub use log::{EventText, announce, event};
pub use past::{DescribedEntry, entry, section_title};
pub use phrase::{cards, coins, list, meeples, payment, whim_aim, whim_progress, whim_terms};
pub use prompt::{prompt, step, whose_turn};

use super::scene::Explanation;
use super::session::Colour;
use crate::game::{Game, Refusal, Step, TileKind};
use crate::i18n::{Lang, describe as text, embed, learn, refusals};
use crate::ui::embed::Mode;
use crate::ui::overlay::Overlay;

/// Describes why nothing happens in this game.
#[must_use]
pub fn explanation(lang: Lang, game: &Game, explanation: Explanation) -> String {
    let step = game.turn().map(|turn| &turn.step);
    match (explanation.refusal, step) {
        (Refusal::WrongStep, Some(Step::Sow(_))) => text::why_finish_move(lang).to_owned(),
        (Refusal::NotThere, Some(Step::Tile)) => match action::tile_kind(game).and_then(TileKind::market) {
            Some(market) => text::why_first_cards(lang, market.among as u32),
            None => refusals::refusal(lang, Refusal::NotThere).to_owned(),
        },
        (Refusal::Taken, Some(_)) => text::why_occupied(lang).to_owned(),
        (refusal, _) => refusals::refusal(lang, refusal).to_owned(),
    }
}

/// Returns the id of the rule that explains why nothing happens; `None` if the reason depends on the step, so that no
/// single rule does.
#[must_use]
pub const fn rule(explanation: Explanation) -> Option<&'static str> {
    match explanation.refusal {
        Refusal::WrongStep
        | Refusal::CannotPay
        | Refusal::NotThere
        | Refusal::WrongCount
        | Refusal::WrongTile
        | Refusal::GameOver => None,
        _ => Some(explanation.rule),
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

/// Names an overlay.
#[must_use]
pub const fn overlay(lang: Lang, overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::Parity => learn::aid_parity(lang),
        Overlay::Range => learn::aid_range(lang),
        Overlay::Blue => learn::aid_blue(lang),
        Overlay::Control => learn::aid_control(lang),
        Overlay::Score => learn::aid_score(lang),
    }
}

/// Returns the title of the page of a board.
#[must_use]
pub const fn board_title(lang: Lang, mode: Mode) -> &'static str {
    match mode {
        Mode::View => embed::view(lang),
        Mode::Explore => embed::explore(lang),
        Mode::Exercise => embed::exercise(lang),
        Mode::Replay => embed::replay(lang),
        Mode::Play => embed::play(lang),
    }
}
