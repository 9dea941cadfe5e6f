//! Checks what players say about their chance to win: does one who says 70 % win 70 of 100 games?

use super::contest::{self, expansions};
use super::kept::{self, Kept};
use super::players::Kind;
use super::statistics::{Grouped, SURE};
use super::strength::{self, CHANCES};
use clap::Args;
use naqala_ai::progress;
use naqala_rules::game::{Expansions, Record};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Compare the chance to win that a player says at each of its decisions with how the games end
///
/// Prints for each number of players and each third of the game the Brier score (the mean square of what was said minus
/// what came; less is better), that of always saying the mean, and how often those won who said 0–10 %, 10–20 % and so
/// on. Games are the unit of all errors.
#[derive(Args)]
pub struct Plan {
    /// Who plays on every seat
    #[arg(value_parser = Kind::parse, default_value = "counsellor")]
    player: Kind,
    #[arg(long, default_value_t = 400)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many play; without it, all numbers take turns
    #[arg(long)]
    players: Option<usize>,
    /// The expansions, for example artisans,whims, or none; without it, all sets take turns
    #[arg(long, value_parser = expansions)]
    expansions: Option<Expansions>,
    /// Write each game to this file, and go on from what the file has
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write the result to docs/strength.md
    #[arg(long)]
    write: bool,
}

/// What was said at one decision, and what came.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Said {
    /// How far the game had come, from 0 to 1.
    progress: f64,
    win: f64,
    /// The player's share of the win.
    came: f64,
}

/// The decisions of one game.
#[derive(Clone, Debug, PartialEq)]
struct Foretold {
    players: usize,
    said: Vec<Said>,
}

impl Kept for Foretold {
    fn write(&self) -> String {
        let said = self.said.iter().map(|Said { progress, win, came }| format!(" {progress:.3} {win:.4} {came:.4}"));
        format!("{}{} .", self.players, said.collect::<String>())
    }

    fn read(line: &str) -> Option<Self> {
        let (players, said) = line.strip_suffix(" .")?.split_once(' ')?;
        let numbers: Vec<f64> = said.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        let (said, rest) = numbers.as_chunks();
        let said = said.iter().map(|&[progress, win, came]| Said { progress, win, came }).collect();
        rest.is_empty().then_some(Self { players: players.parse().ok()?, said })
    }
}

const STAGES: [&str; 3] = ["early", "middle", "late"];
const BINS: usize = 10;

/// Returns in which of `parts` equal parts from 0 to 1 a number lies.
fn part(number: f64, parts: usize) -> usize {
    ((number * parts as f64) as usize).min(parts - 1)
}

/// What is known of one stage at one number of players.
#[derive(Default)]
struct Stage {
    /// The games, each with what was said in this stage.
    games: Vec<Vec<Said>>,
}

/// How a tenth of what can be said came true.
struct Bin {
    number: usize,
    count: f64,
    said: f64,
    /// How many of a hundred more came than were said, and the bound of that.
    off: f64,
    bound: f64,
}

impl Stage {
    fn grouped(&self, value: impl Fn(&Said) -> f64) -> Grouped {
        let mut grouped = Grouped::default();
        self.games.iter().for_each(|game| grouped.add(game.iter().map(&value)));
        grouped
    }

    fn brier(&self) -> Grouped {
        self.grouped(|said| (said.win - said.came).powi(2))
    }

    /// Returns the score of always saying the mean.
    fn brier_of_mean(&self) -> f64 {
        let mean = self.grouped(|said| said.came).mean();
        self.grouped(|said| (mean - said.came).powi(2)).mean()
    }

    fn bins(&self) -> Vec<Bin> {
        let bin = |number: usize| {
            let (mut said, mut off) = (Grouped::default(), Grouped::default());
            for game in &self.games {
                let those = || game.iter().filter(|said| part(said.win, BINS) == number);
                said.add(those().map(|said| said.win));
                off.add(those().map(|said| said.came - said.win));
            }
            let (count, mean) = (said.count(), said.mean());
            // A few games that all end alike do not make a chance certain.
            let least = SURE * (mean * (1.0 - mean) / said.groups()).sqrt();
            let [said, off, bound] = [mean, off.mean(), off.bound().max(least)].map(|share| share * 100.0);
            (count > 0.0).then_some(Bin { number, count, said, off, bound })
        };
        (0..BINS).filter_map(bin).collect()
    }
}

/// Plays the games that are not kept yet, on all cores, and says how far the chances can be trusted.
pub fn run(plan: &Plan) -> std::io::Result<()> {
    contest::check(contest::any_of(plan.seed, 0, plan.players, plan.expansions))?;
    let mut all: BTreeMap<(usize, usize), Stage> = BTreeMap::new();
    kept::run(
        plan.keep.as_deref(),
        plan.games,
        |game| play(plan, game),
        |game, foretold: Foretold| {
            eprint!("\r{game}");
            for stage in 0..STAGES.len() {
                let said = foretold.said.iter().filter(|said| part(said.progress, STAGES.len()) == stage);
                all.entry((foretold.players, stage)).or_default().games.push(said.copied().collect());
            }
            ControlFlow::Continue(())
        },
    )?;
    eprintln!();
    for ((players, stage), of_stage) in &all {
        let (brier, mean) = (of_stage.brier(), of_stage.brier_of_mean());
        let name = STAGES[*stage];
        println!("{players} players, {name}: Brier {:.4} ± {:.4}, of the mean {mean:.4}", brier.mean(), brier.bound());
        let bins = of_stage.bins();
        for Bin { number, count, said, off, bound } in &bins {
            println!(
                "  {:>3}–{} %: {count:.0} said {said:.1} %, came {:.1} % ± {bound:.1}",
                number * 10,
                number * 10 + 10,
                said + off
            );
        }
        if plan.write {
            // The worst of ten is off by chance, too: the one that is furthest beyond its error counts.
            let worst = bins.iter().filter(|bin| bin.bound.is_finite());
            let worst =
                worst.max_by(|one, other| (one.off.abs() / one.bound).total_cmp(&(other.off.abs() / other.bound)));
            let worst = worst.map_or_else(String::new, |bin| {
                format!("said {:.0} %, came {:.0} % ± {:.0}", bin.said, bin.said + bin.off, bin.bound)
            });
            let brier = format!("{:.3} ± {:.3}", brier.mean(), brier.bound());
            let games = format!("{}, seed {}", of_stage.games.len(), plan.seed);
            strength::write(
                CHANCES,
                &[
                    format!("`{}`", plan.player),
                    players.to_string(),
                    name.into(),
                    games,
                    brier,
                    format!("{mean:.3}"),
                    worst,
                ],
            )?;
        }
    }
    Ok(())
}

fn play(plan: &Plan, game: u64) -> Foretold {
    let options = contest::any_of(plan.seed, game, plan.players, plan.expansions);
    let mut record = Record::new(options).expect("the options were checked");
    let mut said = Vec::new();
    while let Some(seat) = record.game().active() {
        let line = plan.player.think(&record, game << 20 ^ record.len() as u64);
        said.push((seat, f64::from(progress(record.game())), f64::from(line.win)));
        for action in line.actions {
            record.play(action).expect("a line is legal");
        }
    }
    let winners = record.game().winners();
    let came = |seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let said = said.into_iter().map(|(seat, progress, win)| Said { progress, win, came: came(seat) });
    Foretold { players: record.game().players.len(), said: said.collect() }
}

#[cfg(test)]
mod tests {
    use super::{Foretold, Kept, Said, Stage, part};

    /// Games in which somebody says these chances, and wins that many of them.
    fn stage(said: f64, games: usize, won: usize) -> Stage {
        let game = |game| vec![Said { progress: 0.5, win: said, came: f64::from(u8::from(game < won)) }; 3];
        Stage { games: (0..games).map(game).collect() }
    }

    #[test]
    fn true_chances_have_a_brier_score_of_their_own_spread_and_no_bin_is_off() {
        let stage = stage(0.7, 100, 70);
        assert!((stage.brier().mean() - 0.21).abs() < 1e-9);
        assert!((stage.brier_of_mean() - 0.21).abs() < 1e-9);
        let [bin] = &stage.bins()[..] else { panic!("one bin has all") };
        assert!(bin.off.abs() < 1e-9 && (bin.count - 300.0).abs() < 1e-9 && bin.number == 7);
        // Three decisions of a game tell as much as one.
        assert!((bin.bound - 196.0 * (0.21f64 / 99.0).sqrt()).abs() < 1e-6);
        let [bin] = &super::Stage { games: stage.games[..9].to_vec() }.bins()[..] else { panic!("one bin has all") };
        assert!((bin.bound - 196.0 * (0.21f64 / 9.0).sqrt()).abs() < 1e-6, "nine wins leave a doubt");
    }

    #[test]
    fn false_chances_score_worse_than_the_mean() {
        let stage = stage(0.5, 100, 90);
        assert!((stage.brier().mean() - 0.25).abs() < 1e-9);
        assert!((stage.brier_of_mean() - 0.09).abs() < 1e-9);
        assert!((stage.bins()[0].off - 40.0).abs() < 1e-9);
    }

    #[test]
    fn a_kept_game_is_read_again_and_a_cut_one_is_not() {
        let game = Foretold { players: 2, said: vec![Said { progress: 0.25, win: 0.5, came: 1.0 }; 2] };
        let line = game.write();
        assert_eq!(Foretold::read(&line), Some(game));
        for cut in 0..line.len() {
            assert_eq!(Foretold::read(&line[..cut]), None, "{}", &line[..cut]);
        }
    }

    #[test]
    fn both_ends_lie_in_a_part() {
        assert_eq!([0.0, 0.099, 0.1, 0.95, 1.0].map(|number| part(number, 10)), [0, 0, 1, 9, 9]);
    }
}
