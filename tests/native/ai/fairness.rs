//! What a seat cannot know changes nothing.

use super::{positions, record_of, think};
use crate::support::Dice;
use crate::support::secrets::with_other_secrets;
use naqala::ai::{Knowledge, Level};
use naqala::game::{Options, Record};
use naqala::notation::position;
use serde_json::Value;

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
