//! What the expansions add to a position in the making, and what to ask of it.

use crate::table::{Table, at, text, words};
use naqala::game::{Game, Item, Whim};
use serde_json::json;
use std::collections::BTreeSet;

impl Table {
    /// The same table with the Artisans; nobody has a tent to place.
    pub fn with_artisans(rows: &[&str]) -> Self {
        Self::new(rows).with("/expansions", json!(["artisans"]))
    }

    /// The same table with the Whims.
    pub fn with_whims(rows: &[&str]) -> Self {
        Self::new(rows).with("/expansions", json!(["whims"]))
    }

    /// The same table with both.
    pub fn with_both(rows: &[&str]) -> Self {
        Self::new(rows).with("/expansions", json!(["artisans", "whims"]))
    }

    /// The player still has the tent to place.
    pub fn tent(self, seat: usize) -> Self {
        self.of(seat, "tent", true)
    }

    pub fn artisans(self, seat: usize, artisans: u8) -> Self {
        self.of(seat, "artisans", artisans)
    }

    pub fn items(self, seat: usize, items: &str) -> Self {
        self.of(seat, "items", words(items))
    }

    pub fn whims(self, seat: usize, whims: &str) -> Self {
        self.of(seat, "whims", words(whims))
    }

    pub fn item_deck(self, items: &str) -> Self {
        self.with("/itemDeck", words(items))
    }

    pub fn item_discard(self, items: &str) -> Self {
        self.with("/itemDiscard", words(items))
    }

    pub fn whim_deck(self, whims: &str) -> Self {
        self.with("/whimDeck", words(whims))
    }
}

/// Items of a player, in the order in which they came.
pub fn items(game: &Game, seat: u8) -> String {
    text::<Item>(at(game, seat).items())
}

/// Items out of play.
pub fn item_discard(game: &Game) -> String {
    text::<Item>(game.supply.item_discard())
}

/// Items face down, top first.
pub fn item_deck(game: &Game) -> String {
    text::<Item>(game.supply.items())
}

/// Whims in a player's hand.
pub fn whims(game: &Game, seat: u8) -> String {
    text::<Whim>(at(game, seat).whims())
}

/// Whims that a player has laid.
pub fn fulfilled(game: &Game, seat: u8) -> String {
    text::<Whim>(at(game, seat).fulfilled())
}

/// Every legal last drop from a tile on foot, as text.
pub fn ends(game: &Game, square: &str) -> BTreeSet<String> {
    let sow = game.sow_from(square.parse().expect("a tile")).expect("meeples stand there");
    sow.ends().iter().map(|(square, meeple)| format!("{square} {meeple}")).collect()
}

pub fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}
