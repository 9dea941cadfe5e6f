//! The first look at a decision: every line, valued at the end of its turn.

use super::idea::Idea;
use super::sheet::TermSheet;
use crate::ai::bid::Auction;
use crate::ai::candidates::{Candidate, Collector, Width};
use crate::ai::decision::Decision;
use crate::ai::evaluator::{Evaluator, movers};
use crate::ai::knowledge::Knowledge;
use crate::ai::layout::Layout;
use crate::ai::outlook::{OpenTurns, starts};
use crate::ai::turn::{TriedTurn, keep_best_sale, orders};
use crate::game::{Action, Game, Meeple, Phase, Seat, Square, Step};

/// How much the turns to come count in a bid, as for the best opponent.
const EAGERNESS: f32 = 0.5;

/// The best turn that a line leaves to the player who moves next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaves {
    /// Who moves next.
    pub seat: Seat,
    /// Where that player can end a move.
    pub tile: Square,
    /// With which tribe.
    pub meeple: Meeple,
    /// What that turn brings, in points.
    pub points: f32,
}

/// A line with its value at the end of its own turn.
#[derive(Clone, Debug)]
pub(super) struct ValuedLine {
    pub actions: Vec<Action>,
    pub idea: Idea,
    pub sheet: TermSheet,
    pub leaves: Option<Leaves>,
    /// Whether it is the line that was played, which is always kept.
    pub is_played: bool,
}

impl ValuedLine {
    pub(super) fn of(tried: &TriedTurn, evaluator: &Evaluator) -> Option<Self> {
        let idea = Idea::of(&tried.line)?;
        let sheet = TermSheet::of(&tried.game, evaluator);
        let leaves = leaves(&tried.game, evaluator);
        Some(Self { actions: tried.line.clone(), idea, sheet, leaves, is_played: false })
    }

    /// Values a bid with those that are expected after it.
    fn of_bid(game: &Game, whims: &[Action], bid: Action, bids: &[u8], evaluator: &Evaluator) -> Option<Self> {
        let mut game = game.clone();
        game.play(bid).ok()?;
        for &price in bids {
            if game.play(Action::Bid { price, fakirs: 0 }).is_err() {
                break;
            }
        }
        let actions: Vec<Action> = whims.iter().copied().chain([bid]).collect();
        let sheet = TermSheet::of(&game, &Evaluator { outlook: EAGERNESS, ..evaluator.clone() });
        Some(Self { idea: Idea::of(&actions)?, actions, sheet, leaves: None, is_played: false })
    }
}

/// Returns the best turn that a finished turn leaves.
fn leaves(game: &Game, evaluator: &Evaluator) -> Option<Leaves> {
    let is_new = game.turn().is_some_and(|turn| turn.step == Step::Move);
    let seat = *movers(game).first().filter(|_| is_new)?;
    let layout = Layout::of(&game.board);
    let turn = OpenTurns::of(&layout, &starts(&layout), evaluator.worth(seat)).first()?;
    Some(Leaves { seat, tile: turn.end, meeple: turn.meeple, points: turn.gain })
}

/// The lines of a decision, found one after another.
pub(super) enum Look {
    Bids { auction: Box<Auction>, game: Game, left: Vec<Action>, whims: Vec<Action> },
    Moves { collector: Box<Collector>, tried: TriedTurn, starts: usize },
    Finish { left: Vec<Candidate>, tried: TriedTurn, all: usize },
    Steps { left: Vec<Action>, tried: TriedTurn, all: usize },
    Done,
}

impl Look {
    pub(super) fn at(
        knowledge: &Knowledge,
        evaluator: &mut Evaluator,
        width: Width,
        seed: u64,
        positions: &mut u32,
    ) -> Self {
        let seat = knowledge.seat();
        match Decision::of(knowledge.sample(seed), seat, evaluator, positions) {
            Decision::Bid(tried) => {
                let mut left = Auction::bids(&tried.game);
                left.reverse();
                let auction = Box::new(Auction::of(&tried.game, evaluator, EAGERNESS));
                Self::Bids { auction, game: tried.game, left, whims: tried.line }
            }
            Decision::Move(tried) => {
                evaluator.reprice(&tried.game, seat);
                let collector = Collector::new(&tried.game, seat, evaluator, width, seed);
                Self::Moves { starts: collector.left(), collector: Box::new(collector), tried }
            }
            Decision::Flute(tried) | Decision::Step(tried) => {
                let mut left = tried.game.legal_actions();
                keep_best_sale(&mut left, &tried.game, seat);
                if tried.game.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. })) {
                    left = orders(&tried.game);
                }
                left.reverse();
                Self::Steps { all: left.len(), left, tried }
            }
            Decision::Over => Self::Done,
        }
    }

    /// Does the next piece of work. In a hurry it only finishes the best of what was found.
    pub(super) fn advance(
        self,
        seat: Seat,
        evaluator: &Evaluator,
        hurry: bool,
        positions: &mut u32,
        found: &mut Vec<ValuedLine>,
    ) -> Self {
        match self {
            Self::Bids { auction, game, mut left, whims } => {
                let Some(bid) = left.pop() else { return Self::Done };
                if let Some((_, bids)) = auction.play(&game, bid, positions) {
                    found.extend(ValuedLine::of_bid(&game, &whims, bid, &bids, evaluator));
                }
                Self::Bids { auction, game, left, whims }
            }
            Self::Moves { mut collector, tried, starts } => {
                let goes_on = collector.step(evaluator, positions);
                if goes_on && (!hurry || collector.best().is_empty()) {
                    return Self::Moves { collector, tried, starts };
                }
                let mut left = collector.into_best();
                if hurry {
                    left.truncate(FEW);
                }
                left.reverse();
                Self::Finish { all: left.len(), left, tried }
            }
            Self::Finish { mut left, tried, all } => {
                let Some(candidate) = left.pop() else { return Self::Done };
                let done = candidate.follow(&tried, seat, evaluator, positions);
                *positions += 1;
                found.extend(done.and_then(|done| ValuedLine::of(&done, evaluator)));
                Self::Finish { left, tried, all }
            }
            Self::Steps { mut left, tried, all } => {
                let Some(action) = left.pop() else { return Self::Done };
                found.extend(step(&tried, action, seat, evaluator, positions));
                Self::Steps { left, tried, all }
            }
            Self::Done => Self::Done,
        }
    }

    /// Returns one line at once, for an adviser that has found none yet.
    pub(super) fn first(&self, seat: Seat, evaluator: &Evaluator) -> Option<ValuedLine> {
        let positions = &mut 0;
        match self {
            Self::Bids { game, left, whims, .. } => {
                left.iter().rev().find_map(|&bid| ValuedLine::of_bid(game, whims, bid, &[], evaluator))
            }
            Self::Moves { collector, tried, .. } => {
                let mut best = collector.best().iter();
                let best = best.find_map(|candidate| candidate.follow(tried, seat, evaluator, positions));
                let any = || tried.game.legal_actions().into_iter().find_map(|action| played(tried, action));
                ValuedLine::of(&best.or_else(any)?, evaluator)
            }
            Self::Finish { left, tried, .. } => {
                let mut left = left.iter().rev();
                let done = left.find_map(|candidate| candidate.follow(tried, seat, evaluator, positions))?;
                ValuedLine::of(&done, evaluator)
            }
            Self::Steps { left, tried, .. } => {
                left.iter().rev().find_map(|&action| step(tried, action, seat, evaluator, positions))
            }
            Self::Done => None,
        }
    }

    /// Returns how much of the look is done, from 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        match self {
            Self::Bids { left, .. } => 1.0 / (left.len() + 1) as f32,
            Self::Moves { collector, starts, .. } => 0.6 - 0.6 * collector.left() as f32 / (*starts).max(1) as f32,
            Self::Finish { left, all, .. } => 1.0 - 0.4 * left.len() as f32 / (*all).max(1) as f32,
            Self::Steps { left, all, .. } => 1.0 - left.len() as f32 / (*all).max(1) as f32,
            Self::Done => 1.0,
        }
    }
}

/// How many moves are finished in a hurry.
const FEW: usize = 8;

fn played(tried: &TriedTurn, action: Action) -> Option<TriedTurn> {
    let mut after = tried.clone();
    after.play(action).then_some(after)
}

/// Plays an action of a step that is neither a bid nor a move, and the rest of the turn.
fn step(
    tried: &TriedTurn,
    action: Action,
    seat: Seat,
    evaluator: &Evaluator,
    positions: &mut u32,
) -> Option<ValuedLine> {
    let mut after = played(tried, action)?;
    let is_turn = matches!(after.game.phase, Phase::Turn(_));
    if is_turn && action != Action::End {
        after.finish(seat, evaluator, positions);
    }
    *positions += 1;
    ValuedLine::of(&after, evaluator)
}
