//! Positions in a few lines, and what to ask of them.

use naqala::{
    game::{Action, Card, Djinn, Event, Game, Player, ScoreLine, Seat},
    notation::position,
};
use serde_json::{Value, json};
use std::{collections::BTreeSet, fmt::Display};

/// A position in the making.
///
/// Without more: two players with 50 coins and 5 camels, the first of whom is to move; no cards, no djinns, an empty
/// bag, 5 palm trees and 5 palaces; no other turn follows.
pub struct Table(Value);

impl Table {
    /// Rows of tiles from north to south.
    pub fn new(rows: &[&str]) -> Self {
        let none: [u8; 0] = [];
        let players: Vec<_> = ["Anna", "Sam"].map(player).into();
        Self(json!({
            "format": "naqala-position/1", "expansions": none, "board": rows, "players": players,
            "bidOrder": none, "turnOrder": none,
            "market": none, "deck": none, "discard": none,
            "djinnRow": none, "djinnDeck": none, "djinnDiscard": none,
            "itemDeck": none, "itemDiscard": none, "whimDeck": none,
            "bag": "", "supply": {"palms": 5, "palaces": 5},
            "round": 1, "ending": false, "turn": {"step": "move", "player": 0},
        }))
    }

    /// Sets what a JSON pointer points at.
    pub fn with(mut self, pointer: &str, value: impl Into<Value>) -> Self {
        *self.0.pointer_mut(pointer).expect("the key is there") = value.into();
        self
    }

    /// Sets a key of a player.
    pub fn of(self, seat: usize, key: &str, value: impl Into<Value>) -> Self {
        self.with(&format!("/players/{seat}/{key}"), value)
    }

    pub fn players(self, count: usize) -> Self {
        self.with(
            "/players",
            ["Anna", "Sam", "Olivier", "Pierre", "Noor"][..count].iter().map(|name| player(name)).collect::<Vec<_>>(),
        )
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

    /// Goods, as often as they are named.
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

    /// Palm trees and palaces in the supply.
    pub fn supply(self, palms: u8, palaces: u8) -> Self {
        self.with("/supply", json!({"palms": palms, "palaces": palaces}))
    }

    /// Markers that still bid, or have bid in this round and played.
    pub fn bid_order(self, seats: &[u8]) -> Self {
        self.with("/bidOrder", seats)
    }

    /// Markers on the turn order track: prices, cheapest first, each with those on it, first to play first.
    pub fn turn_order(self, groups: &[(u8, &[u8])]) -> Self {
        let groups: Vec<_> = groups.iter().map(|(price, seats)| json!({"price": price, "players": seats})).collect();
        self.with("/turnOrder", groups)
    }

    pub fn ending(self) -> Self {
        self.with("/ending", true)
    }

    /// These markers are still to bid.
    pub fn bidding(self, seats: &[u8]) -> Self {
        self.bid_order(seats).with("/turn", json!({"step": "bid", "player": seats[0]}))
    }

    /// The first player has collected meeples on a tile.
    pub fn tribe(self, hand: &str, at: &str) -> Self {
        self.with("/turn", json!({"step": "tribe", "player": 0, "hand": hand, "tribe": hand[..1], "at": at}))
    }

    /// The first player's move has ended on a tile, whose action is on.
    pub fn tile(self, at: &str) -> Self {
        self.with("/turn", json!({"step": "tile", "player": 0, "at": at}))
    }

    /// The first player's turn is about to end.
    pub fn end(self) -> Self {
        self.with("/turn", json!({"step": "end", "player": 0}))
    }

    #[track_caller]
    pub fn game(self) -> Game {
        position::from_value(&self.0).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The game after some actions.
    #[track_caller]
    pub fn after(self, actions: &[&str]) -> Game {
        let mut game = self.game();
        play_all(&mut game, actions);
        game
    }
}

fn player(name: &str) -> Value {
    let none: [u8; 0] = [];
    json!({
        "name": name, "coins": 50, "camels": 5, "tent": false, "viziers": 0, "elders": 0, "artisans": 0,
        "goods": {}, "fakirs": 0, "djinns": none, "items": none, "whims": none, "fulfilled": none,
    })
}

/// Names as a list.
pub fn words(text: &str) -> Value {
    text.split_whitespace().collect()
}

/// An action by its text.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays an action that must be legal, and listed as such.
#[track_caller]
pub fn play(game: &mut Game, text: &str) -> Vec<Event> {
    let action = action(text);
    let is_listed = game.legal_actions().contains(&action);
    let events = game.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal}; legal: {:?}", legal(game)));
    assert!(is_listed, "{text} is legal but not listed");
    events
}

/// Plays actions that must be legal, one after the other.
#[track_caller]
pub fn play_all(game: &mut Game, actions: &[&str]) {
    for action in actions {
        play(game, action);
    }
}

/// Everything legal, as text.
pub fn legal(game: &Game) -> BTreeSet<String> {
    game.legal_actions().iter().map(ToString::to_string).collect()
}

/// Asserts what is legal, all of it, in any order.
#[track_caller]
pub fn offers(game: &Game, expected: &[&str]) {
    assert_eq!(legal(game), expected.iter().map(|&action| action.to_owned()).collect());
}

/// Asserts what is legal among the actions that begin like this.
#[track_caller]
pub fn offers_of(game: &Game, start: &str, expected: &[&str]) {
    let found: BTreeSet<_> = legal(game).into_iter().filter(|action| action.starts_with(start)).collect();
    assert_eq!(found, expected.iter().map(|&action| action.to_owned()).collect());
}

/// Asserts that an action is refused for this reason, and that nothing changes by asking.
#[track_caller]
pub fn refused(game: &Game, text: &str, reason: &str) {
    let mut asked = game.clone();
    let refusal = asked.play(action(text)).map(|_| ()).expect_err(text);
    assert_eq!(refusal.name(), reason, "{text}");
    assert_eq!(asked, *game, "{text} was refused and changed something");
    assert!(!legal(game).contains(text), "{text} is listed but refused");
}

/// What stands on a tile, as a position writes it.
pub fn tile(game: &Game, square: &str) -> String {
    let board = json_of(game)["board"].clone();
    let (column, row) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'0');
    let line = board[usize::from(game.board.rows() - row)].as_str().expect("the row is there");
    line.split(' ').nth(column.into()).expect("the column is there").to_owned()
}

/// A player.
pub fn at(game: &Game, seat: u8) -> &Player {
    game.player(Seat(seat))
}

/// Coins of a player.
pub fn coins(game: &Game, seat: u8) -> u32 {
    at(game, seat).coins()
}

/// The name of the step that is on.
pub fn step(game: &Game) -> String {
    json_of(game)["turn"]["step"].as_str().expect("a step has a name").to_owned()
}

/// The whole position as JSON.
pub fn json_of(game: &Game) -> Value {
    serde_json::to_value(position::write(game)).expect("positions can be written")
}

/// Names separated by spaces.
pub fn text<T: Display>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The same in alphabetical order, where the order has no meaning.
pub fn sorted<T: Display>(things: &[T]) -> String {
    let mut names: Vec<_> = things.iter().map(ToString::to_string).collect();
    names.sort_unstable();
    names.join(" ")
}

/// The resource cards face up.
pub fn market(game: &Game) -> String {
    text::<Card>(game.supply.cards().row())
}

/// The discarded resource cards.
pub fn discard(game: &Game) -> String {
    sorted::<Card>(game.supply.cards().discard())
}

/// The djinns face up.
pub fn djinn_row(game: &Game) -> String {
    text::<Djinn>(game.supply.djinns().row())
}

/// Goods of a player, as often as they are held.
pub fn goods(game: &Game, seat: u8) -> String {
    let goods = at(game, seat).goods();
    text(&goods.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect::<Vec<_>>())
}

/// The bag.
pub fn bag(game: &Game) -> String {
    game.supply.bag().to_string()
}

/// One line of a player's score.
pub fn score(game: &Game, seat: u8, line: &str) -> u32 {
    let line: ScoreLine = line.parse().expect("a line of the score");
    game.score(Seat(seat)).line(line)
}

/// A player's points.
pub fn total(game: &Game, seat: u8) -> u32 {
    game.score(Seat(seat)).total()
}
