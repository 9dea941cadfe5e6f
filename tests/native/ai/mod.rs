//! The engine that thinks: it is fair, deterministic and legal, wherever it is asked.

mod advice;
mod analysis;
mod budgets;
mod fairness;
mod legality;
mod styles;
mod tactics;

use crate::support::Dice;
use naqala::ai::{Knowledge, Level, Line, Search, Style};
use naqala::game::{Game, Record};

/// Searches to the end.
fn think(knowledge: &Knowledge, level: Level, seed: u64) -> Line {
    think_in_style(knowledge, level, Style::Plain, seed)
}

/// Searches to the end, in a style.
fn think_in_style(knowledge: &Knowledge, level: Level, style: Style, seed: u64) -> Line {
    let mut search = Search::in_style(knowledge, level, style, seed);
    while !search.step(500) {}
    search.best()
}

/// Returns a style for a seed. Those of the seeds of one level differ.
fn any_style(seed: u64) -> Style {
    Style::ALL[(seed as usize / Level::ALL.len()) % Style::ALL.len()]
}

/// Plays random games and shows some of their positions, all sets and numbers of players.
fn positions(count: usize, mut look: impl FnMut(&Game, u64)) {
    let mut shown = 0;
    for seed in 0.. {
        let mut game = Game::new(&crate::support::games::options(seed)).expect("so many can play");
        let mut dice = Dice::new(seed);
        let mut wait = dice.below(40);
        while let Some(action) = dice.action(&game) {
            if wait == 0 {
                look(&game, seed);
                shown += 1;
                if shown == count {
                    return;
                }
                wait = 40 + dice.below(60);
            }
            wait -= 1;
            game.play(action).expect("a listed action is legal");
        }
    }
}

/// Starts a record from a position.
fn record_of(game: &Game) -> Record {
    Record::from_position(game.clone(), 0)
}
