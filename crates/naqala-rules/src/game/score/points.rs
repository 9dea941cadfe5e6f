//! The lines of the score sheet, and the winners.

use crate::game::{Expansion, Expansions, Seat, named::named};

named! {
    /// A line of the score sheet.
    ScoreLine, "a score line" {
        /// R-S1.
        Coins = "coins",
        /// R-S2.
        Viziers = "viziers",
        /// R-S3.
        Elders = "elders",
        /// R-S4.
        Djinns = "djinns",
        /// R-S5.
        Tiles = "tiles",
        /// R-S6.
        Palms = "palms",
        /// R-S6.
        Palaces = "palaces",
        /// R-S7, with Whims.
        Cities = "cities",
        /// R-S8.
        Goods = "goods",
        /// R-S9, with Artisans.
        Artisans = "artisans",
        /// R-S10, with Artisans.
        Items = "items",
        /// R-S11, with Artisans.
        Tent = "tent",
    }
}

impl ScoreLine {
    /// Returns whether the line counts in a game with these expansions.
    pub const fn is_in(self, expansions: Expansions) -> bool {
        match self {
            Self::Cities => expansions.contains(Expansion::Whims),
            Self::Artisans | Self::Items | Self::Tent => expansions.contains(Expansion::Artisans),
            _ => true,
        }
    }

    /// Returns whether the points are hidden from the other players during the game (R-H1).
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::Coins | Self::Items)
    }
}

/// A player's points by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score([u32; ScoreLine::ALL.len()]);

impl Score {
    pub(super) fn of(points: impl FnMut(ScoreLine) -> u32) -> Self {
        Self(ScoreLine::ALL.map(points))
    }

    /// Returns the points of one line.
    pub const fn line(&self, line: ScoreLine) -> u32 {
        self.0[line as usize]
    }

    /// Returns the same score without one line.
    #[must_use]
    pub const fn without(self, line: ScoreLine) -> Self {
        self.with(line, 0)
    }

    /// Returns the same score without what is hidden from the other players (R-H1).
    #[must_use]
    pub fn public(self) -> Self {
        ScoreLine::ALL.into_iter().filter(|line| line.is_secret()).fold(self, Self::without)
    }

    /// Returns the same score with other points in one line.
    #[must_use]
    pub const fn with(mut self, line: ScoreLine, points: u32) -> Self {
        self.0[line as usize] = points;
        self
    }

    /// Returns the sum of all lines.
    pub fn total(&self) -> u32 {
        self.0.iter().fold(0, |total, &points| total.saturating_add(points))
    }
}

/// Returns the players with the most points, given in seating order; they share a tie (R-E3).
///
/// ```
/// use naqala_rules::game::{Score, ScoreLine, Seat, winners};
/// let scores = [120, 131, 131].map(|coins| Score::default().with(ScoreLine::Coins, coins));
/// assert_eq!(winners(&scores), [Seat(1), Seat(2)]);
/// ```
pub fn winners(scores: &[Score]) -> Vec<Seat> {
    best((0..).map(Seat).zip(scores.iter().map(Score::total)))
}

/// Returns those with the most points.
pub(super) fn best(totals: impl Iterator<Item = (Seat, u32)> + Clone) -> Vec<Seat> {
    let most = totals.clone().map(|(_, total)| total).max();
    totals.filter(|&(_, total)| Some(total) == most).map(|(seat, _)| seat).collect()
}
