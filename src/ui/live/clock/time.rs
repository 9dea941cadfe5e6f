//! The time that one player has used, as far as a device knows.

use serde_json::{Value, json};

/// By how many milliseconds another device may say less about a turn in progress than was waited for here: so long a turn may be on its
/// way. A device that slept, or had no connection, says much less, and the time that the others waited counts.
const ON_THE_WAY: u32 = 3_000;

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
        let turns = self.turns.saturating_add(self.turn.is_multiple_of(2) as u32);
        *self = Self { turn: self.turn | 1, turns, spent: self.spent.saturating_add(self.running), running: 0 };
    }

    /// Adds milliseconds to the turn.
    pub(super) const fn count(&mut self, milliseconds: u32) {
        self.running = self.running.saturating_add(milliseconds);
    }

    /// Returns what both know together: of the later turn what its device says, but not much less than was waited for; of the same turn
    /// the longer time.
    pub(super) fn joined(self, other: Self) -> Self {
        let (earlier, later) = if self.turn <= other.turn { (self, other) } else { (other, self) };
        let turns = earlier.turns.max(later.turns);
        if earlier.turn == later.turn {
            let (spent, running) = (earlier.spent.max(later.spent), earlier.running.max(later.running));
            return Self { turns, spent, running, ..later };
        }
        let waited = earlier.spent.saturating_add(earlier.running.saturating_sub(ON_THE_WAY));
        Self { turns, spent: later.spent.max(waited), ..later }
    }

    pub(super) fn write(self) -> Value {
        if self == Self::default() { Value::Null } else { json!([self.turn, self.turns, self.spent, self.running]) }
    }

    pub(super) fn read(value: &Value) -> Self {
        let number = |at: usize| value[at].as_u64()?.try_into().ok();
        let read = || Some(Self { turn: number(0)?, turns: number(1)?, spent: number(2)?, running: number(3)? });
        read().unwrap_or_default()
    }
}
