//! Positions that differ only in what one seat cannot know.

use super::Dice;
use naqala::game::{Game, Seat};
use naqala::notation::position;
use serde_json::Value;

/// Returns the position with what a seat cannot know changed: decks in another order, and with them the hands of
/// opponents and their coins.
pub fn with_other_secrets(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let mut value: Value = serde_json::from_str(&position::write(game).to_string()).expect("a position is JSON");
    let seat = seat.index();
    for key in ["deck", "djinnDeck"] {
        let mut cards = value[key].as_array().expect("a deck").clone();
        shuffle(&mut cards, dice);
        value[key] = cards.into();
    }
    for (hand, deck) in [("items", "itemDeck"), ("whims", "whimDeck")] {
        let mut pool = value[deck].as_array().expect("a deck").clone();
        let players = value["players"].as_array_mut().expect("players");
        let others = || (0..players.len()).filter(|&other| other != seat);
        let held: Vec<usize> = others().map(|other| players[other][hand].as_array().map_or(0, Vec::len)).collect();
        others().for_each(|other| pool.extend(players[other][hand].as_array().cloned().unwrap_or_default()));
        shuffle(&mut pool, dice);
        for (other, count) in (0..players.len()).filter(|&other| other != seat).zip(held) {
            players[other][hand] = pool.split_off(pool.len() - count).into();
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
