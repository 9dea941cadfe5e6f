//! The time that one player has used, as far as a device knows.

use serde_json::{Value, json};
use std::cmp::Ordering;

/// By how many milliseconds another device may say less about a turn in progress than was waited for here: so long a turn may be on its
/// way. A device that slept, or had no connection, says much less, and the time that the others waited counts.
const ON_THE_WAY: u32 = 3_000;

/// No table has more turns, changes its clock more often, or changes its mind more often. Another device may send anything.
pub(super) const MOST_TURNS: u32 = 1 << 20;
/// The milliseconds of a month: no player has used more.
const MONTH: u32 = 2_592_000_000;

/// The time that one player has used, as far as a device knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Time {
    /// The turn that counts: twice the number of entries at its start, and one more once the player's own device has ended it.
    turn: u32,
    /// How many turns that device has ended.
    pub turns: u32,
    /// The milliseconds of all turns before.
    pub spent: u32,
    /// The milliseconds of this one.
    pub running: u32,
}

impl Time {
    /// Begins the turn that starts after so many entries, unless it is known already.
    pub(super) const fn begin(&mut self, entries: u32) {
        let turn = entries.saturating_mul(2);
        if turn > self.turn {
            *self = Self { turn, spent: self.spent.saturating_add(self.running), running: 0, ..*self };
        }
    }

    /// Ends the turn, at the player's own device: what it says now counts.
    pub(super) const fn end(&mut self) {
        let turns = self.turns.saturating_add(!self.is_ended() as u32);
        *self = Self { turn: self.turn | 1, turns, spent: self.spent.saturating_add(self.running), running: 0 };
    }

    /// Adds milliseconds to the turn that starts after so many entries. One that is known to have ended takes none: the end may be heard of
    /// before the game that goes on from it.
    pub(super) const fn count(&mut self, entries: u32, milliseconds: u32) {
        if self.turn == entries.saturating_mul(2) {
            self.running = self.running.saturating_add(milliseconds);
        }
    }

    /// Returns what both know together: of the later turn what its device says, but not much less than was waited for; of the same turn
    /// the longer time, or that of the side that knows better whether the clock was paused.
    pub(super) fn joined(self, other: Self, knows_better: Ordering) -> Self {
        let (earlier, later) = if self.turn <= other.turn { (self, other) } else { (other, self) };
        let turns = earlier.turns.max(later.turns);
        if earlier.turn < later.turn {
            let waited = earlier.spent.saturating_add(earlier.running.saturating_sub(ON_THE_WAY));
            return Self { turns, spent: later.spent.max(waited), ..later };
        }
        match knows_better {
            Ordering::Greater => Self { turns, spent: self.spent.max(other.spent), ..self },
            Ordering::Less => Self { turns, spent: self.spent.max(other.spent), ..other },
            Ordering::Equal => {
                let (spent, running) = (self.spent.max(other.spent), self.running.max(other.running));
                Self { turns, spent, running, ..self }
            }
        }
    }

    const fn is_ended(self) -> bool {
        !self.turn.is_multiple_of(2)
    }

    pub(super) fn write(self) -> Value {
        if self == Self::default() { Value::Null } else { json!([self.turn, self.turns, self.spent, self.running]) }
    }

    pub(super) fn read(value: &Value) -> Self {
        let number = |at: usize, most: u32| value[at].as_u64()?.try_into().ok().filter(|&number| number <= most);
        let read = || {
            let [turn, turns] = [number(0, MOST_TURNS)?, number(1, MOST_TURNS)?];
            Some(Self { turn, turns, spent: number(2, MONTH)?, running: number(3, MONTH)? })
        };
        read().unwrap_or_default()
    }
}
