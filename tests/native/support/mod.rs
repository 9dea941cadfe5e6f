//! What the tests share: a builder of positions, deals and random games, fixtures, and questions to a game.

mod asserts;
mod builder;
mod dice;
pub mod fixtures;
pub mod games;
mod queries;
pub mod secrets;

pub use asserts::{action, ask, legal, offers, offers_of, play, play_all, refused};
pub use builder::PositionBuilder;
pub use dice::{Dice, is_order};
pub use queries::{
    at, bag, coins, discard, djinn_row, ends, fulfilled, goods, item_deck, item_discard, items, json_of, market, score,
    set, sorted, square, step, text, tile, total, whims,
};
