//! What the tests share: a builder of positions, deals and random games, fixtures, and questions to a game.

pub mod against;
mod asserts;
mod builder;
pub mod conceivable;
mod dice;
pub mod digest;
pub mod fixtures;
pub mod games;
mod queries;
pub mod secrets;
mod taps;

pub use asserts::{action, ask, legal, offers, offers_of, play, play_all, refused};
pub use builder::PositionBuilder;
pub use dice::{Dice, is_order};
pub use queries::{
    at, bag, coins, discard, djinn_row, ends, fulfilled, goods, item_deck, item_discard, items, json_of, market, score,
    set, sorted, square, step, text, tile, total, whims,
};
pub use taps::offered;

/// Returns whether a sentence names only the two corners of an area that has a tile.
pub fn names_area_of(sentence: &str, tile: naqala::game::Square) -> bool {
    let words = sentence.split(|letter: char| !letter.is_ascii_alphanumeric());
    let corners: Vec<naqala::game::Square> = words.filter_map(|word| word.parse().ok()).collect();
    let [first, last] = corners[..] else { return false };
    let columns = first.column()..=last.column();
    let rows = first.row()..=last.row();
    columns.contains(&tile.column()) && rows.contains(&tile.row()) && columns.len() <= 3 && rows.len() <= 3
}
