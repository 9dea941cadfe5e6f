//! Parts of sentences: what is counted, as the rows of sentences take it.

use crate::game::{Card, Meeple, Meeples, Seat, State, Whim};
use crate::i18n::{Lang, describe as text};

/// Counts the meeples of each tribe in a group.
#[must_use]
pub fn tribes(group: Meeples) -> Vec<(Meeple, u8)> {
    group.tribes().map(|meeple| (meeple, group.count(meeple))).collect()
}

/// Counts each kind of card, in the order of the first card of each kind.
#[must_use]
pub fn kinds(cards: &[Card]) -> Vec<(Card, u8)> {
    let mut kinds: Vec<(Card, u8)> = Vec::new();
    for &card in cards {
        match kinds.iter_mut().find(|(other, _)| *other == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card, 1)),
        }
    }
    kinds
}

/// Describes the condition and the coins of a whim: `3 palm trees on your tiles: 10 coins`.
#[must_use]
pub fn whim_terms(lang: Lang, whim: Whim) -> String {
    let terms = whim.terms();
    text::whim_terms(lang, terms.needed, terms.aim, terms.coins)
}

/// Describes the condition of a whim: `3 palm trees on your tiles`.
#[must_use]
pub fn whim_aim(lang: Lang, whim: Whim) -> String {
    let terms = whim.terms();
    text::whim_aim(lang, terms.needed, terms.aim)
}

/// Describes the progress of a whim: `2 of 3 palm trees on your tiles`.
#[must_use]
pub fn whim_progress(lang: Lang, whim: Whim, have: u8) -> String {
    let terms = whim.terms();
    text::whim_progress(lang, have.min(terms.needed), terms.needed, terms.aim)
}

/// Returns the name of a player.
#[must_use]
pub fn name(game: &State, seat: Seat) -> &str {
    game.players.get(seat.index()).map_or("?", |player| &player.name)
}

/// Returns the names of players.
#[must_use]
pub fn names<'a>(game: &'a State, seats: &[Seat]) -> Vec<&'a str> {
    seats.iter().map(|&seat| name(game, seat)).collect()
}
