//! `analyse` of the line protocol: the verdicts about all decisions of a record, and their sums.

use super::advise::{WrittenOutcome, WrittenReason, read_plan, rounded, written_outcome, written_reason};
use super::failure::Failure;
use crate::{Analyser, Analysis, DecisionVerdict, ExpectedPoints, LossKind, MarginSum, Mark};
use naqala_rules::game::{Action, Record};
use serde::Serialize;
use std::collections::BTreeMap;

/// An analysis as `analyse` answers it.
#[derive(Serialize)]
pub struct WrittenAnalysis {
    decisions: Vec<WrittenDecision>,
    accuracy: Vec<f64>,
    margin: Vec<Vec<f64>>,
    chances: Vec<Vec<f64>>,
    lost: Vec<BTreeMap<&'static str, f64>>,
    costliest: Vec<Vec<usize>>,
    sums: Vec<WrittenSum>,
    done: bool,
}

#[derive(Serialize)]
struct WrittenDecision {
    entry: usize,
    player: usize,
    played: Vec<String>,
    best: Vec<String>,
    loss: f64,
    error: f64,
    win: [f64; 2],
    luck: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<WrittenReason>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    forced: bool,
}

#[derive(Serialize)]
struct WrittenSum {
    start: f64,
    luck: f64,
    own: f64,
    rivals: f64,
    rest: f64,
    end: f64,
}

/// A verdict with all that an analysis sums up, for the messages of the adviser.
#[derive(Serialize)]
pub struct WrittenVerdict {
    #[serde(flatten)]
    decision: WrittenDecision,
    points: Vec<Vec<f64>>,
    chances: Vec<Vec<f64>>,
    /// What the best line and the played one lead to.
    outcomes: [WrittenOutcome; 2],
}

impl From<&DecisionVerdict> for WrittenVerdict {
    fn from(judged: &DecisionVerdict) -> Self {
        let ExpectedPoints { best, played, after_draws } = &judged.points;
        let row = |row: &Vec<f32>, parts: f64| row.iter().map(|&number| rounded(number, parts)).collect();
        Self {
            decision: decision(judged),
            points: [best, played, after_draws].map(|points| row(points, 100.0)).into(),
            chances: judged.chances.iter().map(|chances| row(chances, 1000.0)).collect(),
            outcomes: [0, 1].map(|line| written_outcome(&judged.outcomes[line])),
        }
    }
}

/// Answers `analyse` and `analyse {"budget": 20000, "seed": "7"}`.
pub fn analyse(record: &Record, text: &str) -> Result<String, Failure> {
    let plan = read_plan(text, Analyser::PLAN, &["budget", "seed"])?;
    let mut analyser = Analyser::new(record, plan);
    while !analyser.step(u32::MAX) {}
    serde_json::to_string(&written(&analyser.analysis())).map_err(Failure::from)
}

/// Writes an analysis.
pub fn written(analysis: &Analysis) -> WrittenAnalysis {
    let rounded_rows = |rows: &[Vec<f32>], parts: f64| -> Vec<Vec<f64>> {
        rows.iter().map(|row| row.iter().map(|&number| rounded(number, parts)).collect()).collect()
    };
    let kinds = |row: &Vec<f32>| {
        LossKind::ALL.into_iter().zip(row).map(|(kind, &lost)| (kind.name(), rounded(lost, 100.0))).collect()
    };
    WrittenAnalysis {
        decisions: analysis.decisions.iter().map(decision).collect(),
        accuracy: analysis.accuracy.iter().map(|&share| rounded(share, 1000.0)).collect(),
        margin: rounded_rows(&analysis.margin, 100.0),
        chances: rounded_rows(&analysis.chances, 1000.0),
        lost: analysis.lost.iter().map(kinds).collect(),
        costliest: analysis.costliest.clone(),
        sums: analysis.sums.iter().map(sum).collect(),
        done: analysis.is_done,
    }
}

fn decision(judged: &DecisionVerdict) -> WrittenDecision {
    let line = |actions: &[Action]| actions.iter().map(ToString::to_string).collect();
    WrittenDecision {
        entry: judged.entry,
        player: judged.seat.index(),
        played: line(&judged.played),
        best: line(&judged.best),
        loss: rounded(judged.loss, 100.0),
        error: rounded(judged.error, 100.0),
        win: judged.win().map(|chance| rounded(chance, 1000.0)),
        luck: rounded(judged.luck, 100.0),
        mark: judged.mark.map(Mark::name),
        kind: judged.kind.map(LossKind::name),
        reasons: judged.reasons.iter().map(written_reason).collect(),
        forced: judged.is_forced,
    }
}

fn sum(sum: &MarginSum) -> WrittenSum {
    let MarginSum { start, luck, own, rivals, rest, end } = *sum;
    let [start, luck, own, rivals, rest, end] =
        [start, luck, own, rivals, rest, end].map(|points| rounded(points, 100.0));
    WrittenSum { start, luck, own, rivals, rest, end }
}
