//! Checks the advice: is the best line as good as the second when both are played out many times?

use super::contest::{self, expansions};
use super::kept::{self, Kept};
use super::players::Kind;
use clap::Args;
use naqala_ai::{Advice, AdvisedLine, Adviser, Knowledge, Plan as AdvicePlan, Shares};
use naqala_rules::game::{Expansions, Options, Record, Seat};
use naqala_rules::notation::record;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Ask for advice in random decisions of computers' games, and play the two best lines out
///
/// Each line is played out in that many games, in the same samples. Says how often the best line is not worse beyond the
/// error.
#[derive(Args)]
pub struct Plan {
    #[arg(long, default_value_t = 50)]
    decisions: u64,
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = AdvicePlan::default().budget)]
    budget: u32,
    /// How many play; without it, all numbers take turns
    #[arg(long)]
    players: Option<usize>,
    /// The expansions, for example artisans,whims, or none; without it, all sets take turns
    #[arg(long, value_parser = expansions)]
    expansions: Option<Expansions>,
    /// Who plays on every seat
    #[arg(long, value_parser = Kind::parse, default_value = "courtier")]
    player: Kind,
    /// Write each decision to this file, and go on from what the file has
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Print the record of this decision, instead of checking any
    #[arg(long)]
    print: Option<u64>,
}

/// The check of one decision.
#[derive(Clone, Debug)]
struct Checked {
    /// By how many points the best line is better according to the advice, and its error.
    said: f64,
    error: f64,
    /// The same according to the games, and its standard error.
    found: f64,
    spread: f64,
    /// The chance to win with the best line, according to the advice and to the games.
    chances: [f64; 2],
    about: String,
}

impl Checked {
    /// Returns whether the best line is not worse by more than the error of the games.
    fn is_right(&self) -> bool {
        self.found >= -1.96 * self.spread
    }

    /// Returns whether it is not worse by more than the errors of the games and the advice.
    fn is_right_within_both(&self) -> bool {
        self.found >= -1.96 * self.spread.hypot(self.error)
    }
}

impl Kept for Checked {
    fn write(&self) -> String {
        let [said, found] = self.chances;
        format!("{} {} {} {} {said} {found} {}", self.said, self.error, self.found, self.spread, self.about)
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(7, ' ');
        let mut next = || words.next()?.parse::<f64>().ok();
        let (said, error, found, spread) = (next()?, next()?, next()?, next()?);
        let chances = [next()?, next()?];
        Some(Self { said, error, found, spread, chances, about: words.next()?.into() })
    }
}

/// Checks the decisions that are not kept yet, on all cores, and says how often the best line was right.
pub fn run(plan: &Plan) -> std::io::Result<()> {
    contest::check(options(plan, 0))?;
    if let Some(decision) = plan.print {
        let (record, ..) = decide(plan, decision);
        println!("{}", serde_json::to_string(&record::write(&record)).map_err(std::io::Error::other)?);
        return Ok(());
    }
    let mut all = BTreeMap::new();
    kept::run(
        plan.keep.as_deref(),
        plan.decisions,
        |decision| check(plan, decision),
        |decision, checked| {
            eprintln!("{decision} {}", checked.write());
            all.insert(decision, checked);
            ControlFlow::Continue(())
        },
    )?;
    report(&all.into_values().collect::<Vec<_>>());
    Ok(())
}

fn report(all: &[Checked]) {
    let count = all.len().max(1) as f64;
    let mean = |value: &dyn Fn(&Checked) -> f64| all.iter().map(value).sum::<f64>() / count;
    let share =
        |holds: fn(&Checked) -> bool| all.iter().filter(|checked| holds(checked)).count() as f64 / count * 100.0;
    // How far the games are from what was said, in units of both errors: about 1 if the errors are honest.
    let honest = mean(&|checked| {
        let both = checked.error.powi(2) + checked.spread.powi(2);
        (checked.found - checked.said).powi(2) / both.max(1e-9)
    });
    println!(
        "{} decisions: the best line is not worse beyond 1.96 errors of the games in {:.1} %, of games and advice in {:.1} %; \
         better by {:+.2} points, said {:+.2}; they differ by {:.2} errors; chance to win {:.3}, said {:.3}",
        all.len(),
        share(Checked::is_right),
        share(Checked::is_right_within_both),
        mean(&|checked| checked.found),
        mean(&|checked| checked.said),
        honest.sqrt(),
        mean(&|checked| checked.chances[1]),
        mean(&|checked| checked.chances[0]),
    );
}

fn options(plan: &Plan, decision: u64) -> Options {
    contest::any_of(plan.seed, decision, plan.players, plan.expansions)
}

/// Finds a decision between two lines in a computers' game, with the advice about it.
fn decide(plan: &Plan, decision: u64) -> (Record, Knowledge, Advice) {
    for attempt in 0.. {
        let mut options = options(plan, decision);
        options.seed += attempt;
        let Some(record) = position(plan, options) else { continue };
        let Some(knowledge) = Knowledge::of_record(&record) else { continue };
        let mut adviser = Adviser::new(&knowledge, AdvicePlan { count: 2, budget: plan.budget, seed: decision });
        while !adviser.step(u32::MAX) {}
        let advice = adviser.best();
        if advice.lines.len() == 2 {
            return (record, knowledge, advice);
        }
    }
    unreachable!("some game has a decision")
}

/// Plays out the two best lines of a decision.
fn check(plan: &Plan, decision: u64) -> Checked {
    let (record, knowledge, advice) = decide(plan, decision);
    let [best, second] = [&advice.lines[0], &advice.lines[1]];
    let mut won = 0.0;
    let differences: Vec<f64> = (0..plan.games)
        .map(|game| {
            let [(one, wins), (other, _)] =
                [best, second].map(|line| play_out(plan, &knowledge, line, advice.shares, decision << 20 | game));
            won += wins;
            one - other
        })
        .collect();
    let count = plan.games.max(2) as f64;
    let found = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|difference| (difference - found).powi(2)).sum();
    let name = |line: &AdvisedLine| line.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    Checked {
        said: f64::from(best.value - second.value),
        error: f64::from(best.error),
        found,
        spread: (squares / (count - 1.0) / count).sqrt(),
        chances: [f64::from(best.win), won / count],
        about: format!("entry {}: {} | {}", record.len(), name(best), name(second)),
    }
}

/// Plays a game of computers up to one of its decisions; returns `None` if it ends before.
fn position(plan: &Plan, options: Options) -> Option<Record> {
    let stop = (options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) % 70;
    let mut record = Record::new(options).expect("the options were checked");
    for _ in 0..stop {
        for action in plan.player.think(&record, record.len() as u64).actions {
            record.play(action).expect("a line is legal");
        }
    }
    record.game().active().map(|_| record)
}

/// Plays a line and the rest of the game, in one sample of what is hidden; returns the final margin and
/// the share of the win.
fn play_out(plan: &Plan, knowledge: &Knowledge, line: &AdvisedLine, shares: Shares, seed: u64) -> (f64, f64) {
    let mut record = Record::from_position(knowledge.sample(seed), seed);
    for &action in &line.actions {
        record.play(action).expect("a line is legal");
    }
    while record.game().active().is_some() {
        // The seed of a decision depends on the round and the seat, so that both lines meet the same chance.
        let game = record.game();
        let moment =
            u64::from(game.round) * 100 + game.bid_order.len() as u64 * 10 + game.turn_order.order().count() as u64;
        for action in plan.player.think(&record, seed << 16 ^ moment).actions {
            record.play(action).expect("a line is legal");
        }
    }
    let game = record.game();
    let points = |seat: Seat| f64::from(shares.of_seat(seat)) * f64::from(game.score(seat).total());
    let winners = game.winners();
    let won = if winners.contains(&knowledge.seat()) { 1.0 / winners.len() as f64 } else { 0.0 };
    (game.seats().map(points).sum(), won)
}
