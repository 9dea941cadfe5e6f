//! How games against computers ended on this device.

use crate::ai::Level;

/// The most counted games to remember. The page counts a game when it ends, so only the latest can come again.
const MOST_COUNTED: usize = 30;

/// The games against one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were played to the end.
    pub played: u32,
    /// How many the person won, alone or shared.
    pub won: u32,
    /// The person's best score.
    pub best: u32,
}

/// The results of this device.
///
/// ```
/// use naqala::{ai::Level, ui::library::Results};
/// let mut results = Results::default();
/// results.count("game", &[Level::Courtier], 120, true);
/// results.count("game", &[Level::Courtier], 120, true);
/// assert_eq!(results.of(Level::Courtier).played, 1, "a game counts once");
/// assert_eq!(Results::read(&results.write()), results);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    tallies: [Tally; Level::ALL.len()],
    counted: Vec<String>,
}

impl Results {
    /// Returns the games against a level.
    #[must_use]
    pub const fn of(&self, level: Level) -> Tally {
        self.tallies[level as usize]
    }

    /// Returns whether no game is counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tallies.iter().all(|tally| tally.played == 0)
    }

    /// Counts a game of one person, once for each level at the table; a game that was counted before is ignored.
    pub fn count(&mut self, game: &str, levels: &[Level], points: u32, has_won: bool) {
        if self.counted.iter().any(|other| other == game) {
            return;
        }
        self.counted.push(game.to_owned());
        self.counted.drain(..self.counted.len().saturating_sub(MOST_COUNTED));
        for level in Level::ALL.into_iter().filter(|level| levels.contains(level)) {
            let tally = &mut self.tallies[level as usize];
            tally.played += 1;
            tally.won += u32::from(has_won);
            tally.best = tally.best.max(points);
        }
    }

    /// Forgets the results, but not which games were counted.
    pub fn clear(&mut self) {
        self.tallies = Default::default();
    }

    /// Writes a line for each level, and one with the counted games.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |level: Level| {
            let Tally { played, won, best } = self.of(level);
            format!("{level} {played} {won} {best}\n")
        };
        Level::ALL.into_iter().map(line).chain([self.counted.join(" ")]).collect()
    }

    /// Reads what [`write`](Self::write) wrote; whatever it cannot read counts as nothing.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut results = Self::default();
        for line in text.lines() {
            let words: Vec<_> = line.split(' ').collect();
            let level = words.first().and_then(|word| word.parse::<Level>().ok());
            let numbers: Option<Vec<u32>> = words.iter().skip(1).map(|word| word.parse().ok()).collect();
            match (level, numbers.as_deref()) {
                (Some(level), Some(&[played, won, best])) => {
                    results.tallies[level as usize] = Tally { played, won: won.min(played), best };
                }
                (None, _) => results.counted = words.into_iter().map(ToOwned::to_owned).collect(),
                _ => {}
            }
        }
        results
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, MOST_COUNTED, Results, Tally};

    #[test]
    fn a_game_counts_for_each_level_at_the_table() {
        let mut results = Results::default();
        results.count("a", &[Level::Sultan, Level::Apprentice, Level::Sultan], 90, false);
        results.count("b", &[Level::Sultan], 130, true);
        results.count("c", &[Level::Sultan], 110, true);
        assert_eq!(results.of(Level::Sultan), Tally { played: 3, won: 2, best: 130 });
        assert_eq!(results.of(Level::Apprentice), Tally { played: 1, won: 0, best: 90 });
        assert_eq!(results.of(Level::Courtier), Tally::default());
    }

    #[test]
    fn cleared_results_do_not_count_the_same_game_again() {
        let mut results = Results::default();
        results.count("a", &[Level::Courtier], 90, true);
        results.clear();
        results.count("a", &[Level::Courtier], 90, true);
        assert!(results.is_empty());
        assert_eq!(Results::read(&results.write()), results);
    }

    #[test]
    fn damaged_results_are_read_as_far_as_they_go() {
        for wrong in ["", "courtier", "courtier a b c", "sultan 1 2", "sultan 1 2 3 4", "\n\n"] {
            assert!(Results::read(wrong).is_empty(), "{wrong}");
        }
        assert_eq!(Results::read("sultan 2 9 80").of(Level::Sultan), Tally { played: 2, won: 2, best: 80 });
        let mut results = Results::default();
        (0..100).for_each(|game| results.count(&game.to_string(), &[Level::Sultan], 1, false));
        assert_eq!(results.counted.len(), MOST_COUNTED);
    }
}
