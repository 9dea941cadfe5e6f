//! Playing on: the turns that follow a line, each the best at a quick look.

use super::candidates::{Collector, Width};
use super::evaluator::Evaluator;
use super::turn::TriedTurn;
use crate::game::{Game, Seat, Step};

/// The width of a quick look.
pub(super) const QUICK: Width = Width { all_up_to: 2, ends: 6, ways: 3, kept: 1, noticed: 100 };

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

    /// Plays a whole turn; returns whether there was one.
    fn play_turn(&mut self, mover: Seat, positions: &mut u32) -> bool {
        let turn = quick_turn(&self.game, mover, &mut self.evaluator, &[QUICK], self.seed, positions);
        let Some(turn) = turn else { return false };
        // The phase would not tell: it is the same before and after the first of two turns in a row.
        let has_acted = !turn.line.is_empty();
        self.game = turn.game;
        has_acted
    }
}

/// Plays the best turn that a quick look finds: the first of these widths that finds one decides. Returns none if a
/// move is due and all find none.
pub(super) fn quick_turn(
    game: &Game,
    mover: Seat,
    evaluator: &mut Evaluator,
    widths: &[Width],
    seed: u64,
    positions: &mut u32,
) -> Option<TriedTurn> {
    evaluator.reprice(game, mover);
    let mut tried = TriedTurn::new(game.clone());
    if tried.game.turn().is_some_and(|turn| turn.step == Step::Move) && tried.game.can_move() {
        return widths.iter().find_map(|&width| {
            let mut collector = Collector::new(&tried.game, mover, evaluator, width, seed);
            while collector.step(evaluator, positions) {}
            let best = collector.into_best();
            best.iter().find_map(|candidate| candidate.follow(&tried, mover, evaluator, positions))
        });
    }
    tried.finish(mover, evaluator, positions);
    Some(tried)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::value::Weights;
    use crate::game::{Action, Options};

    #[test]
    fn a_playout_goes_on_beyond_two_turns_of_one_player_in_a_row() {
        let mut game = Game::new(&Options::new(["Anna", "Sam"], 42)).unwrap();
        // The markers of the first bidder stand behind those of the other.
        let first = game.active().unwrap();
        let mut prices = [[0, 1], [3, 5]].map(IntoIterator::into_iter);
        while let Some(seat) = game.active().filter(|_| game.turn().is_none()) {
            let price = prices[usize::from(seat != first)].next().unwrap();
            game.play(Action::Bid { price, fakirs: 0 }).unwrap();
        }
        let order: Vec<Seat> = game.turn().map(|turn| turn.player).into_iter().chain(game.turn_order.order()).collect();
        assert_eq!(order, [Seat(1 - first.0), Seat(1 - first.0), first, first]);

        let (round, mut positions) = (game.round, 0);
        let evaluator = Evaluator::of(&game, &Weights::HAND, 1.0);
        let mut playout = Playout::new(game, evaluator, round, 7);
        let mut movers = Vec::new();
        while let Some(mover) = playout.game.turn().map(|turn| turn.player).filter(|_| playout.game.round == round) {
            assert!(playout.step(4, &mut positions), "the playout stops after {} turns", movers.len());
            movers.push(mover);
        }
        assert_eq!(movers, order);
        assert!(!playout.step(9, &mut positions), "the round is over");
    }
}
