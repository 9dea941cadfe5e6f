//! The pace at which a computer's turn is shown.

use crate::game::Event;
use std::time::Duration;

/// The pace at which a computer's turn is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Slowly enough to follow each step.
    Calm,
    /// Each step for a moment.
    Brisk,
    /// Only the end of the turn.
    AtOnce,
}

impl Pace {
    /// Every pace, slowest first.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Brisk, Self::AtOnce];

    /// Returns its name in the storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Brisk => "brisk",
            Self::AtOnce => "at-once",
        }
    }

    /// Returns how long a step with these events stays before the next one; `None` if steps are not shown.
    #[must_use]
    pub fn delay(self, events: &[Event]) -> Option<Duration> {
        let has = |is_meant: fn(&Event) -> bool| events.iter().any(is_meant);
        let calm = if has(|event| matches!(event, Event::TurnEnded { .. })) {
            // Long enough to read the line that sums the turn up.
            2600
        } else if has(|event| matches!(event, Event::Bid { .. })) {
            1500
        } else if matches!(events, [Event::Dropped { .. }]) {
            600
        } else {
            1000
        };
        match self {
            Self::Calm => Some(Duration::from_millis(calm)),
            Self::Brisk => Some(Duration::from_millis(calm * 2 / 5)),
            Self::AtOnce => None,
        }
    }
}
