//! Analyses a whole game, decision by decision, in slices.

use super::advise::Plan;
use super::analysis::{Analysis, belonging};
use super::judge::{DecisionVerdict, Judge};
use super::moment::{Moment, moments};
use naqala_rules::game::{Action, Record};
use std::ops::Range;

/// A search that judges the decisions of a record one after another. It can be stopped at any time, and another one can
/// continue from its verdicts.
///
/// ```
/// use naqala_ai::{Analyser, Plan};
/// use naqala_rules::game::{Options, Record};
/// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// for price in [3, 1, 0, 0] {
///     record.play(format!("bid {price}").parse()?)?;
/// }
/// let plan = Plan { budget: 3000, ..Analyser::PLAN };
/// let mut analyser = Analyser::new(&record, plan);
/// while analyser.judged().len() < 2 {
///     analyser.step(500);
/// }
/// assert!(!analyser.analysis().is_done);
/// let mut other = Analyser::resume(&record, plan, analyser.judged().to_vec());
/// while !other.step(500) {}
/// assert_eq!(other.analysis().decisions.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Analyser {
    record: Record,
    plan: Plan,
    moments: Vec<Moment>,
    /// Whether these are all decisions of the record.
    is_whole: bool,
    judged: Vec<DecisionVerdict>,
    running: Option<Box<Judge>>,
}

impl Analyser {
    /// The usual plan for each decision. How many lines are compared is that of [`Plan::to_advise`].
    pub const PLAN: Plan = Plan { count: 3, budget: 100_000, seed: 0 };

    /// Starts with the first decision. The budget is that of each decision.
    #[must_use]
    pub fn new(record: &Record, plan: Plan) -> Self {
        Self::resume(record, plan, Vec::new())
    }

    /// Continues after decisions that were judged before, with the same plan. Verdicts that do not belong to the record
    /// are dropped.
    #[must_use]
    pub fn resume(record: &Record, plan: Plan, mut judged: Vec<DecisionVerdict>) -> Self {
        let moments = moments(record);
        judged.truncate(belonging(&judged, &moments));
        Self { record: record.clone(), plan, moments, is_whole: true, judged, running: None }
    }

    /// Judges only some decisions, so that several analysers share a game. Put their verdicts together in order and
    /// pass them to [`resume`](Self::resume); the analysis of a part is never done.
    ///
    /// ```
    /// use naqala_ai::{Analyser, Plan};
    /// use naqala_rules::game::{Options, Record};
    /// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
    /// for price in [3, 1, 0, 0] {
    ///     record.play(format!("bid {price}").parse()?)?;
    /// }
    /// let plan = Plan { budget: 1000, ..Analyser::PLAN };
    /// let all = Analyser::decisions(&record);
    /// let mut judged = Vec::new();
    /// for decisions in [0..1, 1..all] {
    ///     let mut analyser = Analyser::part(&record, plan, decisions);
    ///     while !analyser.step(500) {}
    ///     judged.extend_from_slice(analyser.judged());
    /// }
    /// assert!(Analyser::resume(&record, plan, judged).analysis().is_done);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn part(record: &Record, plan: Plan, decisions: Range<usize>) -> Self {
        let moments = moments(record).into_iter().take(decisions.end).skip(decisions.start).collect();
        Self { record: record.clone(), plan, moments, is_whole: false, judged: Vec::new(), running: None }
    }

    /// Returns how many decisions a record has.
    pub fn decisions(record: &Record) -> usize {
        moments(record).len()
    }

    /// Returns the first entry of each decision of a record, oldest first. Two records of a game have the same
    /// decisions if these are the same.
    pub fn entries(record: &Record) -> Vec<usize> {
        moments(record).iter().map(|moment| moment.entry).collect()
    }

    /// Returns the first decision of a record, once it has reached its barrier.
    ///
    /// ```
    /// use naqala_ai::Analyser;
    /// use naqala_rules::game::{Options, Record};
    /// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
    /// assert_eq!(Analyser::first_line(&record), None);
    /// record.play("bid 3".parse()?)?;
    /// assert_eq!(Analyser::first_line(&record), Some(vec!["bid 3".parse()?]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn first_line(record: &Record) -> Option<Vec<Action>> {
        moments(record).into_iter().next().map(|moment| moment.actions)
    }

    /// Values at least this many positions of the next decision, or finishes it. Returns whether all are judged.
    pub fn step(&mut self, positions: u32) -> bool {
        let Some(moment) = self.moments.get(self.judged.len()) else { return true };
        let new = || Box::new(Judge::new(&self.record, moment.clone(), self.plan));
        let judge = self.running.get_or_insert_with(new);
        if judge.step(positions) {
            let verdict = judge.verdict();
            self.running = None;
            match verdict {
                Some(judged) => self.judged.push(judged),
                None => self.moments.truncate(self.judged.len()),
            }
        }
        self.judged.len() == self.moments.len()
    }

    /// Returns how much of the work is done, from 0 to 1; 1 only once all is judged.
    pub fn progress(&self) -> f32 {
        let running = self.running.as_ref().map_or(0.0, |judge| judge.progress().min(0.99));
        if self.moments.is_empty() { 1.0 } else { (self.judged.len() as f32 + running) / self.moments.len() as f32 }
    }

    /// Returns the verdicts so far, oldest first.
    pub fn judged(&self) -> &[DecisionVerdict] {
        &self.judged
    }

    /// Sums up the verdicts so far.
    pub fn analysis(&self) -> Analysis {
        let players = self.record.game().players.len();
        Analysis::of_moments(players, self.judged.clone(), &self.moments, self.is_whole)
    }
}
