//! Positions that differ only in what one seat cannot know.

use super::Dice;
use naqala::game::{Game, Item, Seat};
use naqala::notation::position;
use serde_json::Value;

/// Returns the position with what a seat cannot know changed: decks in another order, and with them the hands of
/// opponents, what an opponent has drawn to choose from, and their coins.
pub fn with_other_secrets(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let mut value: Value = serde_json::from_str(&position::write(game).to_string()).expect("a position is JSON");
    let seat = seat.index();
    let is_hidden = value["turn"]["player"].as_u64().is_some_and(|player| player != seat as u64);
    let drawn = value["turn"]["drawn"].as_array().filter(|_| is_hidden).cloned().unwrap_or_default();
    let is_item = drawn.first().is_some_and(|drawn| drawn.as_str().is_some_and(|name| name.parse::<Item>().is_ok()));
    for key in ["deck", "djinnDeck"] {
        let mut cards = value[key].as_array().expect("a deck").clone();
        let are_drawn = key == "djinnDeck" && !is_item && !drawn.is_empty();
        cards.extend(drawn.iter().filter(|_| are_drawn).cloned());
        shuffle(&mut cards, dice);
        if are_drawn {
            value["turn"]["drawn"] = cards.split_off(cards.len() - drawn.len()).into();
        }
        value[key] = cards.into();
    }
    for (hand, deck) in [("items", "itemDeck"), ("whims", "whimDeck")] {
        let mut pool = value[deck].as_array().expect("a deck").clone();
        let are_drawn = hand == "items" && is_item;
        pool.extend(drawn.iter().filter(|_| are_drawn).cloned());
        let players = value["players"].as_array_mut().expect("players");
        let others = || (0..players.len()).filter(|&other| other != seat);
        let held: Vec<usize> = others().map(|other| players[other][hand].as_array().map_or(0, Vec::len)).collect();
        others().for_each(|other| pool.extend(players[other][hand].as_array().cloned().unwrap_or_default()));
        shuffle(&mut pool, dice);
        for (other, count) in (0..players.len()).filter(|&other| other != seat).zip(held) {
            players[other][hand] = pool.split_off(pool.len() - count).into();
        }
        if are_drawn {
            value["turn"]["drawn"] = pool.split_off(pool.len() - drawn.len()).into();
        }
        value[deck] = pool.into();
    }
    for (other, player) in value["players"].as_array_mut().expect("players").iter_mut().enumerate() {
        if other != seat {
            player["coins"] = (dice.below(90) as u64).into();
        }
    }
    value["rng"] = format!("{:032x}", dice.below(1 << 30)).into();
    position::read(&value.to_string()).expect("it is consistent")
}

fn shuffle(things: &mut [Value], dice: &mut Dice) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last + 1));
    }
}
