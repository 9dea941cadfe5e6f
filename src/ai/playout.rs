//! Playing on: the turns that follow a line, each the best at a quick look.

use super::candidates::{Collector, Width};
use super::evaluator::Evaluator;
use super::turn::TriedTurn;
use crate::game::{Game, Seat, Step};

/// The width of a quick look.
const QUICK: Width = Width { all_up_to: 2, ends: 6, ways: 3, kept: 1, noticed: 100 };

/// A game that is played on from the end of a line.
pub(super) struct Playout {
    pub game: Game,
    evaluator: Evaluator,
    /// The round of the line; a playout does not leave it.
    round: u32,
    seed: u64,
    turns: u32,
}

impl Playout {
    pub(super) const fn new(game: Game, evaluator: Evaluator, round: u32, seed: u64) -> Self {
        Self { game, evaluator, round, seed, turns: 0 }
    }

    /// Plays the next turn of the round; returns false once the round, or that many turns, are over.
    pub(super) fn step(&mut self, most: u32, positions: &mut u32) -> bool {
        let mover = self.game.turn().filter(|_| self.game.round == self.round && self.turns < most);
        let Some(mover) = mover.map(|turn| turn.player) else { return false };
        self.turns += 1;
        self.play_turn(mover, positions)
    }

    /// Plays a whole turn; returns whether it could.
    fn play_turn(&mut self, mover: Seat, positions: &mut u32) -> bool {
        self.evaluator.reprice(&self.game, mover);
        let mut tried = TriedTurn::new(self.game.clone());
        if tried.game.turn().is_some_and(|turn| turn.step == Step::Move) && tried.game.can_move() {
            let mut collector = Collector::new(&tried.game, mover, &self.evaluator, QUICK, self.seed);
            while collector.step(&self.evaluator, positions) {}
            let best = collector.into_best();
            let mut followed =
                best.iter().filter_map(|candidate| candidate.follow(&tried, mover, &self.evaluator, positions));
            let Some(followed) = followed.next() else { return false };
            tried = followed;
        } else {
            tried.finish(mover, &self.evaluator, positions);
        }
        let has_moved = tried.game.phase != self.game.phase;
        self.game = tried.game;
        has_moved
    }
}
