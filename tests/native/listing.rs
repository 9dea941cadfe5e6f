//! The list of legal actions against all actions that one can think of, each of them tried.

use crate::support::conceivable::every_action;
use crate::support::games::{options, watch};
use naqala::game::{Game, Phase};
use std::collections::{BTreeMap, BTreeSet};

/// How many positions of each kind of step with each kind of action are tried, for each set of expansions.
const TRIED: u32 = 2;

/// Returns those of all actions that the game plays, and checks that a refusal leaves it as it was.
fn playable(game: &Game) -> BTreeSet<String> {
    let mut copy = game.clone();
    let mut played = BTreeSet::new();
    for action in every_action(game) {
        if copy.play(action).is_ok() {
            played.insert(action.to_string());
            copy = game.clone();
        }
    }
    assert_eq!(copy, *game, "a refused action changed something");
    played
}

/// Names the kind of step of a position.
fn step_of(game: &Game) -> String {
    let step = match &game.phase {
        Phase::Turn(turn) => format!("{:?}", turn.step),
        phase => format!("{phase:?}"),
    };
    step.split([' ', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn exactly_the_listed_actions_can_be_played_and_a_refusal_changes_nothing() {
    let mut tried: BTreeMap<(String, String, u64), u32> = BTreeMap::new();
    for seed in 0..96 {
        watch(&options(seed), |game| {
            let listed = game.legal_actions();
            let names: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
            let kinds: BTreeSet<&str> = names.iter().filter_map(|name| name.split(' ').next()).chain([""]).collect();
            let keys = kinds.into_iter().map(|kind| (step_of(game), kind.to_owned(), seed / 2 % 4));
            // A kind of step with a kind of action that was hardly tried yet.
            let rare: Vec<_> = keys.filter(|key| tried.get(key).is_none_or(|&count| count < TRIED)).collect();
            if rare.is_empty() {
                return;
            }
            for key in rare {
                *tried.entry(key).or_default() += 1;
            }
            assert_eq!(names.len(), listed.len(), "an action is listed twice");
            assert_eq!(names, playable(game), "{:?}", game.phase);
        });
    }
    let steps: BTreeSet<&str> = tried.keys().map(|(step, ..)| step.as_str()).collect();
    assert_eq!(steps.len(), 12, "{steps:?}");
    let kinds: BTreeSet<&str> = tried.keys().map(|(_, kind, _)| kind.as_str()).collect();
    assert_eq!(kinds.len(), 24, "every first word of an action but that of the orders, and none: {kinds:?}");
}
