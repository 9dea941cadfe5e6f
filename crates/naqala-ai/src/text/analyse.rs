//! `analyse` of the line protocol: the verdicts about all decisions of a record, and their sums.

use super::advise::read_plan;
use super::failure::Failure;
use crate::figures::Figures;
use crate::{Analyser, DecisionVerdict, ExpectedPoints, Outcome};
use naqala_rules::game::Record;
use serde::Serialize;

/// A verdict with all that an analysis sums up, for the messages of the adviser.
#[derive(Serialize)]
pub struct WrittenVerdict<'a> {
    #[serde(flatten)]
    decision: &'a DecisionVerdict,
    points: [Vec<f64>; 3],
    chances: [Vec<f64>; 2],
    outcomes: [Outcome; 2],
}

impl<'a> From<&'a DecisionVerdict> for WrittenVerdict<'a> {
    fn from(decision: &'a DecisionVerdict) -> Self {
        let ExpectedPoints { best, played, after_draws } = &decision.points;
        Self {
            decision,
            points: [best, played, after_draws].map(|row| row.rounded(100)),
            chances: [0, 1].map(|line: usize| decision.chances[line].rounded(1000)),
            outcomes: decision.outcomes,
        }
    }
}

/// Answers `analyse` and `analyse {"budget": 20000, "seed": "7"}`.
pub fn analyse(record: &Record, text: &str) -> Result<String, Failure> {
    let plan = read_plan(text, Analyser::PLAN, &["budget", "seed"])?;
    let mut analyser = Analyser::new(record, plan);
    while !analyser.step(u32::MAX) {}
    serde_json::to_string(&analyser.analysis()).map_err(Failure::from)
}
