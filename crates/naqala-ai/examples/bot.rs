//! A bot that takes what brings most points at once, against a counsellor: `cargo run --release --example bot -- 42`, with a seed.

use naqala_ai::{Knowledge, Search};
use naqala_rules::game::{Action, Game, Level, Options, Record, Seat};
use std::error::Error;

/// Returns the action after which the player to act has most points.
fn greedy(game: &Game, seat: Seat) -> Option<Action> {
    let points = |action: &Action| {
        let mut next = game.clone();
        next.play(*action).map_or(0, |_| next.score(seat).total())
    };
    game.legal_actions().into_iter().max_by_key(points)
}

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(42), |text| text.parse())?;
    let mut record = Record::new(Options::new(["Bot", "Counsellor"], seed))?;
    while let Some(seat) = record.game().active() {
        if seat == Seat(0) {
            let Some(action) = greedy(record.game(), seat) else { break };
            record.play(action)?;
        } else {
            let Some(knowledge) = Knowledge::of_record(&record) else { break };
            let mut search = Search::new(&knowledge, Level::Counsellor, seed);
            while !search.step(10_000) {}
            for action in search.best().actions {
                record.play(action)?;
            }
        }
    }
    for seat in record.game().seats() {
        println!("{}: {}", record.game().player(seat).name, record.game().score(seat).total());
    }
    Ok(())
}
