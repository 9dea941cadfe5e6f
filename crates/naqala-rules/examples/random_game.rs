//! Plays a game of random actions and prints its record: `cargo run --example random_game -- 42`, with a seed.

use naqala_rules::game::{Options, Record, Rng};
use naqala_rules::notation::record;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(42), |text| text.parse())?;
    let mut game = Record::new(Options::new(["Anna", "Sam", "Noor"], seed))?;
    let mut dice = Rng::new(seed);
    while !game.game().is_over() {
        // Never empty here: only the horn of the Artisans asks for what is not listed.
        let actions = game.game().legal_actions();
        game.play(actions[dice.below(actions.len() as u32) as usize])?;
    }
    for seat in game.game().seats() {
        println!("{}: {}", game.game().player(seat).name, game.game().score(seat).total());
    }
    println!("{}", record::write(&game));
    Ok(())
}
