//! Forced steps: the page plays their only answer, and undo and redo cross it. The rules know nothing of this.
//!
//! The record does not mark answers: an entry is one if its position has a single answer. Undo goes back to the last
//! position with a choice, redo on to the next one, and nothing answers at once after either.

use super::scene::OpenActions;
use crate::game::{Action, Event, Game, Record, Refusal, Step};
use std::sync::Arc;

/// What happened because of one or more actions.
type Events = Arc<[Event]>;

/// What the page does by itself in a game. Boards of exercises do without it, so they need not load it.
#[derive(Clone, Copy, Debug)]
pub struct Automatic {
    /// Plays the answers that follow an action, and returns its events and theirs.
    pub answer: fn(&mut Record, Events) -> Events,
    /// Undoes the last decision with the answers after it.
    pub undo: fn(&mut Record) -> bool,
    /// Plays the decision that was undone last, with the answers after it.
    pub redo: fn(&mut Record) -> bool,
    /// Adds the taps that play several actions.
    pub shortcuts: fn(OpenActions, &Game) -> OpenActions,
}

impl Automatic {
    /// All that the page can do.
    pub const ALL: Self = Self { answer, undo, redo, shortcuts: OpenActions::with_shortcuts };
}

/// Returns the only answer to the present step.
///
/// There is none if the player has a choice, if undo would stop at the answer, before and during the move, with the flute
/// and at the end of a turn: a move is a decision, and the player looks at the board first.
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

/// Plays actions one after the other and returns their events.
///
/// # Errors
/// The first action that is not legal, and why. The actions before it stay played.
pub fn play_all(record: &mut Record, actions: &[Action]) -> Result<Events, (Action, Refusal)> {
    let mut events: Events = Arc::new([]);
    for &action in actions {
        let more = record.play(action).map_err(|refusal| (action, refusal))?;
        events = if events.is_empty() { more } else { events.iter().chain(more.iter()).cloned().collect() };
    }
    Ok(events)
}

/// Plays the answers that follow an action. Returns its events and theirs.
pub fn answer(record: &mut Record, mut events: Events) -> Events {
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
