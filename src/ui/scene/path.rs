//! The move of the current turn, read from the events.

use crate::game::{Event, Meeple, Place, Record, Square};

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

    /// Returns the tiles of the last finished move, the start first; empty if there was no move yet.
    pub(super) fn of_last_move(record: &Record) -> Vec<Square> {
        let mut squares = Vec::new();
        for event in record.standing_events() {
            match event {
                Event::Dropped { tile, .. } => squares.push(*tile),
                Event::PickedUp { tile, .. } => {
                    squares.push(*tile);
                    break;
                }
                _ => {}
            }
        }
        squares.reverse();
        squares
    }

    /// Returns whether the turn has had no move yet.
    pub(super) const fn is_empty(&self) -> bool {
        self.start.is_none() && self.drops.is_empty()
    }

    pub(super) fn squares(&self) -> Vec<Square> {
        self.start.into_iter().chain(self.drops.iter().map(|&(square, _)| square)).collect()
    }

    /// Returns the meeples that were dropped on a place in this move and are still there.
    pub(super) fn lying(&self, square: Square, place: &Place) -> Vec<Meeple> {
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
