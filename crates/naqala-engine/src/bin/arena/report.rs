//! The results of many games.

use super::contest::{GameResult, LINES};
use super::kept::Kept;
use super::statistics::{Mean, Sequential};
use naqala_rules::game::ScoreLine;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

impl Kept for GameResult {
    fn write(&self) -> String {
        let Self { won, margin, rounds, turns, time, slowest, lines } = self;
        let lines: Vec<_> = lines.as_flattened().iter().map(ToString::to_string).collect();
        format!("{won} {margin} {rounds} {turns} {} {} {}", time.as_micros(), slowest.as_micros(), lines.join(" "))
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let mut result = Self {
            won: words.next()?.parse().ok()?,
            margin: words.next()?.parse().ok()?,
            rounds: words.next()?.parse().ok()?,
            turns: words.next()?.parse().ok()?,
            time: Duration::from_micros(words.next()?.parse().ok()?),
            slowest: Duration::from_micros(words.next()?.parse().ok()?),
            lines: [[0.0; LINES]; 2],
        };
        for points in result.lines.as_flattened_mut() {
            *points = words.next()?.parse().ok()?;
        }
        Some(result)
    }
}

/// The sum of many games. The games of one deal, one from each seat, share its luck, so they count as one number.
pub struct Tally {
    players: usize,
    /// Deals that were not played from every seat yet: how many games, their wins and their margins.
    open: BTreeMap<u64, (usize, f64, f64)>,
    won: Mean,
    margin: Mean,
    rounds: Mean,
    turns: f64,
    time: Duration,
    slowest: Duration,
    /// Of each line of a score, the points of the first player and of the others.
    lines: [[Mean; 2]; LINES],
}

impl Tally {
    pub fn new(players: usize) -> Self {
        Self {
            players,
            open: BTreeMap::new(),
            won: Mean::default(),
            margin: Mean::default(),
            rounds: Mean::default(),
            turns: 0.0,
            time: Duration::ZERO,
            slowest: Duration::ZERO,
            lines: std::array::from_fn(|_| Default::default()),
        }
    }

    /// Adds a game of a deal. Returns whether the deal has now been played from every seat.
    pub fn add(&mut self, deal: u64, outcome: &GameResult) -> bool {
        self.rounds.add(f64::from(outcome.rounds));
        self.turns += f64::from(outcome.turns);
        self.time += outcome.time;
        self.slowest = self.slowest.max(outcome.slowest);
        for (line, [own, others]) in self.lines.iter_mut().enumerate() {
            own.add(outcome.lines[0][line]);
            others.add(outcome.lines[1][line]);
        }
        let (games, won, margin) = self.open.entry(deal).or_default();
        *games += 1;
        *won += outcome.won;
        *margin += outcome.margin;
        if *games < self.players {
            return false;
        }
        let games = *games as f64;
        self.won.add(*won / games);
        self.margin.add(*margin / games);
        self.open.remove(&deal);
        true
    }

    /// Returns how many deals were played from every seat.
    pub const fn deals(&self) -> u64 {
        self.won.count()
    }

    /// Returns which of two shares of wins the deals speak for; `None` while that is open.
    pub fn decide(&self, test: Sequential) -> Option<bool> {
        test.decide(&self.won)
    }

    /// Returns the share of wins, in percent.
    pub fn won(&self) -> String {
        let (share, bound) = (self.won.mean() * 100.0, self.won.bound() * 100.0);
        if bound > 0.0 {
            return format!("{share:.1} % ± {bound:.1}");
        }
        // All deals ended alike. The chance of that is 5 % if the true share is this far away.
        let least = 0.05f64.powf(1.0 / self.won.count().max(1) as f64) * 100.0;
        if share > 0.0 && share < 100.0 {
            format!("{share:.1} % in every deal")
        } else if share > 0.0 {
            format!("{share:.1} % (at least {least:.1})")
        } else {
            format!("{share:.1} % (at most {:.1})", 100.0 - least)
        }
    }

    /// Returns the points ahead of the best rival.
    pub fn margin(&self) -> String {
        format!("{:+.1}", self.margin)
    }

    /// Returns where the points come from: each line of the score, of the first player and of the others.
    pub fn lines(&self) -> String {
        let lines = ScoreLine::ALL.into_iter().zip(&self.lines);
        let lines = lines.map(|(line, [own, others])| format!("{line} {:.1} : {:.1}", own.mean(), others.mean()));
        lines.collect::<Vec<_>>().join(", ")
    }

    /// Returns the Elo difference against one opponent, or against the field of several.
    fn elo(&self) -> f64 {
        let share = self.won.mean().clamp(0.001, 0.999);
        let odds = share / (1.0 - share) * (self.players - 1) as f64;
        400.0 * odds.log10()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} deals, won {}, Elo {:+.0}, margin {}, {:.1} rounds, {:.1} ms a decision (slowest {:.0} ms)",
            self.deals(),
            self.won(),
            self.elo(),
            self.margin(),
            self.rounds.mean(),
            self.time.as_secs_f64() * 1000.0 / self.turns.max(1.0),
            self.slowest.as_secs_f64() * 1000.0,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{GameResult, LINES, Tally};
    use std::time::Duration;

    fn game(won: f64, margin: f64) -> GameResult {
        GameResult {
            won,
            margin,
            rounds: 8,
            turns: 30,
            time: Duration::ZERO,
            slowest: Duration::ZERO,
            lines: [[0.0; LINES]; 2],
        }
    }

    #[test]
    fn the_games_of_a_deal_count_as_one_number() {
        let mut tally = Tally::new(2);
        for deal in 0..10 {
            // The seat decides who wins, so the games tell nothing about the players.
            assert!(!tally.add(deal, &game(1.0, 12.0)));
            assert!(tally.add(deal, &game(0.0, -8.0)));
        }
        assert_eq!(
            (tally.deals(), tally.won(), tally.margin()),
            (10, "50.0 % in every deal".into(), "+2.0 ± 0.0".into())
        );
    }

    #[test]
    fn games_may_come_in_any_order_and_open_deals_do_not_count() {
        let mut tally = Tally::new(2);
        for (deal, won) in [(3, 1.0), (1, 1.0), (0, 0.0), (1, 1.0), (3, 0.0), (2, 0.5)] {
            tally.add(deal, &game(won, 0.0));
        }
        assert_eq!(tally.deals(), 2);
        assert!(tally.won().starts_with("75.0 % ± 49.0"), "{}", tally.won());
    }

    #[test]
    fn wins_in_all_deals_leave_a_doubt() {
        let mut tally = Tally::new(2);
        for deal in 0..200 {
            tally.add(deal, &game(1.0, 9.0));
            tally.add(deal, &game(1.0, 9.0));
        }
        assert_eq!(tally.won(), "100.0 % (at least 98.5)");
    }
}
