//! The move of the current turn, read from the events.

use crate::game::{Event, Meeple, Place, Record, Seat, Square};
use std::cmp::Ordering;

/// The side of a tile from which a meeple came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// From the tile above.
    North,
    /// From the tile on the right.
    East,
    /// From the tile below.
    South,
    /// From the tile on the left.
    West,
}

impl Side {
    /// Returns the value of the attribute `data-from`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }
}

/// Returns where the events of the last action dropped a meeple at the end of a path, and the side from which it came;
/// `None` after an undo.
pub(super) fn newest_drop(events: &[Event], path: &[Square]) -> Option<(Square, Side)> {
    let has_dropped = events.iter().any(|event| matches!(event, Event::Dropped { .. }));
    let &[.., from, to] = path else { return None };
    let side = match (from.column().cmp(&to.column()), from.row().cmp(&to.row())) {
        (Ordering::Less, _) => Side::West,
        (Ordering::Greater, _) => Side::East,
        (_, Ordering::Less) => Side::South,
        _ => Side::North,
    };
    has_dropped.then_some((to, side))
}

/// The move of the current turn: the start and the drops.
#[derive(Default)]
pub(super) struct Path {
    /// The tile where the meeples were picked up.
    pub(super) start: Option<Square>,
    /// The tile and meeple of each drop.
    pub(super) drops: Vec<(Square, Meeple)>,
}

impl Path {
    pub(super) fn of(record: &Record) -> Self {
        let mut path = Self::default();
        for event in record.turn_events() {
            match event {
                Event::PickedUp { tile, .. } => path = Self { start: Some(*tile), drops: Vec::new() },
                Event::Dropped { tile, meeple } => path.drops.push((*tile, *meeple)),
                _ => {}
            }
        }
        path
    }

    /// Returns the tiles of the last finished move, the start first, and who made it; nothing if there was no move yet.
    pub(super) fn of_last_move(record: &Record) -> (Vec<Square>, Option<Seat>) {
        let (mut squares, mut mover) = (Vec::new(), None);
        for event in record.standing_events() {
            match event {
                Event::Dropped { tile, .. } => squares.push(*tile),
                Event::PickedUp { tile, player, .. } => {
                    squares.push(*tile);
                    mover = Some(*player);
                    break;
                }
                _ => {}
            }
        }
        squares.reverse();
        (squares, mover)
    }

    /// Returns whether the turn has had no move yet.
    pub(super) const fn is_empty(&self) -> bool {
        self.start.is_none() && self.drops.is_empty()
    }

    pub(super) fn squares(&self) -> Vec<Square> {
        self.start.into_iter().chain(self.drops.iter().map(|&(square, _)| square)).collect()
    }

    /// Returns the meeples that were dropped on a place in this move and are still there.
    pub(super) fn dropped(&self, square: Square, place: &Place) -> Vec<Meeple> {
        let mut there = place.meeples;
        let dropped = self.drops.iter().filter(|&&(tile, _)| tile == square);
        dropped
            .filter_map(|&(_, meeple)| {
                there = there.without(meeple)?;
                Some(meeple)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Side, newest_drop};
    use crate::game::{Event, Meeple, Square};

    #[test]
    fn the_newest_drop_comes_from_the_tile_before_it() {
        let [c3, c4, d3] =
            [(2, 2), (2, 3), (3, 2)].map(|(column, row)| Square::new(column, row).expect("on the board"));
        let dropped = |tile| [Event::Dropped { tile, meeple: Meeple::Elder }];
        assert_eq!(newest_drop(&dropped(d3), &[c3, d3]), Some((d3, Side::West)));
        assert_eq!(newest_drop(&dropped(c3), &[d3, c3]), Some((c3, Side::East)));
        assert_eq!(newest_drop(&dropped(c4), &[d3, c3, c4]), Some((c4, Side::South)));
        assert_eq!(newest_drop(&dropped(c3), &[c4, c3]), Some((c3, Side::North)));
        assert_eq!(newest_drop(&[], &[c4, c3]), None, "nothing was dropped");
        assert_eq!(newest_drop(&dropped(c3), &[c3]), None, "nobody knows where it came from");
    }
}
