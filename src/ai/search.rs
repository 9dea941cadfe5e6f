//! The search for a line, in stages and in slices.

use super::bid::Auction;
use super::candidates::{Candidate, Collector, Width};
use super::evaluate::{Weights, chance, progress};
use super::judge::Judge;
use super::knowledge::Knowledge;
use super::level::{Bidding, Level, Skill};
use super::turn::Course;
use super::{flute, turn};
use crate::game::{Action, Game, Phase, Seat, Spell, Step};

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

/// The width of the moves that are played on to the end of the round.
const PLAYED_ON: Width = Width { all_up_to: 2, ends: 6, ways: 3, kept: 1, noticed: 100 };
/// How often each line is played on, stage by stage; after each stage the better half goes on.
const PLAYOUTS: [u32; 3] = [2, 3, 5];

/// A search for the best line of the player to act.
///
/// [`step`](Self::step) does a slice of the work. To cancel a search, drop it.
pub struct Search {
    knowledge: Knowledge,
    seat: Seat,
    skill: Skill,
    seed: u64,
    judge: Judge,
    stage: Stage,
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

    /// Returns the value with what playing on has shown.
    fn worth(&self, trust: f32) -> f32 {
        if self.playouts == 0 { self.value } else { (self.value * trust + self.sum) / (self.playouts as f32 + trust) }
    }
}

enum Stage {
    /// Bids, the next last.
    Bids {
        auction: Box<Auction>,
        game: Game,
        left: Vec<Action>,
        whims: Vec<Action>,
    },
    /// Moves, start by start.
    Moves {
        collector: Box<Collector>,
        course: Course,
        starts: usize,
    },
    /// Moves played to the end of the turn, the next last.
    Finish {
        left: Vec<Candidate>,
        course: Course,
        all: usize,
    },
    /// The best lines played on to the end of the round.
    PlayOn {
        round: usize,
        next: (usize, u32),
        running: Option<Box<Running>>,
    },
    Done,
}

/// A line that is being played on.
struct Running {
    game: Game,
    judge: Judge,
    round: u32,
    salt: u64,
    turns: u32,
}

impl Search {
    /// Starts a search at a level.
    #[must_use]
    pub fn new(knowledge: &Knowledge, level: Level, seed: u64) -> Self {
        let weights = Weights::fitted(knowledge.players());
        Self::with(knowledge, level.skill(), weights, seed)
    }

    /// Starts a search with a skill and weights of one's own, for training and comparison.
    #[must_use]
    pub fn with(knowledge: &Knowledge, skill: Skill, weights: &Weights, seed: u64) -> Self {
        let game = knowledge.sample(seed);
        let seat = knowledge.seat();
        let judge = Judge::of(&game, weights, skill.outlook);
        let mut search = Self {
            knowledge: knowledge.clone(),
            seat,
            skill,
            seed,
            judge,
            stage: Stage::Done,
            found: Vec::new(),
            positions: 0,
        };
        search.begin(game);
        search
    }

    fn begin(&mut self, game: Game) {
        let mut course = Course::new(game);
        while let Some(whim) = course.game.legal_actions().into_iter().find(|action| matches!(action, Action::Whim(_)))
        {
            if !course.play(whim) {
                break;
            }
        }
        match &course.game.phase {
            Phase::Bid => self.begin_bids(course),
            Phase::Turn(turn) if matches!(turn.step, Step::Sow(_)) => self.begin_moves(course),
            Phase::Turn(turn) if turn.step == Step::Move && course.game.can_move() => {
                if let Some(line) = flute::call(&course.game, self.seat, &self.judge, &mut self.positions) {
                    let before = course.clone();
                    if !line.into_iter().all(|action| course.play(action)) {
                        course = before;
                    }
                }
                self.begin_moves(course);
            }
            Phase::Turn(turn) if matches!(turn.step, Step::Flute { .. }) => {
                // The move that may follow is a matter of the next search.
                if let Some(action) = turn::choose(&course.game, self.seat, &self.judge, &mut self.positions) {
                    course.play(action);
                }
                self.found.push(Found::new(course.line, 0.0));
            }
            Phase::Turn(_) => {
                course.finish(self.seat, &self.judge, &mut self.positions);
                let value = self.judge.margin(&course.game, self.seat);
                self.found.push(Found::new(course.line, value));
            }
            Phase::Over => {}
        }
    }

    fn begin_bids(&mut self, course: Course) {
        let mut left = Auction::bids(&course.game);
        if self.skill.bidding == Bidding::Cheapest {
            left.truncate(1);
        }
        left.reverse();
        let auction = Box::new(Auction::of(&course.game, &self.judge, self.skill.eagerness));
        self.stage = Stage::Bids { auction, game: course.game, left, whims: course.line };
    }

    fn begin_moves(&mut self, course: Course) {
        self.judge.reprice(&course.game, self.seat);
        let collector = Collector::new(&course.game, self.seat, &self.judge, self.skill.width(), self.seed);
        self.stage = Stage::Moves { starts: collector.left(), collector: Box::new(collector), course };
    }

    /// Values at least so many positions, unless the search ends before; returns whether it has ended.
    pub fn step(&mut self, positions: u32) -> bool {
        let goal = self.positions.saturating_add(positions.max(1));
        while self.positions < goal {
            if matches!(self.stage, Stage::Done) {
                return true;
            }
            self.advance();
        }
        matches!(self.stage, Stage::Done)
    }

    fn advance(&mut self) {
        // Every unit of work counts, so that no slice goes on for ever.
        self.positions += 1;
        self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Bids { auction, game, mut left, whims } => match left.pop() {
                Some(bid) => {
                    if let Some(value) = auction.value(&game, bid, &mut self.positions) {
                        let actions = whims.iter().copied().chain([bid]).collect();
                        self.found.push(Found::new(actions, value));
                    }
                    Stage::Bids { auction, game, left, whims }
                }
                None => Stage::Done,
            },
            Stage::Moves { mut collector, course, starts } => {
                if collector.step(&self.judge, &mut self.positions) {
                    Stage::Moves { collector, course, starts }
                } else {
                    let mut left = collector.into_best();
                    left.reverse();
                    Stage::Finish { all: left.len(), left, course }
                }
            }
            Stage::Finish { mut left, course, all } => match left.pop() {
                Some(candidate) => {
                    self.finish(&candidate, &course);
                    Stage::Finish { left, course, all }
                }
                None => self.after_finish(),
            },
            Stage::PlayOn { round, next, running } => self.play_on(round, next, running),
            Stage::Done => Stage::Done,
        };
    }

    /// Plays a candidate to the end of the turn and values what follows.
    fn finish(&mut self, candidate: &Candidate, course: &Course) {
        if let Some(course) = follow(candidate, course, self.seat, &self.judge, &mut self.positions) {
            let value = self.judge.margin(&course.game, self.seat);
            self.positions += 1;
            self.found.push(Found::new(course.line, value));
        }
    }

    fn after_finish(&mut self) -> Stage {
        self.rank();
        let game = self.knowledge.sample(self.seed);
        if self.skill.played_on == 0 || game.turn_order.is_empty() || self.found.len() < 2 {
            return Stage::Done;
        }
        self.found.truncate(self.skill.played_on);
        Stage::PlayOn { round: 0, next: (0, 0), running: None }
    }

    fn rank(&mut self) {
        let trust = self.skill.trust;
        self.found.sort_by(|one, other| other.worth(trust).total_cmp(&one.worth(trust)));
    }

    /// Plays one turn of the playout that runs, or starts the next playout.
    fn play_on(&mut self, round: usize, (line, sample): (usize, u32), running: Option<Box<Running>>) -> Stage {
        let Some(mut run) = running else {
            let Some(&playouts) = PLAYOUTS.get(round) else {
                self.rank();
                return Stage::Done;
            };
            if sample >= playouts {
                return Stage::PlayOn { round, next: (line + 1, 0), running: None };
            }
            if line >= self.found.len() {
                self.rank();
                self.found.truncate(self.found.len().div_ceil(2).max(2));
                return Stage::PlayOn { round: round + 1, next: (0, 0), running: None };
            }
            let salt = self.seed.wrapping_add(u64::from(sample) + 1 + round as u64 * 1000);
            let running = self.replay(line, salt).map(Box::new);
            if running.is_none() {
                return Stage::PlayOn { round, next: (line, sample + 1), running: None };
            }
            return Stage::PlayOn { round, next: (line, sample), running };
        };
        let mover = run
            .game
            .turn()
            .filter(|_| run.game.round == run.round && run.turns < self.skill.depth)
            .map(|turn| turn.player);
        if mover.is_some_and(|mover| run.play_turn(mover, &mut self.positions)) {
            return Stage::PlayOn { round, next: (line, sample), running: Some(run) };
        }
        let found = &mut self.found[line];
        found.sum += self.judge.margin(&run.game, self.seat);
        found.playouts += 1;
        Stage::PlayOn { round, next: (line, sample + 1), running: None }
    }

    /// Plays a line in another game that agrees with what is known, to the end of the turn.
    fn replay(&mut self, line: usize, salt: u64) -> Option<Running> {
        let game = self.knowledge.sample(salt);
        let round = game.round;
        let mut course = Course::new(game);
        if !self.found[line].actions.iter().all(|&action| course.play(action)) {
            return None;
        }
        course.finish(self.seat, &self.judge, &mut self.positions);
        Some(Running { game: course.game, judge: self.judge.clone(), round, salt, turns: 0 })
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
            Stage::Bids { left, .. } => (0.0, 1.0, 1.0 / (left.len() + 1) as f32),
            Stage::Moves { collector, starts, .. } => {
                (0.0, 0.4, 1.0 - collector.left() as f32 / (*starts).max(1) as f32)
            }
            Stage::Finish { left, all, .. } => (0.4, 0.6, 1.0 - left.len() as f32 / (*all).max(1) as f32),
            Stage::PlayOn { round, .. } => (0.6, 1.0, *round as f32 / PLAYOUTS.len() as f32),
            Stage::Done => (1.0, 1.0, 1.0),
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
            (None, Stage::Moves { collector, course, .. }) => {
                let course = collector
                    .best()
                    .iter()
                    .find_map(|candidate| follow(candidate, course, self.seat, &self.judge, &mut positions));
                course.map_or_else(
                    || (self.any(), 0.0),
                    |found| {
                        let value = self.judge.margin(&found.game, self.seat);
                        (found.line, value)
                    },
                )
            }
            (None, Stage::Finish { left, course, .. }) => {
                let course = left
                    .iter()
                    .rev()
                    .find_map(|candidate| follow(candidate, course, self.seat, &self.judge, &mut positions));
                course.map_or_else(|| (self.any(), 0.0), |found| (found.line, 0.0))
            }
            (None, _) => (self.any(), 0.0),
        };
        let win = chance(value, progress(&self.knowledge.sample(self.seed)));
        Line { actions, value, win, positions: self.positions }
    }

    /// Returns the first legal action, for a search that has found nothing yet.
    fn any(&self) -> Vec<Action> {
        let game = self.knowledge.sample(self.seed);
        game.legal_actions().into_iter().take(1).collect()
    }
}

/// Plays a candidate from where a course stands to the end of the turn; none if it is not legal after all.
fn follow(candidate: &Candidate, course: &Course, seat: Seat, judge: &Judge, positions: &mut u32) -> Option<Course> {
    let mut course = course.clone();
    let carpet = candidate.carpet.then_some(Action::Use(Spell::Carpet));
    let already_flies = course.game.turn().is_some_and(|turn| turn.boosts.contains(&crate::game::Boost::Carpet));
    let carpet = carpet.filter(|_| !already_flies);
    let falls = candidate.falls.iter().map(|&(square, meeple)| Action::Drop(square, meeple));
    let mut actions = carpet.into_iter().chain(candidate.start.map(Action::Take)).chain(falls);
    if !actions.all(|action| course.play(action)) {
        return None;
    }
    course.finish(seat, judge, positions);
    Some(course)
}

impl Running {
    /// Plays a whole turn of a seat with a quick look; returns whether it could.
    fn play_turn(&mut self, mover: Seat, positions: &mut u32) -> bool {
        self.turns += 1;
        self.judge.reprice(&self.game, mover);
        let mut course = Course::new(self.game.clone());
        if course.game.turn().is_some_and(|turn| turn.step == Step::Move) && course.game.can_move() {
            let mut collector = Collector::new(&course.game, mover, &self.judge, PLAYED_ON, self.salt);
            while collector.step(&self.judge, positions) {}
            let best = collector.into_best();
            let followed = best.iter().find_map(|candidate| follow(candidate, &course, mover, &self.judge, positions));
            let Some(followed) = followed else { return false };
            course = followed;
        } else {
            course.finish(mover, &self.judge, positions);
        }
        let has_moved = course.game.turn() != self.game.turn() || course.game.phase != self.game.phase;
        self.game = course.game;
        has_moved
    }
}
