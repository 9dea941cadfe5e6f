//! A line played on to the end of its round: first the bids that are left, then a quick look for every turn.

use super::sheet::{TermSheet, chances};
use crate::ai::bid::Auction;
use crate::ai::candidates::Width;
use crate::ai::evaluator::Evaluator;
use crate::ai::knowledge::Knowledge;
use crate::ai::playout::{QUICK, quick_turn};
use crate::ai::turn::TriedTurn;
use crate::ai::value::progress;
use crate::game::{Action, Game, Phase, Seat};

/// The width of a quick look, which keeps a second move.
const WIDTH: Width = Width { kept: 2, ..QUICK };
/// How many kinds of rivals there are; samples take turns.
pub(super) const KINDS: usize = 4;
/// How many of a hundred ends rivals notice, by kind. They differ, since a good line must hold against all kinds.
const NOTICED: [u32; KINDS] = [60, 100, 75, 90];
/// How eagerly rivals bid, by kind.
const EAGERNESS: [f32; KINDS] = [0.3, 0.5, 0.8, 0.4];
/// More turns than a round can have.
const MOST_TURNS: u32 = 40;

/// How a line went on in one sample.
#[derive(Clone, Debug)]
pub(super) struct RolloutEnd {
    pub sheet: TermSheet,
    /// Each seat's chance to win.
    pub chances: Vec<f32>,
    pub is_over: bool,
}

/// A line that is being played on in one sample.
pub(super) struct Rollout {
    game: Game,
    evaluator: Evaluator,
    seat: Seat,
    /// The round of the line; a rollout does not leave it.
    round: u32,
    seed: u64,
    turns: u32,
}

impl Rollout {
    /// Plays a line and the rest of its turn in a sample; none if the line is not legal there.
    pub(super) fn new(
        knowledge: &Knowledge,
        line: &[Action],
        evaluator: &Evaluator,
        seed: u64,
        positions: &mut u32,
    ) -> Option<Self> {
        let game = knowledge.sample(seed);
        let (round, seat) = (game.round, knowledge.seat());
        let mut tried = TriedTurn::new(game);
        if !line.iter().all(|&action| tried.play(action)) {
            return None;
        }
        tried.finish(seat, evaluator, positions);
        *positions += 1;
        Some(Self { game: tried.game, evaluator: evaluator.clone(), seat, round, seed, turns: 0 })
    }

    /// Plays the next bid or turn; returns how the round ended once it has.
    pub(super) fn step(&mut self, positions: &mut u32) -> Option<RolloutEnd> {
        let goes_on = self.game.round == self.round && self.turns < MOST_TURNS;
        self.turns += 1;
        let has_moved = goes_on
            && match &self.game.phase {
                Phase::Bid => self.bid(positions),
                Phase::Turn(turn) => {
                    let mover = turn.player;
                    self.play_turn(mover, positions)
                }
                Phase::Over => false,
            };
        if has_moved {
            return None;
        }
        let sheet = TermSheet::of(&self.game, &self.evaluator);
        let chances = game_chances(&self.game, &sheet);
        Some(RolloutEnd { sheet, chances, is_over: self.game.is_over() })
    }

    /// Lets the next bidder take the spot that is best for them.
    fn bid(&mut self, positions: &mut u32) -> bool {
        let auction = Auction::of(&self.game, &self.evaluator, of_sample(EAGERNESS, self.seed));
        let mut best: Option<(f32, Action)> = None;
        for bid in Auction::bids(&self.game) {
            if let Some(value) = auction.value(&self.game, bid, positions)
                && best.is_none_or(|(most, _)| value > most)
            {
                best = Some((value, bid));
            }
        }
        *positions += 1;
        best.is_some_and(|(_, bid)| self.game.play(bid).is_ok())
    }

    /// Plays the best turn that a quick look finds; returns whether there was one.
    fn play_turn(&mut self, mover: Seat, positions: &mut u32) -> bool {
        let noticed = if mover == self.seat { WIDTH.noticed } else { of_sample(NOTICED, self.seed) };
        let widths = [Width { noticed, ..WIDTH }, WIDTH];
        let turn = quick_turn(&self.game, mover, &mut self.evaluator, &widths, self.seed, positions);
        let Some(turn) = turn else { return false };
        let has_moved = turn.game != self.game;
        self.game = turn.game;
        has_moved
    }
}

/// Returns what belongs to the kind of rivals in a sample.
const fn of_sample<T: Copy>(kinds: [T; KINDS], seed: u64) -> T {
    kinds[(seed % KINDS as u64) as usize]
}

/// Returns each seat's chance to win; those who share a win have equal chances.
pub(super) fn game_chances(game: &Game, sheet: &TermSheet) -> Vec<f32> {
    if !game.is_over() {
        return chances(&sheet.values(), sheet.players(), progress(game));
    }
    let winners = game.winners();
    game.seats().map(|seat| if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 }).collect()
}
