//! Positions in a few lines.

use super::asserts::play_all;
use super::games::NAMES;
use naqala::game::Game;
use naqala::notation::position;
use serde_json::{Value, json};

/// A builder of a position.
///
/// It starts with two players with 50 coins and 5 camels, and the first of them is to move. There are no cards, no
/// djinns, an empty bag, 5 palm trees and 5 palaces. No other turn follows.
pub struct PositionBuilder(Value);

impl PositionBuilder {
    /// Starts with rows of tiles, from north to south.
    pub fn new(rows: &[&str]) -> Self {
        let none: [u8; 0] = [];
        Self(json!({
            "format": "naqala-position/1", "expansions": none, "board": rows, "players": players(2),
            "bidOrder": none, "turnOrder": none,
            "market": none, "deck": none, "discard": none,
            "djinnRow": none, "djinnDeck": none, "djinnDiscard": none,
            "itemDeck": none, "itemDiscard": none, "whimDeck": none,
            "bag": "", "supply": {"palms": 5, "palaces": 5},
            "round": 1, "ending": false, "turn": {"step": "move", "player": 0},
        }))
    }

    /// Starts with rows of tiles and the Artisans. Nobody has a tent to place.
    pub fn with_artisans(rows: &[&str]) -> Self {
        Self::new(rows).with("/expansions", json!(["artisans"]))
    }

    /// Starts with rows of tiles and the Whims.
    pub fn with_whims(rows: &[&str]) -> Self {
        Self::new(rows).with("/expansions", json!(["whims"]))
    }

    /// Starts with rows of tiles and both expansions.
    pub fn with_both(rows: &[&str]) -> Self {
        Self::new(rows).with("/expansions", json!(["artisans", "whims"]))
    }

    /// Sets the value at a JSON pointer.
    pub fn with(mut self, pointer: &str, value: impl Into<Value>) -> Self {
        *self.0.pointer_mut(pointer).expect("the key is there") = value.into();
        self
    }

    /// Sets a key of a player.
    pub fn of(self, seat: usize, key: &str, value: impl Into<Value>) -> Self {
        self.with(&format!("/players/{seat}/{key}"), value)
    }

    pub fn players(self, count: usize) -> Self {
        self.with("/players", players(count))
    }

    pub fn coins(self, seat: usize, coins: u32) -> Self {
        self.of(seat, "coins", coins)
    }

    pub fn camels(self, seat: usize, camels: u8) -> Self {
        self.of(seat, "camels", camels)
    }

    pub fn viziers(self, seat: usize, viziers: u8) -> Self {
        self.of(seat, "viziers", viziers)
    }

    pub fn elders(self, seat: usize, elders: u8) -> Self {
        self.of(seat, "elders", elders)
    }

    pub fn fakirs(self, seat: usize, fakirs: u8) -> Self {
        self.of(seat, "fakirs", fakirs)
    }

    /// Sets the goods of a player; each counts as often as it is named.
    pub fn goods(self, seat: usize, goods: &str) -> Self {
        let held: serde_json::Map<_, _> = goods
            .split_whitespace()
            .map(|good| (good.to_owned(), goods.split_whitespace().filter(|&other| other == good).count().into()))
            .collect();
        self.of(seat, "goods", held)
    }

    pub fn djinns(self, seat: usize, djinns: &str) -> Self {
        self.of(seat, "djinns", words(djinns))
    }

    pub fn market(self, cards: &str) -> Self {
        self.with("/market", words(cards))
    }

    pub fn deck(self, cards: &str) -> Self {
        self.with("/deck", words(cards))
    }

    pub fn discard(self, cards: &str) -> Self {
        self.with("/discard", words(cards))
    }

    pub fn djinn_row(self, djinns: &str) -> Self {
        self.with("/djinnRow", words(djinns))
    }

    pub fn djinn_deck(self, djinns: &str) -> Self {
        self.with("/djinnDeck", words(djinns))
    }

    pub fn djinn_discard(self, djinns: &str) -> Self {
        self.with("/djinnDiscard", words(djinns))
    }

    pub fn bag(self, meeples: &str) -> Self {
        self.with("/bag", meeples)
    }

    /// Sets the palm trees and palaces of the supply.
    pub fn supply(self, palms: u8, palaces: u8) -> Self {
        self.with("/supply", json!({"palms": palms, "palaces": palaces}))
    }

    /// Sets the markers on the bid order track: those that still bid, and those that have bid and played.
    pub fn bid_order(self, seats: &[u8]) -> Self {
        self.with("/bidOrder", seats)
    }

    /// Sets the markers on the turn order track: prices, cheapest first, each with its markers, first to play first.
    pub fn turn_order(self, groups: &[(u8, &[u8])]) -> Self {
        let groups: Vec<_> = groups.iter().map(|(price, seats)| json!({"price": price, "players": seats})).collect();
        self.with("/turnOrder", groups)
    }

    pub fn ending(self) -> Self {
        self.with("/ending", true)
    }

    /// Goes to the bids of these markers.
    pub fn bidding(self, seats: &[u8]) -> Self {
        self.bid_order(seats).with("/turn", json!({"step": "bid", "player": seats[0]}))
    }

    /// Goes to the first player's tribe step, with meeples collected on a tile.
    pub fn tribe(self, hand: &str, at: &str) -> Self {
        self.with("/turn", json!({"step": "tribe", "player": 0, "hand": hand, "tribe": hand[..1], "at": at}))
    }

    /// Goes to the action of the tile on which the first player's move has ended.
    pub fn tile(self, at: &str) -> Self {
        self.with("/turn", json!({"step": "tile", "player": 0, "at": at}))
    }

    /// Goes to the end of the first player's turn.
    pub fn end(self) -> Self {
        self.with("/turn", json!({"step": "end", "player": 0}))
    }

    /// Gives a player the tent to place.
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

    /// Changes the position as JSON.
    pub fn edit(mut self, edit: impl FnOnce(&mut Value)) -> Self {
        edit(&mut self.0);
        self
    }

    #[track_caller]
    pub fn game(self) -> Game {
        position::from_value(&self.0).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Builds the position and plays some actions.
    #[track_caller]
    pub fn after(self, actions: &[&str]) -> Game {
        let mut game = self.game();
        play_all(&mut game, actions);
        game
    }
}

fn players(count: usize) -> Vec<Value> {
    let none: [u8; 0] = [];
    let player = |name: &&str| {
        json!({
            "name": name, "coins": 50, "camels": 5, "tent": false, "viziers": 0, "elders": 0, "artisans": 0,
            "goods": {}, "fakirs": 0, "djinns": none, "items": none, "whims": none, "fulfilled": none,
        })
    };
    NAMES[..count].iter().map(player).collect()
}

/// Returns names as a list.
fn words(text: &str) -> Value {
    text.split_whitespace().collect()
}
