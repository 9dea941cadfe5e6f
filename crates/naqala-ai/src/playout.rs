//! Playing on: the bids and turns that follow a line, each the best at a quick look.

use super::advice::Idea;
use super::evaluator::Evaluator;
use super::figures;
use super::kept::Change;
use super::knowledge::Knowledge;
use super::lines::Lines;
use super::moves::Width;
use super::turn::TriedTurn;
use super::value::{Values, chances};
use naqala_rules::game::{Action, Game, Phase, Seat, Step};
use serde::Serialize;

/// The width of a quick look, which keeps a second move.
const QUICK: Width = Width { all_up_to: 2, ends: 6, ways: 3, kept: 2, noticed: 100, fewest: 0 };
/// How many kinds of rivals there are; samples take turns.
pub(super) const KINDS: usize = 4;
/// How many of a hundred ends rivals notice, by kind. They differ, since a good line must hold against all kinds.
const NOTICED: [u32; KINDS] = [60, 100, 75, 90];
/// How many of a hundred ends everybody notices in advice, by kind. Rivals who overlook more than the
/// player does make advice too hopeful.
const NOTICED_BY_ALL: [u32; KINDS] = [80, 100, 90, 95];
/// How eagerly rivals bid, by kind.
const EAGERNESS: [f32; KINDS] = [0.3, 0.5, 0.8, 0.4];

/// A game that is played on from the end of a line to the end of its round.
#[derive(Clone)]
pub(super) struct Playout {
    pub game: Game,
    pub evaluator: Evaluator,
    seat: Seat,
    round: u32,
    course: Course,
    /// Whether anybody could bid or move after the line, so that its end is not certain.
    is_guess: bool,
    /// The price that the line bid, until all have bid.
    price: Option<u8>,
    /// The turn of that bid.
    turn: Option<BidTurn>,
    /// The score sheets before the line, if it bid.
    before: Vec<i64>,
    /// What the line changed, in advice.
    pub change: Option<Change>,
    /// The work that is left on the decision that is being made, and the bids that were tried for it.
    lines: Lines,
    bids: Vec<TriedTurn>,
    /// The rounds that follow from the seat's next bids, and the best of those that are over.
    forks: Vec<Self>,
    best_fork: Option<(f32, Box<Self>)>,
    /// The price of this fork.
    fork_price: Option<u8>,
    /// What each of those bids turned out to be worth.
    pub tried_bids: Vec<(u8, f32)>,
}

/// How a playout goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    /// The seed of what is drawn.
    pub seed: u64,
    /// How the seat bids later in the round; rivals bid by the auction alone.
    pub own_bids: OwnBids,
    /// Whether it is for advice. Then the seat overlooks as much as its rivals, and what the line changes is noted.
    pub is_for_advice: bool,
}

/// How a seat bids later in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OwnBids {
    /// The best of so many, each played on. This knows how the round goes on, so it finds bids but is too hopeful.
    Best(usize),
    /// At this price if that is open, or else what the auction likes best.
    At(Option<u8>),
}

impl OwnBids {
    /// How many of its own later bids in a round a player tries in each sample. With only the one that the auction likes best,
    /// an earlier bid looks worse than it turns out.
    pub(super) const TRIED: Self = Self::Best(3);
}

/// The turn that a bid leads to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BidTurn {
    /// Its place in the round, from 1.
    pub place: usize,
    /// How many turns the round has.
    pub of: usize,
    /// Its move; of several samples the most frequent one, if more than half of them had it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idea: Option<Idea>,
    /// How many points the round brings the player, after the price.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub own: f32,
    /// How many it brings a rival, on average.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub rivals: f32,
}

impl Playout {
    /// Plays a line and the rest of its turn in a sample; none if the line is not legal there.
    pub(super) fn of(
        knowledge: &Knowledge,
        line: &[Action],
        evaluator: &Evaluator,
        course: Course,
        positions: &mut u32,
    ) -> Option<Self> {
        let (game, seat) = (knowledge.sample(course.seed), knowledge.seat());
        let round = game.round;
        let before = totals(&game);
        let start = course.is_for_advice.then(|| game.clone());
        let mut tried = TriedTurn::new(game).after(line.iter().copied())?;
        tried.finish(seat, evaluator, positions);
        *positions += 1;
        let price = price_of(line);
        let change = start.map(|start| Change::of(&start, &tried.game, seat, evaluator));
        let (game, evaluator) = (tried.game, evaluator.clone());
        Some(Self {
            is_guess: false,
            game,
            evaluator,
            seat,
            round,
            course,
            price,
            turn: None,
            before,
            change,
            lines: Lines::Done,
            bids: Vec::new(),
            forks: Vec::new(),
            best_fork: None,
            fork_price: None,
            tried_bids: Vec::new(),
        })
    }

    /// Does a piece of the next bid or turn; returns false once the round is over.
    pub(super) fn step(&mut self, positions: &mut u32) -> bool {
        if let Some(fork) = self.forks.last_mut() {
            return fork.step(positions) || self.end_fork();
        }
        let lines = std::mem::replace(&mut self.lines, Lines::Done);
        if matches!(lines, Lines::Done) {
            return self.begin(positions);
        }
        match lines.advance(&self.evaluator, 0, false, positions, &mut self.bids) {
            Lines::Done => self.bid(),
            Lines::Finish { mut left, .. } => left.pop().is_some_and(|turn| self.end_turn(turn, positions)),
            lines => {
                self.lines = lines;
                true
            }
        }
    }

    /// Bids what the auction likes best, or begins a fork for each of the bids that the seat tries. Returns false if there is
    /// no bid.
    fn bid(&mut self) -> bool {
        let mut bids = std::mem::take(&mut self.bids);
        bids.sort_by(|one, other| other.value.total_cmp(&one.value));
        let is_own = self.game.active() == Some(self.seat);
        let play = |game: &mut Game, bid: &TriedTurn| bid.line.iter().all(|&action| game.play(action).is_ok());
        let forks = match self.course.own_bids {
            OwnBids::Best(most) if is_own && most.min(bids.len()) > 1 => most,
            OwnBids::At(Some(price)) if is_own => {
                let bid = bids.iter().find(|bid| price_of(&bid.line) == Some(price)).or_else(|| bids.first());
                return bid.is_some_and(|bid| play(&mut self.game, bid));
            }
            _ => return bids.first().is_some_and(|bid| play(&mut self.game, bid)),
        };
        let forks = bids.iter().take(forks).rev().filter_map(|bid| {
            let mut fork = Self { fork_price: price_of(&bid.line), ..self.clone() };
            play(&mut fork.game, bid).then_some(fork)
        });
        self.forks = forks.collect();
        !self.forks.is_empty()
    }

    /// Takes the fork that is over; after the last one, goes on as the best. Returns whether another is left.
    fn end_fork(&mut self) -> bool {
        if let Some(fork) = self.forks.pop() {
            let value = self.evaluator.margin(&fork.game, self.seat);
            self.tried_bids.extend(fork.fork_price.map(|price| (price, value)));
            if self.best_fork.as_ref().is_none_or(|(most, _)| value > *most) {
                self.best_fork = Some((value, Box::new(fork)));
            }
        }
        if !self.forks.is_empty() {
            return true;
        }
        if let Some((_, best)) = self.best_fork.take() {
            *self = Self { fork_price: self.fork_price, tried_bids: std::mem::take(&mut self.tried_bids), ..*best };
        }
        false
    }

    /// Begins the next decision; returns false if there is none.
    fn begin(&mut self, positions: &mut u32) -> bool {
        if self.game.round != self.round {
            return false;
        }
        match &self.game.phase {
            Phase::Bid => {
                self.is_guess = true;
                let eagerness = self.of_kind(EAGERNESS);
                self.lines = Lines::bids(TriedTurn::new(self.game.clone()), &self.evaluator, eagerness);
                true
            }
            Phase::Turn(turn) => {
                let mover = turn.player;
                let is_move = turn.step == Step::Move && self.game.can_move();
                self.turn = self.price.take().map(|price| self.turn_of(price)).or(self.turn);
                let mut tried = TriedTurn::new(self.game.clone());
                if is_move {
                    self.is_guess = true;
                    let noticed = match (self.course.is_for_advice, mover == self.seat) {
                        (true, _) => self.of_kind(NOTICED_BY_ALL),
                        (false, true) => QUICK.noticed,
                        (false, false) => self.of_kind(NOTICED),
                    };
                    let width = Width { noticed, ..QUICK };
                    self.lines = Lines::moves(tried, self.game.clone(), &mut self.evaluator, width, self.course.seed);
                    return true;
                }
                self.evaluator.reprice(&self.game, mover);
                tried.finish(mover, &self.evaluator, positions);
                let has_acted = !tried.line.is_empty();
                self.game = tried.game;
                has_acted
            }
            Phase::Over => false,
        }
    }

    /// Returns the turn of the seat's marker at a price, as the first turn of a round begins. The marker of that turn has
    /// left the track.
    fn turn_of(&self, price: u8) -> BidTurn {
        let track = &self.game.turn_order;
        let before: usize = track.prices().filter(|&other| other > price).map(|other| track.group(other).len()).sum();
        let at = track.group(price).iter().position(|&seat| seat == self.seat);
        let place = at.map_or(1, |at| 2 + before + at);
        BidTurn { place, of: 1 + track.order().count(), idea: None, own: 0.0, rivals: 0.0 }
    }

    /// Returns the turn that the line bid for, and what the round has brought since.
    pub(super) fn turn(&self) -> Option<BidTurn> {
        let brought: Vec<_> =
            totals(&self.game).iter().zip(&self.before).map(|(now, before)| (now - before) as f32).collect();
        let own = brought[self.seat.index()];
        let rivals = (brought.iter().sum::<f32>() - own) / (brought.len() - 1) as f32;
        self.turn.map(|turn| BidTurn { own, rivals, ..turn })
    }

    /// Returns each seat's chance to win, if the end has these values.
    pub(super) fn chances(&self, values: &Values) -> Vec<f32> {
        chances(&self.game, values, self.is_guess)
    }

    /// Plays the rest of a turn after its move, and notes the move if the line bid for that turn.
    fn end_turn(&mut self, mut turn: TriedTurn, positions: &mut u32) -> bool {
        let Some(mover) = self.game.active() else { return false };
        turn.finish(mover, &self.evaluator, positions);
        let left = self.game.turn_order.order().count();
        if let Some(own) = self.turn.as_mut().filter(|own| own.of - left == own.place) {
            own.idea = Idea::of(&turn.line);
        }
        self.game = turn.game;
        true
    }

    /// Returns what belongs to the kind of rivals in this sample.
    const fn of_kind<T: Copy>(&self, kinds: [T; KINDS]) -> T {
        kinds[(self.course.seed % KINDS as u64) as usize]
    }
}

/// Returns the price that a line bids.
fn price_of(line: &[Action]) -> Option<u8> {
    line.iter().find_map(|action| if let Action::Bid { price, .. } = action { Some(*price) } else { None })
}

fn totals(game: &Game) -> Vec<i64> {
    game.seats().map(|seat| i64::from(game.score(seat).total())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Weights;
    use naqala_rules::game::{Options, Record};

    const fn course(own_bids: OwnBids) -> Course {
        Course { seed: 7, own_bids, is_for_advice: false }
    }

    #[test]
    fn a_playout_goes_on_beyond_two_turns_of_one_player_in_a_row() {
        let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).unwrap();
        // The markers of the first bidder stand behind those of the other.
        let first = record.game().active().unwrap();
        let mut prices = [[0, 1], [3, 5]].map(IntoIterator::into_iter);
        while let Some(seat) = record.game().active().filter(|_| record.game().turn().is_none()) {
            let price = prices[usize::from(seat != first)].next().unwrap();
            record.play(Action::Bid { price, fakirs: 0 }).unwrap();
        }
        let game = record.game();
        let order: Vec<Seat> = game.turn().map(|turn| turn.player).into_iter().chain(game.turn_order.order()).collect();
        assert_eq!(order, [Seat(1 - first.0), Seat(1 - first.0), first, first]);

        let knowledge = Knowledge::of_record(&record).unwrap();
        let evaluator = Evaluator::of(game, &Weights::by_hand(), 1.0);
        let mut playout = Playout::of(&knowledge, &[], &evaluator, course(OwnBids::At(None)), &mut 0).unwrap();
        while playout.step(&mut 0) {}
        assert_eq!(playout.game.round, game.round + 1);
    }

    #[test]
    fn bids_that_are_played_on_turn_out_no_worse() {
        let gains = (0..8).map(|deal| {
            let record = Record::new(Options::new(["Anna", "Sam"], deal)).unwrap();
            let knowledge = Knowledge::of_record(&record).unwrap();
            let (seat, evaluator) = (knowledge.seat(), Evaluator::of(record.game(), &Weights::fitted(2), 1.0));
            let [by_auction, played_on] = [OwnBids::At(None), OwnBids::Best(3)].map(|own_bids| {
                let line = [Action::Bid { price: 0, fakirs: 0 }];
                let mut playout = Playout::of(&knowledge, &line, &evaluator, course(own_bids), &mut 0).unwrap();
                while playout.step(&mut 0) {}
                assert!(playout.game.round > record.game().round && playout.forks.is_empty());
                evaluator.margin(&playout.game, seat)
            });
            played_on - by_auction
        });
        let gains: Vec<f32> = gains.collect();
        assert!(gains.iter().all(|gain| *gain >= 0.0) && gains.iter().any(|gain| *gain > 0.0), "{gains:?}");
    }
    #[test]
    fn an_end_is_a_guess_only_where_somebody_can_bid_or_move_before_it() {
        let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).unwrap();
        let mut ends = Vec::new();
        while !record.game().is_over() {
            let knowledge = Knowledge::of_record(&record).unwrap();
            let evaluator = Evaluator::of(record.game(), &Weights::fitted(2), 1.0);
            let mut playout = Playout::of(&knowledge, &[], &evaluator, course(OwnBids::At(None)), &mut 0).unwrap();
            let is_settled = playout.game.is_over();
            while playout.step(&mut 0) {}
            if playout.game.is_over() {
                let chances = playout.chances(&evaluator.values(&playout.game));
                ends.push((is_settled, chances.iter().any(|chance| *chance >= 1.0)));
            }
            let action = *record.game().legal_actions().last().unwrap();
            record.play(action).unwrap();
        }
        assert!(ends.iter().all(|(is_settled, is_certain)| is_settled <= is_certain), "{ends:?}");
        assert!(ends.contains(&(false, false)) && ends.contains(&(true, true)), "{ends:?}");
    }
}
