//! Parts of sentences: counts, lists, names in the genitive.

use crate::game::{Building, Card, Meeple, Meeples, Payment, Seat, State, Whim};
use crate::i18n::{Lang, describe as text, words};

/// Joins items with commas and a last word: `a`, `a and b`, `a, b and c`.
#[must_use]
pub fn list<S: AsRef<str>>(items: &[S], last: &str) -> String {
    let mut joined = String::new();
    for (index, item) in items.iter().enumerate() {
        if index > 0 && index + 1 == items.len() {
            joined.push(' ');
            joined.push_str(last);
            joined.push(' ');
        } else if index > 0 {
            joined.push_str(", ");
        }
        joined.push_str(item.as_ref());
    }
    joined
}

/// Counts coins: `3 coins`.
#[must_use]
pub fn coins(lang: Lang, count: u32) -> String {
    text::coins(lang, count)
}

/// Counts meeples of one tribe: `2 viziers`.
#[must_use]
pub fn tribe(lang: Lang, meeple: Meeple, count: u8) -> String {
    format!("{count} {}", words::tribe(lang, meeple, count))
}

/// Lists meeples: `2 viziers and 1 builder`.
#[must_use]
pub fn meeples(lang: Lang, group: Meeples) -> String {
    let tribes: Vec<_> = group.tribes().map(|meeple| tribe(lang, meeple, group.count(meeple))).collect();
    list(&tribes, text::and(lang))
}

/// Names a meeple with its article: `a vizier`, `an elder`, `un vizir`.
#[must_use]
pub fn a_meeple(lang: Lang, meeple: Meeple) -> String {
    text::a_meeple(lang, meeple).to_owned()
}

/// Lists the victims of a kill: `a builder`, `2 elders`, `a vizier and an elder`.
#[must_use]
pub fn victims(lang: Lang, group: Meeples) -> String {
    let one = |meeple| match group.count(meeple) {
        1 => a_meeple(lang, meeple),
        count => tribe(lang, meeple, count),
    };
    let tribes: Vec<_> = group.tribes().map(one).collect();
    list(&tribes, text::and(lang))
}

/// Lists meeples to choose from: `a vizier or an elder`.
#[must_use]
pub fn one_of(lang: Lang, tribes: &[Meeple]) -> String {
    let tribes: Vec<_> = tribes.iter().map(|&meeple| a_meeple(lang, meeple)).collect();
    list(&tribes, text::or(lang))
}

/// Names a building with its article: `a palm tree`, `un palmier`.
#[must_use]
pub fn a_piece(lang: Lang, building: Building) -> String {
    text::a_building(lang, building).to_owned()
}

/// Lists cards in the given order: `fish`, `fish ×2 and gold`.
#[must_use]
pub fn cards(lang: Lang, cards: &[Card]) -> String {
    counted(lang, cards, |card| words::card(lang, card).to_owned())
}

/// Lists cards as the object of a verb: `fish ×2 and a fakir`, `du poisson ×2 et un fakir`.
#[must_use]
pub fn some_cards(lang: Lang, cards: &[Card]) -> String {
    counted(lang, cards, |card| text::some_card(lang, card).to_owned())
}

/// Lists each kind of card once, in the order of the first card of each kind, with its number if there are several.
fn counted(lang: Lang, cards: &[Card], one: impl Fn(Card) -> String) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (index, &card) in cards.iter().enumerate() {
        if cards[..index].contains(&card) {
            continue;
        }
        let count = cards.iter().filter(|&&other| other == card).count();
        parts.push(match (count, card) {
            (1, _) => one(card),
            (_, Card::Fakir) => text::fakirs(lang, count as u32),
            _ => format!("{} ×{count}", one(card)),
        });
    }
    list(&parts, text::and(lang))
}

/// Lists a payment: `1 elder and 1 fakir`.
#[must_use]
pub fn payment(lang: Lang, payment: Payment) -> String {
    let mut parts = Vec::new();
    if payment.elders() > 0 {
        parts.push(text::elders(lang, payment.elders()));
    }
    if payment.fakirs() > 0 {
        parts.push(text::fakirs(lang, payment.fakirs()));
    }
    if payment.artisans() > 0 {
        parts.push(text::artisans(lang, payment.artisans()));
    }
    list(&parts, text::and(lang))
}

/// Describes the condition and the coins of a whim: `3 palm trees on your tiles: 10 coins`.
#[must_use]
pub fn whim_terms(lang: Lang, whim: Whim) -> String {
    text::whim_terms(lang, &whim_aim(lang, whim), &text::coins(lang, whim.terms().coins))
}

/// Describes the condition of a whim: `3 palm trees on your tiles`.
#[must_use]
pub fn whim_aim(lang: Lang, whim: Whim) -> String {
    let terms = whim.terms();
    format!("{} {}", terms.needed, words::aim(lang, terms.aim))
}

/// Describes the progress of a whim: `2 of 3 palm trees on your tiles`.
#[must_use]
pub fn whim_progress(lang: Lang, whim: Whim, have: u8) -> String {
    let terms = whim.terms();
    text::whim_progress(lang, have.min(terms.needed), terms.needed, words::aim(lang, terms.aim))
}

/// Returns the name of a player.
#[must_use]
pub fn name(game: &State, seat: Seat) -> &str {
    game.players.get(seat.index()).map_or("?", |player| &player.name)
}

/// Lists the names of players.
#[must_use]
pub fn names(lang: Lang, game: &State, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|&seat| name(game, seat)).collect();
    list(&names, text::and(lang))
}
