//! The names of colours and aids.

use crate::i18n::{Lang, describe as text, learn, shell};
use crate::ui::kit::settings::Overlay;
use crate::ui::table::session::Colour;

/// Names the colour of a player.
#[must_use]
pub fn colour(lang: Lang, colour: Colour) -> &'static str {
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
pub fn overlay(lang: Lang, overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::Parity => learn::aid_parity(lang),
        Overlay::Range => learn::aid_range(lang),
        Overlay::Blue => learn::aid_blue(lang),
        Overlay::Control => learn::aid_control(lang),
        Overlay::Score => learn::aid_score(lang),
    }
}

/// Names the take-back of a player's last turn or bid.
#[must_use]
pub fn take_back_of(lang: Lang, name: &str, is_bid: bool) -> String {
    let words = if is_bid { shell::take_back_bid_of } else { shell::take_back_turn_of };
    words(lang, name)
}

/// Asks whether all agree to take back a player's last turn or bid.
#[must_use]
pub fn take_back_sure(lang: Lang, name: &str, is_bid: bool) -> String {
    let words = if is_bid { shell::take_back_bid_sure } else { shell::take_back_turn_sure };
    words(lang, name)
}
