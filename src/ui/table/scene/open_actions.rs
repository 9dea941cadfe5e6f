//! The actions that are legal and open now, and the taps that play several of them. The scene and the intents share
//! them, so that they are computed once.

use super::shortcuts::{rest, shortcuts};
use crate::game::{Action, Game, Square};
use crate::ui::table::allow::Allow;

/// The legal actions of a position, and which of them are open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenActions {
    legal: Vec<Action>,
    open: Vec<Action>,
    allow: Allow,
    /// The drops that lead to an end of the move, where a tap plays them.
    shortcuts: Vec<(Square, Vec<Action>)>,
    /// The actions that end the turn, where a tap plays them.
    rest: Vec<Action>,
}

impl OpenActions {
    /// Computes the legal actions of a position, and which of them are allowed.
    #[must_use]
    pub fn of(game: &Game, allow: &Allow) -> Self {
        let legal = game.legal_actions();
        Self { open: allow.among(legal.clone()), legal, allow: allow.clone(), ..Self::default() }
    }

    /// Adds the taps that play several actions.
    #[must_use]
    pub fn with_shortcuts(self, game: &Game) -> Self {
        Self { shortcuts: shortcuts(game), rest: rest(game), ..self }
    }

    /// Returns every action that the rules allow, open or not.
    #[must_use]
    pub fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// Returns the legal actions that are open.
    #[must_use]
    pub fn open(&self) -> &[Action] {
        &self.open
    }

    /// Returns whether an action is allowed, without a check that it is legal.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        self.allow.allows(action)
    }

    /// Returns the drops that a tap on a tile plays to end the move there; empty where there is no such tap.
    #[must_use]
    pub fn shortcut(&self, square: Square) -> &[Action] {
        self.shortcuts.iter().find(|(end, _)| *end == square).map_or(&[], |(_, drops)| drops)
    }

    /// Returns the actions that give up what is left of the turn and end it; empty where there is no such tap.
    #[must_use]
    pub fn rest(&self) -> &[Action] {
        &self.rest
    }

    /// Returns whether meeples can be picked up or dropped on a tile.
    #[must_use]
    pub fn moves_at(&self, square: Square) -> bool {
        let is_there = |action: &Action| match *action {
            Action::Take(tile) | Action::Drop(tile, _) => tile == square,
            _ => false,
        };
        self.open.iter().any(is_there)
    }

    /// Returns whether the board is a picture, where the player can neither act nor undo.
    #[must_use]
    pub fn is_picture(&self) -> bool {
        self.allow == Allow::Picture
    }
}
