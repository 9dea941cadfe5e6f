//! Training: plays games, fits the weights to how they ended, and writes them as a source file.

use super::fit::Sums;
use clap::Args;
use naqala_ai::{Amounts, Knowledge, Level, Scope, Search, Skill, TERMS, Term, Weights, Width, progress, survey};
use naqala_rules::game::{Action, Expansion, Expansions, Options, Record, Step};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Play games on all cores, fit the weights to how they end, and write src/ai/weights.rs
#[derive(Args)]
pub struct Plan {
    /// Rounds of playing and fitting
    #[arg(long, default_value_t = 3)]
    rounds: u64,
    /// The time for all of it
    #[arg(long, default_value_t = 40)]
    minutes: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "FILE", default_value = "src/ai/weights.rs")]
    out: PathBuf,
}

/// The numbers of players to train for, each with the sets of expansions that take turns.
const TABLES: [(usize, &[&[Expansion]]); 4] = {
    const BOTH: &[Expansion] = &[Expansion::Artisans, Expansion::Whims];
    const SETS: &[&[Expansion]] = &[&[], &[], &[Expansion::Artisans], &[Expansion::Whims], BOTH, BOTH];
    const FIVE: &[&[Expansion]] = &[&[Expansion::Artisans], &[Expansion::Whims], BOTH];
    [(2, SETS), (3, SETS), (4, SETS), (5, FIVE)]
};

/// Returns the skill of the players. They overlook something now and then, so that the games differ.
fn skill() -> Skill {
    let skill = Skill::of(Level::Counsellor);
    let width = Width { all_up_to: 2, ends: 8, ways: 3, noticed: 85, kept: 3, ..skill.scope.width };
    Skill { scope: Scope { width, ..skill.scope }, bid_budget: 0, ..skill }
}

/// Trains, and writes the weights. The first round plays with the present ones.
pub fn run(plan: &Plan) -> std::io::Result<()> {
    let mut weights = [2, 3, 4, 5].map(Weights::fitted);
    let start = Instant::now();
    let mut report = String::new();
    let mut all: [(Sums, u64); 4] = std::array::from_fn(|_| (Sums::new(), 0));
    for round in 0..plan.rounds {
        let until = start + Duration::from_secs(60 * plan.minutes).mul_f64((round + 1) as f64 / plan.rounds as f64);
        let games = play_until(until, plan.seed + round, &weights);
        report.clear();
        for (index, ((sums, count), (more, played))) in all.iter_mut().zip(&games).enumerate() {
            sums.join(more);
            *count += played;
            let (fitted, explained) = sums.fit(&Weights::by_hand());
            weights[index] = fitted;
            let players = index + 2;
            let _ = writeln!(
                report,
                "//! {players} players: {count} games, {:.0} positions, {:.0} % of the spread of the margins explained.",
                sums.count() / players as f64,
                explained * 100.0
            );
        }
        eprint!("round {} of {}, {:.0} s\n{report}", round + 1, plan.rounds, start.elapsed().as_secs_f64());
        std::fs::write(&plan.out, source(plan, &weights, &report))?;
    }
    Ok(())
}

/// Plays games of all kinds until the time is over, and sums them up by number of players.
fn play_until(until: Instant, seed: u64, weights: &[Weights; 4]) -> [(Sums, u64); 4] {
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let next = AtomicU64::new(0);
    let sums = Mutex::new(std::array::from_fn(|_| (Sums::new(), 0)));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while Instant::now() < until {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    let table = game as usize % TABLES.len();
                    let (players, sets) = TABLES[table];
                    let set = sets[game as usize / TABLES.len() % sets.len()];
                    let mut own = Sums::new();
                    play(players, set.iter().copied().collect(), seed << 32 | game, &weights[table], &mut own);
                    if let Ok(mut all) = sums.lock() {
                        let all: &mut [(Sums, u64); 4] = &mut all;
                        all[table].0.join(&own);
                        all[table].1 += 1;
                    }
                }
            });
        }
    });
    sums.into_inner().expect("no thread panicked")
}

/// Plays one game and adds the start of each of its rounds and turns. Of the last round nothing has to be learned: its points
/// are what they are.
fn play(players: usize, expansions: Expansions, seed: u64, weights: &Weights, sums: &mut Sums) {
    let names = ["Anna", "Sam", "Yves", "Lea", "Omar"];
    let mut options = Options::new(names.into_iter().take(players), seed);
    options.expansions = expansions;
    let mut record = Record::new(options).expect("the tables are legal");
    let mut positions: Vec<(f32, Vec<Amounts>)> = Vec::new();
    while let Some(knowledge) = Knowledge::of_record(&record) {
        let game = record.game();
        let is_start = game.turn().map_or_else(
            || game.turn_order.order().next().is_none(),
            |turn| turn.step == Step::Move && turn.used.is_empty() && !turn.item_used,
        );
        if is_start && !game.ending {
            positions.push((progress(game), survey(game, weights)));
        }
        let mut search = Search::with(&knowledge, skill(), weights, seed.wrapping_add(record.len() as u64));
        while !search.step(u32::MAX) {}
        for action in search.best().actions {
            record.play(action).expect("a line is legal");
            if matches!(action, Action::End) {
                break;
            }
        }
    }
    let game = record.game();
    let points: Vec<f64> = game.seats().map(|seat| f64::from(game.score(seat).total())).collect();
    for (progress, all) in positions {
        sums.add(progress.into(), &all, &points);
    }
}

/// Writes the weights as the source file that the engine is built with.
fn source(plan: &Plan, weights: &[Weights; 4], report: &str) -> String {
    let mut text = String::from("//! The weights of the evaluation for two to five players, early and late.\n//!\n");
    let _ = writeln!(
        text,
        "//! Written by `cargo xtask train --rounds {} --minutes {} --seed {}`. Of all rounds:\n//!\n{}",
        plan.rounds,
        plan.minutes,
        plan.seed,
        report.replace(".\n", ".\n//!\n").trim_end_matches("//!\n").trim_end()
    );
    text.push_str("\nuse super::term::TERMS;\n\n");
    text.push_str("/// For each term the weights that were set by hand, from which the training starts, and those that it found for\n");
    text.push_str("/// two to five players.\n");
    text.push_str("#[rustfmt::skip]\npub(super) const WEIGHTS: [[[f32; 2]; 5]; TERMS] = [\n");
    let by_hand = Weights::by_hand();
    for term in Term::all() {
        let columns = [&by_hand].into_iter().chain(weights).map(|weights| weights.0[term.index()]);
        let columns: Vec<_> = columns.map(|[early, late]| format!("[{early:.3}, {late:.3}]")).collect();
        let _ = writeln!(text, "    [{}], // {term}", columns.join(", "));
    }
    text.push_str("];\n");
    text
}

/// Reads the weights that a training wrote, so that they can play before the engine is built with them.
pub fn read(path: &str) -> Result<[Weights; 4], String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let rows: Vec<Vec<f32>> = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("[[")?.split("]], //").next())
        .map(|row| row.split(['[', ']', ',', ' ']).filter_map(|number| number.parse().ok()).collect())
        .collect();
    let table = |column: usize| {
        let rows = rows.iter().map(|row| Some([*row.get(2 * column)?, *row.get(2 * column + 1)?]));
        rows.collect::<Option<Vec<_>>>()?.try_into().ok().map(Weights)
    };
    let tables: Option<Vec<Weights>> = (1..=4).map(table).collect();
    tables.and_then(|tables| tables.try_into().ok()).ok_or_else(|| format!("{path} holds no weights for {TERMS} terms"))
}
