//! Deals, and random games that are the same in each run.

use super::dice::Dice;
use naqala::game::{Expansion, Game, Options, Record};

pub const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Pierre", "Noor"];

/// All sets of expansions.
pub const SETS: [&[Expansion]; 4] = [&[], &[Expansion::Artisans], &[Expansion::Whims], &Expansion::ALL];

/// Returns the options of a game between players of these names.
fn options_of(names: &[&'static str], expansions: &[Expansion], seed: u64) -> Options {
    Options::new(names.iter().copied(), seed).with(expansions.iter().copied())
}

/// Deals a game.
pub fn deal(expansions: &[Expansion], players: usize, seed: u64) -> Game {
    Game::new(&options_of(&NAMES[..players], expansions, seed)).expect("so many can play")
}

/// Deals a game of the base game and starts its record.
pub fn record(players: usize, seed: u64) -> Record {
    Record::new(options_of(&NAMES[..players], &[], seed)).expect("so many can play")
}

/// Returns options for each seed. Sixteen seeds in a row have each set of expansions with each number of players.
pub fn options(seed: u64) -> Options {
    options_with(seed, &NAMES)
}

/// Returns the same options with other names.
pub fn options_with(seed: u64, names: &[&'static str; 5]) -> Options {
    let set = SETS[(seed / 2 % 4) as usize];
    let most = if set.is_empty() { 4 } else { 5 };
    let players = 2 + (seed % 2 + seed / 8 * 2) as usize % (most - 1);
    options_of(&names[..players], set, seed)
}

/// Plays a random game to its end and shows each position.
pub fn watch(options: &Options, mut look: impl FnMut(&Game)) {
    let mut game = Game::new(options).expect("so many can play");
    let mut dice = Dice::new(options.seed);
    look(&game);
    while let Some(action) = dice.action(&game) {
        game.play(action).expect("a listed action is legal");
        look(&game);
    }
    assert!(game.is_over());
}
