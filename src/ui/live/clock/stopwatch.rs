//! How one device counts the time for which somebody waits.

use super::Clock;
use super::time::Time;
use crate::game::{Action, Entry, Event, Record, Seat};

/// The player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acting {
    /// Who it is.
    pub seat: Seat,
    /// How many entries the record had when the turn began. All devices see the same.
    pub entries: u32,
}

impl Acting {
    /// Returns whose bid or turn it is at the end of a record.
    ///
    /// ```
    /// use naqala::game::{Action, Options, Record};
    /// use naqala::ui::live::Acting;
    /// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
    /// let first = Acting::in_record(&record).ok_or("somebody bids")?;
    /// record.play(Action::Bid { price: 3, fakirs: 0 })?;
    /// let second = Acting::in_record(&record).ok_or("somebody bids")?;
    /// assert!(first.entries == 0 && second.entries == 1 && first.seat != second.seat);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn in_record(record: &Record) -> Option<Self> {
        let seat = record.game().active()?;
        let ends_turn = |(entry, events): &(Entry, &std::sync::Arc<[Event]>)| {
            matches!(entry, Entry::Back(_) | Entry::Action(Action::Bid { .. }))
                || events.iter().any(|event| matches!(event, Event::TurnEnded { .. }))
        };
        let since = record.entries().rev().take_while(|entry| !ends_turn(entry)).count();
        Some(Self { seat, entries: (record.len() - since) as u32 })
    }
}

/// The milliseconds after which a connection that says nothing is replaced, with some to spare.
const LONGEST_SILENCE: f64 = 20_000.0;

/// Counts the time for which the players wait for one of them, at one device.
///
/// Its times are milliseconds of a clock that nobody can set; whether that goes on while the device sleeps does not matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stopwatch {
    /// The last turn that it knows of.
    turn: Option<Acting>,
    /// Whether it counts: not while the clock rests.
    is_running: bool,
    /// Until when the time is counted.
    counted: f64,
}

impl Stopwatch {
    /// Counts for whom the table waits from now on; nobody while the clock rests. The player of this device has the seat `own`.
    pub fn turn_to(&mut self, clock: &mut Clock, acting: Option<Acting>, own: Option<Seat>, now: f64) {
        if self.is_running == acting.is_some() && (acting.is_none() || acting == self.turn) {
            return;
        }
        // Only at the player's own device is it known when a turn ended.
        if let Some(turn) = self.turn.filter(|turn| own == Some(turn.seat)) {
            self.count(clock, now);
            if acting.is_some_and(|acting| acting != turn) {
                clock.time(turn.seat).into_iter().for_each(Time::end);
            }
        }
        if let Some(acting) = acting {
            clock.time(acting.seat).into_iter().for_each(|time| time.begin(acting.entries));
            self.turn = Some(acting);
        }
        self.is_running = acting.is_some();
        self.counted = now;
    }

    /// Counts up to a moment. What was counted already is not counted again.
    pub fn count(&mut self, clock: &mut Clock, until: f64) {
        let waited = until - self.counted;
        let Some(acting) = self.acting().filter(|_| waited >= 1.0) else { return };
        if let Some(time) = clock.time(acting.seat) {
            time.count(acting.entries, waited as u32);
            // The part of a millisecond is counted with the next ones.
            self.counted += f64::from(waited as u32);
        }
    }

    /// Counts up to when something was heard last, for a player elsewhere. After a long silence the device has slept itself, and counts nothing.
    pub fn witness(&mut self, clock: &mut Clock, heard: f64) {
        if heard - self.counted > LONGEST_SILENCE {
            self.skip(heard);
        }
        self.count(clock, heard);
    }

    /// Counts nothing up to a moment: until then this device heard nothing.
    pub const fn skip(&mut self, until: f64) {
        self.counted = self.counted.max(until);
    }

    /// Returns for whom it counts; nobody while the clock rests.
    #[must_use]
    pub fn acting(&self) -> Option<Acting> {
        self.turn.filter(|_| self.is_running)
    }

    /// Returns how many milliseconds have passed since the last that it has counted.
    #[must_use]
    pub const fn pending(&self, now: f64) -> f64 {
        (now - self.counted).max(0.0)
    }
}
