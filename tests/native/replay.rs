//! Whole games end in the same position natively and in the browser (R-U8). `tests/web.rs` replays the same files and
//! plays the same random games.

use crate::support::digest::{Digest, OF_A_THOUSAND};
use crate::support::games::NAMES;
use crate::support::{fixtures, is_order};
use naqala::game::{Action, Expansion, Options, Order, Record};
use naqala::notation::{position, record};
use std::fs;

const GAMES: [(&str, usize, &[Expansion]); 6] = [
    ("2-players", 2, &[]),
    ("3-players", 3, &[]),
    ("4-players", 4, &[]),
    ("3-players-artisans", 3, &[Expansion::Artisans]),
    ("4-players-whims", 4, &[Expansion::Whims]),
    ("5-players-both", 5, &Expansion::ALL),
];

/// Plays a game without random choices: the number of the decision picks the action. The horn reverses the row.
fn counted_game(players: usize, expansions: &[Expansion], seed: u64) -> Record {
    let options = Options::new(NAMES[..players].iter().copied(), seed).with(expansions.iter().copied());
    let mut record = Record::new(options).expect("2 to 5 players");
    for step in 0.. {
        let mut actions = record.game().legal_actions();
        if is_order(record.game()) {
            let backwards: Vec<u8> = (1..=record.game().supply.cards.row.len() as u8).rev().collect();
            actions.extend(Order::new(&backwards).map(Action::Order));
        }
        let Some(&action) = actions.get(step * 31 % actions.len().max(1)) else { break };
        record.play(action).expect("a listed action is legal");
    }
    record
}

#[test]
fn records_and_their_final_positions_are_frozen() {
    for (name, players, expansions) in GAMES {
        let played = counted_game(players, expansions, 42);
        assert!(played.game().is_over());
        let file = |what| fixtures::path(&format!("tests/fixtures/replay/{name}.{what}.json"));
        let texts = [record::write(&played).to_string(), position::write(played.game()).to_string()];
        if std::env::var_os("NAQALA_FREEZE").is_some() {
            fs::write(file("record"), &texts[0]).expect("the fixture can be written");
            fs::write(file("final"), &texts[1]).expect("the fixture can be written");
        }
        let frozen = fixtures::read(&file("record"));
        assert_eq!(texts[0], frozen.trim_end());
        let replayed = record::read(&frozen).expect("the fixture is a record");
        let end = fixtures::read(&file("final"));
        assert_eq!(position::write(replayed.game()).to_string(), end.trim_end());
    }
}

// R-U8
#[test]
fn a_thousand_random_games_have_the_digest_that_they_have_in_the_browser() {
    let mut digest = Digest::new();
    digest.play(0..1000);
    assert_eq!(digest.value(), OF_A_THOUSAND);
}
