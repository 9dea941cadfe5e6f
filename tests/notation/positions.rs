//! Positions, whole.

use crate::playout;
use naqala::game::Game;
use naqala::notation::position;
use serde_json::Value;

#[test]
fn every_position_of_a_game_reads_as_what_was_written() {
    for seed in 0..12 {
        playout::watch(seed, |game| {
            let text = position::write(game).to_string();
            let read = position::read(&text).expect("what was written can be read");
            assert_eq!(read, *game);
            assert_eq!(position::write(&read).to_string(), text);
        });
    }
}

#[test]
fn a_position_goes_on_with_the_same_draws() {
    let mut dice = playout::Dice::new(5);
    let mut game = playout::game(5);
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
    let written = serde_json::to_value(position::write(&playout::game(2))).expect("a position is JSON");
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
fn the_turn_says_what_its_step_needs() {
    let mut game = playout::game(0);
    let turn = |game: &Game| serde_json::to_value(position::write(game)).expect("JSON")["turn"].to_string();
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
