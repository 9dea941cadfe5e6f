//! The decisions of a record: each line from where its player had to decide to the next barrier.

use crate::knowledge::{Knowledge, standing};
use naqala_rules::game::{Action, Game, Record, Seat};
use std::sync::Arc;

/// A decision that was made and not taken back.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// The entry of its first action.
    pub entry: usize,
    /// The entry after its last action.
    pub end: usize,
    pub seat: Seat,
    pub actions: Vec<Action>,
    pub before: Arc<Game>,
    pub after: Arc<Game>,
}

impl Moment {
    /// Returns what the player knew before and after it.
    pub(super) fn knowledge(&self, record: &Record) -> [Knowledge; 2] {
        [self.entry, self.end].map(|entry| Knowledge::of_seats(record, entry, self.seat, &[self.seat]))
    }

    /// Returns whether each action was the only legal one.
    pub(super) fn is_forced(&self) -> bool {
        let mut game = Game::clone(&self.before);
        self.actions.iter().all(|&action| {
            let is_only = game.legal_actions().len() == 1;
            is_only && game.play(action).is_ok()
        })
    }
}

/// Returns the decisions of a record, in order. A line that has not reached its barrier is no decision yet.
pub(super) fn moments(record: &Record) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut open: Option<Moment> = None;
    for (entry, action) in standing(record, record.len()) {
        let (Some(before), Some(after)) = (record.game_before(entry), record.game_before(entry + 1)) else { break };
        let Some(seat) = before.active() else { break };
        let moment = open.get_or_insert_with(|| Moment {
            entry,
            end: entry + 1,
            seat,
            actions: Vec::new(),
            before: Arc::clone(before),
            after: Arc::clone(after),
        });
        moment.actions.push(action);
        moment.end = entry + 1;
        moment.after = Arc::clone(after);
        if before.reveals(action) || after.active() != Some(seat) {
            moments.extend(open.take());
        }
    }
    moments
}
