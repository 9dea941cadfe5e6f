//! Plays that must be legal, and refusals that must have a reason.

use naqala::game::{Action, Event, Game};
use naqala_engine::{Engine, EngineReply};
use serde_json::Value;
use std::collections::BTreeSet;

/// Reads an action.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays an action and asserts that it is legal and listed.
#[track_caller]
pub fn play(game: &mut Game, text: &str) -> Vec<Event> {
    let action = action(text);
    let is_listed = game.legal_actions().contains(&action);
    let events = game.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal}; legal: {:?}", legal(game)));
    assert!(is_listed, "{text} is legal but not listed");
    events
}

/// Plays actions one after the other and asserts that each is legal.
#[track_caller]
pub fn play_all(game: &mut Game, actions: &[&str]) {
    for action in actions {
        play(game, action);
    }
}

/// Returns the legal actions as text.
pub fn legal(game: &Game) -> BTreeSet<String> {
    game.legal_actions().iter().map(ToString::to_string).collect()
}

/// Asserts that exactly these actions are legal.
#[track_caller]
pub fn offers(game: &Game, expected: &[&str]) {
    assert_eq!(legal(game), expected.iter().map(|&action| action.to_owned()).collect());
}

/// Asserts that of the actions with this start exactly these are legal.
#[track_caller]
pub fn offers_of(game: &Game, start: &str, expected: &[&str]) {
    let found: BTreeSet<_> = legal(game).into_iter().filter(|action| action.starts_with(start)).collect();
    assert_eq!(found, expected.iter().map(|&action| action.to_owned()).collect());
}

/// Asserts that an action is refused for this reason and changes nothing.
#[track_caller]
pub fn refused(game: &Game, text: &str, reason: &str) {
    let mut asked = game.clone();
    let refusal = asked.play(action(text)).map(|_| ()).expect_err(text);
    assert_eq!(refusal.name(), reason, "{text}");
    assert_eq!(asked, *game, "{text} was refused and changed something");
    assert!(!legal(game).contains(text), "{text} is listed but refused");
}

/// Asks the engine for the reply to a line.
pub fn ask(engine: &mut Engine, line: &str) -> Value {
    match engine.reply(line) {
        EngineReply::Line(answer) => serde_json::from_str(&answer).expect("every answer is JSON"),
        EngineReply::Quit => panic!("{line} ended the program"),
    }
}
