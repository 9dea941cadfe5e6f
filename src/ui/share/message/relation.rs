//! What a received record is to the stored one.

use crate::game::{Entry, Record, Seat};

/// What a received record is to the stored one. Entries are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It goes on from the stored one.
    Newer {
        /// The first entry that is new.
        from: usize,
        /// The first new entry that the player of this device decided elsewhere, or that somebody else decided for
        /// them.
        own: Option<usize>,
    },
    /// It is the stored one: the message came before, or came back.
    Same,
    /// The stored one goes on from it: the message is stale.
    Older,
    /// They differ from this entry on.
    Fork(usize),
    /// They start from different deals.
    Foreign,
}

/// Compares a received record with the stored one, on the device of a player.
#[must_use]
pub fn relate(stored: &Record, received: &Record, player: Seat) -> Relation {
    // Each device can give the players other names.
    let mut received = received.clone();
    for (seat, other) in stored.game().players.iter().enumerate() {
        received.rename(Seat(seat as u8), &other.name);
    }
    if stored.start() != received.start() {
        return Relation::Foreign;
    }
    let pairs = stored.entries().zip(received.entries());
    let common = pairs.take_while(|((stored, _), (received, _))| stored == received).count();
    match (common == stored.len(), common == received.len()) {
        (true, true) => Relation::Same,
        (false, true) => Relation::Older,
        (false, false) => Relation::Fork(common),
        (true, false) => Relation::Newer { from: common, own: first_decision(&received, common, player) },
    }
}

/// Returns the first entry, at or after `from`, that a player decided. A take-back is nobody's decision: the table
/// agrees on it.
fn first_decision(record: &Record, from: usize, player: Seat) -> Option<usize> {
    let is_own = |number: usize, entry: &Entry| {
        let decider = record.game_before(number).and_then(|game| game.active());
        matches!(entry, Entry::Action(_)) && decider == Some(player)
    };
    record
        .entries()
        .enumerate()
        .skip(from)
        .find(|(number, (entry, _))| is_own(*number, entry))
        .map(|(number, _)| number)
}
