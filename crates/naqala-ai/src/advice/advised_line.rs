//! Lines as an adviser hands them out: best first, each compared with the one that it has to beat.

use super::idea::Idea;
use super::outcome::{Leaves, Outcome};
use super::paired::{error, mean, mean_chances};
use super::reason::{Reason, reasons};
use super::rollout::RolloutEnd;
use super::sheet::{Shares, TermSheet, lead};
use crate::evaluator::Evaluator;
use crate::level::EAGERNESS;
use crate::playout::OwnBids;
use crate::turn::TriedTurn;
use naqala_rules::game::{Action, Seat};

/// A line that is worth considering.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdvisedLine {
    /// The actions, up to and including the next that reveals something or ends the turn. They can be played as they
    /// stand.
    pub actions: Vec<Action>,
    /// What sets it apart from the others.
    pub idea: Idea,
    /// The expected final margin over the rivals: what the parts of `sheet` sum to by the shares of the advice.
    pub value: f32,
    /// The standard error of the difference to the best line; for the best line, to the next best; 0 for the only line.
    pub error: f32,
    /// By how many points the player is expected to end ahead of its best rival.
    pub ahead: f32,
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
    /// What it leads to.
    pub outcome: Outcome,
    /// In how many samples it was played on; 0 where only the end of the turn was valued.
    pub samples: usize,
    /// Whether it is the line that was played.
    pub is_played: bool,
}

/// A line on its way through the stages.
#[derive(Clone)]
pub(super) struct Run {
    pub actions: Vec<Action>,
    pub idea: Idea,
    /// The end of its own turn.
    pub end: RolloutEnd,
    pub leaves: Option<Leaves>,
    /// Whether it is the line that was played, which is always kept.
    pub is_played: bool,
    /// How it ended in the samples of this stage, and in those of the stage before.
    pub rollouts: Vec<RolloutEnd>,
    pub before: Vec<RolloutEnd>,
    /// How the player bids later in the round, and what the bids that were tried turned out to be worth.
    pub own_bids: OwnBids,
    pub tried_bids: Vec<Vec<(u8, f32)>>,
    /// Whether the line was illegal in a sample. That cannot happen; if it does, the line is left out.
    pub is_broken: bool,
}

impl Run {
    /// Values the end of a line's turn; after a bid, the turns to come count as much as in the auction.
    pub(super) fn of(tried: TriedTurn, evaluator: &Evaluator) -> Option<Self> {
        let (idea, game) = (Idea::of(&tried.line)?, &tried.game);
        let (end, leaves) = match idea {
            Idea::Bid(_) => (RolloutEnd::of(game, &Evaluator { outlook: EAGERNESS, ..evaluator.clone() }), None),
            Idea::End(..) | Idea::Step(_) => (RolloutEnd::of(game, evaluator), Leaves::of(game, evaluator)),
        };
        Some(Self {
            actions: tried.line,
            idea,
            end,
            leaves,
            is_played: false,
            rollouts: Vec::new(),
            before: Vec::new(),
            own_bids: OwnBids::TRIED,
            tried_bids: Vec::new(),
            is_broken: false,
        })
    }
}

/// What the lines of one decision have in common.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub seat: Seat,
    pub shares: Shares,
}

/// Compares lines by the samples in which all of them were played on; none if there are too few.
pub(super) fn compared(runs: &[Run], scale: Scale) -> Option<Vec<AdvisedLine>> {
    let runs: Vec<&Run> = runs.iter().filter(|run| !run.is_broken).collect();
    let ends: [fn(&Run) -> &[RolloutEnd]; 2] = [|run| &run.rollouts, |run| &run.before];
    ends.into_iter().find_map(|ends| {
        let fewest = runs.iter().map(|run| ends(run).len()).min().filter(|&fewest| fewest > 1)?;
        Some(ranked(runs.iter().map(|run| (*run, &ends(run)[..fewest])), fewest, scale))
    })
}

/// Compares lines by the ends of their turns.
pub(super) fn first_compared(found: &[Run], scale: Scale) -> Vec<AdvisedLine> {
    ranked(found.iter().map(|line| (line, std::slice::from_ref(&line.end))), 0, scale)
}

/// Ranks lines by what their ends are worth, best first.
fn ranked<'a>(
    lines: impl Iterator<Item = (&'a Run, &'a [RolloutEnd])>,
    samples: usize,
    scale: Scale,
) -> Vec<AdvisedLine> {
    let shares = &scale.shares;
    let mut lines: Vec<_> = lines.filter_map(|(line, ends)| Some((line, ends, mean(ends)?))).collect();
    lines.sort_by(|one, other| shares.margin(&other.2).total_cmp(&shares.margin(&one.2)));
    let others = compared_with(&lines.iter().map(|(line, ..)| line.idea).collect::<Vec<_>>());
    let advised = lines.iter().zip(others).map(|(&(line, ends, ref sheet), other)| {
        let other = other.map(|place| &lines[place]);
        let (value, chances) = (shares.margin(sheet), mean_chances(ends));
        let error = other.map_or(0.0, |other| error(ends, other.1, shares));
        AdvisedLine {
            actions: line.actions.clone(),
            idea: line.idea,
            value,
            error,
            ahead: lead(&sheet.points(), scale.seat),
            is_equal: other.is_some_and(|other| (value - shares.margin(&other.2)).abs() <= error),
            win: chances[scale.seat.index()],
            chances,
            sheet: sheet.clone(),
            reasons: other.map_or_else(Vec::new, |other| reasons(ends, other.1, shares)),
            outcome: Outcome::of(line.leaves, ends, scale.seat, shares),
            samples,
            is_played: line.is_played,
        }
    });
    advised.collect()
}

/// Returns for each line the one to compare it with: the best line, and for that one the best line of another idea.
fn compared_with(ideas: &[Idea]) -> Vec<Option<usize>> {
    let next = ideas.iter().position(|idea| Some(idea) != ideas.first()).or((ideas.len() > 1).then_some(1));
    (0..ideas.len()).map(|place| if place == 0 { next } else { Some(0) }).collect()
}
