//! What the page shows on the tiles for a moment, besides the game.

use super::Scene;
use super::flight::{Anchor, Cargo, Flight, Landings, changed_tiles};
use super::path::newest_drop;
use crate::game::{Event, Square};

/// What the page shows on the tiles for a moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// The events of the last action; none after an undo.
    pub news: &'a [Event],
    /// What is in the air after that action. It is drawn at its end only once it lands.
    pub flying: &'a [Flight],
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
            cell.landings = Landings::at(Anchor::Tile(cell.square), marks.flying);
            cell.is_changed = changed.contains(&cell.square);
            cell.is_flashing = marks.flash.contains(&cell.square);
            cell.is_pointed_at = marks.pointed.contains(&cell.square);
            cell.is_over = marks.over == Some(cell.square);
        }
        let in_hand = Landings::at(Anchor::Hand, marks.flying);
        for group in &mut self.hand {
            group.lands = in_hand.first(|cargo| cargo == Cargo::Meeple(group.meeple));
        }
        self.way = marks.way.to_vec();
        self
    }
}
