//! Ideas: what tells one line from another.

use crate::game::{Action, Meeple, Square};

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

impl Idea {
    /// Returns the idea of a line; none for an empty one.
    ///
    /// ```
    /// use naqala::ai::Idea;
    /// use naqala::game::{Action, Meeple};
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
}
