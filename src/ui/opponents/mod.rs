//! Computers at the table, without a browser: the account of a turn, one's own take-back, the pace at which a turn is
//! shown, and the results of a device.

mod account;
mod pace;
mod results;
mod take_back;

pub use account::{Account, Deed, Kill, TurnAccount, latest, since};
pub use pace::Pace;
pub use results::{Results, Tally};
pub use take_back::own_last_decision;
pub(in crate::ui) use take_back::{StandingDecision, last_decision_of, standing};

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
