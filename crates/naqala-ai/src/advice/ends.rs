//! The best ends of the moves from a tile, with their worth.

use super::idea::{Idea, few_each};
use crate::evaluator::Evaluator;
use crate::figures;
use crate::knowledge::Knowledge;
use crate::lines::Lines;
use crate::moves::Width;
use crate::turn::TriedTurn;
use naqala_rules::game::{Action, Seat, Square, Step};
use serde::Serialize;

/// How widely a tile's meeples are dropped.
const WIDTH: Width = Width { all_up_to: 4, ends: 30, ways: 8, kept: 60, noticed: 100, fewest: 0 };
/// One seed for all: the same question has the same answer.
const SEED: u64 = 0;

/// An end of a move, with the best way there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct MoveEnd {
    /// The line, from picking up to the next barrier.
    #[serde(serialize_with = "figures::line")]
    pub line: Vec<Action>,
    /// By how much it improves the expected margin over what it is before the turn, in points. Only the end of the turn
    /// and what it leaves are valued; nothing is played on.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub worth: f32,
    /// How many more points the player would have if the game ended after the turn.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub points: f32,
}

/// A search for the best ends of the moves from a tile. [`step`](Self::step) does a slice of it; to cancel it, drop it.
///
/// ```
/// use naqala_ai::{EndSearch, Knowledge};
/// use naqala_rules::game::{Options, Record};
/// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// for price in [3, 1, 0, 0] {
///     record.play(format!("bid {price}").parse()?)?;
/// }
/// let knowledge = Knowledge::of_record(&record).expect("the game goes on");
/// let mut search = EndSearch::new(&knowledge, "c3".parse()?, 3);
/// while !search.step(500) {}
/// let ends = search.best();
/// assert!(ends.len() <= 3 && ends.is_sorted_by(|one, other| one.worth >= other.worth));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct EndSearch {
    seat: Seat,
    count: usize,
    evaluator: Evaluator,
    /// The expected margin and the points before the turn.
    before: [f32; 2],
    lines: Lines,
    found: Vec<TriedTurn>,
}

impl EndSearch {
    /// Starts a search; it ends at once where no move begins.
    #[must_use]
    pub fn new(knowledge: &Knowledge, start: Square, count: usize) -> Self {
        let (game, seat) = (knowledge.sample(SEED), knowledge.seat());
        let mut evaluator = Evaluator::fitted(&game);
        let before = [evaluator.margin(&game, seat), game.score(seat).total() as f32];
        let lines = match game.turn() {
            Some(turn) if turn.step == Step::Move => Lines::from_tile(game, start, &mut evaluator, WIDTH),
            _ => Lines::Done,
        };
        Self { seat, count, evaluator, before, lines, found: Vec::new() }
    }

    /// Values at least this many positions, unless the search ends first; returns whether it has ended.
    pub fn step(&mut self, positions: u32) -> bool {
        let mut valued = 0;
        while valued < positions.max(1) && !matches!(self.lines, Lines::Done) {
            valued += 1;
            let lines = std::mem::replace(&mut self.lines, Lines::Done);
            self.lines = lines.advance(&self.evaluator, 1, false, &mut valued, &mut self.found);
        }
        matches!(self.lines, Lines::Done)
    }

    /// Returns how much of the work is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.lines.progress()
    }

    /// Returns the best ends so far, best first.
    pub fn best(&self) -> Vec<MoveEnd> {
        let end = |turn: &TriedTurn| MoveEnd {
            worth: turn.value - self.before[0],
            points: turn.game.score(self.seat).total() as f32 - self.before[1],
            line: turn.line.clone(),
        };
        let mut ends: Vec<MoveEnd> = self.found.iter().map(end).collect();
        ends.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let mut ends = few_each(ends, 1, |end| Idea::of(&end.line));
        ends.truncate(self.count);
        ends
    }
}
