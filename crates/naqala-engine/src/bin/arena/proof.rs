//! Proves that one line of a position is better than all others, at ten times the usual budget.

use naqala_ai::{Account, Advice, AdvisedLine, Adviser, BidTurn, Idea, Knowledge, Plan, Reason};
use naqala_rules::game::Action;

/// By how many points, and by how many errors, the best line has to be better.
const CLEAR: f32 = 5.0;
const SURE: f32 = 3.0;
/// The share of both that a first look, or a proof after some samples, must reach to go on.
const HOPE: f32 = 0.7;
/// The budget of a first look. A decision that looks clear then gets the usual one.
const FIRST: u32 = 40_000;
const TEN_TIMES: u32 = 10 * Plan::USUAL;
/// How many lines are compared, and how many of them may be right at most.
const LINES: usize = 4;
const MOST_RIGHT: usize = 2;
/// After how many samples a hopeless proof is given up.
const SAMPLES: usize = 48;

/// The right lines of a position, and how sure they are.
pub struct Proof {
    /// The best line.
    pub line: Vec<Action>,
    /// The other lines that are as good within the error.
    pub also: Vec<Vec<Action>>,
    /// By how many points the best wrong line is worse, and its error.
    pub better: f32,
    pub error: f32,
    /// The chance to win with the best line, and with the best wrong one.
    pub win: [f32; 2],
    /// How the best line differs from the best wrong one, largest difference first.
    pub reasons: Vec<Reason>,
    /// The idea of the best wrong line, and how much more the best line has of each part of its account.
    pub second: (Idea, Option<Account>),
    /// The turns that the best bid and the best wrong one are likely to lead to.
    pub turns: Option<[BidTurn; 2]>,
}

impl Proof {
    /// Returns whether an idea is right.
    pub fn accepts(&self, idea: Option<Idea>) -> bool {
        [&self.line].into_iter().chain(&self.also).any(|line| Idea::of(line) == idea)
    }
}

/// Returns what looks clearly best at the usual budget; `None` if nothing does, or if it is not wanted.
pub fn look(knowledge: &Knowledge, is_wanted: impl Fn(&Proof) -> bool) -> Option<Proof> {
    let hope = |budget| proof(&ask(knowledge, budget, 1, |_| false), HOPE).filter(&is_wanted);
    hope(FIRST)?;
    hope(Plan::USUAL)
}

/// Proves at ten times the budget that nothing else is as good; returns `None` if that is not so.
pub fn prove(knowledge: &Knowledge, seed: u64) -> Option<Proof> {
    let is_hopeless = |advice: &Advice| {
        let samples = advice.lines.first().map_or(0, |best| best.samples);
        samples >= SAMPLES && proof(advice, HOPE).is_none()
    };
    proof(&ask(knowledge, TEN_TIMES, seed, is_hopeless), 1.0)
}

/// Proves again what was proved before. Nearly as far behind is far enough, since other samples differ a little.
pub fn prove_again(knowledge: &Knowledge, budget: u32, seed: u64) -> Option<Proof> {
    proof(&ask(knowledge, budget, seed, |_| false), HOPE)
}

/// Returns the idea of the best line at ten times the budget, clear or not.
pub fn best(knowledge: &Knowledge, seed: u64) -> Option<Idea> {
    Idea::of(&ask(knowledge, TEN_TIMES, seed, |_| false).lines.first()?.actions)
}

fn ask(knowledge: &Knowledge, budget: u32, seed: u64, is_enough: impl Fn(&Advice) -> bool) -> Advice {
    let mut adviser = Adviser::new(knowledge, Plan { count: LINES, budget, seed });
    while !adviser.step(Plan::USUAL / 2) && !is_enough(&adviser.best()) {}
    adviser.best()
}

/// Returns the leading lines if every other one is far behind.
fn proof(advice: &Advice, share: f32) -> Option<Proof> {
    let lines = &advice.lines;
    let best = lines.first().filter(|best| best.samples > 0)?;
    let equals = lines.iter().skip(1).take_while(|line| line.is_equal).count();
    let right = 1 + equals;
    if right > MOST_RIGHT {
        return None;
    }
    let second = lines.get(right)?;
    // The error of the best line is that of its difference to the second.
    let error = |at: usize| if at == 1 { best.error } else { lines[at].error };
    let is_behind = |at: usize| {
        let apart = best.value - lines[at].value;
        lines[right - 1].value - lines[at].value > CLEAR * share && apart > SURE * share * error(at)
    };
    let reasons = second.reasons.iter().map(|reason| Reason { points: -reason.points, gain: -reason.gain, ..*reason });
    (right..lines.len()).all(is_behind).then(|| Proof {
        line: best.actions.clone(),
        also: lines[1..right].iter().map(|line| line.actions.clone()).collect(),
        better: best.value - second.value,
        error: error(right),
        win: [best.win, second.win],
        reasons: reasons.collect(),
        second: (second.idea, apart(best, second)),
        turns: best.outcome.turn.zip(second.outcome.turn).map(|(best, second)| [best, second]),
    })
}

fn apart(best: &AdvisedLine, second: &AdvisedLine) -> Option<Account> {
    Some(best.outcome.account? - second.outcome.account?)
}

/// Returns a line as far as a puzzle asks it: the rest of a turn after its move is not asked.
pub fn asked(line: &[Action]) -> &[Action] {
    let last = line.iter().rposition(|action| matches!(action, Action::Drop(..)));
    &line[..last.map_or(line.len(), |last| last + 1)]
}

/// Writes a line as far as a puzzle asks it.
pub fn written(line: &[Action]) -> Vec<String> {
    asked(line).iter().map(ToString::to_string).collect()
}

/// Rounds points as a pack writes them.
pub fn tenths(points: f32) -> f64 {
    (f64::from(points) * 10.0).round() / 10.0
}
