//! Why a game ended.

use super::phrase::names;
use crate::game::{Game, Seat};
use crate::i18n::{Lang, describe as text};

/// Says why a game ended (R-E1, R-E2); `None` if it goes on, or if nothing in it says why.
#[must_use]
pub fn ending(lang: Lang, game: &Game, was_skipped: bool) -> Option<String> {
    if !game.is_over() || !game.ending {
        return None;
    }
    let has_placed_all = |seat: &Seat| {
        let player = &game.players[seat.index()];
        player.camels == 0 && !player.has_tent
    };
    let done: Vec<Seat> = game.seats().filter(has_placed_all).collect();
    match done.len() {
        0 => was_skipped.then(|| text::ended_no_move(lang).to_owned()),
        count => Some(text::ended_camels(lang, &names(game, &done), count)),
    }
}
