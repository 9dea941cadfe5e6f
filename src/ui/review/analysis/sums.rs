//! Figures in tenths of points, as the page shows them, so that the shown figures add up.

use crate::ai::MarginSum;

/// Returns a number of points in tenths.
#[must_use]
pub fn tenths(points: f32) -> i32 {
    (points * 10.0).round() as i32
}

/// How a player's margin came about, in tenths of points: `start + luck + own + rivals + rest = end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumInTenths {
    /// The margin that the player could expect before the first decision.
    pub start: i32,
    /// What draws changed.
    pub luck: i32,
    /// What the player's own losses changed.
    pub own: i32,
    /// What the rivals' losses changed.
    pub rivals: i32,
    /// What is left.
    pub rest: i32,
    /// The margin at the end, or so far.
    pub end: i32,
}

impl From<&MarginSum> for SumInTenths {
    fn from(sum: &MarginSum) -> Self {
        let [start, luck, own, rivals, end] = [sum.start, sum.luck, sum.own, sum.rivals, sum.end].map(tenths);
        Self { start, luck, own, rivals, rest: end - start - luck - own - rivals, end }
    }
}

impl SumInTenths {
    /// Returns the figures in the order in which they are added up, the sum last.
    #[must_use]
    pub const fn rows(self) -> [i32; 6] {
        [self.start, self.luck, self.own, self.rivals, self.rest, self.end]
    }
}
