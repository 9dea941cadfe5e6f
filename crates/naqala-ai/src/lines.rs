//! The lines of a decision, found one after another, for play and for advice.

use super::bid::Auction;
use super::evaluator::Evaluator;
use super::flute;
use super::knowledge::Knowledge;
use super::moves::{Collector, Width};
use super::turn::{TriedTurn, orders, take_free};
use naqala_rules::game::{Action, Game, Phase, Square, Step};

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scope {
    /// How widely moves are looked for.
    pub width: Width,
    /// How much the turns to come count in a bid, from 0 to 1; with 0 it takes the cheapest spot.
    pub eagerness: f32,
    /// How many actions of each step after a move are compared by the turns to which they lead.
    pub look: usize,
}

/// The work that is left; the next piece is the last in each list.
#[derive(Clone)]
pub(super) enum Lines {
    Bids {
        auction: Box<Auction>,
        game: Box<Game>,
        left: Vec<Action>,
        whims: Vec<Action>,
    },
    Moves {
        collector: Box<Collector>,
        tried: Box<TriedTurn>,
        before: Box<Game>,
    },
    /// Turns after their move, or after an action of another step.
    Finish {
        left: Vec<TriedTurn>,
        before: Box<Game>,
        all: usize,
    },
    Done,
}

/// How many moves are finished in a hurry.
const FEW: usize = 8;

impl Lines {
    pub(super) fn of(
        knowledge: &Knowledge,
        evaluator: &mut Evaluator,
        scope: Scope,
        seed: u64,
        positions: &mut u32,
    ) -> Self {
        let seat = knowledge.seat();
        let before = knowledge.sample(seed);
        let mut tried = TriedTurn::new(before.clone());
        while let Some(whim) = tried.game.legal_actions().into_iter().find(|action| matches!(action, Action::Whim(_))) {
            if !tried.play(whim) {
                break;
            }
        }
        let mut left = match &tried.game.phase {
            Phase::Bid => return Self::bids(tried, evaluator, scope.eagerness),
            Phase::Over => return Self::Done,
            Phase::Turn(turn) => match turn.step {
                Step::Move if tried.game.can_move() => {
                    let line = flute::call(&tried.game, seat, evaluator, positions).unwrap_or_default();
                    tried = tried.clone().after(line).unwrap_or(tried);
                    return Self::moves(tried, before, evaluator, scope.width, seed);
                }
                Step::Sow(_) => return Self::moves(tried, before, evaluator, scope.width, seed),
                Step::Order { .. } => orders(&tried.game),
                _ => tried.game.legal_actions(),
            },
        };
        let free = take_free(&mut left, &tried.game, seat, evaluator);
        left.extend(free);
        let left: Vec<TriedTurn> = left.into_iter().rev().filter_map(|action| tried.clone().after([action])).collect();
        Self::Finish { all: left.len(), left, before: Box::new(before) }
    }

    /// Begins with the bids after what was tried.
    pub(super) fn bids(tried: TriedTurn, evaluator: &Evaluator, eagerness: f32) -> Self {
        let mut left = Auction::bids(&tried.game);
        left.reverse();
        let auction = Box::new(Auction::of(&tried.game, evaluator, eagerness));
        Self::Bids { auction, game: Box::new(tried.game), left, whims: tried.line }
    }

    /// Begins with the moves of the player to act, after what was tried.
    pub(super) fn moves(tried: TriedTurn, before: Game, evaluator: &mut Evaluator, width: Width, seed: u64) -> Self {
        let Some(seat) = before.active() else { return Self::Done };
        evaluator.reprice(&tried.game, seat);
        let collector = Collector::new(&tried.game, seat, evaluator, width, seed);
        Self::Moves { collector: Box::new(collector), tried: Box::new(tried), before: Box::new(before) }
    }

    /// Begins with the moves from one tile.
    pub(super) fn from_tile(game: Game, start: Square, evaluator: &mut Evaluator, width: Width) -> Self {
        let mut lines = Self::moves(TriedTurn::new(game.clone()), game, evaluator, width, 0);
        if let Self::Moves { collector, .. } = &mut lines {
            collector.only_from(start);
        }
        lines
    }

    /// Does the next piece of work. The best `look` actions of each step after a move are compared by the turns to which
    /// they lead; with 0 only the best move stays, and no bids are played after one. In a hurry it only finishes the best of
    /// what was found.
    pub(super) fn advance(
        self,
        evaluator: &Evaluator,
        look: usize,
        hurry: bool,
        positions: &mut u32,
        found: &mut Vec<TriedTurn>,
    ) -> Self {
        match self {
            Self::Bids { auction, game, mut left, whims } => {
                let Some(bid) = left.pop() else { return Self::Done };
                found.extend(bid_line(&auction, &game, &whims, bid, look, positions));
                Self::Bids { auction, game, left, whims }
            }
            Self::Moves { mut collector, tried, before } => {
                let goes_on = collector.step(evaluator, positions);
                if goes_on && (!hurry || collector.best().is_empty()) {
                    return Self::Moves { collector, tried, before };
                }
                let most = match (look, hurry) {
                    (0, _) => 1,
                    (_, true) => FEW,
                    (_, false) => usize::MAX,
                };
                let best = collector.best().iter().filter_map(|best| best.play(&tried));
                let mut left: Vec<TriedTurn> = best.take(most).collect();
                left.reverse();
                Self::Finish { all: left.len(), left, before }
            }
            Self::Finish { mut left, before, all } => {
                let (Some(turn), Some(seat)) = (left.last_mut(), before.active()) else { return Self::Done };
                if !turn.go_on(seat, before.round, look, evaluator, positions) {
                    found.extend(left.pop().map(|turn| turn.valued(&before, seat, evaluator, positions)));
                }
                Self::Finish { left, before, all }
            }
            Self::Done => Self::Done,
        }
    }

    /// Returns one line at once, for a search that has found none yet.
    pub(super) fn first(&self, evaluator: &Evaluator, look: usize) -> Option<TriedTurn> {
        let (mut lines, mut found) = (self.clone(), Vec::new());
        while found.is_empty() && !matches!(lines, Self::Done) {
            lines = lines.advance(evaluator, look, true, &mut 0, &mut found);
        }
        found.pop()
    }

    pub(super) const fn are_bids(&self) -> bool {
        matches!(self, Self::Bids { .. })
    }

    /// Returns how much of the look is done, from 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        match self {
            Self::Bids { left, .. } => 1.0 / (left.len() + 1) as f32,
            Self::Moves { collector, .. } => 0.6 * collector.progress(),
            Self::Finish { left, all, .. } => 1.0 - 0.4 * left.len() as f32 / (*all).max(1) as f32,
            Self::Done => 1.0,
        }
    }
}

/// Values a bid with those that are expected after it, and plays them unless the look is quick.
fn bid_line(
    auction: &Auction,
    game: &Game,
    whims: &[Action],
    bid: Action,
    look: usize,
    positions: &mut u32,
) -> Option<TriedTurn> {
    let (value, later) = auction.play(game, bid, positions)?;
    let mut after = TriedTurn::new(game.clone()).after([bid])?;
    for price in later.into_iter().filter(|_| look > 0) {
        if !after.play(Action::Bid { price, fakirs: 0 }) {
            break;
        }
    }
    after.line = whims.iter().copied().chain([bid]).collect();
    after.value = value;
    Some(after)
}
