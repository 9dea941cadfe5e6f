//! Perft: how many ways there are to play the next actions, all actions of all steps, from positions of whole games.
//!
//! The counts are frozen. They change with the rules, with what each draw of the generator gives, and with the records
//! in `tests/fixtures/replay`. Two other ways lead to them: to try every action that one can think of and count those
//! that are played, as the second test does for two actions; or to walk the tree with `naqala-engine`, where `legal`
//! lists, `play` plays and `undo` or `load` goes back. The orders of the horn are in no list and are not counted.

use crate::support::conceivable::every_action;
use crate::support::fixtures::fixture;
use naqala::game::Game;
use naqala::notation::record;
use std::sync::Arc;

/// The record, the entry that comes next, and how many ways there are to play 1, 2, 3… actions.
const TREES: [(&str, usize, &[u64]); 12] = [
    // Before the first bid, and before the first move.
    ("2-players", 0, &[7, 43, 229, 1_044, 31_320]),
    ("2-players", 4, &[30, 254, 942, 1_442, 9_841, 23_782, 162_283]),
    // A last drop, merchants, and the end of a game.
    ("2-players", 118, &[1, 15, 29, 471, 5_716, 37_064]),
    ("3-players", 93, &[1, 7, 49, 161, 623, 3_430, 38_549]),
    ("3-players", 285, &[4, 6, 6, 6, 6, 5]),
    // Artisans that make items, a drop before the horn, and a sacred place with an item in hand.
    ("3-players-artisans", 43, &[1, 2, 19, 41, 147, 872, 4_724]),
    ("3-players-artisans", 79, &[2, 4, 4, 10, 73, 479, 1_873]),
    ("3-players-artisans", 196, &[33, 98, 591, 2_921, 11_265, 29_582]),
    // A drop before a power.
    ("4-players-whims", 216, &[1, 1, 4, 5, 34, 142, 730, 4_300, 24_284]),
    // The first move, and two choices among items.
    ("5-players-both", 5, &[40, 269, 776, 1_023, 7_874, 35_936]),
    ("5-players-both", 215, &[2, 10, 28, 176, 1_020, 4_084, 13_448]),
    ("5-players-both", 285, &[2, 15, 21, 56, 168, 322, 1_162, 6_132]),
];

fn game_of(name: &str, entry: usize) -> Arc<Game> {
    let record = record::read(&fixture(&format!("replay/{name}.record.json"))).expect("the fixture is a record");
    record.game_before(entry).expect("the record is longer").clone()
}

/// Counts the ways to play this many actions, from the list of legal ones.
fn listed(game: &Game, actions: usize) -> u64 {
    let legal = game.legal_actions();
    if actions == 1 {
        return legal.len() as u64;
    }
    let after = legal.into_iter().map(|action| {
        let mut next = game.clone();
        next.play(action).expect("a listed action is legal");
        listed(&next, actions - 1)
    });
    after.sum()
}

/// Counts the ways to play this many actions, from all that one can think of.
fn tried(game: &Game, actions: usize) -> u64 {
    if actions == 0 {
        return 1;
    }
    let mut next = game.clone();
    let mut count = 0;
    for action in every_action(game) {
        if next.play(action).is_ok() {
            count += tried(&next, actions - 1);
            next = game.clone();
        }
    }
    count
}

#[test]
fn the_trees_of_twelve_positions_have_the_known_numbers_of_nodes() {
    for (name, entry, nodes) in TREES {
        let game = game_of(name, entry);
        let counts: Vec<u64> = (1..=nodes.len()).map(|actions| listed(&game, actions)).collect();
        assert_eq!(counts, nodes, "{name}, entry {entry}");
    }
}

#[test]
fn the_first_counts_of_each_tree_are_those_of_all_actions_tried() {
    for (name, entry, nodes) in TREES {
        let game = game_of(name, entry);
        let counts = [1, 2].map(|actions| tried(&game, actions));
        assert_eq!(counts, nodes[..2], "{name}, entry {entry}");
    }
}
