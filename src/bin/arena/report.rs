//! The results of many games.

use super::contest::GameResult;
use super::kept::Kept;
use std::fmt;
use std::time::Duration;

impl Kept for GameResult {
    fn write(&self) -> String {
        let Self { won, margin, rounds, turns, time, slowest } = self;
        format!("{won} {margin} {rounds} {turns} {} {}", time.as_micros(), slowest.as_micros())
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        Some(Self {
            won: words.next()?.parse().ok()?,
            margin: words.next()?.parse().ok()?,
            rounds: words.next()?.parse().ok()?,
            turns: words.next()?.parse().ok()?,
            time: Duration::from_micros(words.next()?.parse().ok()?),
            slowest: Duration::from_micros(words.next()?.parse().ok()?),
        })
    }
}

/// The sum of many games.
pub struct Tally {
    players: usize,
    games: f64,
    won: f64,
    margin: f64,
    margins: f64,
    rounds: f64,
    turns: f64,
    time: Duration,
    slowest: Duration,
}

impl Tally {
    pub fn new(players: usize) -> Self {
        Self {
            players,
            games: 0.0,
            won: 0.0,
            margin: 0.0,
            margins: 0.0,
            rounds: 0.0,
            turns: 0.0,
            time: Duration::ZERO,
            slowest: Duration::ZERO,
        }
    }

    pub fn add(&mut self, outcome: &GameResult) {
        self.games += 1.0;
        self.won += outcome.won;
        self.margin += outcome.margin;
        self.margins += outcome.margin * outcome.margin;
        self.rounds += f64::from(outcome.rounds);
        self.turns += f64::from(outcome.turns);
        self.time += outcome.time;
        self.slowest = self.slowest.max(outcome.slowest);
    }

    pub const fn games(&self) -> u64 {
        self.games as u64
    }

    /// Returns whether the share of won games is more than four standard errors away from an even share. The bound is
    /// that wide because it is tested after every game.
    pub fn is_certain(&self) -> bool {
        let even = 1.0 / self.players as f64;
        let error = (even * (1.0 - even) / self.games.max(1.0)).sqrt();
        self.games >= 40.0 && (self.share() - even).abs() > 4.0 * error
    }

    fn share(&self) -> f64 {
        self.won / self.games
    }

    /// Returns the Elo difference against one opponent, or against the field of several.
    fn elo(&self) -> f64 {
        let share = self.share().clamp(0.001, 0.999);
        let odds = share / (1.0 - share) * (self.players - 1) as f64;
        400.0 * odds.log10()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games.max(1.0);
        let error = (self.share() * (1.0 - self.share()) / games).sqrt() * 1.96;
        let mean = self.margin / games;
        let spread = (self.margins / games - mean * mean).max(0.0).sqrt() * 1.96 / games.sqrt();
        write!(
            f,
            "{:.0} games, won {:.1} % ± {:.1}, Elo {:+.0}, margin {mean:+.1} ± {spread:.1}, {:.1} rounds, {:.1} ms a decision (slowest {:.0} ms)",
            self.games,
            self.share() * 100.0,
            error * 100.0,
            self.elo(),
            self.rounds / games,
            self.time.as_secs_f64() * 1000.0 / self.turns.max(1.0),
            self.slowest.as_secs_f64() * 1000.0,
        )
    }
}
