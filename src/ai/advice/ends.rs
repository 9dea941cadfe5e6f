//! The best ends of the moves from a tile, with their worth.

use super::idea::Idea;
use super::look::ValuedLine;
use super::sheet::{Shares, TermSheet};
use crate::ai::candidates::{Collector, Width};
use crate::ai::evaluator::Evaluator;
use crate::ai::knowledge::Knowledge;
use crate::ai::turn::TriedTurn;
use crate::ai::value::Weights;
use crate::game::{Action, Meeple, Square, Step};

/// How widely a tile's meeples are dropped.
const WIDTH: Width = Width { all_up_to: 4, ends: 30, ways: 8, kept: 60, noticed: 100, fewest: 0 };
/// One seed for all: the same question has the same answer.
const SEED: u64 = 0;

/// An end of a move, with the best way there.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveEnd {
    /// Where the move ends.
    pub tile: Square,
    /// With which tribe.
    pub meeple: Meeple,
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
    evaluator.reprice(&game, seat);
    let before = TermSheet::of(&game, &evaluator);
    let shares = Shares::of(&before.values(), players, seat);
    let mut positions = 0;
    let mut collector = Collector::from_tile(&game, start, seat, &evaluator, WIDTH);
    while collector.step(&evaluator, &mut positions) {}
    let tried = TriedTurn::new(game);
    let now = tried.game.score(seat).total() as f32;
    let mut ends: Vec<MoveEnd> = Vec::new();
    for candidate in collector.into_best() {
        let Some(done) = candidate.follow(&tried, seat, &evaluator, &mut positions) else { continue };
        let valued = ValuedLine::of(done.line, &done.game, &evaluator);
        let Some(ValuedLine { end, idea: Idea::End(tile, meeple), actions: line, .. }) = valued else {
            continue;
        };
        let worth = shares.margin(&end.sheet) - shares.margin(&before);
        let points = done.game.score(seat).total() as f32 - now;
        ends.push(MoveEnd { tile, meeple, line, worth, points });
    }
    ends.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut seen: Vec<(Square, Meeple)> = Vec::new();
    ends.retain(|end| {
        let is_new = !seen.contains(&(end.tile, end.meeple));
        seen.push((end.tile, end.meeple));
        is_new
    });
    ends.truncate(count);
    ends
}
