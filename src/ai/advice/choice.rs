//! Lines as an adviser hands them out: best first, each compared with the one that it has to beat.

use super::idea::Idea;
use super::look::{Leaves, ValuedLine};
use super::paired::{UNCHECKED, error, mean, mean_chances};
use super::reason::{Reason, first_reasons, reasons};
use super::rollout::RolloutEnd;
use super::sheet::{Shares, TermSheet, chances};
use crate::game::{Action, Seat};

/// A line that is worth considering.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The actions, up to and including the next that reveals something or ends the turn. They can be played as they
    /// stand.
    pub actions: Vec<Action>,
    /// What sets it apart from the others.
    pub idea: Idea,
    /// The expected final margin over the rivals: what the parts of `sheet` sum to by the shares of the advice.
    pub value: f32,
    /// The standard error of the difference to the best line; for the best line, to the next best; 0 for the only line.
    pub error: f32,
    /// Whether that difference is within the error: the two are equally good.
    pub is_equal: bool,
    /// The chance to win, from 0 to 1; a shared win counts its share.
    pub win: f32,
    /// Each seat's chance to win; together they are 1.
    pub chances: Vec<f32>,
    /// Where the value comes from: the mean of the positions in which the round ends.
    pub sheet: TermSheet,
    /// How it differs from the best line; for the best line, from the next best.
    pub reasons: Vec<Reason>,
    /// The best turn that it leaves to the player who moves next, if the turn ends with it.
    pub leaves: Option<Leaves>,
    /// In how many samples it was played on; 0 where only the end of the turn was valued.
    pub samples: usize,
    /// Whether it is the line that was played.
    pub is_played: bool,
}

/// A line that is played on.
pub(super) struct Run {
    pub line: ValuedLine,
    /// How it ended in the samples of this stage, and in those of the stage before.
    pub rollouts: Vec<RolloutEnd>,
    pub before: Vec<RolloutEnd>,
    /// Whether the line was illegal in a sample. That cannot happen; if it does, the line is left out.
    pub is_broken: bool,
}

impl Run {
    pub(super) const fn new(line: ValuedLine) -> Self {
        Self { line, rollouts: Vec::new(), before: Vec::new(), is_broken: false }
    }
}

/// What the choices of one decision have in common.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub seat: Seat,
    pub shares: Shares,
    /// How far the game has come.
    pub progress: f32,
}

/// Compares lines by the samples in which all of them were played on; none if there are too few.
pub(super) fn compared(runs: &[Run], scale: Scale) -> Option<Vec<Choice>> {
    let runs: Vec<&Run> = runs.iter().filter(|run| !run.is_broken).collect();
    let fewest = |rollouts: fn(&Run) -> &[RolloutEnd]| runs.iter().map(|run| rollouts(run).len()).min().unwrap_or(0);
    let (now, before) = (fewest(|run| &run.rollouts), fewest(|run| &run.before));
    let samples: Vec<(&ValuedLine, &[RolloutEnd])> = if now > 1 {
        runs.iter().map(|run| (&run.line, &run.rollouts[..now])).collect()
    } else if before > 1 {
        runs.iter().map(|run| (&run.line, &run.before[..before])).collect()
    } else {
        return None;
    };
    let mut lines: Vec<(&ValuedLine, &[RolloutEnd], TermSheet)> =
        samples.into_iter().filter_map(|(line, rollouts)| Some((line, rollouts, mean(rollouts)?))).collect();
    lines.sort_by(|one, other| scale.shares.margin(&other.2).total_cmp(&scale.shares.margin(&one.2)));
    let others = compared_with(&lines.iter().map(|(line, ..)| line.idea).collect::<Vec<_>>());
    let choices = lines.iter().zip(others).map(|((line, rollouts, sheet), other)| {
        let other = other.map(|place| &lines[place]);
        let error = other.map_or(0.0, |other| error(rollouts, other.1, &scale.shares));
        let reasons = other.map_or_else(Vec::new, |other| reasons(rollouts, other.1, &scale.shares));
        let apart = other.map_or(f32::INFINITY, |other| scale.shares.margin(sheet) - scale.shares.margin(&other.2));
        choice(line, sheet, mean_chances(rollouts), (apart, error), reasons, (scale, rollouts.len()))
    });
    Some(choices.collect())
}

/// Compares lines by the ends of their turns.
pub(super) fn first_compared(found: &[ValuedLine], scale: Scale) -> Vec<Choice> {
    let margin = |line: &ValuedLine| scale.shares.margin(&line.sheet);
    let mut lines: Vec<&ValuedLine> = found.iter().collect();
    lines.sort_by(|one, other| margin(other).total_cmp(&margin(one)));
    let others = compared_with(&lines.iter().map(|line| line.idea).collect::<Vec<_>>());
    let choices = lines.iter().zip(others).map(|(line, other)| {
        let other = other.map(|place| lines[place]);
        let reasons = other.map_or_else(Vec::new, |other| first_reasons(&line.sheet, &other.sheet, &scale.shares));
        let apart = other.map_or(f32::INFINITY, |other| margin(line) - margin(other));
        let error = if other.is_some() { UNCHECKED } else { 0.0 };
        let chances = chances(&line.sheet.values(), line.sheet.players(), scale.progress);
        choice(line, &line.sheet, chances, (apart, error), reasons, (scale, 0))
    });
    choices.collect()
}

/// Returns for each line the one to compare it with: the best line, and for that one the best line of another idea.
fn compared_with(ideas: &[Idea]) -> Vec<Option<usize>> {
    let next = ideas.iter().position(|idea| Some(idea) != ideas.first()).or((ideas.len() > 1).then_some(1));
    (0..ideas.len()).map(|place| if place == 0 { next } else { Some(0) }).collect()
}

fn choice(
    line: &ValuedLine,
    sheet: &TermSheet,
    chances: Vec<f32>,
    (apart, error): (f32, f32),
    reasons: Vec<Reason>,
    (scale, samples): (Scale, usize),
) -> Choice {
    Choice {
        actions: line.actions.clone(),
        idea: line.idea,
        value: scale.shares.margin(sheet),
        error,
        is_equal: apart.abs() <= error,
        win: chances[scale.seat.index()],
        chances,
        sheet: sheet.clone(),
        reasons,
        leaves: line.leaves,
        samples,
        is_played: line.is_played,
    }
}
