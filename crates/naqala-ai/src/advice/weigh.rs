//! Weighs given lines of one decision against each other, without looking for others.

use super::paired::{error, mean};
use super::rollout::RolloutEnd;
use super::sheet::{Shares, TermSheet};
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::playout::OwnBids;
use crate::trials::{Trial, Trials};
use naqala_rules::game::Action;

/// Plays lines on in the same samples. Returns the value of each, the expected final margin over the rivals in points, and
/// the standard error of its difference to the first line; none for a line that is illegal in one of the samples.
///
/// ```
/// use naqala_ai::{Knowledge, weigh};
/// use naqala_rules::game::{Options, Record};
/// let record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// let knowledge = Knowledge::of_record(&record).expect("somebody has to bid");
/// let lines = ["bid 0", "bid 18", "bid 18", "bid 2"].map(|bid| bid.parse().map(|bid| vec![bid]));
/// let weighed = weigh(&knowledge, &lines.into_iter().collect::<Result<Vec<_>, _>>()?, 4, 1);
/// let value = |line: usize| weighed[line].map(|(value, _)| value);
/// assert!(value(0) > value(1) && value(1) == value(2), "a turn is not worth 18 coins");
/// assert_eq!(weighed[3], None, "no spot has this price");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn weigh(knowledge: &Knowledge, lines: &[Vec<Action>], samples: usize, seed: u64) -> Vec<Option<(f32, f32)>> {
    let game = knowledge.sample(seed);
    let evaluator = Evaluator::fitted(&game);
    let shares = Shares::of(&TermSheet::of(&game, &evaluator).points(), knowledge.seat());
    let mut ends: Vec<Option<Vec<RolloutEnd>>> = vec![Some(Vec::new()); lines.len()];
    let mut trials = Trials::new(seed, true);
    while trials.samples() < samples {
        let line = |place: usize| lines.get(place).map(|line| (&line[..], OwnBids::TRIED));
        if let Trial::End(line, playout) = trials.step(knowledge, line, &evaluator, &mut 0) {
            match (playout, &mut ends[line]) {
                (Some(playout), Some(ends)) => ends.push(RolloutEnd::of_playout(&playout)),
                (_, ends) => *ends = None,
            }
        }
    }
    let first = ends.first().and_then(Option::as_ref);
    let weighed = ends.iter().map(|ends| {
        let ends = ends.as_ref()?;
        Some((shares.margin(&mean(ends)?), first.map_or(0.0, |first| error(first, ends, &shares))))
    });
    weighed.collect()
}
