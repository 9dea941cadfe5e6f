//! Advice to the player to act: the best lines, how sure that is, and why.

use super::advised_line::{AdvisedLine, Run, Scale, compared, first_compared};
use super::idea::{Idea, few_each};
use super::rollout::RolloutEnd;
use super::sheet::{Shares, TermSheet};
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::level::EAGERNESS;
use crate::lines::{Lines, Scope};
use crate::moves::Width;
use crate::playout::OwnBids;
use crate::trials::{Trial, Trials};
use crate::turn::TriedTurn;
use naqala_rules::game::{Action, Phase, Seat, State};

/// The extent of a search for advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many lines.
    pub count: usize,
    /// How many positions may be valued. The piece of work that reaches this number is still finished.
    pub budget: u32,
    /// The seed of all that is drawn.
    pub seed: u64,
}

impl Plan {
    /// The usual budget of advice.
    pub const USUAL: u32 = 200_000;

    /// Returns the plan by which a person's decision is advised and later judged, so that both say the same.
    #[must_use]
    pub const fn to_advise(state: &State) -> Self {
        Self { count: if matches!(state.phase, Phase::Bid) { 5 } else { 3 }, budget: 100_000, seed: 0 }
    }
}

impl Default for Plan {
    fn default() -> Self {
        Self { count: 3, budget: Self::USUAL, seed: 0 }
    }
}

/// What an adviser found.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Advice {
    /// Who is advised.
    pub seat: Seat,
    /// The best lines, best first, each another idea. Empty only once the game is over.
    pub lines: Vec<AdvisedLine>,
    /// How much the points of each seat count in a value.
    pub shares: Shares,
    /// How many positions were valued.
    pub positions: u32,
    /// The line that was played, if the adviser got one that is legal.
    pub played: Option<AdvisedLine>,
}

/// How many actions of each step after a move are compared by the turns to which they lead.
const LOOK: usize = 3;
/// How many moves are played to the end of the turn.
const KEPT: usize = 40;
/// The most lines that are played on.
const SIFTED: usize = 14;
/// The most of them that have one idea.
const ALIKE: usize = 2;
/// The most samples in which lines are sifted, and in which the last ones are weighed.
const SIFT_SAMPLES: usize = 4;
const WEIGH_SAMPLES: usize = 40;
/// How many samples are enough where there is nothing to choose.
const ALONE_SAMPLES: usize = 6;
/// The weight of the first look, in samples that sift.
const TRUST: f32 = 2.0;
/// The first seed of the samples that weigh. They are not those that sifted: there the best of many looks too good.
const FRESH: u64 = 1_000_000;

enum AdviceStage {
    Look(Box<Lines>),
    /// The best lines are played on in a few samples, and the best line of each idea stays.
    Sift(Trials),
    /// Those are played on in fresh samples, which alone decide.
    Weigh(Trials),
    Done,
}

/// A search for advice. [`step`](Self::step) does a slice of it; [`best`](Self::best) can be asked at any time.
///
/// ```
/// use naqala_ai::{Adviser, Knowledge, Plan};
/// use naqala_rules::game::{Options, Record};
/// let record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// let knowledge = Knowledge::of_record(&record).expect("somebody has to bid");
/// let mut adviser = Adviser::new(&knowledge, Plan { budget: 2000, ..Plan::default() });
/// while !adviser.step(500) {}
/// let advice = adviser.best();
/// let best = &advice.lines[0];
/// assert!(record.game().check(best.actions[0]).is_ok());
/// let sum: f32 = naqala_ai::Term::all().map(|term| advice.shares.part(&best.sheet, term).sum()).sum();
/// assert!((sum - best.value).abs() < 0.01);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Adviser {
    knowledge: Knowledge,
    plan: Plan,
    played: Option<Vec<Action>>,
    evaluator: Evaluator,
    scale: Scale,
    stage: AdviceStage,
    found: Vec<Run>,
    runs: Vec<Run>,
    /// The number of samples of this stage.
    samples: usize,
    positions: u32,
}

impl Adviser {
    /// Starts a search for advice.
    #[must_use]
    pub fn new(knowledge: &Knowledge, plan: Plan) -> Self {
        Self::about(knowledge, plan, None)
    }

    /// Starts to compare a line that was played with the best ones.
    pub(super) fn about(knowledge: &Knowledge, plan: Plan, played: Option<Vec<Action>>) -> Self {
        let game = knowledge.sample(plan.seed);
        let mut evaluator = Evaluator::fitted(&game);
        let shares = Shares::of(&TermSheet::of(&game, &evaluator).points(), knowledge.seat());
        let mut positions = 0;
        let lines = Lines::of(knowledge, &mut evaluator, scope(plan.budget), plan.seed, &mut positions);
        Self {
            knowledge: knowledge.clone(),
            plan,
            played,
            evaluator,
            scale: Scale { seat: knowledge.seat(), shares },
            stage: AdviceStage::Look(Box::new(lines)),
            found: Vec::new(),
            runs: Vec::new(),
            samples: SIFT_SAMPLES,
            positions,
        }
    }

    /// Values at least this many positions, unless the work ends first; returns whether it has ended.
    pub fn step(&mut self, positions: u32) -> bool {
        let goal = self.positions.saturating_add(positions.max(1));
        while self.positions < goal && !matches!(self.stage, AdviceStage::Done) {
            self.advance();
        }
        matches!(self.stage, AdviceStage::Done)
    }

    fn advance(&mut self) {
        self.positions += 1;
        let is_spent = self.positions >= self.plan.budget;
        self.stage = match std::mem::replace(&mut self.stage, AdviceStage::Done) {
            AdviceStage::Look(lines) => {
                let (hurry, mut found) = (self.positions >= self.plan.budget / 2, Vec::new());
                let lines = lines.advance(&self.evaluator, LOOK, hurry, &mut self.positions, &mut found);
                self.found.extend(found.into_iter().filter_map(|tried| Run::of(tried, &self.evaluator)));
                match lines {
                    Lines::Done => self.begin_sift(),
                    lines => AdviceStage::Look(Box::new(lines)),
                }
            }
            AdviceStage::Sift(_) | AdviceStage::Weigh(_) if is_spent => AdviceStage::Done,
            AdviceStage::Sift(trials) if trials.samples() == self.samples => self.begin_weigh(),
            AdviceStage::Sift(trials) => AdviceStage::Sift(self.play_on(trials)),
            AdviceStage::Weigh(trials) if trials.samples() < self.samples => AdviceStage::Weigh(self.play_on(trials)),
            AdviceStage::Weigh(_) | AdviceStage::Done => AdviceStage::Done,
        };
    }

    fn begin_sift(&mut self) -> AdviceStage {
        self.add_played();
        let shares = self.scale.shares;
        self.found.sort_by(|one, other| shares.margin(&other.end.sheet).total_cmp(&shares.margin(&one.end.sheet)));
        let most =
            (self.plan.budget as usize / 5000).clamp(4, SIFTED * deeper(self.plan.budget, 3)).max(self.plan.count);
        let mut runs: Vec<Run> = Vec::new();
        let cheapest = cheapest(self.found.iter().map(|line| line.idea));
        for line in &self.found {
            let alike = runs.iter().filter(|run| run.idea == line.idea).count();
            let is_needed = line.is_played || Some(line.idea) == cheapest && alike == 0;
            if is_needed || (alike < ALIKE && runs.len() < most) {
                runs.push(line.clone());
            }
        }
        let is_choice = runs.iter().any(|run| run.idea != runs[0].idea || run.is_played);
        self.runs = runs;
        if is_choice { AdviceStage::Sift(Trials::new(self.plan.seed, true)) } else { self.begin_weigh() }
    }

    /// Adds the line that was played to those that were found, unless it is one of them.
    fn add_played(&mut self) {
        let Some(played) = &self.played else { return };
        if let Some(line) = self.found.iter_mut().find(|line| line.actions == *played) {
            line.is_played = true;
            return;
        }
        let tried = TriedTurn::new(self.knowledge.sample(self.plan.seed)).after(played.iter().copied());
        let Some(mut tried) = tried else { return };
        tried.finish(self.knowledge.seat(), &self.evaluator, &mut self.positions);
        let line = Run::of(tried, &self.evaluator).filter(|line| line.actions == *played);
        self.found.extend(line.map(|line| Run { is_played: true, ..line }));
    }

    fn begin_weigh(&mut self) -> AdviceStage {
        let shares = self.scale.shares;
        let worth = |run: &Run| {
            let first = shares.margin(&run.end.sheet);
            let sum = run.rollouts.iter().fold(0.0, |sum, outcome| sum + shares.margin(&outcome.sheet));
            (first * TRUST + sum) / (TRUST + run.rollouts.len() as f32)
        };
        self.runs.retain(|run| !run.is_broken);
        self.runs.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        let mut kept: Vec<Idea> = Vec::new();
        let most = self.plan.count.max(2);
        let cheapest = cheapest(self.runs.iter().map(|run| run.idea));
        self.runs.retain(|run| {
            let waits = cheapest.is_some_and(|idea| idea != run.idea && !kept.contains(&idea));
            let is_new = !kept.contains(&run.idea) && kept.len() + usize::from(waits) < most;
            if is_new {
                kept.push(run.idea);
            }
            is_new || run.is_played
        });
        for run in &mut self.runs {
            run.before = std::mem::take(&mut run.rollouts);
            run.own_bids = OwnBids::At(best_bid(&run.tried_bids));
        }
        self.samples = if self.runs.len() > 1 { WEIGH_SAMPLES * deeper(self.plan.budget, 10) } else { ALONE_SAMPLES };
        let trials = Trials::new(self.plan.seed.wrapping_add(FRESH), true);
        if self.runs.is_empty() { AdviceStage::Done } else { AdviceStage::Weigh(trials) }
    }

    /// Does the next piece of a playout.
    fn play_on(&mut self, mut trials: Trials) -> Trials {
        let line = |place: usize| self.runs.get(place).map(|run| (&run.actions[..], run.own_bids));
        match trials.step(&self.knowledge, line, &self.evaluator, &mut self.positions) {
            Trial::End(line, Some(mut playout)) => {
                self.runs[line].tried_bids.push(std::mem::take(&mut playout.tried_bids));
                self.runs[line].rollouts.push(RolloutEnd::of_playout(&playout));
            }
            Trial::End(line, None) => self.runs[line].is_broken = true,
            Trial::Sample if trials.samples() == 1 && self.samples == SIFT_SAMPLES => {
                // A third of the budget sifts.
                let first = self.positions / 2;
                let fits = (self.plan.budget / 3).saturating_sub(first) / first.max(1);
                self.samples = (1 + fits as usize).min(SIFT_SAMPLES);
            }
            Trial::Sample | Trial::Piece => {}
        }
        trials
    }

    /// Returns how many positions were valued.
    pub const fn positions(&self) -> u32 {
        self.positions
    }

    /// Returns how much of the work is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let played = |trials: &Trials, samples: usize| trials.done(self.runs.len()) / samples.max(1) as f32;
        match &self.stage {
            AdviceStage::Look(lines) => 0.3 * lines.progress(),
            AdviceStage::Sift(trials) => 0.3 + 0.3 * played(trials, SIFT_SAMPLES),
            AdviceStage::Weigh(trials) => 0.6 + 0.39 * played(trials, self.samples).min(1.0),
            AdviceStage::Done => 1.0,
        }
    }

    /// Returns the best lines so far, each legal as it stands.
    pub fn best(&self) -> Advice {
        let mut lines = compared(&self.runs, self.scale).unwrap_or_else(|| first_compared(&self.found, self.scale));
        if let (true, AdviceStage::Look(left)) = (lines.is_empty(), &self.stage) {
            let first = left.first(&self.evaluator, LOOK).and_then(|tried| Run::of(tried, &self.evaluator));
            lines = first_compared(first.as_slice(), self.scale);
        }
        let played = lines.iter().find(|line| line.is_played).cloned();
        let mut lines = few_each(lines, 1, |line| Some(line.idea));
        let count = self.plan.count.max(1);
        let last = cheapest(lines.iter().map(|line| line.idea));
        // Never in place of the best one.
        let left_out = lines.iter().skip(count).position(|line| Some(line.idea) == last);
        if let Some(at) = left_out.filter(|_| count > 1) {
            lines.swap(count - 1, count + at);
        }
        lines.truncate(count);
        Advice { seat: self.scale.seat, lines, shares: self.scale.shares, positions: self.positions, played }
    }
}

/// Returns the cheapest bid. It is always compared, because players ask what it would bring.
fn cheapest(ideas: impl Iterator<Item = Idea>) -> Option<Idea> {
    ideas.filter_map(|idea| if let Idea::Bid(price) = idea { Some(price) } else { None }).min().map(Idea::Bid)
}

/// Returns the later bid that lost least against the best one of its sample, on average.
fn best_bid(samples: &[Vec<(u8, f32)>]) -> Option<u8> {
    let loss = |price: u8| {
        let losses = samples.iter().filter_map(|tried| {
            let value = tried.iter().find(|(other, _)| *other == price)?.1;
            Some(tried.iter().fold(value, |best, (_, other)| best.max(*other)) - value)
        });
        let (sum, count) = losses.fold((0.0, 0.0_f32), |(sum, count), loss| (sum + loss, count + 1.0));
        sum / count.max(1.0)
    };
    let prices = samples.iter().flatten().map(|(price, _)| *price);
    prices
        .map(|price| (price, loss(price)))
        .reduce(|best, next| if next.1 < best.1 { next } else { best })
        .map(|(price, _)| price)
}

/// Returns what to look for.
fn scope(budget: u32) -> Scope {
    let (ways, ends) = ((budget / 6000) as usize, (budget / 3000) as usize);
    let wider = deeper(budget, 3);
    let (ends, ways) = (ends.clamp(8, 20), ways.clamp(3, 16 * wider));
    let width = Width { all_up_to: 3, ends, ways, kept: KEPT * wider, noticed: 100, fewest: 0 };
    Scope { width, eagerness: EAGERNESS, look: LOOK }
}

/// Returns how many times the usual budget this one is, so that a larger one finds and plays more.
fn deeper(budget: u32, most: usize) -> usize {
    (budget as usize / Plan::USUAL as usize).clamp(1, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala_rules::game::{Options, Record};

    #[test]
    fn the_cheapest_bid_never_takes_the_place_of_the_best() {
        let mut dearer = 0;
        for seed in 0..12 {
            let record = Record::new(Options::new(["Anna", "Sam"], seed)).unwrap();
            let knowledge = Knowledge::of_record(&record).unwrap();
            let mut adviser = Adviser::new(&knowledge, Plan { count: 1, budget: 12_000, seed: 0 });
            while !adviser.step(u32::MAX) {}
            let one = adviser.best().lines;
            adviser.plan.count = 5;
            let all = adviser.best().lines;
            assert_eq!((one.len(), one[0].idea), (1, all[0].idea));
            dearer += usize::from(cheapest(all.iter().map(|line| line.idea)) != Some(one[0].idea));
        }
        assert!(dearer > 0, "the best bid is not always the cheapest");
    }
}
