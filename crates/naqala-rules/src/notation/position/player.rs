//! The players of a position.

use super::super::reader::{Faults, Object};
use crate::game::{Card, Goods, Meeple, Outfit, Player, Seat};
use serde_json::Value;

/// Every key of a player.
const KEYS: [&str; 13] = [
    "name",
    "coins",
    "camels",
    "tent",
    "viziers",
    "elders",
    "artisans",
    "goods",
    "fakirs",
    "djinns",
    "items",
    "whims",
    "fulfilled",
];

/// Keys whose value another player may not see.
pub(super) const SECRETS: [&str; 3] = ["coins", "items", "whims"];

/// Reads the players. A value that cannot be read is a fault and counts as nothing.
pub(super) fn read_all(object: &Object, faults: &mut Faults) -> Option<Vec<Player>> {
    let list = object.list("players", faults)?;
    Some(list.iter().enumerate().map(|(index, value)| read(value, format!("players[{index}]"), faults)).collect())
}

fn read(value: &Value, at: String, faults: &mut Faults) -> Player {
    let mut player = Player::new("".into(), Outfit { camels: 0, tent: false, markers: 0, coins: 0 });
    let Some(object) = Object::open(value, at, faults) else { return player };
    object.only(&KEYS, faults);
    player.name = object.text("name", faults).unwrap_or_default().into();
    player.coins = object.number("coins", faults).unwrap_or(0);
    player.camels = object.number("camels", faults).unwrap_or(0);
    player.fakirs = object.number("fakirs", faults).unwrap_or(0);
    player.djinns = object.names("djinns", faults);
    player.meeples.add(Meeple::Vizier, object.number("viziers", faults).unwrap_or(0));
    player.meeples.add(Meeple::Elder, object.number("elders", faults).unwrap_or(0));
    if let Some(goods) = object.get("goods", faults) {
        player.goods = read_goods(goods, object.at("goods"), faults);
    }
    player.meeples.add(Meeple::Artisan, object.number("artisans", faults).unwrap_or(0));
    player.has_tent = object.truth("tent", faults).unwrap_or(false);
    player.items = object.names("items", faults);
    player.whims = object.names("whims", faults);
    player.fulfilled = object.names("fulfilled", faults);
    player
}

fn read_goods(value: &Value, at: String, faults: &mut Faults) -> Goods {
    let mut goods = Goods::default();
    let Some(object) = Object::open(value, at, faults) else { return goods };
    for key in object.keys() {
        match key.parse::<Card>() {
            Ok(card) if card.is_good() => goods.add(card, object.number(key, faults).unwrap_or(0)),
            _ => faults.add(object.at(key), "expected one of the nine goods"),
        }
    }
    goods
}

/// Reads the number of a seat where somebody sits.
pub(super) fn seat(value: &Value, at: String, players: usize, faults: &mut Faults) -> Option<Seat> {
    let seat = value.as_u64().filter(|&seat| seat < players as u64).map(|seat| Seat(seat as u8));
    if seat.is_none() {
        faults.add(at, format_args!("expected a player, a number below {players}"));
    }
    seat
}

/// Reads a list of such seats. Other values are faults and left out.
pub(super) fn seats(object: &Object, key: &str, players: usize, faults: &mut Faults) -> Vec<Seat> {
    let list = object.list(key, faults).unwrap_or_default();
    let at = object.at(key);
    list.iter()
        .enumerate()
        .filter_map(|(index, value)| seat(value, format!("{at}[{index}]"), players, faults))
        .collect()
}
