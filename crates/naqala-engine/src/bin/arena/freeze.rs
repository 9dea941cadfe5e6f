//! Frozen decisions: bids and moves of games, each with lines that were judged once.

use super::contest::NAMES;
use super::kept::{self, Kept};
use super::players::Kind;
use clap::Args;
use naqala_ai::{Adviser, Idea, Knowledge, Level, Plan as AdvicePlan, weigh};
use naqala_rules::game::{Action, Expansion, Options, Record};
use naqala_rules::notation::{read_actions, record};
use serde_json::{Value, json};
use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// The frozen decisions of this project.
pub const SET: &str = "tests/fixtures/decisions.jsonl";

/// Judge bids and moves of games between mixed levels, for `errors`
///
/// All numbers of players and sets take turns. The best line is the best of those that the adviser finds and that the
/// levels play.
#[derive(Args)]
pub struct Plan {
    #[arg(long, default_value_t = 32)]
    pub decisions: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many positions the adviser may value
    #[arg(long, default_value_t = 2_000_000)]
    pub budget: u32,
    /// In how many samples lines are played on
    #[arg(long, default_value_t = 200)]
    pub samples: usize,
    /// The file of the decisions
    #[arg(long, value_name = "FILE", default_value = SET)]
    pub set: PathBuf,
}

/// A decision with what its lines cost.
#[derive(Clone, Debug)]
pub struct Frozen {
    pub record: Record,
    pub samples: usize,
    /// Lines with their loss against the first one, and the error of that.
    pub lines: Vec<(Vec<Action>, f32, f32)>,
}

impl Kept for Frozen {
    fn write(&self) -> String {
        let texts = |line: &[Action]| line.iter().map(ToString::to_string).collect::<Vec<_>>();
        let lines: Vec<Value> = self
            .lines
            .iter()
            .map(|(line, loss, error)| json!({ "line": texts(line), "loss": rounded(*loss), "error": rounded(*error) }))
            .collect();
        json!({ "samples": self.samples, "lines": lines, "record": record::write(&self.record) }).to_string()
    }

    fn read(line: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(line).ok()?;
        let line = |value: &Value| {
            let float = |key: &str| value[key].as_f64().map(|number| number as f32);
            Some((read_actions(&value["line"])?, float("loss")?, float("error")?))
        };
        let lines = value["lines"].as_array()?.iter().map(line).collect::<Option<_>>()?;
        Some(Self {
            record: record::from_value(&value["record"]).ok()?,
            samples: value["samples"].as_u64()? as usize,
            lines,
        })
    }
}

fn rounded(number: f32) -> f64 {
    (f64::from(number) * 100.0).round() / 100.0
}

/// The first seeds of the samples in which the best line is chosen, and of those in which all are then judged. Chosen in
/// the samples that judge, the best of many would look too good.
const CHOOSE: u64 = 500_000;
const FRESH: u64 = 1_000_000;

/// Freezes the decisions that the file does not have yet, on all cores.
pub fn run(plan: &Plan) -> io::Result<()> {
    let work = |decision| freeze(plan, decision);
    kept::run(Some(&plan.set), plan.decisions, work, |decision, frozen: Frozen| {
        eprintln!("{decision}: {} lines", frozen.lines.len());
        ControlFlow::Continue(())
    })
}

pub fn freeze(plan: &Plan, decision: u64) -> Frozen {
    let record = (0..).find_map(|attempt| position(plan.seed, decision, attempt)).expect("some game has a decision");
    let knowledge = Knowledge::of_record(&record).expect("somebody has to decide");
    let mut adviser = Adviser::new(&knowledge, AdvicePlan { count: 4, budget: plan.budget, seed: decision });
    while !adviser.step(u32::MAX) {}
    let mut lines: Vec<_> = adviser.best().lines.into_iter().map(|line| line.actions).collect();
    lines.extend(Level::ALL.map(|level| level_of(level).think(&record, decision).actions));
    let mut seen = Vec::new();
    lines.retain(|line| !seen.contains(line) && (seen.push(line.clone()), true).1);
    let values = weigh(&knowledge, &lines, plan.samples / 2, CHOOSE);
    let value = |place: usize| values[place].map_or(f32::NEG_INFINITY, |(value, _)| value);
    let best = (0..lines.len()).max_by(|&one, &other| value(one).total_cmp(&value(other))).expect("a line is found");
    lines.swap(0, best);
    let samples = plan.samples;
    Frozen { lines: judged(&knowledge, lines, samples), record, samples }
}

/// Returns lines with their loss against the first one.
pub fn judged(knowledge: &Knowledge, lines: Vec<Vec<Action>>, samples: usize) -> Vec<(Vec<Action>, f32, f32)> {
    let values = weigh(knowledge, &lines, samples, FRESH);
    let best = values[0].expect("the best line is legal").0;
    let losses = lines.into_iter().zip(values);
    losses.filter_map(|(line, weighed)| weighed.map(|(value, error)| (line, best - value, error))).collect()
}

fn level_of(level: Level) -> Kind {
    Kind::parse(level.name()).expect("every level is a player")
}

/// Plays a game of mixed levels up to a bid or a move; returns `None` if it ends before.
fn position(seed: u64, decision: u64, attempt: u64) -> Option<Record> {
    let sets = [&[][..], &[Expansion::Artisans], &[Expansion::Whims], &Expansion::ALL];
    let players = 2 + (decision % 4) as usize;
    // Five need an expansion.
    let set = sets[(decision / 4 % 4) as usize..].iter().find(|set| players < 5 || !set.is_empty())?;
    let deal = seed.wrapping_mul(1 << 32) + decision * 1000 + attempt;
    let options = Options::new(NAMES.into_iter().take(players), deal).with(set.iter().copied());
    let mut record = Record::new(options).ok()?;
    let mixed = deal.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let stop = (mixed >> 40) % (30 + 20 * players as u64);
    let wants_bid = (decision / 16).is_multiple_of(2);
    for moment in 0.. {
        let mover = record.game().active()?;
        let level = Level::ALL[(mixed >> (2 * mover.index())) as usize % Level::ALL.len()];
        let line = level_of(level).think(&record, record.len() as u64).actions;
        let is_wanted = match Idea::of(&line)? {
            Idea::Bid(_) => wants_bid,
            Idea::End(..) => !wants_bid,
            Idea::Step(_) => false,
        };
        if is_wanted && moment >= stop {
            return Some(record);
        }
        for action in line {
            record.play(action).expect("a line is legal");
        }
    }
    None
}
