//! The notation reads what it has written, refuses everything else with its reason, and never panics.

mod actions;
mod engine;
mod events;
mod fixtures;
mod golden;
mod mutations;
mod notes;
mod picture;
mod positions;
mod records;
mod robust;
mod views;

use crate::support::games;
use naqala::game::{Game, Options};

/// Names with letters that JSON escapes, and with letters of more than one byte.
const NAMES: [&str; 5] = ["Anna", "Sam", "Ève \"la\" Reine", "李", "Noor"];

fn options(seed: u64) -> Options {
    games::options_with(seed, &NAMES)
}

fn deal(seed: u64) -> Game {
    Game::new(&options(seed)).expect("so many can play")
}

/// Plays a random game to its end and shows each position.
fn watch(seed: u64, look: impl FnMut(&Game)) {
    games::watch(&options(seed), look);
}
