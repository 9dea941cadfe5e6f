//! Questions to a game, most of them answered with names separated by spaces.

use naqala::game::{Card, Djinn, Game, Item, Player, ScoreLine, Seat, Square, Whim};
use naqala::notation::position;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Display;

/// Reads the name of a tile.
pub fn square(name: &str) -> Square {
    name.parse().expect("a tile")
}

/// Returns a tile with all that stands on it, as a position writes it.
pub fn tile(game: &Game, square: &str) -> String {
    let board = json_of(game)["board"].clone();
    let (column, row) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'0');
    let line = board[usize::from(game.board.rows() - row)].as_str().expect("the row is there");
    line.split(' ').nth(column.into()).expect("the column is there").to_owned()
}

/// Returns a player.
pub fn at(game: &Game, seat: u8) -> &Player {
    game.player(Seat(seat))
}

/// Returns the coins of a player.
pub fn coins(game: &Game, seat: u8) -> u32 {
    at(game, seat).coins
}

/// Returns the name of the current step.
pub fn step(game: &Game) -> String {
    json_of(game)["turn"]["step"].as_str().expect("a step has a name").to_owned()
}

/// Returns the whole position as JSON.
pub fn json_of(game: &Game) -> Value {
    serde_json::to_value(position::write(game)).expect("positions can be written")
}

/// Returns names separated by spaces.
pub fn text<T: Display>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns names in alphabetical order, where their own order has no meaning.
pub fn sorted<T: Display>(things: &[T]) -> String {
    let mut names: Vec<_> = things.iter().map(ToString::to_string).collect();
    names.sort_unstable();
    names.join(" ")
}

/// Returns the resource cards face up.
pub fn market(game: &Game) -> String {
    text::<Card>(&game.supply.cards.row)
}

/// Returns the discarded resource cards.
pub fn discard(game: &Game) -> String {
    sorted::<Card>(&game.supply.cards.discard)
}

/// Returns the djinns face up.
pub fn djinn_row(game: &Game) -> String {
    text::<Djinn>(&game.supply.djinns.row)
}

/// Returns the goods of a player, each as often as it is held.
pub fn goods(game: &Game, seat: u8) -> String {
    let goods = at(game, seat).goods;
    text(&goods.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect::<Vec<_>>())
}

/// Returns the meeples in the bag.
pub fn bag(game: &Game) -> String {
    game.supply.bag.to_string()
}

/// Returns one line of a player's score.
pub fn score(game: &Game, seat: u8, line: &str) -> u32 {
    let line: ScoreLine = line.parse().expect("a line of the score");
    game.score(Seat(seat)).line(line)
}

/// Returns a player's points.
pub fn total(game: &Game, seat: u8) -> u32 {
    game.score(Seat(seat)).total()
}
/// Returns the items of a player, in the order in which they came.
pub fn items(game: &Game, seat: u8) -> String {
    text::<Item>(&at(game, seat).items)
}

/// Returns the items out of play.
pub fn item_discard(game: &Game) -> String {
    text::<Item>(&game.supply.item_discard)
}

/// Returns the items face down, top first.
pub fn item_deck(game: &Game) -> String {
    text::<Item>(&game.supply.items)
}

/// Returns the whims in a player's hand.
pub fn whims(game: &Game, seat: u8) -> String {
    text::<Whim>(&at(game, seat).whims)
}

/// Returns the whims that a player has laid.
pub fn fulfilled(game: &Game, seat: u8) -> String {
    text::<Whim>(&at(game, seat).fulfilled)
}

/// Returns every legal last drop from a tile, on foot.
pub fn ends(game: &Game, square: &str) -> BTreeSet<String> {
    let sow = game.sow_from(self::square(square)).expect("meeples stand there");
    sow.ends().iter().map(|(square, meeple)| format!("{square} {meeple}")).collect()
}

/// Returns texts as a set.
pub fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}
