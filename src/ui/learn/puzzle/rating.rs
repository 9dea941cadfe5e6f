//! How hard puzzles are for a player, by the player's own answers on a device.

use super::pack::Puzzle;
use std::collections::BTreeMap;
use std::fmt;

/// The key in the browser's local storage.
pub const RATING_KEY: &str = "naqala.puzzle-rating";

/// Where a player begins: as a novice.
const BEGIN: f32 = 800.0;
/// The least and the highest rating.
const RANGE: [f32; 2] = [300.0, 2800.0];
/// What a surprising answer moves at most: the first answers much, later ones less.
const FIRST: f32 = 240.0;
const LEAST: f32 = 32.0;
/// What an answer moves the puzzle, of what it moves the player.
const OF_PUZZLE: f32 = 0.5;

/// The ratings of a player and of the puzzles that the player has answered, on the scale of chess: who is 400 points ahead
/// of a puzzle finds it ten times of eleven. Its text is what is stored: `1043 1 bids-2:-40`.
///
/// ```
/// use naqala::ui::learn::puzzle::PuzzleRating;
/// let mut rating = PuzzleRating::default();
/// rating.answer("bids-2", 1000, true);
/// assert!(rating.points() > 800 && rating.of("bids-2", 1000) < 1000);
/// assert_eq!(PuzzleRating::from(rating.to_string().as_str()), rating);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleRating {
    points: f32,
    /// How many answers counted.
    answers: u32,
    /// By how much the puzzles that were answered are harder for this player than for the levels.
    harder: BTreeMap<Box<str>, i32>,
}

impl Default for PuzzleRating {
    fn default() -> Self {
        Self { points: BEGIN, answers: 0, harder: BTreeMap::new() }
    }
}

impl PuzzleRating {
    /// Returns the player's rating.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.points.round() as u32
    }

    /// Returns how many answers counted.
    #[must_use]
    pub const fn answers(&self) -> u32 {
        self.answers
    }

    /// Returns whether the player has answered a puzzle.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.harder.contains_key(name)
    }

    /// Returns the rating of a puzzle for this player, from the one of the pack.
    #[must_use]
    pub fn of(&self, name: &str, rated: u32) -> u32 {
        rated.saturating_add_signed(self.harder.get(name).copied().unwrap_or_default())
    }

    /// Counts an answer to a puzzle. Only the first counts. Returns by how much the player's rating changed.
    pub fn answer(&mut self, name: &str, rated: u32, is_right: bool) -> i32 {
        if self.has(name) {
            return 0;
        }
        let before = self.points();
        let expected = 1.0 / (1.0 + 10_f32.powf((rated as f32 - self.points) / 400.0));
        let moved = (FIRST / (1.0 + self.answers as f32 / 2.0)).max(LEAST) * (f32::from(u8::from(is_right)) - expected);
        // What is stored is what counts.
        self.points = (self.points + moved).round().clamp(RANGE[0], RANGE[1]);
        self.answers = self.answers.saturating_add(1);
        self.harder.insert(name.into(), (-moved * OF_PUZZLE).round() as i32);
        self.points().cast_signed() - before.cast_signed()
    }

    /// Returns how far a puzzle lies from the player.
    #[must_use]
    pub fn distance(&self, puzzle: &Puzzle) -> u32 {
        self.of(&puzzle.name, puzzle.rating).abs_diff(self.points())
    }
}

impl From<&str> for PuzzleRating {
    /// Reads what is stored; what cannot be read is left out.
    fn from(text: &str) -> Self {
        let mut words = text.split_whitespace();
        let points = words.next().and_then(|word| word.parse::<u16>().ok());
        let answers = words.next().and_then(|word| word.parse().ok());
        let (Some(points), Some(answers)) = (points, answers) else { return Self::default() };
        let shift = |word: &str| {
            let (name, shift) = word.split_once(':')?;
            Some((name.into(), shift.parse::<i16>().ok()?.into()))
        };
        Self { points: f32::from(points).clamp(RANGE[0], RANGE[1]), answers, harder: words.filter_map(shift).collect() }
    }
}

impl fmt::Display for PuzzleRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.points(), self.answers)?;
        self.harder.iter().try_for_each(|(name, shift)| write!(f, " {name}:{shift}"))
    }
}
