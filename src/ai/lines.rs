//! The lines of a decision, found one after another, for play and for advice.

use super::bid::Auction;
use super::candidates::{Candidate, Collector, Width};
use super::decision::Decision;
use super::evaluator::Evaluator;
use super::knowledge::Knowledge;
use super::level::Bidding;
use super::turn::{self, TriedTurn, keep_best_sale, orders};
use crate::game::{Action, Game, Phase, Seat, Step};

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    pub width: Width,
    pub bidding: Bidding,
    /// How much the turns to come count in a bid, from 0 to 1.
    pub eagerness: f32,
    /// Whether every action of a step that is neither a bid nor a move is tried, or only the best at a look.
    pub tries_steps: bool,
}

/// A line with the game at the end of its turn, or after the bids that are expected.
pub(super) struct FoundLine {
    pub actions: Vec<Action>,
    pub game: Game,
    /// By how much the seat is then ahead.
    pub value: f32,
}

/// The work that is left; the next piece is the last in each list.
pub(super) enum Lines {
    Bids { auction: Box<Auction>, game: Game, left: Vec<Action>, whims: Vec<Action> },
    Moves { collector: Box<Collector>, tried: TriedTurn, starts: usize },
    Finish { left: Vec<Candidate>, tried: TriedTurn, all: usize },
    Steps { left: Vec<Action>, tried: TriedTurn, all: usize },
    Done,
}

/// How many moves are finished in a hurry.
const FEW: usize = 8;
/// Over how many orders of the decks a line is averaged that ends with a draw.
const DRAWS: u64 = 3;

impl Lines {
    pub(super) fn of(
        knowledge: &Knowledge,
        evaluator: &mut Evaluator,
        scope: Scope,
        seed: u64,
        positions: &mut u32,
    ) -> Self {
        let seat = knowledge.seat();
        match Decision::of(knowledge.sample(seed), seat, evaluator, positions) {
            Decision::Bid(tried) => {
                let mut left = Auction::bids(&tried.game);
                if scope.bidding == Bidding::Cheapest {
                    left.truncate(1);
                }
                left.reverse();
                let auction = Box::new(Auction::of(&tried.game, evaluator, scope.eagerness));
                Self::Bids { auction, game: tried.game, left, whims: tried.line }
            }
            Decision::Move(tried) => {
                evaluator.reprice(&tried.game, seat);
                let collector = Collector::new(&tried.game, seat, evaluator, scope.width, seed);
                Self::Moves { starts: collector.left(), collector: Box::new(collector), tried }
            }
            Decision::Step(tried) => {
                let mut left = if !scope.tries_steps {
                    turn::choose(&tried.game, seat, evaluator, positions).into_iter().collect()
                } else if tried.game.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. })) {
                    orders(&tried.game)
                } else {
                    let mut legal = tried.game.legal_actions();
                    keep_best_sale(&mut legal, &tried.game, seat);
                    legal
                };
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
        found: &mut Vec<FoundLine>,
    ) -> Self {
        match self {
            Self::Bids { auction, game, mut left, whims } => {
                let Some(bid) = left.pop() else { return Self::Done };
                found.extend(bid_line(&auction, &game, &whims, bid, positions));
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
                found.extend(done.map(|done| FoundLine::of(done, &tried.game, seat, evaluator, positions)));
                Self::Finish { left, tried, all }
            }
            Self::Steps { mut left, tried, all } => {
                let Some(action) = left.pop() else { return Self::Done };
                found.extend(step_line(&tried, action, seat, evaluator, positions));
                Self::Steps { left, tried, all }
            }
            Self::Done => Self::Done,
        }
    }

    /// Returns one line at once, for a search that has found none yet.
    pub(super) fn first(&self, seat: Seat, evaluator: &Evaluator) -> Option<FoundLine> {
        let positions = &mut 0;
        let mut follow = |candidate: &Candidate, tried: &TriedTurn| {
            let done = candidate.follow(tried, seat, evaluator, positions)?;
            Some(FoundLine::of(done, &tried.game, seat, evaluator, positions))
        };
        match self {
            Self::Bids { auction, game, left, whims } => {
                left.iter().rev().find_map(|&bid| bid_line(auction, game, whims, bid, &mut 0))
            }
            Self::Moves { collector, tried, .. } => {
                let best = collector.best().iter().find_map(|candidate| follow(candidate, tried));
                best.or_else(|| {
                    let mut any = tried.clone();
                    let is_played = tried.game.legal_actions().into_iter().any(|action| any.play(action));
                    is_played.then(|| FoundLine::of(any, &tried.game, seat, evaluator, &mut 0))
                })
            }
            Self::Finish { left, tried, .. } => left.iter().rev().find_map(|candidate| follow(candidate, tried)),
            Self::Steps { left, tried, .. } => {
                left.iter().rev().find_map(|&action| step_line(tried, action, seat, evaluator, &mut 0))
            }
            Self::Done => None,
        }
    }

    pub(super) const fn are_bids(&self) -> bool {
        matches!(self, Self::Bids { .. })
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

impl FoundLine {
    /// Values a finished turn that began in a game. Where the line ends with a draw, the rest of the turn is a guess:
    /// then this is the mean over several orders of the decks.
    fn of(done: TriedTurn, before: &Game, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> Self {
        let mut sum = evaluator.margin(&done.game, seat);
        *positions += 1;
        let mut count = 1.0;
        if done.is_closed && !matches!(done.line.last(), Some(Action::End)) {
            for sample in 1..DRAWS {
                let mut other = TriedTurn::new(before.with_piles_shuffled(sample));
                if done.line.iter().all(|&action| other.play(action)) {
                    other.finish(seat, evaluator, positions);
                    *positions += 1;
                    sum += evaluator.margin(&other.game, seat);
                    count += 1.0;
                }
            }
        }
        Self { actions: done.line, game: done.game, value: sum / count }
    }
}

/// Values a bid with those that are expected after it.
fn bid_line(auction: &Auction, game: &Game, whims: &[Action], bid: Action, positions: &mut u32) -> Option<FoundLine> {
    let (value, later) = auction.play(game, bid, positions)?;
    let mut after = turn::after(game.clone(), bid)?;
    for price in later {
        if after.play(Action::Bid { price, fakirs: 0 }).is_err() {
            break;
        }
    }
    Some(FoundLine { actions: whims.iter().copied().chain([bid]).collect(), game: after, value })
}

/// Plays an action of a step that is neither a bid nor a move, and the rest of the turn.
fn step_line(
    tried: &TriedTurn,
    action: Action,
    seat: Seat,
    evaluator: &Evaluator,
    positions: &mut u32,
) -> Option<FoundLine> {
    let mut after = tried.clone();
    if !after.play(action) {
        return None;
    }
    let is_turn = matches!(after.game.phase, Phase::Turn(_));
    if is_turn && action != Action::End {
        after.finish(seat, evaluator, positions);
    }
    *positions += 1;
    let value = evaluator.margin(&after.game, seat);
    Some(FoundLine { actions: after.line, game: after.game, value })
}
