//! A seat's line depends only on what the seat knows.

use super::{any_style, positions, record_of, think_in_style};
use crate::support::secrets::with_other_secrets;
use crate::support::{Dice, PositionBuilder};
use naqala::ai::{Knowledge, Level};
use naqala::game::{Game, Item, Options, Record, Seat};
use naqala::notation::position;
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn the_order_of_decks_hidden_hands_and_coins_of_opponents_change_nothing() {
    let mut dice = Dice::new(5);
    let mut changed = 0;
    positions(120, |game, seed| {
        let seat = game.active().expect("somebody has to act");
        let other = with_other_secrets(game, seat, &mut dice);
        changed += usize::from(other != *game);
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let [line, again] = [game, &other].map(|game| {
            let knowledge = Knowledge::of_record(&record_of(game)).expect("the game goes on");
            think_in_style(&knowledge, level, any_style(seed), seed)
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
            assert_eq!(sample.player(seat).coins, record.game().player(seat).coins);
        }
    }
}

#[test]
fn a_handicap_is_known_to_everybody() {
    let options = Options::new(["Anna", "Sam", "Lea"], 3);
    let mut record = Record::with_coins(options, &[40, 70, 50]).expect("three can play");
    for price in [3, 1, 0] {
        let knowledge = Knowledge::of_record(&record).expect("somebody bids");
        let coins = |game: &Game| game.players.iter().map(|player| player.coins).collect::<Vec<_>>();
        assert_eq!(coins(&knowledge.sample(1)), coins(record.game()));
        record.play(format!("bid {price}").parse().expect("a bid")).expect("it is legal");
    }
}

/// Starts a record at the end of a turn, with a ring and another item in hand.
fn with_ring(other: &str, deck: &str) -> Record {
    let table = PositionBuilder::with_artisans(&["M6 V5"]).turn_order(&[(3, &[1])]).end();
    record_of(&table.items(0, &format!("ring {other}")).item_deck(deck).item_discard("jewel flute").game())
}

fn play(record: &mut Record, actions: &[&str]) {
    for action in actions {
        record.play(action.parse().expect("an action")).expect("it is legal");
    }
}

/// Returns the items that the next player thinks the first one may hold.
fn suspected(record: &Record) -> BTreeSet<Vec<Item>> {
    let knowledge = Knowledge::of_record(record).expect("the game goes on");
    assert_eq!(knowledge.seat(), Seat(1));
    let hand = |seed| {
        let mut items = knowledge.sample(seed).player(Seat(0)).items.clone();
        items.sort_unstable();
        items
    };
    (0..40).map(hand).collect()
}

#[test]
fn whoever_watched_the_ring_knows_the_item_that_it_brought_back() {
    let [mut record, mut other] = [with_ring("chest", "crown jewel horn"), with_ring("crown", "horn jewel chest")];
    for record in [&mut record, &mut other] {
        play(record, &["use ring flute", "end"]);
    }
    let hands = suspected(&record);
    assert!(hands.len() == 4 && hands.iter().all(|hand| hand.len() == 2 && hand.contains(&Item::Flute)), "{hands:?}");
    assert_eq!(Knowledge::of_record(&record), Knowledge::of_record(&other), "the other item stays a secret");
}

#[test]
fn nobody_knows_an_item_by_a_ring_that_the_table_took_back() {
    let mut record = with_ring("chest", "crown jewel horn");
    play(&mut record, &["use ring flute"]);
    record.take_back(0).expect("there is an entry");
    play(&mut record, &["end"]);
    let hands = suspected(&record);
    // Two of ring, chest, crown, jewel and horn.
    assert!(hands.len() == 10 && hands.iter().all(|hand| !hand.contains(&Item::Flute)), "{hands:?}");
}
