//! Whole positions.

use super::{deal, watch};
use crate::support::{Dice, json_of};
use naqala::game::Game;
use naqala::notation::position;
use serde_json::Value;

#[test]
fn every_position_of_a_game_survives_writing_and_reading() {
    for seed in 0..12 {
        watch(seed, |game| {
            let text = position::write(game).to_string();
            let read = position::read(&text).expect("what was written can be read");
            assert_eq!(read, *game);
            assert_eq!(position::write(&read).to_string(), text);
        });
    }
}

#[test]
fn a_position_continues_with_the_same_draws() {
    let mut dice = Dice::new(5);
    let mut game = deal(5);
    let mut twin = game.clone();
    while let Some(action) = dice.action(&game) {
        let events = game.play(action).expect("legal");
        assert_eq!(twin.play(action), Ok(events));
        twin = position::read(&position::write(&twin).to_string()).expect("readable");
    }
    assert_eq!(game, twin);
}

#[test]
fn all_keys_are_always_written() {
    let written = json_of(&deal(2));
    let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(
        keys(&written),
        "bag bidOrder board deck discard djinnDeck djinnDiscard djinnRow ending expansions format itemDeck itemDiscard \
         market players rng round supply turn turnOrder whimDeck"
    );
    assert_eq!(
        keys(&written["players"][0]),
        "artisans camels coins djinns elders fakirs fulfilled goods items name tent viziers whims"
    );
}

#[test]
fn the_turn_has_the_keys_of_its_step() {
    let mut game = deal(0);
    let turn = |game: &Game| json_of(game)["turn"].to_string();
    assert_eq!(turn(&game), format!(r#"{{"player":{},"step":"bid"}}"#, game.bid_order[0].0));
    while game.turn().is_none() {
        let bid = game.legal_actions()[0];
        game.play(bid).expect("legal");
    }
    let player = game.turn().expect("a turn").player.0;
    assert_eq!(turn(&game), format!(r#"{{"player":{player},"step":"move"}}"#));
    let take = game.legal_actions()[0];
    game.play(take).expect("legal");
    let from = take.to_string()[5..].to_owned();
    let hand = game.sow().expect("a move").hand();
    let expected = format!(r#"{{"at":"{from}","from":"{from}","hand":"{hand}","player":{player},"step":"sow"}}"#);
    assert_eq!(turn(&game), expected);
    let drop = game.legal_actions()[0];
    game.play(drop).expect("legal");
    let (hand, at) = (game.sow().expect("a move").hand(), &drop.to_string()[5..7]);
    let expected = format!(
        r#"{{"at":"{at}","from":"{from}","hand":"{hand}","player":{player},"previous":"{from}","step":"sow"}}"#
    );
    assert_eq!(turn(&game), expected);
}
