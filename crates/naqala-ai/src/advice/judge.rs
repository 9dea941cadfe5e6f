//! Judges one decision: what was played, what would have been best, and what the draws then changed.

use super::advise::{Adviser, Plan};
use super::advised_line::AdvisedLine;
use super::loss_kind::LossKind;
use super::moment::Moment;
use super::outcome::Outcome;
use super::reason::Reason;
use super::sheet::TermSheet;
use crate::evaluator::Evaluator;
use crate::figures::Figures;
use crate::knowledge::Knowledge;
use crate::turn::TriedTurn;
use naqala_rules::game::named::named;
use naqala_rules::game::{Action, Record, Seat};
use serde::ser::{Serialize, SerializeMap, Serializer};

named! {
    /// How much a decision cost while the game was open: while the player could still both win and lose. A larger loss never
    /// has a smaller mark.
    Mark, "a mark" {
        /// At least one point.
        Small = "small",
        /// At least four points.
        Clear = "clear",
        /// At least ten points.
        Grave = "grave",
    }
}

/// For each mark the least loss in points.
const LEAST: [(Mark, f32); 3] = [(Mark::Grave, 10.0), (Mark::Clear, 4.0), (Mark::Small, 1.0)];
/// The chances to win between which a game is open.
const OPEN: [f32; 2] = [0.05, 0.95];
/// Something was lost if the difference is more than this many times its error.
const SURE: f32 = 2.0;
/// How many samples measure luck.
const DRAWS: u64 = 12;

impl Mark {
    /// Marks a loss by the player's chance to win with the best line and with the played one.
    fn of(loss: f32, [best, played]: [f32; 2]) -> Option<Self> {
        let is_open = best > OPEN[0] && played < OPEN[1];
        LEAST.into_iter().filter(|_| is_open).find(|(_, points)| loss >= *points).map(|(mark, _)| mark)
    }
}

/// The points that each seat could expect at the end of the game, at three moments of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedPoints {
    /// With the best line; with the played one where the loss is 0.
    pub best: Vec<f32>,
    /// With the played line.
    pub played: Vec<f32>,
    /// With the played line, after its draws.
    pub after_draws: Vec<f32>,
}

/// The verdict about a decision, from what its player could know.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionVerdict {
    /// The entry of its first action.
    pub entry: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// The line that was played, to its barrier.
    pub played: Vec<Action>,
    /// The best line that was found; the played one where none is better.
    pub best: Vec<Action>,
    /// What the played line costs against the best one, in points of the expected margin; 0 within twice the error, and where
    /// the played line wins as often.
    pub loss: f32,
    /// The standard error of that difference.
    pub error: f32,
    /// How grave it is.
    pub mark: Option<Mark>,
    /// What kind of loss it is, where there is one.
    pub kind: Option<LossKind>,
    /// Why the best line is better, where there is a loss.
    pub reasons: Vec<Reason>,
    /// What the draws at its end changed for the player, in points of the margin.
    pub luck: f32,
    /// Whether there was nothing to choose.
    pub is_forced: bool,
    /// The points that each seat could expect.
    pub points: ExpectedPoints,
    /// Each seat's chance to win with the best line and with the played one.
    pub chances: [Vec<f32>; 2],
    /// What the best line and the played one lead to.
    pub outcomes: [Outcome; 2],
}

impl DecisionVerdict {
    /// Returns the player's chance to win before and after the decision.
    pub fn win(&self) -> [f32; 2] {
        [0, 1].map(|moment| self.chances[moment][self.seat.index()])
    }
}

/// Writes the verdict as `analyse` answers it, without what an analysis sums up.
impl Serialize for DecisionVerdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let line = |actions: &[Action]| -> Vec<String> { actions.iter().map(ToString::to_string).collect() };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("entry", &self.entry)?;
        map.serialize_entry("player", &self.seat.index())?;
        map.serialize_entry("played", &line(&self.played))?;
        map.serialize_entry("best", &line(&self.best))?;
        map.serialize_entry("loss", &self.loss.rounded(100))?;
        map.serialize_entry("error", &self.error.rounded(100))?;
        map.serialize_entry("win", &self.win().map(|chance| chance.rounded(1000)))?;
        map.serialize_entry("luck", &self.luck.rounded(100))?;
        for (key, name) in [("mark", self.mark.map(Mark::name)), ("kind", self.kind.map(LossKind::name))] {
            name.map_or(Ok(()), |name| map.serialize_entry(key, name))?;
        }
        if !self.reasons.is_empty() {
            map.serialize_entry("reasons", &self.reasons)?;
        }
        if self.is_forced {
            map.serialize_entry("forced", &true)?;
        }
        map.end()
    }
}

/// A decision that is being judged.
pub(super) struct Judge {
    moment: Moment,
    adviser: Adviser,
    knowledge: Knowledge,
    after: Knowledge,
}

impl Judge {
    pub(super) fn new(record: &Record, moment: Moment, plan: Plan) -> Self {
        let [knowledge, after] = moment.knowledge(record);
        let plan = Plan { count: Plan::to_advise(&moment.before).count, ..plan };
        let adviser = Adviser::about(&knowledge, plan, Some(moment.actions.clone()));
        Self { moment, adviser, knowledge, after }
    }

    pub(super) fn step(&mut self, positions: u32) -> bool {
        self.adviser.step(positions)
    }

    pub(super) fn progress(&self) -> f32 {
        self.adviser.progress()
    }

    /// Returns the verdict; none if no line was found, which cannot happen in a game.
    pub(super) fn verdict(&self) -> Option<DecisionVerdict> {
        let advice = self.adviser.best();
        let best = advice.lines.first()?;
        let played = advice.played.as_ref().unwrap_or(best);
        let is_forced = self.moment.is_forced();
        let apart = best.value - played.value;
        let is_as_good = apart <= SURE * played.error || played.win >= best.win;
        let loss = if is_forced || is_as_good { 0.0 } else { apart };
        let chosen: &AdvisedLine = if loss > 0.0 { best } else { played };
        // Turned round, the reasons of a line against the best one are those of the best one against that line.
        let against = |reason: &Reason| Reason { points: -reason.points, gain: -reason.gain, ..*reason };
        let reasons = played.reasons.iter().filter(|_| loss > 0.0).map(against).collect::<Vec<_>>();
        let drawn = self.drawn();
        let before = played.sheet.points();
        let after_draws = before.iter().zip(&drawn).map(|(points, drawn)| points + drawn).collect();
        let kind = (loss > 0.0).then(|| LossKind::of(best, played));
        Some(DecisionVerdict {
            entry: self.moment.entry,
            seat: self.moment.seat,
            played: self.moment.actions.clone(),
            best: chosen.actions.clone(),
            loss,
            error: played.error,
            mark: Mark::of(loss, [best.win, played.win]),
            kind,
            reasons,
            luck: advice.shares.margin_of(&drawn),
            is_forced,
            points: ExpectedPoints { best: chosen.sheet.points(), played: before, after_draws },
            chances: [chosen.chances.clone(), played.chances.clone()],
            outcomes: [chosen.outcome, played.outcome],
        })
    }

    /// Returns what the draws at the end of the line changed for each seat: the value of the position after it, minus
    /// its mean over the draws that could have come. Both values use only what the player knows, after the best of what
    /// is still to choose in the turn: who draws three djinns keeps one.
    fn drawn(&self) -> Vec<f32> {
        let players = self.knowledge.players();
        let mut drawn = vec![0.0; players];
        if matches!(self.moment.actions.last(), Some(Action::Bid { .. }) | None) {
            return drawn;
        }
        for seed in 1..=DRAWS {
            let mut expected = TriedTurn::new(self.knowledge.sample(seed));
            if !self.moment.actions.iter().all(|&action| expected.play(action)) {
                return vec![0.0; players];
            }
            let came = TriedTurn::new(self.after.sample(seed));
            let [came, expected] = [came, expected].map(|tried| self.value(tried));
            for (drawn, (came, expected)) in drawn.iter_mut().zip(came.iter().zip(expected)) {
                *drawn += (came - expected) / DRAWS as f32;
            }
        }
        drawn
    }

    /// Returns the points that each seat can expect after the rest of the turn, with the prices of where it stood.
    fn value(&self, mut tried: TriedTurn) -> Vec<f32> {
        let evaluator = Evaluator::fitted(&tried.game);
        tried.finish(self.moment.seat, &evaluator, &mut 0);
        TermSheet::of(&tried.game, &evaluator).points()
    }
}
