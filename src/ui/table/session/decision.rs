//! Decisions: what one player decides in one go, a turn or a bid.

use crate::game::{Event, Record, Seat};

/// Returns the player who made the decision of an entry.
pub(in crate::ui) fn decider(record: &Record, entry: usize) -> Option<Seat> {
    record.game_before(entry)?.active()
}

/// Returns whether events end a turn or a bid.
pub(in crate::ui) fn end_decision(events: &[Event]) -> bool {
    let is_last =
        |event: &Event| matches!(event, Event::TurnEnded { .. } | Event::Bid { .. } | Event::GameEnded { .. });
    events.iter().any(is_last)
}
