//! The shape of an arrow on a board whose tiles are a hundred wide and high.

use super::Arrow;
use crate::game::Square;

/// The width of a tile.
const TILE: i32 = 100;
/// How far before the middle of its last tile an arrow ends, so that its head stands between the pieces of two tiles.
const SHORT: i32 = 36;
/// The length of the head, and half its width.
const HEAD: (i32, i32) = (24, 15);

/// A point: from the west, and from the north.
pub type Point = [i32; 2];

/// The shape of an arrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrowShape {
    /// The points of its line.
    pub line: Vec<Point>,
    /// The points of its head, the tip first.
    pub head: [Point; 3],
}

impl ArrowShape {
    /// Returns the points of its line and of its head, as an SVG has them.
    ///
    /// ```
    /// use naqala_rules::notation::note::Arrow;
    /// let arrow: Arrow = "a1 b1".parse()?;
    /// assert_eq!(arrow.shape(1).points(), ["50,50 90,50", "114,50 90,65 90,35"]);
    /// # Ok::<(), naqala_rules::game::Unknown>(())
    /// ```
    #[must_use]
    pub fn points(&self) -> [String; 2] {
        let written = |points: &[Point]| points.iter().map(|[x, y]| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
        [written(&self.line), written(&self.head)]
    }
}

impl Arrow {
    /// Returns the shape of the arrow on a board of so many rows. It begins in the middle of its first tile, turns in the middles
    /// of others, and ends where it has entered the last one.
    ///
    /// ```
    /// use naqala_rules::notation::note::Arrow;
    /// let arrow: Arrow = "a1 b1".parse()?;
    /// let shape = arrow.shape(1);
    /// assert_eq!((shape.line[0], shape.head[0]), ([50, 50], [114, 50]));
    /// # Ok::<(), naqala_rules::game::Unknown>(())
    /// ```
    #[must_use]
    pub fn shape(&self, rows: u8) -> ArrowShape {
        let middle = |square: &Square| {
            let column = i32::from(square.column());
            let row = i32::from(rows) - 1 - i32::from(square.row());
            [column * TILE + TILE / 2, row * TILE + TILE / 2]
        };
        let mut line: Vec<Point> = self.tiles.iter().map(middle).collect();
        let (from, to) = match line[..] {
            [.., from, to] => (from, to),
            _ => ([0, 0], [0, 0]),
        };
        let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        let length = (dx * dx + dy * dy).unsigned_abs().isqrt().cast_signed().max(1);
        let along = |far: i32| [to[0] - dx * far / length, to[1] - dy * far / length];
        let base = along(SHORT + HEAD.0);
        let aside = [-dy * HEAD.1 / length, dx * HEAD.1 / length];
        let head = [along(SHORT), [base[0] + aside[0], base[1] + aside[1]], [base[0] - aside[0], base[1] - aside[1]]];
        if let Some(last) = line.last_mut() {
            *last = base;
        }
        ArrowShape { line, head }
    }
}
