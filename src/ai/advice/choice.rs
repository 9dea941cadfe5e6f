//! Lines as an adviser hands them out: best first, each compared with the one that it has to beat.

use super::idea::Idea;
use super::look::{Leaves, Seen};
use super::paired::{UNCHECKED, error, mean, mean_chances};
use super::reason::{Reason, first_reasons, reasons};
use super::rollout::PlayoutEnd;
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
    pub seen: Seen,
    /// How it ended in the samples of this stage, and in those of the stage before.
    pub playouts: Vec<PlayoutEnd>,
    pub before: Vec<PlayoutEnd>,
    /// Whether the line was illegal in a sample. That cannot happen; if it does, the line is left out.
    pub is_broken: bool,
}

impl Run {
    pub(super) const fn new(seen: Seen) -> Self {
        Self { seen, playouts: Vec::new(), before: Vec::new(), is_broken: false }
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
    let fewest = |playouts: fn(&Run) -> &[PlayoutEnd]| runs.iter().map(|run| playouts(run).len()).min().unwrap_or(0);
    let (now, before) = (fewest(|run| &run.playouts), fewest(|run| &run.before));
    let samples: Vec<(&Seen, &[PlayoutEnd])> = if now > 1 {
        runs.iter().map(|run| (&run.seen, &run.playouts[..now])).collect()
    } else if before > 1 {
        runs.iter().map(|run| (&run.seen, &run.before[..before])).collect()
    } else {
        return None;
    };
    let mut lines: Vec<(&Seen, &[PlayoutEnd], TermSheet)> =
        samples.into_iter().filter_map(|(seen, playouts)| Some((seen, playouts, mean(playouts)?))).collect();
    lines.sort_by(|one, other| scale.shares.margin(&other.2).total_cmp(&scale.shares.margin(&one.2)));
    let rivals = rivals(&lines.iter().map(|line| line.0.idea).collect::<Vec<_>>());
    let choices = lines.iter().zip(rivals).map(|((seen, playouts, sheet), rival)| {
        let rival = rival.map(|place| &lines[place]);
        let error = rival.map_or(0.0, |rival| error(playouts, rival.1, &scale.shares));
        let reasons = rival.map_or_else(Vec::new, |rival| reasons(playouts, rival.1, &scale.shares));
        let apart = rival.map_or(f32::INFINITY, |rival| scale.shares.margin(sheet) - scale.shares.margin(&rival.2));
        choice(seen, sheet, mean_chances(playouts), (apart, error), reasons, (scale, playouts.len()))
    });
    Some(choices.collect())
}

/// Compares lines by the ends of their turns.
pub(super) fn first_compared(found: &[Seen], scale: Scale) -> Vec<Choice> {
    let margin = |seen: &Seen| scale.shares.margin(&seen.sheet);
    let mut lines: Vec<&Seen> = found.iter().collect();
    lines.sort_by(|one, other| margin(other).total_cmp(&margin(one)));
    let rivals = rivals(&lines.iter().map(|line| line.idea).collect::<Vec<_>>());
    let choices = lines.iter().zip(rivals).map(|(seen, rival)| {
        let rival = rival.map(|place| lines[place]);
        let reasons = rival.map_or_else(Vec::new, |rival| first_reasons(&seen.sheet, &rival.sheet, &scale.shares));
        let apart = rival.map_or(f32::INFINITY, |rival| margin(seen) - margin(rival));
        let error = if rival.is_some() { UNCHECKED } else { 0.0 };
        let chances = chances(&seen.sheet.values(), seen.sheet.players(), scale.progress);
        choice(seen, &seen.sheet, chances, (apart, error), reasons, (scale, 0))
    });
    choices.collect()
}

/// Returns for each line the one to compare it with: the best line, and for that one the best line of another idea.
fn rivals(ideas: &[Idea]) -> Vec<Option<usize>> {
    let next = ideas.iter().position(|idea| Some(idea) != ideas.first()).or((ideas.len() > 1).then_some(1));
    (0..ideas.len()).map(|place| if place == 0 { next } else { Some(0) }).collect()
}

fn choice(
    seen: &Seen,
    sheet: &TermSheet,
    chances: Vec<f32>,
    (apart, error): (f32, f32),
    reasons: Vec<Reason>,
    (scale, samples): (Scale, usize),
) -> Choice {
    Choice {
        actions: seen.actions.clone(),
        idea: seen.idea,
        value: scale.shares.margin(sheet),
        error,
        is_equal: apart.abs() <= error,
        win: chances[scale.seat.index()],
        chances,
        sheet: sheet.clone(),
        reasons,
        leaves: seen.leaves,
        samples,
        is_played: seen.is_played,
    }
}
