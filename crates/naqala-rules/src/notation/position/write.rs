//! Writes positions: whole ones, and views of one player.

use super::names::{Names, names};
use super::turn::{self, WrittenTurn};
use super::{FORMAT, board};
use crate::game::{Building, Card, Djinn, Expansion, Game, Goods, Item, Player, Seat, State, Whim};
use serde::{Serialize, Serializer};
use std::fmt;

/// A position, ready to be written: as JSON by serde, or on one line by `Display`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WrittenPosition {
    format: &'static str,
    expansions: Vec<&'static str>,
    board: Vec<String>,
    players: Vec<WrittenPlayer>,
    bid_order: Vec<u8>,
    turn_order: Vec<Group>,
    market: Vec<&'static str>,
    deck: Names,
    discard: Vec<&'static str>,
    djinn_row: Vec<&'static str>,
    djinn_deck: Names,
    djinn_discard: Vec<&'static str>,
    item_deck: Names,
    item_discard: Vec<&'static str>,
    whim_deck: Names,
    bag: String,
    supply: Pieces,
    round: u32,
    ending: bool,
    turn: WrittenTurn,
    #[serde(skip_serializing_if = "Option::is_none")]
    rng: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
struct WrittenPlayer {
    name: String,
    coins: Option<u32>,
    camels: u8,
    tent: bool,
    viziers: u8,
    elders: u8,
    artisans: u8,
    #[serde(serialize_with = "by_name")]
    goods: Goods,
    fakirs: u8,
    djinns: Vec<&'static str>,
    items: Names,
    whims: Names,
    fulfilled: Vec<&'static str>,
}

/// Writes goods in the order of their names.
fn by_name<S: Serializer>(goods: &Goods, serializer: S) -> Result<S::Ok, S::Error> {
    let mut named: Vec<(&str, u8)> = Vec::new();
    for (good, count) in goods.iter() {
        let place = named.partition_point(|(other, _)| *other < good.name());
        named.insert(place, (good.name(), count));
    }
    serializer.collect_map(named)
}

#[derive(Clone, Debug, Serialize)]
struct Group {
    price: u8,
    players: Vec<u8>,
}

#[derive(Clone, Debug, Serialize)]
struct Pieces {
    palms: u8,
    palaces: u8,
}

impl fmt::Display for WrittenPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// Writes everything about a game, or about a state that need not be one.
pub fn write(state: &State) -> WrittenPosition {
    written(state, None)
}

/// Writes what one player may see (R-H1): counts stand for decks and for what others have drawn, `null` for others'
/// coins. A seat where nobody sits sees what everybody sees.
pub fn view(game: &Game, seat: Seat) -> WrittenPosition {
    written(game, Some(seat))
}

fn written(state: &State, eyes: Option<Seat>) -> WrittenPosition {
    let is_whole = eyes.is_none();
    let sees = |seat| eyes.is_none_or(|eyes| eyes == seat);
    let (cards, djinns) = (&state.supply.cards, &state.supply.djinns);
    let order = &state.turn_order;
    let groups = order.prices().map(|price| Group { price, players: indices(order.group(price)) });
    WrittenPosition {
        format: FORMAT,
        expansions: state.expansions.iter().map(Expansion::name).collect(),
        board: board::write(&state.board),
        players: state.seats().map(|seat| player(state.player(seat), sees(seat) || state.is_over())).collect(),
        bid_order: indices(&state.bid_order),
        turn_order: groups.filter(|group| !group.players.is_empty()).collect(),
        market: names(&cards.row, Card::name),
        deck: Names::new(names(&cards.pile, Card::name), is_whole),
        discard: names(&cards.discard, Card::name),
        djinn_row: names(&djinns.row, Djinn::name),
        djinn_deck: Names::new(names(&djinns.pile, Djinn::name), is_whole),
        djinn_discard: names(&djinns.discard, Djinn::name),
        item_deck: Names::new(names(&state.supply.items, Item::name), is_whole),
        item_discard: names(&state.supply.item_discard, Item::name),
        whim_deck: Names::new(names(&state.supply.whims, Whim::name), is_whole),
        bag: state.supply.bag.to_string(),
        supply: Pieces { palms: state.supply.left(Building::Palm), palaces: state.supply.left(Building::Palace) },
        round: state.round,
        ending: state.ending,
        turn: turn::write(state, sees),
        rng: is_whole.then(|| format!("{:032x}", state.rng.state())),
    }
}

fn indices(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn player(player: &Player, is_shown: bool) -> WrittenPlayer {
    WrittenPlayer {
        name: player.name.to_string(),
        coins: is_shown.then_some(player.coins),
        camels: player.camels,
        tent: player.has_tent,
        viziers: player.viziers(),
        elders: player.elders(),
        artisans: player.artisans(),
        goods: player.goods,
        fakirs: player.fakirs,
        djinns: names(&player.djinns, Djinn::name),
        items: Names::new(names(&player.items, Item::name), is_shown),
        whims: Names::new(names(&player.whims, Whim::name), is_shown),
        fulfilled: names(&player.fulfilled, Whim::name),
    }
}
