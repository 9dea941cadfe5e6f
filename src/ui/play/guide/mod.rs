//! The guide of a first game, without a browser: what it asks for, what it says of what happens, and how it reads the
//! line of a suggestion.
//!
//! All of it follows from the record and from what the person may know, so there is no comment to store, and undo or a
//! reload changes nothing. `describe` puts it in words.

mod ask;
mod comment;
pub mod describe;
mod opening;

pub use ask::{Ask, about, aids, ask, is_new};
pub use comment::{Comment, Keeper, Rank, comment};
pub use opening::{OpenTile, opening};

use crate::game::{Entry, Event, Record, Seat};
use crate::ui::table::session::decision::decider;
use crate::ui::table::session::take_back::{StandingDecision, standing};
use crate::ui::table::session::{Agreements, Guidance};

/// For how many rounds the guide comments on everything. Later it speaks only of what is new.
pub const ROUNDS: u32 = 2;
/// How often the guide explains steps of one kind.
pub const TIMES: usize = 2;

/// Returns the person whom the guide addresses: the only one, in a game of two against a computer.
#[must_use]
pub fn pupil(record: &Record, agreements: &Agreements) -> Option<Seat> {
    let players = record.game().players.len();
    match agreements.people(players)[..] {
        [person] if players == 2 => Some(person),
        _ => None,
    }
}

/// Returns whether the game goes on with a guide, shown or hidden.
#[must_use]
pub fn is_running(record: &Record, agreements: &Agreements) -> bool {
    let is_on = agreements.guidance != Guidance::None && !agreements.is_ended && !record.game().is_over();
    is_on && pupil(record, agreements).is_some()
}

/// Returns whether the guide still comments on everything, so that no step may pass unseen.
#[must_use]
pub fn is_introducing(record: &Record, agreements: &Agreements) -> bool {
    is_running(record, agreements)
        && pupil(record, agreements).is_some_and(|seat| record.game().round <= ROUNDS || is_farewell(record, seat))
}

/// Returns whether the first rounds have just ended: the person has not decided anything since.
fn is_farewell(record: &Record, seat: Seat) -> bool {
    if record.game().round != ROUNDS + 1 {
        return false;
    }
    let entries: Vec<_> = record.entries().collect();
    let has_ended = |decision: &StandingDecision| {
        let (entry, events) = entries[decision.entry];
        matches!(entry, Entry::Action(_)) && events.iter().any(|event| matches!(event, Event::RoundEnded { .. }))
    };
    let decisions = standing(record);
    let since = decisions.iter().take_while(|decision| !has_ended(decision));
    !since.into_iter().any(|decision| decider(record, decision.entry) == Some(seat))
}
