//! What both benches of thinking do, natively and in the browser.

use naqala::ai::{Knowledge, Level, Search};
use naqala::game::{Expansion, Options, Record};

/// The numbers of players of [`positions`]: the base game with two, both expansions with five.
pub const TABLES: [usize; 2] = [2, 5];

/// Lets a `sultan` make the first decisions of a game; returns how many positions it valued.
pub fn positions(players: usize) -> u64 {
    let options = Options::new(["a", "b", "c", "d", "e"].into_iter().take(players), 42);
    let all = if players == 5 { &Expansion::ALL[..] } else { &[] };
    let mut record = Record::new(options.with(all.iter().copied())).expect("so many can play");
    let mut valued = 0;
    for seed in 0..20 {
        let knowledge = Knowledge::of_record(&record).expect("the game goes on");
        let mut search = Search::new(&knowledge, Level::Sultan, seed);
        while !search.step(1000) {}
        let line = search.best();
        valued += u64::from(line.positions);
        line.actions.into_iter().for_each(|action| drop(record.play(action).expect("a line is legal")));
    }
    valued
}
