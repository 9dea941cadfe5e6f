//! A suggestion: the next thing to do of a line that the thinker found.

use crate::game::{Action, Entry, Meeple, Record, Square};
use crate::ui::table::scene::tiles;

/// The next thing to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Suggestion {
    /// Pick up the meeples of a tile and drop them on the way to the last tile, where they join a tribe.
    Move {
        /// Where to pick up.
        from: Square,
        /// The tiles between, in order, with what to drop there.
        by: Vec<(Square, Meeple)>,
        /// Where to end.
        end: Square,
        /// The tribe to end with.
        meeple: Meeple,
    },
    /// Drop a meeple now, with more to come before the end of the move.
    Drop {
        /// Where to drop now.
        tile: Square,
        /// The meeple to drop now.
        meeple: Meeple,
        /// Where to end.
        end: Square,
        /// The tribe to end with.
        last: Meeple,
    },
    /// Any other action.
    Act(Action),
}

impl Suggestion {
    /// Returns the first thing to do of a line; `None` for an empty one.
    #[must_use]
    pub fn of(line: &[Action]) -> Option<Self> {
        let first = *line.first()?;
        let drops = |line: &[Action]| -> Vec<(Square, Meeple)> {
            line.iter()
                .map_while(|action| if let Action::Drop(tile, meeple) = action { Some((*tile, *meeple)) } else { None })
                .collect()
        };
        Some(match (first, &drops(line)[..], &drops(&line[1..])[..]) {
            (Action::Take(from), _, [by @ .., (end, meeple)]) => {
                Self::Move { from, by: by.to_vec(), end: *end, meeple: *meeple }
            }
            (_, [(tile, meeple), .., (end, last)], _) => {
                Self::Drop { tile: *tile, meeple: *meeple, end: *end, last: *last }
            }
            _ => Self::Act(first),
        })
    }

    /// Returns the tiles that it names.
    #[must_use]
    pub fn tiles(&self) -> Vec<Square> {
        match self {
            Self::Move { from, by, end, .. } => {
                [*from].into_iter().chain(by.iter().map(|(tile, _)| *tile)).chain([*end]).collect()
            }
            Self::Drop { tile, end, .. } => vec![*tile, *end],
            Self::Act(action) => tiles(*action),
        }
    }
}

/// Returns what is left of a line that was found when the record had so many entries; `None` if something else was
/// played since, or all of it.
#[must_use]
pub fn remaining<'a>(record: &Record, found: usize, line: &'a [Action]) -> Option<&'a [Action]> {
    let played = record.len().checked_sub(found)?;
    let remaining = line.get(played..).filter(|remaining| !remaining.is_empty())?;
    let is_followed =
        record.entries().skip(found).zip(line).all(|((entry, _), action)| entry == Entry::Action(*action));
    is_followed.then_some(remaining)
}
