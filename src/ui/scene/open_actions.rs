//! The actions that are legal and open now. The scene and the intents share them, so that they are computed once.

use crate::game::{Action, Game};
use crate::ui::allow::Allow;

/// The legal actions of a position, and which of them are open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenActions {
    legal: Vec<Action>,
    open: Vec<Action>,
    allow: Allow,
}

impl OpenActions {
    /// Computes the legal actions of a position, and which of them are allowed.
    #[must_use]
    pub fn of(game: &Game, allow: &Allow) -> Self {
        let legal = game.legal_actions();
        Self { open: allow.among(legal.clone()), legal, allow: allow.clone() }
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

    /// Tells whether an action is allowed, without a check that it is legal.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        self.allow.allows(action)
    }

    /// Tells whether the board is a picture, where the player can neither act nor undo.
    #[must_use]
    pub fn is_picture(&self) -> bool {
        self.allow == Allow::Picture
    }
}
