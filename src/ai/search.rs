//! The search for a line, in stages and in slices.

use super::bid::Auction;
use super::candidates::{Candidate, Collector};
use super::decision::Decision;
use super::evaluator::Evaluator;
use super::knowledge::Knowledge;
use super::level::{Bidding, Level, Skill};
use super::playout::Playout;
use super::turn::{self, TriedTurn};
use super::value::{Weights, progress, win_chance};
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
const STAGES: usize = 3;

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
    found: Vec<Found>,
    positions: u32,
}

/// A line with its value.
struct Found {
    actions: Vec<Action>,
    value: f32,
    playouts: u32,
    sum: f32,
}

impl Found {
    fn new(actions: Vec<Action>, value: f32) -> Self {
        Self { actions, value, playouts: 0, sum: 0.0 }
    }

    /// Returns the value, averaged with those of the playouts.
    fn worth(&self, trust: f32) -> f32 {
        if self.playouts == 0 { self.value } else { (self.value * trust + self.sum) / (self.playouts as f32 + trust) }
    }
}

enum SearchStage {
    /// Bids; the next one is the last in the list.
    Bids {
        auction: Box<Auction>,
        game: Game,
        left: Vec<Action>,
        whims: Vec<Action>,
    },
    /// Moves, start by start.
    Moves {
        collector: Box<Collector>,
        tried: TriedTurn,
        starts: usize,
    },
    /// Moves to play to the end of the turn; the next one is the last in the list.
    Finish {
        left: Vec<Candidate>,
        tried: TriedTurn,
        all: usize,
    },
    /// The best lines, with the turns that follow.
    PlayOn {
        stage: usize,
        next: (usize, u32),
        running: Option<Box<Playout>>,
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
        let game = knowledge.sample(seed);
        let seat = knowledge.seat();
        let evaluator = Evaluator::of(&game, weights, skill.outlook);
        let mut search = Self {
            knowledge: knowledge.clone(),
            seat,
            skill,
            seed,
            evaluator,
            stage: SearchStage::Done,
            found: Vec::new(),
            positions: 0,
        };
        search.begin(game);
        search
    }

    fn begin(&mut self, game: Game) {
        match Decision::of(game, self.seat, &self.evaluator, &mut self.positions) {
            Decision::Bid(tried) => self.begin_bids(tried),
            Decision::Move(tried) => self.begin_moves(tried),
            Decision::Flute(mut tried) => {
                if let Some(action) = turn::choose(&tried.game, self.seat, &self.evaluator, &mut self.positions) {
                    tried.play(action);
                }
                self.found.push(Found::new(tried.line, 0.0));
            }
            Decision::Step(mut tried) => {
                tried.finish(self.seat, &self.evaluator, &mut self.positions);
                let value = self.evaluator.margin(&tried.game, self.seat);
                self.found.push(Found::new(tried.line, value));
            }
            Decision::Over => {}
        }
    }

    fn begin_bids(&mut self, tried: TriedTurn) {
        let mut left = Auction::bids(&tried.game);
        if self.skill.bidding == Bidding::Cheapest {
            left.truncate(1);
        }
        left.reverse();
        let auction = Box::new(Auction::of(&tried.game, &self.evaluator, self.skill.eagerness));
        self.stage = SearchStage::Bids { auction, game: tried.game, left, whims: tried.line };
    }

    fn begin_moves(&mut self, tried: TriedTurn) {
        self.evaluator.reprice(&tried.game, self.seat);
        let collector = Collector::new(&tried.game, self.seat, &self.evaluator, self.skill.width(), self.seed);
        self.stage = SearchStage::Moves { starts: collector.left(), collector: Box::new(collector), tried };
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
            SearchStage::Bids { auction, game, mut left, whims } => match left.pop() {
                Some(bid) => {
                    if let Some(value) = auction.value(&game, bid, &mut self.positions) {
                        let actions = whims.iter().copied().chain([bid]).collect();
                        self.found.push(Found::new(actions, value));
                    }
                    SearchStage::Bids { auction, game, left, whims }
                }
                None => SearchStage::Done,
            },
            SearchStage::Moves { mut collector, tried, starts } => {
                if collector.step(&self.evaluator, &mut self.positions) {
                    SearchStage::Moves { collector, tried, starts }
                } else {
                    let mut left = collector.into_best();
                    left.reverse();
                    SearchStage::Finish { all: left.len(), left, tried }
                }
            }
            SearchStage::Finish { mut left, tried, all } => match left.pop() {
                Some(candidate) => {
                    self.finish(&candidate, &tried);
                    SearchStage::Finish { left, tried, all }
                }
                None => self.after_finish(),
            },
            SearchStage::PlayOn { stage, next, running } => self.play_on(stage, next, running),
            SearchStage::Done => SearchStage::Done,
        };
    }

    /// Plays a candidate to the end of the turn and values what follows.
    fn finish(&mut self, candidate: &Candidate, tried: &TriedTurn) {
        if let Some(tried) = candidate.follow(tried, self.seat, &self.evaluator, &mut self.positions) {
            let value = self.evaluator.margin(&tried.game, self.seat);
            self.positions += 1;
            self.found.push(Found::new(tried.line, value));
        }
    }

    fn after_finish(&mut self) -> SearchStage {
        self.rank();
        let game = self.knowledge.sample(self.seed);
        if self.skill.played_on == 0 || game.turn_order.is_empty() || self.found.len() < 2 {
            return SearchStage::Done;
        }
        self.found.truncate(self.skill.played_on);
        SearchStage::PlayOn { stage: 0, next: (0, 0), running: None }
    }

    fn rank(&mut self) {
        let trust = self.skill.trust;
        self.found.sort_by(|one, other| other.worth(trust).total_cmp(&one.worth(trust)));
    }

    /// Plays one turn of the running playout, or starts the next playout.
    fn play_on(&mut self, stage: usize, (line, sample): (usize, u32), running: Option<Box<Playout>>) -> SearchStage {
        let Some(mut run) = running else {
            if stage == STAGES {
                self.rank();
                return SearchStage::Done;
            }
            if sample >= self.skill.playouts * (stage as u32 + 2) / 2 {
                return SearchStage::PlayOn { stage, next: (line + 1, 0), running: None };
            }
            if line >= self.found.len() {
                self.rank();
                self.found.truncate(self.found.len().div_ceil(2).max(2));
                return SearchStage::PlayOn { stage: stage + 1, next: (0, 0), running: None };
            }
            let seed = self.seed.wrapping_add(u64::from(sample) + 1 + stage as u64 * 1000);
            let running = self.replay(line, seed).map(Box::new);
            if running.is_none() {
                return SearchStage::PlayOn { stage, next: (line, sample + 1), running: None };
            }
            return SearchStage::PlayOn { stage, next: (line, sample), running };
        };
        let depth = self.skill.depth + (self.knowledge.players() as u32).saturating_sub(2);
        if run.step(depth, &mut self.positions) {
            return SearchStage::PlayOn { stage, next: (line, sample), running: Some(run) };
        }
        let found = &mut self.found[line];
        found.sum += self.evaluator.margin(&run.game, self.seat);
        found.playouts += 1;
        SearchStage::PlayOn { stage, next: (line, sample + 1), running: None }
    }

    /// Plays a line in another game that agrees with what is known, to the end of the turn.
    fn replay(&mut self, line: usize, seed: u64) -> Option<Playout> {
        let game = self.knowledge.sample(seed);
        let round = game.round;
        let mut tried = TriedTurn::new(game);
        if !self.found[line].actions.iter().all(|&action| tried.play(action)) {
            return None;
        }
        tried.finish(self.seat, &self.evaluator, &mut self.positions);
        Some(Playout::new(tried.game, self.evaluator.clone(), round, seed))
    }

    /// Returns how many positions were valued.
    #[must_use]
    pub const fn positions(&self) -> u32 {
        self.positions
    }

    /// Returns how much of the work is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let (from, to, share) = match &self.stage {
            SearchStage::Bids { left, .. } => (0.0, 1.0, 1.0 / (left.len() + 1) as f32),
            SearchStage::Moves { collector, starts, .. } => {
                (0.0, 0.4, 1.0 - collector.left() as f32 / (*starts).max(1) as f32)
            }
            SearchStage::Finish { left, all, .. } => (0.4, 0.6, 1.0 - left.len() as f32 / (*all).max(1) as f32),
            SearchStage::PlayOn { stage, next: (line, _), .. } => {
                let lines = *line as f32 / (self.found.len() + 1) as f32;
                (0.6, 1.0, (*stage as f32 + lines) / STAGES as f32)
            }
            SearchStage::Done => (1.0, 1.0, 1.0),
        };
        from + (to - from) * share
    }

    /// Returns the best line so far. It can be played as it stands, whenever the search is stopped; it is empty only
    /// once the game is over.
    #[must_use]
    pub fn best(&self) -> Line {
        let mut positions = self.positions;
        let trust = self.skill.trust;
        let best =
            self.found.iter().reduce(|best, found| if found.worth(trust) > best.worth(trust) { found } else { best });
        let (actions, value) = match (best, &self.stage) {
            (Some(found), _) => (found.actions.clone(), found.worth(trust)),
            (None, SearchStage::Moves { collector, tried, .. }) => {
                let tried = collector
                    .best()
                    .iter()
                    .find_map(|candidate| candidate.follow(tried, self.seat, &self.evaluator, &mut positions));
                tried.map_or_else(
                    || (self.any(), 0.0),
                    |found| {
                        let value = self.evaluator.margin(&found.game, self.seat);
                        (found.line, value)
                    },
                )
            }
            (None, SearchStage::Finish { left, tried, .. }) => {
                let tried = left
                    .iter()
                    .rev()
                    .find_map(|candidate| candidate.follow(tried, self.seat, &self.evaluator, &mut positions));
                tried.map_or_else(|| (self.any(), 0.0), |found| (found.line, 0.0))
            }
            (None, _) => (self.any(), 0.0),
        };
        let win = win_chance(value, progress(&self.knowledge.sample(self.seed)));
        Line { actions, value, win, positions: self.positions }
    }

    /// Returns the first legal action, for a search that has found nothing yet.
    fn any(&self) -> Vec<Action> {
        let game = self.knowledge.sample(self.seed);
        game.legal_actions().into_iter().take(1).collect()
    }
}
