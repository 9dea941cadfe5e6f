//! Ideas: what tells one line from another.

use crate::figures::as_text;
use naqala_rules::game::{Action, Board, Meeple, Square, Squares, Victim};
use std::fmt;

/// The heart of a line: what a player would call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// A bid for the spot with this price.
    Bid(u8),
    /// A move that ends on a tile with a tribe.
    End(Square, Meeple),
    /// Any other step, by its first action that lays no whim.
    Step(Action),
}

as_text!(Idea);

impl fmt::Display for Idea {
    /// Names the idea by its main action.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Bid(price) => Action::Bid { price, fakirs: 0 }.fmt(f),
            Self::End(tile, meeple) => Action::Drop(tile, meeple).fmt(f),
            Self::Step(action) => action.fmt(f),
        }
    }
}

/// Leaves of things with one idea only so many, the first of them.
pub(crate) fn few_each<T>(mut things: Vec<T>, most: usize, idea: impl Fn(&T) -> Option<Idea>) -> Vec<T> {
    let mut seen = Vec::new();
    things.retain(|thing| {
        let idea = idea(thing);
        seen.push(idea);
        seen.iter().filter(|other| **other == idea).count() <= most
    });
    things
}

impl Idea {
    /// Returns the idea of a line; none for an empty one.
    ///
    /// ```
    /// use naqala_ai::Idea;
    /// use naqala_rules::game::{Action, Meeple};
    /// let texts = ["take c3", "drop b3 y", "drop a3 w", "end"];
    /// let line = texts.into_iter().map(str::parse).collect::<Result<Vec<Action>, _>>()?;
    /// assert_eq!(Idea::of(&line), Some(Idea::End("a3".parse()?, Meeple::Elder)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(line: &[Action]) -> Option<Self> {
        let last_drop = line.iter().rev().find_map(|action| match *action {
            Action::Drop(square, meeple) => Some(Self::End(square, meeple)),
            Action::Bid { price, .. } => Some(Self::Bid(price)),
            _ => None,
        });
        let step = || line.iter().find(|action| !matches!(action, Action::Whim(_))).or_else(|| line.first());
        last_drop.or_else(|| step().copied().map(Self::Step))
    }

    /// Returns the tile that it is about and those around it; none for bids and for what has no place.
    ///
    /// ```
    /// use naqala_ai::Idea;
    /// use naqala_rules::game::{Game, Meeple, Options, Squares};
    /// let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
    /// let tiles = Idea::End("a1".parse()?, Meeple::Elder).area(&game.board);
    /// assert_eq!(tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["a1", "b1", "a2", "b2"]);
    /// assert!(Idea::Bid(3).area(&game.board).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn area(self, board: &Board) -> Squares {
        let (Self::End(tile, _)
        | Self::Step(
            Action::Take(tile)
            | Action::Kill(Victim::On(tile), _)
            | Action::Place { square: tile, .. }
            | Action::Power { square: Some(tile), .. },
        )) = self
        else {
            return Squares::EMPTY;
        };
        board.around(tile) | tile
    }
}
