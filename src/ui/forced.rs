//! Steps that have one answer: the page gives it, and undo and redo cross it. The rules know nothing of this.

use crate::game::{Action, Event, Game, Record, Step};
use std::sync::Arc;

/// Returns the only answer to the present step.
///
/// There is none where the player has a choice, where undo would stop at the answer, in the move itself, with the flute and
/// at the end of a turn: a player looks at the board before going on from there.
#[must_use]
pub fn only_answer(game: &Game) -> Option<Action> {
    match game.turn()?.step {
        Step::Move | Step::Sow(_) | Step::Flute { .. } | Step::End => None,
        _ => match game.legal_actions()[..] {
            [only] if !game.reveals(only) => Some(only),
            _ => None,
        },
    }
}

/// Plays the answers that follow an action. Returns its events and theirs.
pub fn answer(record: &mut Record, mut events: Arc<[Event]>) -> Arc<[Event]> {
    while let Some(more) = only_answer(record.game()).and_then(|only| record.play(only).ok()) {
        events = events.iter().chain(more.iter()).cloned().collect();
    }
    events
}

/// Undoes the last decision, with the answers after it, and returns whether there was one.
pub fn undo(record: &mut Record) -> bool {
    let is_undone = record.undo().is_ok();
    while is_undone && only_answer(record.game()).is_some() && record.undo().is_ok() {}
    is_undone
}

/// Plays the decision that was undone last, with the answers after it, and returns whether there was one.
pub fn redo(record: &mut Record) -> bool {
    let is_redone = record.redo().is_ok();
    while is_redone && only_answer(record.game()).is_some() && record.redo().is_ok() {}
    is_redone
}
