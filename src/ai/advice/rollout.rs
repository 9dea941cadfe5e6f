//! A line played on to the end of its round: first the bids that are left, then a quick look for every turn.

use super::sheet::{Sheet, chances};
use crate::ai::evaluator::Evaluator;
use crate::ai::knowledge::Knowledge;
use crate::ai::playout::Playout;
use crate::ai::turn::TriedTurn;
use crate::ai::value::progress;
use crate::game::{Action, Game, Phase};

/// More turns than a round can have.
const MOST_TURNS: u32 = 40;

/// How a line went on in one sample.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub sheet: Sheet,
    /// Each seat's chance to win.
    pub chances: Vec<f32>,
    pub is_over: bool,
}

/// A line that is being played on in one sample.
pub(super) struct Rollout {
    playout: Playout,
    evaluator: Evaluator,
}

impl Rollout {
    /// Plays a line in a sample, with the bids that are expected after it; none if the line is not legal there.
    pub(super) fn new(
        knowledge: &Knowledge,
        line: &[Action],
        bids: &[u8],
        evaluator: &Evaluator,
        seed: u64,
        positions: &mut u32,
    ) -> Option<Self> {
        let game = knowledge.sample(seed);
        let round = game.round;
        let mut tried = TriedTurn::new(game);
        if !line.iter().all(|&action| tried.play(action)) {
            return None;
        }
        let mut prices = bids.iter();
        while matches!(tried.game.phase, Phase::Bid) && tried.game.round == round {
            let planned = prices.next().map(|&price| Action::Bid { price, fakirs: 0 });
            if !planned.is_some_and(|bid| tried.play(bid)) {
                let any = tried.game.legal_actions().into_iter().find(|action| matches!(action, Action::Bid { .. }))?;
                tried.play(any);
            }
        }
        tried.finish(knowledge.seat(), evaluator, positions);
        *positions += 1;
        Some(Self { playout: Playout::new(tried.game, evaluator.clone(), round, seed), evaluator: evaluator.clone() })
    }

    /// Plays the next turn; returns how the round ended once it has.
    pub(super) fn step(&mut self, positions: &mut u32) -> Option<Outcome> {
        let before = self.turns_left();
        // A player's two turns in a row look alike at their starts, so a playout takes the second for the first.
        if self.playout.step(MOST_TURNS, positions)
            || (self.turns_left() < before && self.playout.game.turn().is_some())
        {
            return None;
        }
        let game = &self.playout.game;
        let sheet = Sheet::of(game, &self.evaluator);
        let chances = game_chances(game, &sheet);
        Some(Outcome { sheet, chances, is_over: game.is_over() })
    }
}

impl Rollout {
    fn turns_left(&self) -> usize {
        self.playout.game.turn_order.order().count()
    }
}

/// Returns each seat's chance to win; those who share a win have equal chances.
pub(super) fn game_chances(game: &Game, sheet: &Sheet) -> Vec<f32> {
    if !game.is_over() {
        return chances(&sheet.values(), sheet.players(), progress(game));
    }
    let winners = game.winners();
    game.seats().map(|seat| if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 }).collect()
}
