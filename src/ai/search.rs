//! The search for a line, in stages and in slices.

use super::advice::Idea;
use super::evaluator::Evaluator;
use super::knowledge::Knowledge;
use super::level::{Level, Skill};
use super::lines::{FoundLine, Lines, Scope};
use super::playout::{Trial, Trials};
use super::value::Weights;
use crate::game::{Action, Game, Seat};

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The actions, up to and including the next that reveals something or ends the turn.
    pub actions: Vec<Action>,
    /// The expected final margin over the rivals, in points.
    pub value: f32,
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// How many positions were valued.
    pub positions: u32,
}

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
    found: Vec<PlayedLine>,
    positions: u32,
}

/// A line with its value and the chance to win, and with the sums of both over its playouts.
struct PlayedLine {
    actions: Vec<Action>,
    first: [f32; 2],
    sums: [f32; 2],
    playouts: f32,
}

impl PlayedLine {
    fn new(actions: Vec<Action>, value: f32, win: f32) -> Self {
        Self { actions, first: [value, win], sums: [0.0; 2], playouts: 0.0 }
    }

    /// Returns the value and the chance to win, each averaged with those of the playouts. The first ones count as much
    /// as `trust` playouts.
    fn means(&self, trust: f32) -> [f32; 2] {
        if self.playouts == 0.0 {
            return self.first;
        }
        [0, 1].map(|part| (self.first[part] * trust + self.sums[part]) / (self.playouts + trust))
    }
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
        let weights = Weights::fitted(knowledge.players());
        Self::with(knowledge, level.skill(), &weights, seed)
    }

    /// Starts a search with a skill and weights of one's own, for training and comparison.
    #[must_use]
    pub fn with(knowledge: &Knowledge, skill: Skill, weights: &Weights, seed: u64) -> Self {
        let mut evaluator = Evaluator::of(&knowledge.sample(seed), weights, skill.outlook);
        let mut positions = 0;
        let Skill { bidding, eagerness, .. } = skill;
        let scope = Scope { width: skill.width(), bidding, eagerness, tries_steps: false };
        let lines = Lines::of(knowledge, &mut evaluator, scope, seed, &mut positions);
        Self {
            knowledge: knowledge.clone(),
            seat: knowledge.seat(),
            skill,
            seed,
            evaluator,
            stage: SearchStage::Look(Box::new(lines)),
            found: Vec::new(),
            positions,
        }
    }

    /// Values at least this many positions, unless the search ends first; returns whether it has ended.
    pub fn step(&mut self, positions: u32) -> bool {
        let goal = self.positions.saturating_add(positions.max(1));
        while self.positions < goal {
            if matches!(self.stage, SearchStage::Done) {
                return true;
            }
            self.advance();
        }
        matches!(self.stage, SearchStage::Done)
    }

    fn advance(&mut self) {
        // Every unit of work counts, so that no slice goes on for ever.
        self.positions += 1;
        self.stage = match std::mem::replace(&mut self.stage, SearchStage::Done) {
            SearchStage::Look(lines) => {
                let are_bids = lines.are_bids();
                let mut found = Vec::new();
                let lines = lines.advance(self.seat, &self.evaluator, false, &mut self.positions, &mut found);
                for FoundLine { actions, game, value } in found {
                    let [_, win] = self.prospects(&game);
                    self.found.push(PlayedLine::new(actions, value, win));
                }
                match lines {
                    Lines::Done => self.begin_to_play_on(are_bids),
                    lines => SearchStage::Look(Box::new(lines)),
                }
            }
            SearchStage::PlayOn { trials, stage, span } => self.play_on(trials, stage, span),
            SearchStage::Done => SearchStage::Done,
        };
    }

    /// Returns by how much the seat is ahead in a position, and its chance to win.
    fn prospects(&self, game: &Game) -> [f32; 2] {
        let values = self.evaluator.values(game);
        [
            super::value::margin(&values, self.knowledge.players(), self.seat),
            super::value::chances(game, &values)[self.seat.index()],
        ]
    }

    /// Plays bids on to the end of the round, since they decide on all its turns; moves only for some turns.
    fn begin_to_play_on(&mut self, are_bids: bool) -> SearchStage {
        self.rank();
        if are_bids {
            // Spots differ more than ways to pay for one.
            let mut seen = Vec::new();
            self.found.retain(|line| {
                let idea = Idea::of(&line.actions);
                let is_new = !seen.contains(&idea);
                seen.push(idea);
                is_new
            });
        }
        let more = (self.knowledge.players() as u32).saturating_sub(2);
        let turns = if are_bids { u32::MAX } else { self.skill.depth + more };
        self.found.truncate(self.skill.played_on.max(1));
        self.play_on_from(Trials::new(turns, self.seed), 0)
    }

    /// Begins a stage, unless all stages are over or nothing is left to choose.
    fn play_on_from(&self, trials: Trials, stage: u32) -> SearchStage {
        if stage == STAGES || self.found.len() < 2 {
            return SearchStage::Done;
        }
        SearchStage::PlayOn { trials, stage, span: [self.positions, self.positions + self.skill.budget / STAGES] }
    }

    fn play_on(&mut self, mut trials: Trials, stage: u32, span: [u32; 2]) -> SearchStage {
        let line = |place: usize| self.found.get(place).map(|line| &line.actions[..]);
        match trials.step(&self.knowledge, line, &self.evaluator, &mut self.positions) {
            Trial::Sample if self.positions >= span[1] => {
                self.rank();
                self.found.truncate(self.found.len().div_ceil(2).max(2));
                return self.play_on_from(trials, stage + 1);
            }
            Trial::End(place, Some(playout)) => {
                let prospects = self.prospects(&playout.game);
                let line = &mut self.found[place];
                line.sums = [0, 1].map(|part| line.sums[part] + prospects[part]);
                line.playouts += 1.0;
            }
            Trial::Piece | Trial::Sample | Trial::End(_, None) => {}
        }
        SearchStage::PlayOn { trials, stage, span }
    }

    /// Returns how good a line is: its value, and what the chance to win is worth beside it.
    fn merit(&self, line: &PlayedLine) -> f32 {
        let [value, win] = line.means(self.skill.trust);
        value + self.skill.ambition * win
    }

    fn rank(&mut self) {
        let mut found = std::mem::take(&mut self.found);
        found.sort_by(|one, other| self.merit(other).total_cmp(&self.merit(one)));
        self.found = found;
    }

    /// Returns how many positions were valued.
    #[must_use]
    pub const fn positions(&self) -> u32 {
        self.positions
    }

    /// Returns how much of the work is done, from 0 to 1.
    #[must_use]
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
    #[must_use]
    pub fn best(&self) -> Line {
        let better = |best, line| if self.merit(line) > self.merit(best) { line } else { best };
        let line = |actions, [value, win]: [f32; 2]| Line { actions, value, win, positions: self.positions };
        if let Some(best) = self.found.iter().reduce(better) {
            return line(best.actions.clone(), best.means(self.skill.trust));
        }
        if let SearchStage::Look(lines) = &self.stage
            && let Some(found) = lines.first(self.seat, &self.evaluator)
        {
            let [_, win] = self.prospects(&found.game);
            return line(found.actions, [found.value, win]);
        }
        let game = self.knowledge.sample(self.seed);
        line(game.legal_actions().into_iter().take(1).collect(), self.prospects(&game))
    }
}
