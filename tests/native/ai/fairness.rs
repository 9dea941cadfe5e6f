//! What a seat cannot know changes nothing.

use super::{positions, record_of, think};
use crate::support::Dice;
use naqala::ai::{Knowledge, Level};
use naqala::game::{Game, Options, Record};
use naqala::notation::position;
use serde_json::Value;

/// Returns the position with other secrets: decks in another order, and with them the hands of opponents and their
/// coins.
fn with_other_secrets(game: &Game, dice: &mut Dice) -> Game {
    let mut value: Value = serde_json::from_str(&position::write(game).to_string()).expect("a position is JSON");
    let seat = game.active().expect("somebody has to act").index();
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

#[test]
fn the_order_of_decks_hidden_hands_and_coins_of_opponents_change_nothing() {
    let mut dice = Dice::new(5);
    let mut changed = 0;
    positions(120, |game, seed| {
        let other = with_other_secrets(game, &mut dice);
        changed += usize::from(other != *game);
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let [line, again] = [game, &other].map(|game| {
            let knowledge = Knowledge::of_record(&record_of(game)).expect("the game goes on");
            think(&knowledge, level, seed)
        });
        assert_eq!(line, again, "{}", position::write(game));
        assert_eq!(Knowledge::of_position(game), Knowledge::of_position(&other));
    });
    assert!(changed > 110);
}

#[test]
fn a_sample_agrees_with_all_that_the_seat_sees() {
    positions(120, |game, seed| {
        let seat = game.active().expect("the game goes on");
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        let sample = knowledge.sample(seed);
        let mut expected: Value = serde_json::from_str(&position::view(game, seat).to_string()).expect("JSON");
        let mut found: Value = serde_json::from_str(&position::view(&sample, seat).to_string()).expect("JSON");
        for view in [&mut expected, &mut found] {
            view.as_object_mut().expect("an object").remove("rng");
        }
        assert_eq!(found, expected);
        assert_eq!(sample.faults(), []);
    });
}

#[test]
fn whoever_watched_from_the_deal_knows_the_coins() {
    let mut record = Record::new(Options::new(["Anna", "Sam", "Lea"], 3)).expect("three can play");
    let mut dice = Dice::new(9);
    for _ in 0..200 {
        let Some(action) = dice.action(record.game()) else { break };
        record.play(action).expect("a listed action is legal");
        let Some(knowledge) = Knowledge::of_record(&record) else { break };
        let sample = knowledge.sample(1);
        for seat in sample.seats() {
            assert_eq!(sample.player(seat).coins(), record.game().player(seat).coins());
        }
    }
}
