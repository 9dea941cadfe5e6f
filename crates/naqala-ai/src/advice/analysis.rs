//! The sum of the verdicts about a game.

use super::judge::{DecisionVerdict, ExpectedPoints};
use super::loss_kind::LossKind;
use super::moment::{Moment, moments};
use super::sheet::lead;
use crate::figures::{self, Figures};
use crate::value::{Values, chances};
use naqala_rules::game::{Record, Seat};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A decision that loses this many points counts half.
const HALF: f32 = 5.0;
/// How many of a player's moments are named as the costliest.
const COSTLIEST: usize = 3;

/// The analysis of a game, as far as its decisions are judged.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The decisions, oldest first.
    pub decisions: Vec<DecisionVerdict>,
    /// For each player the mean of 5 ÷ (5 + loss) over its decisions; 1 for a player who had none to make.
    #[serde(serialize_with = "figures::round::<1000, _, _>")]
    pub accuracy: Vec<f32>,
    /// For each player the points ahead of the best rival that it could expect before each decision, and at the end.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub margin: Vec<Vec<f32>>,
    /// For each player the chance to win, at the same moments.
    #[serde(serialize_with = "figures::round::<1000, _, _>")]
    pub chances: Vec<Vec<f32>>,
    /// For each player the points lost by each kind, in the order of [`LossKind::ALL`].
    #[serde(serialize_with = "by_kind")]
    pub lost: Vec<Vec<f32>>,
    /// For each player the entries of the decisions that cost most, the worst first; only those with a mark.
    pub costliest: Vec<Vec<usize>>,
    /// For each player how its margin came about.
    pub sums: Vec<MarginSum>,
    /// Whether all decisions of the record are judged.
    #[serde(rename = "done")]
    pub is_done: bool,
}

/// How a player's margin over the best rival came about: `start + luck + own + rivals + rest = end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct MarginSum {
    /// The margin that the player could expect before the first decision.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub start: f32,
    /// What draws changed, after anybody's decision.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub luck: f32,
    /// What the player's own losses changed: zero or less with two players.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub own: f32,
    /// What the rivals' losses changed.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub rivals: f32,
    /// What is left: the engine sees a position anew at each decision, and further than before.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub rest: f32,
    /// The margin at the end, or as it stands after the last decision that is judged.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub end: f32,
}

impl Analysis {
    /// Sums up verdicts about a record. From the first one that does not belong to it, they are left out: the players
    /// may have taken turns back and played on.
    #[must_use]
    pub fn of_record(record: &Record, mut judged: Vec<DecisionVerdict>) -> Self {
        let moments = moments(record);
        judged.truncate(belonging(&judged, &moments));
        Self::of_moments(record.game().players.len(), judged, &moments, true)
    }

    /// Sums up verdicts about the first of these decisions; `is_whole` says whether they are all decisions of a game.
    pub(super) fn of_moments(
        players: usize,
        decisions: Vec<DecisionVerdict>,
        moments: &[Moment],
        is_whole: bool,
    ) -> Self {
        let is_done = is_whole && decisions.len() == moments.len();
        let over = moments.last().map(|moment| &moment.after).filter(|game| is_done && game.is_over());
        let seats = || (0..players).map(|seat| Seat(seat as u8));
        let last = decisions.last();
        let end: Option<Vec<f32>> = over.map_or_else(
            || last.map(|judged| judged.points.after_draws.clone()),
            |game| Some(seats().map(|seat| game.score(seat).total() as f32).collect()),
        );
        let last = over.map_or_else(
            || last.map(|judged| judged.chances[1].clone()),
            |game| Some(chances(game, &Values::default(), false)),
        );
        let of_seat = |seat: Seat| decisions.iter().filter(move |judged| judged.seat == seat);
        Self {
            accuracy: seats().map(|seat| accuracy(of_seat(seat))).collect(),
            margin: seats()
                .map(|seat| {
                    let before = decisions.iter().map(|judged| &judged.points.best);
                    before.chain(&end).map(|points| lead(points, seat)).collect()
                })
                .collect(),
            chances: seats()
                .map(|seat| {
                    let before = decisions.iter().map(|judged| &judged.chances[0]);
                    before.chain(&last).map(|chances| chances[seat.index()]).collect()
                })
                .collect(),
            lost: seats()
                .map(|seat| LossKind::ALL.into_iter().map(|kind| lost(of_seat(seat), kind)).collect())
                .collect(),
            costliest: seats().map(|seat| costliest(of_seat(seat))).collect(),
            sums: seats().map(|seat| MarginSum::of(&decisions, seat, end.as_deref())).collect(),
            decisions,
            is_done,
        }
    }
}

impl MarginSum {
    fn of(decisions: &[DecisionVerdict], seat: Seat, end: Option<&[f32]>) -> Self {
        let (Some(first), Some(end)) = (decisions.first(), end) else { return Self::default() };
        let mut sum = Self { start: lead(&first.points.best, seat), end: lead(end, seat), ..Self::default() };
        for judged in decisions {
            let ExpectedPoints { best, played, after_draws } = &judged.points;
            let [best, played, after] = [best, played, after_draws].map(|points| lead(points, seat));
            *(if judged.seat == seat { &mut sum.own } else { &mut sum.rivals }) += played - best;
            sum.luck += after - played;
        }
        sum.rest = sum.end - sum.start - sum.luck - sum.own - sum.rivals;
        sum
    }
}

fn by_kind<S: Serializer>(lost: &[Vec<f32>], serializer: S) -> Result<S::Ok, S::Error> {
    let names = || LossKind::ALL.into_iter().map(LossKind::name);
    serializer.collect_seq(lost.iter().map(|row| names().zip(row.rounded(100)).collect::<BTreeMap<_, _>>()))
}

/// Returns how many verdicts, from the first, are about these decisions.
pub(super) fn belonging(judged: &[DecisionVerdict], moments: &[Moment]) -> usize {
    let is_same = |(judged, moment): &(&DecisionVerdict, &Moment)| {
        judged.entry == moment.entry && judged.played == moment.actions && judged.seat == moment.seat
    };
    judged.iter().zip(moments).take_while(is_same).count()
}

fn accuracy<'a>(decisions: impl Iterator<Item = &'a DecisionVerdict>) -> f32 {
    let free = decisions.filter(|judged| !judged.is_forced);
    let (sum, count) = free.fold((0.0, 0.0), |(sum, count), judged| (sum + HALF / (HALF + judged.loss), count + 1.0));
    if count > 0.0 { sum / count } else { 1.0 }
}

fn lost<'a>(decisions: impl Iterator<Item = &'a DecisionVerdict>, kind: LossKind) -> f32 {
    decisions.filter(|judged| judged.kind == Some(kind)).fold(0.0, |sum, judged| sum + judged.loss)
}

fn costliest<'a>(decisions: impl Iterator<Item = &'a DecisionVerdict>) -> Vec<usize> {
    let mut marked: Vec<&DecisionVerdict> = decisions.filter(|judged| judged.mark.is_some()).collect();
    marked.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    marked.into_iter().take(COSTLIEST).map(|judged| judged.entry).collect()
}
