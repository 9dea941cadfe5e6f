//! What the page shows on the tiles for a moment, besides the game.

use super::Scene;
use super::flight::changed_tiles;
use super::path::newest_drop;
use crate::game::{Event, Square};

/// What the page shows on the tiles for a moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// The events of the last action; none after an undo.
    pub news: &'a [Event],
    /// The tiles that flash.
    pub flash: &'a [Square],
    /// The tiles at which a lesson, a hint or the step of the past points.
    pub pointed: &'a [Square],
    /// A move that is drawn and not played, its start first.
    pub way: &'a [Square],
    /// The tile over which a meeple is carried.
    pub over: Option<Square>,
}

impl Scene {
    /// Adds marks to the tiles.
    #[must_use]
    pub fn marked(mut self, marks: &Marks) -> Self {
        let dropped = newest_drop(marks.news, &self.path);
        let changed = changed_tiles(marks.news);
        for cell in &mut self.cells {
            cell.arrival = dropped.filter(|(tile, _)| *tile == cell.square).map(|(_, side)| side);
            cell.is_changed = changed.contains(&cell.square);
            cell.is_flashing = marks.flash.contains(&cell.square);
            cell.is_pointed_at = marks.pointed.contains(&cell.square);
            cell.is_over = marks.over == Some(cell.square);
        }
        self.way = marks.way.to_vec();
        self
    }
}
