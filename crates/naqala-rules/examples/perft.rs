//! Counts the sequences of legal actions from a start: `cargo run --release --example perft -- 42 3`, with a seed and a depth.

use naqala_rules::game::{Game, Options};
use std::error::Error;

/// Counts the sequences of so many actions.
fn perft(game: &Game, depth: u32) -> u64 {
    let actions = game.legal_actions();
    if depth <= 1 {
        return if depth == 0 { 1 } else { actions.len() as u64 };
    }
    let after = |action| {
        let mut next = game.clone();
        next.play(action).map_or(0, |_| perft(&next, depth - 1))
    };
    actions.into_iter().map(after).sum()
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let seed = arguments.next().map_or(Ok(42), |text| text.parse())?;
    let most = arguments.next().map_or(Ok(5), |text| text.parse())?;
    let game = Game::new(&Options::new(["Anna", "Sam"], seed))?;
    for depth in 1..=most {
        println!("{depth}: {}", perft(&game, depth));
    }
    Ok(())
}
