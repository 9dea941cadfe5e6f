//! The best ends of the moves from a tile, with their worth.

use super::idea::{Idea, few_each};
use crate::ai::candidates::Width;
use crate::ai::evaluator::Evaluator;
use crate::ai::knowledge::Knowledge;
use crate::ai::lines::{Lines, Scope};
use crate::ai::turn::TriedTurn;
use crate::ai::value::Weights;
use crate::game::{Action, Square, Step};

/// How widely a tile's meeples are dropped.
const WIDTH: Width = Width { all_up_to: 4, ends: 30, ways: 8, kept: 60, noticed: 100, fewest: 0 };
const SCOPE: Scope = Scope { width: WIDTH, eagerness: 0.0, look: 1 };
/// One seed for all: the same question has the same answer.
const SEED: u64 = 0;

/// An end of a move, with the best way there.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveEnd {
    /// The line, from picking up to the next barrier.
    pub line: Vec<Action>,
    /// By how much it improves the expected margin over what it is before the turn, in points. Only the end of the turn
    /// and what it leaves are valued; nothing is played on.
    pub worth: f32,
    /// How many more points the player would have if the game ended after the turn.
    pub points: f32,
}

/// Returns the best ends of the moves from a tile, best first; none where no move begins.
///
/// ```
/// use naqala::ai::{Knowledge, ends_at};
/// use naqala::game::{Options, Record};
/// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// for price in [3, 1, 0, 0] {
///     record.play(format!("bid {price}").parse()?)?;
/// }
/// let knowledge = Knowledge::of_record(&record).expect("the game goes on");
/// let ends = ends_at(&knowledge, "c3".parse()?, 3);
/// assert!(ends.len() <= 3 && ends.is_sorted_by(|one, other| one.worth >= other.worth));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn ends_at(knowledge: &Knowledge, start: Square, count: usize) -> Vec<MoveEnd> {
    let game = knowledge.sample(SEED);
    let (seat, players) = (knowledge.seat(), knowledge.players());
    if !game.turn().is_some_and(|turn| turn.step == Step::Move) {
        return Vec::new();
    }
    let mut evaluator = Evaluator::of(&game, &Weights::fitted(players), 1.0);
    let (value, points) = (evaluator.margin(&game, seat), game.score(seat).total() as f32);
    let mut lines = Lines::from_tile(game, start, seat, &mut evaluator, WIDTH);
    let mut found = Vec::new();
    while !matches!(lines, Lines::Done) {
        lines = lines.advance(seat, &evaluator, SCOPE, false, &mut 0, &mut found);
    }
    let end = |turn: TriedTurn| MoveEnd {
        worth: turn.value - value,
        points: turn.game.score(seat).total() as f32 - points,
        line: turn.line,
    };
    let mut ends: Vec<MoveEnd> = found.into_iter().map(end).collect();
    ends.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut ends = few_each(ends, 1, |end| Idea::of(&end.line));
    ends.truncate(count);
    ends
}
