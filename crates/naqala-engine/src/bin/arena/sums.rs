//! Checks the sums of analyses: plays games of computers, analyses them, and adds up the verdicts.

use super::contest::{self, expansions};
use super::kept::{self, Kept};
use super::players::Kind;
use clap::Args;
use naqala_ai::{Analyser, Analysis, Plan as AdvicePlan};
use naqala_rules::game::{Expansions, Record, Seat};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Play games, analyse them, add up what each decision says, and compare with the sums
///
/// Prints the size of each part of the sums in points, and for one seat, which plays the first kind of player, by how
/// much it was ahead at the end and how much of that luck and losses explain.
#[derive(Args)]
pub struct Plan {
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 20_000)]
    budget: u32,
    /// How many play; without it, all numbers take turns
    #[arg(long)]
    players: Option<usize>,
    /// The expansions, for example artisans,whims, or none; without it, all sets take turns
    #[arg(long, value_parser = expansions)]
    expansions: Option<Expansions>,
    /// Who plays on one seat, which changes from game to game
    #[arg(long, value_parser = Kind::parse, default_value = "courtier")]
    player: Kind,
    /// Who plays on all others; without it, the same
    #[arg(long, value_parser = Kind::parse)]
    others: Option<Kind>,
    /// Write each game to this file, and go on from what the file has
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

/// The check of one game: the largest gap of a sum, the size of each part as the mean over its players, and the parts of
/// the one seat.
type Row = [f64; 10];

impl Kept for Row {
    fn write(&self) -> String {
        self.map(|number| number.to_string()).join(" ")
    }

    fn read(line: &str) -> Option<Self> {
        let numbers: Option<Vec<f64>> = line.split(' ').map(|number| number.parse().ok()).collect();
        numbers?.try_into().ok()
    }
}

const NAMES: [&str; 7] = ["largest gap", "start", "luck", "own", "rivals", "rest", "accuracy"];
/// The place of the rest, and the first of the parts of the one seat: the end, luck, and losses of all.
const REST: usize = 5;
const SEAT: usize = 7;
/// How far a sum of rounded numbers may be off.
const ROUNDING: f64 = 0.05;

/// Analyses the games that are not kept yet, on all cores, and says how many sums agree.
pub fn run(plan: &Plan) -> std::io::Result<()> {
    let mut all: BTreeMap<u64, Row> = BTreeMap::new();
    kept::run(
        plan.keep.as_deref(),
        plan.games,
        |game| check(plan, game),
        |game, row: Row| {
            eprintln!("{game} {}", row.write());
            all.insert(game, row);
            ControlFlow::Continue(())
        },
    )?;
    let agree = all.values().filter(|row| row[0] < ROUNDING).count();
    let mean = |place: usize| all.values().map(|row| row[place]).sum::<f64>() / all.len().max(1) as f64;
    let means: Vec<String> = (1..NAMES.len()).map(|place| format!("{} {:.2}", NAMES[place], mean(place))).collect();
    println!("{} games: {agree} sums agree; mean sizes in points: {}", all.len(), means.join(", "));
    let mut rests: Vec<f64> = all.values().map(|row| row[REST]).collect();
    rests.sort_by(f64::total_cmp);
    let [end, luck, losses] = [SEAT, SEAT + 1, SEAT + 2].map(mean);
    println!("rest in the median {:.1}", rests.get(rests.len() / 2).copied().unwrap_or_default());
    println!("{}: ahead by {end:.1}; luck {luck:.1}, losses {losses:.1}", plan.player);
    Ok(())
}

fn check(plan: &Plan, game: u64) -> Row {
    let options = contest::any_of(plan.seed, game, plan.players, plan.expansions);
    let own = Seat((game % options.players.len() as u64) as u8);
    let mut record = Record::new(options).expect("so many can play");
    while let Some(seat) = record.game().active() {
        let player = plan.others.as_ref().filter(|_| seat != own).unwrap_or(&plan.player);
        for action in player.think(&record, game << 20 ^ record.len() as u64).actions {
            record.play(action).expect("a line is legal");
        }
    }
    let mut analyser = Analyser::new(&record, AdvicePlan { budget: plan.budget, ..Analyser::PLAN });
    while !analyser.step(u32::MAX) {}
    add_up(&record, &analyser.analysis(), own)
}

/// Adds up the verdicts independently of the analysis, and compares its sums with them.
fn add_up(record: &Record, analysis: &Analysis, own: Seat) -> Row {
    let game = record.game();
    let end: Vec<f32> = game.seats().map(|seat| game.score(seat).total() as f32).collect();
    let ahead = |points: &[f32], seat: usize| {
        let rivals = (0..points.len()).filter(|&other| other != seat).map(|other| points[other]);
        f64::from(points[seat]) - f64::from(rivals.fold(f32::NEG_INFINITY, f32::max))
    };
    let mut row = Row::default();
    let players = end.len() as f64;
    for (seat, sum) in analysis.sums.iter().enumerate() {
        let mut parts = [0.0; 3];
        for judged in &analysis.decisions {
            let [best, played, after] = [&judged.points.best, &judged.points.played, &judged.points.after_draws]
                .map(|points| ahead(points, seat));
            parts[0] += after - played;
            parts[if judged.seat.index() == seat { 1 } else { 2 }] += played - best;
        }
        let start = analysis.decisions.first().map_or(0.0, |judged| ahead(&judged.points.best, seat));
        let said = [sum.luck, sum.own, sum.rivals].map(f64::from);
        let total = f64::from(sum.start) + said.iter().sum::<f64>() + f64::from(sum.rest);
        let gaps = [total - ahead(&end, seat), f64::from(sum.start) - start];
        let gaps = gaps.into_iter().chain(said.iter().zip(parts).map(|(said, part)| said - part));
        row[0] = gaps.map(f64::abs).fold(row[0], f64::max);
        let sizes = [start, parts[0], parts[1], parts[2], f64::from(sum.rest), f64::from(analysis.accuracy[seat])];
        sizes.iter().zip(&mut row[1..]).for_each(|(size, mean)| *mean += size.abs() / players);
        if seat == own.index() {
            row[SEAT..].copy_from_slice(&[ahead(&end, seat), parts[0], parts[1] + parts[2]]);
        }
    }
    row
}
