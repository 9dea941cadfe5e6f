//! What follows from an intent.

use super::Selection;
use crate::game::{Action, Game, Refusal, Square};

/// Why nothing happens. `describe` puts it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The tile that it is about, if any.
    pub square: Option<Square>,
    /// The reason.
    pub refusal: Refusal,
    /// The id of the rule behind it.
    pub rule: &'static str,
}

/// What follows from an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Play an action.
    Play(Action),
    /// Play several actions, one after the other.
    PlayAll(Vec<Action>),
    /// Change the selection.
    Select(Selection),
    /// Undo one action.
    Undo,
    /// Undo the whole move.
    UndoMove,
    /// Redo one action.
    Redo,
    /// Go back to the start of the turn.
    ResetTurn,
    /// Do nothing, for this reason.
    Explain(Explanation),
    /// Do nothing, because this legal action is not open.
    NotOpen(Action),
    /// Do nothing.
    Nothing,
}

impl Outcome {
    /// Returns the outcome of an action: play it, or explain why it is not legal.
    pub(super) fn of(game: &Game, action: Action, square: Option<Square>) -> Self {
        match game.check(action) {
            Ok(()) => Self::Play(action),
            Err(refusal) => Self::Explain(Explanation { square, refusal, rule: refusal.rule_for(action) }),
        }
    }
}
