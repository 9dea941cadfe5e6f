//! One game between players of the arena.

use super::players::Kind;
use super::statistics::Sequential;
use clap::Args;
use naqala_rules::game::{Expansion, Expansions, Options, Record, ScoreLine, Seat, Unknown};
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The names of the players.
pub const NAMES: [&str; 5] = ["Anna", "Sam", "Yves", "Lea", "Omar"];

/// The options of `arena`.
#[derive(Args)]
pub struct Setting {
    #[arg(value_parser = Kind::parse)]
    pub first: Kind,
    #[arg(value_parser = Kind::parse)]
    pub others: Kind,
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// The expansions, for example artisans,whims
    #[arg(long, value_parser = expansions, default_value = "none")]
    pub expansions: Expansions,
    /// How many games. All seats of the last deal are played, too
    #[arg(long, default_value_t = 400)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Write each result to this file, and go on from what the file has
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// Stop once it is decided which of two shares of wins the first player has, in percent (5 % error)
    #[arg(long, value_name = "LOW,HIGH", value_parser = Sequential::parse)]
    pub sprt: Option<Sequential>,
    /// Write the result to docs/strength.md
    #[arg(long)]
    pub write: bool,
}

/// Reads names of expansions, with commas between them, or `none`.
pub fn expansions(text: &str) -> Result<Expansions, Unknown> {
    text.split(',').filter(|name| *name != "none").map(str::parse::<Expansion>).collect()
}

/// Checks that so many can play with these expansions.
pub fn check(options: Options) -> io::Result<()> {
    Record::new(options).map(drop).map_err(io::Error::other)
}

/// How many lines a score has.
pub const LINES: usize = ScoreLine::ALL.len();

/// How a game ended for the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// 1 for a win, 0 for a loss; a shared win counts its share.
    pub won: f64,
    /// The points ahead of the best rival.
    pub margin: f64,
    pub rounds: u32,
    pub turns: u32,
    /// The time that the first player took.
    pub time: Duration,
    pub slowest: Duration,
    /// The lines of the first player's score, and their means over the other players.
    pub lines: [[f64; LINES]; 2],
}

impl Setting {
    pub fn options(&self, deal: u64) -> Options {
        let mut options = Options::new(NAMES.into_iter().take(self.players), self.seed.wrapping_mul(1 << 32) + deal);
        options.expansions = self.expansions;
        options
    }

    pub fn sets(&self) -> String {
        let names: Vec<_> = self.expansions.iter().map(Expansion::name).collect();
        if names.is_empty() { "base".into() } else { names.join("+") }
    }
}

/// Returns the options of one of many games: all sets, with each number of players, take turns.
pub fn any_options(seed: u64, number: u64) -> Options {
    let sets = [&[][..], &[Expansion::Artisans], &[Expansion::Whims], &Expansion::ALL];
    let set = sets[(number % 4) as usize];
    let most = if set.is_empty() { 3 } else { 4 };
    let players = 2 + (number / 4 % most) as usize;
    Options::new(NAMES.into_iter().take(players), seed.wrapping_mul(1 << 32) + number * 1000).with(set.iter().copied())
}

/// Returns the options of one of many games, where a number of players or a set can be chosen.
pub fn any_of(seed: u64, number: u64, players: Option<usize>, expansions: Option<Expansions>) -> Options {
    let mut options = any_options(seed, number);
    let players = players.unwrap_or(options.players.len());
    options.players = NAMES.into_iter().take(players).map(Into::into).collect();
    options.expansions = expansions.unwrap_or(options.expansions);
    options
}

/// Plays one game. Each deal is played once with the first player in every seat.
pub fn play(setting: &Setting, game: u64) -> GameResult {
    let players = setting.players as u64;
    let (deal, own) = (game / players, Seat((game % players) as u8));
    let mut record = Record::new(setting.options(deal)).expect("the setting was checked");
    let (mut time, mut slowest, mut turns) = (Duration::ZERO, Duration::ZERO, 0);
    while let Some(seat) = record.game().active() {
        let kind = if seat == own { &setting.first } else { &setting.others };
        let start = Instant::now();
        let line = kind.think(&record, game << 20 ^ record.len() as u64).actions;
        if seat == own {
            time += start.elapsed();
            slowest = slowest.max(start.elapsed());
            turns += 1;
        }
        assert!(!line.is_empty(), "{kind} has no line in deal {deal}");
        for action in line {
            if let Err(refusal) = record.play(action) {
                panic!("{kind} plays '{action}' in deal {deal}: {refusal}");
            }
        }
        assert!(record.len() < 20_000, "deal {deal} does not end");
    }
    let game = record.game();
    let winners = game.winners();
    let points = |seat| f64::from(game.score(seat).total());
    let best = game.seats().filter(|&seat| seat != own).map(points).fold(f64::NEG_INFINITY, f64::max);
    let won = if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 };
    let line = |seat, line| f64::from(game.score(seat).line(line));
    let others = || game.seats().filter(|&seat| seat != own);
    let mean = |of| others().map(|seat| line(seat, of)).sum::<f64>() / others().count() as f64;
    let lines = [ScoreLine::ALL.map(|of| line(own, of)), ScoreLine::ALL.map(mean)];
    GameResult { won, margin: points(own) - best, rounds: game.round, turns, time, slowest, lines }
}
