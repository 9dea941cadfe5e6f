//! The search for a line, in stages and in slices.

use super::advice::{Idea, few_each};
use super::evaluator::Evaluator;
use super::figures::{self, rounded};
use super::knowledge::Knowledge;
use super::level::Skill;
use super::lines::Lines;
use super::playout::OwnBids;
use super::style::Style;
use super::trials::{Trial, Trials};
use super::turn::TriedTurn;
use super::value::{Weights, chances, margin};
use naqala_rules::game::{Action, Level, Seat};
use serde::{Serialize, Serializer};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The actions, up to and including the next that reveals something or ends the turn.
    #[serde(rename = "line", serialize_with = "figures::line")]
    pub actions: Vec<Action>,
    /// The expected final margin over the rivals, in points.
    #[serde(serialize_with = "signed_tenths")]
    pub value: f32,
    /// The chance to win, from 0 to 1.
    #[serde(serialize_with = "figures::round::<1000, _, _>")]
    pub win: f32,
    /// How many positions were valued.
    pub positions: u32,
}

/// Keeps a negative zero: it is part of public answers.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn signed_tenths<S: Serializer>(value: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    rounded(*value, 10).serialize(serializer)
}

impl Line {
    /// Returns how good it is: its value, and what the chance to win is worth beside it.
    fn merit(&self, ambition: f32) -> f32 {
        self.value + ambition * self.win
    }

    /// Counts the value and the chance to win of a playout into the means, which so far have this weight.
    fn count(&mut self, [value, win]: [f32; 2], weight: f32) {
        self.value = (self.value * weight + value) / (weight + 1.0);
        self.win = (self.win * weight + win) / (weight + 1.0);
    }
}

/// The most moves with one idea that are played on.
const ALIKE: usize = 2;
/// The number of stages in which lines are played on; after each stage only the better half stays.
const STAGES: u32 = 3;

/// A search for the best line of the player to act.
///
/// [`step`](Self::step) does a slice of the work. To cancel a search, drop it.
pub struct Search {
    knowledge: Knowledge,
    seat: Seat,
    skill: Skill,
    seed: u64,
    evaluator: Evaluator,
    stage: SearchStage,
    found: Vec<Line>,
    /// How many positions may be valued to play lines on.
    budget: u32,
    positions: u32,
}

enum SearchStage {
    /// Lines are found.
    Look(Box<Lines>),
    /// The best lines are played on in common samples.
    PlayOn {
        trials: Trials,
        /// How many stages are over.
        stage: u32,
        /// At how many positions this stage began and ends.
        span: [u32; 2],
    },
    Done,
}

impl Search {
    /// Starts a search at a level.
    #[must_use]
    pub fn new(knowledge: &Knowledge, level: Level, seed: u64) -> Self {
        Self::in_style(knowledge, level, Style::Plain, seed)
    }

    /// Starts a search at a level, in a style.
    #[must_use]
    pub fn in_style(knowledge: &Knowledge, level: Level, style: Style, seed: u64) -> Self {
        let weights = Weights::fitted(knowledge.players()).in_style(style);
        Self::with(knowledge, Skill::of(level), &weights, seed)
    }

    /// Starts a search with a skill and weights of one's own, for training and comparison.
    #[must_use]
    pub fn with(knowledge: &Knowledge, skill: Skill, weights: &Weights, seed: u64) -> Self {
        let mut evaluator = Evaluator::of(&knowledge.sample(seed), weights, skill.outlook);
        let mut positions = 0;
        let lines = Lines::of(knowledge, &mut evaluator, skill.scope, seed, &mut positions);
        Self {
            knowledge: knowledge.clone(),
            seat: knowledge.seat(),
            skill,
            seed,
            evaluator,
            stage: SearchStage::Look(Box::new(lines)),
            found: Vec::new(),
            budget: 0,
            positions,
        }
    }

    /// Values at least this many positions, unless the search ends first; returns whether it has ended.
    pub fn step(&mut self, positions: u32) -> bool {
        let goal = self.positions.saturating_add(positions.max(1));
        while self.positions < goal && !matches!(self.stage, SearchStage::Done) {
            self.advance();
        }
        matches!(self.stage, SearchStage::Done)
    }

    fn advance(&mut self) {
        // Every unit of work counts, so that no slice goes on for ever.
        self.positions += 1;
        self.stage = match std::mem::replace(&mut self.stage, SearchStage::Done) {
            SearchStage::Look(lines) => {
                let (are_bids, look, mut found) = (lines.are_bids(), self.skill.scope.look, Vec::new());
                let lines = lines.advance(&self.evaluator, look, false, &mut self.positions, &mut found);
                let found = found.into_iter().map(|tried| self.line(tried));
                self.found.extend(found.collect::<Vec<_>>());
                match lines {
                    Lines::Done => self.begin_to_play_on(are_bids),
                    lines => SearchStage::Look(Box::new(lines)),
                }
            }
            SearchStage::PlayOn { trials, stage, span } => self.play_on(trials, stage, span),
            SearchStage::Done => SearchStage::Done,
        };
    }

    fn begin_to_play_on(&mut self, are_bids: bool) -> SearchStage {
        self.rank();
        // Spots differ more than ways to pay for one, and ends more than ways to drop the rest.
        let alike = if are_bids { 1 } else { ALIKE };
        self.found = few_each(std::mem::take(&mut self.found), alike, |line| Idea::of(&line.actions));
        self.found.truncate(self.skill.played_on.max(1));
        self.budget = if are_bids { self.skill.bid_budget } else { self.skill.budget };
        self.play_on_from(Trials::new(self.seed, false), 0)
    }

    /// Begins a stage, unless all stages are over, or there is nothing to choose or to spend.
    fn play_on_from(&self, trials: Trials, stage: u32) -> SearchStage {
        if stage == STAGES || self.found.len() < 2 || self.budget == 0 {
            return SearchStage::Done;
        }
        SearchStage::PlayOn { trials, stage, span: [self.positions, self.positions + self.budget / STAGES] }
    }

    fn play_on(&mut self, mut trials: Trials, stage: u32, span: [u32; 2]) -> SearchStage {
        let line = |place: usize| self.found.get(place).map(|line| (&line.actions[..], OwnBids::At(None)));
        match trials.step(&self.knowledge, line, &self.evaluator, &mut self.positions) {
            Trial::Sample if self.positions >= span[1] => {
                self.rank();
                self.found.truncate(self.found.len().div_ceil(2).max(2));
                return self.play_on_from(trials, stage + 1);
            }
            Trial::End(place, Some(playout)) => {
                let values = self.evaluator.values(&playout.game);
                let value = margin(&values, self.knowledge.players(), self.seat);
                let win = playout.chances(&values)[self.seat.index()];
                self.found[place].count([value, win], self.skill.trust + trials.samples() as f32);
            }
            Trial::Piece | Trial::Sample | Trial::End(_, None) => {}
        }
        SearchStage::PlayOn { trials, stage, span }
    }

    fn line(&self, tried: TriedTurn) -> Line {
        let win = chances(&tried.game, &self.evaluator.values(&tried.game), false)[self.seat.index()];
        Line { actions: tried.line, value: tried.value, win, positions: self.positions }
    }

    fn rank(&mut self) {
        let ambition = self.skill.ambition;
        self.found.sort_by(|one, other| other.merit(ambition).total_cmp(&one.merit(ambition)));
    }

    /// Returns how many positions were valued.
    pub const fn positions(&self) -> u32 {
        self.positions
    }

    /// Returns how much of the work is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match &self.stage {
            SearchStage::Look(lines) => 0.6 * lines.progress(),
            SearchStage::PlayOn { stage, span: [from, to], .. } => {
                let share = (self.positions - from) as f32 / (to - from).max(1) as f32;
                0.6 + 0.4 * (*stage as f32 + share.min(0.99)) / STAGES as f32
            }
            SearchStage::Done => 1.0,
        }
    }

    /// Returns the best line so far. It can be played as it stands, whenever the search is stopped; it is empty only
    /// once the game is over.
    pub fn best(&self) -> Line {
        let merit = |line: &Line| line.merit(self.skill.ambition);
        let better = |best, line| if merit(line) > merit(best) { line } else { best };
        let best = self.found.iter().reduce(better).cloned().or_else(|| {
            let SearchStage::Look(lines) = &self.stage else { return None };
            lines.first(&self.evaluator, self.skill.scope.look).map(|tried| self.line(tried))
        });
        let any = || {
            let mut tried = TriedTurn::new(self.knowledge.sample(self.seed));
            tried.value = self.evaluator.margin(&tried.game, self.seat);
            tried.line = tried.game.legal_actions().into_iter().take(1).collect();
            self.line(tried)
        };
        Line { positions: self.positions, ..best.unwrap_or_else(any) }
    }
}
