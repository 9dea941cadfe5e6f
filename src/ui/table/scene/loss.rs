//! What the end of a turn would give up.

use crate::game::{Action, Boost, Game, Step};

/// What the end of the turn would give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A power that was paid for and not used.
    Power,
    /// Something that the player could buy on the tile.
    Purchase,
}

impl Loss {
    /// Returns what the end of the turn would give up, if anything.
    pub(super) fn of(game: &Game, open: &[Action]) -> Option<Self> {
        let turn = game.turn()?;
        match turn.step {
            Step::Tribe(_) if turn.boosts.iter().any(|&boost| boost != Boost::Carpet) => Some(Self::Power),
            _ => open.iter().any(takes).then_some(Self::Purchase),
        }
    }
}

/// Returns whether an action takes what the tile offers.
pub(super) const fn takes(action: &Action) -> bool {
    matches!(action, Action::Buy(..) | Action::TakeDjinn(..) | Action::TakeItem(_))
}
