//! The bounds of a relay.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

/// The bounds of a relay.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest envelope, in bytes.
    pub envelope: usize,
    /// The most connections to a room.
    pub in_room: usize,
    /// The most connections to this relay.
    pub connections: usize,
    /// The most envelopes of a connection in `span`.
    pub envelopes: usize,
    /// The time in which a connection sends that many at most.
    pub span: Duration,
    /// How long an envelope is kept after the last one of its room.
    pub keep: Duration,
    /// The most bytes of kept envelopes, with what a room takes beside them.
    pub memory: usize,
    /// The most envelopes that wait for a device that reads slowly.
    pub waiting: usize,
    /// How often a silent device is asked whether it is there. Not to answer twice ends its connection.
    pub ask: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            envelope: 4 * 1024,
            in_room: 12,
            connections: 20_000,
            envelopes: 20,
            span: Duration::from_secs(10),
            keep: Duration::from_hours(30 * 24),
            memory: 256 * 1024 * 1024,
            waiting: 32,
            ask: Duration::from_secs(25),
        }
    }
}

/// When a connection sent its last envelopes.
#[derive(Debug, Default)]
pub struct Allowance(VecDeque<Instant>);

impl Allowance {
    /// Counts an envelope. Returns whether the connection stays within its bounds.
    pub fn take(&mut self, limits: &Limits, now: Instant) -> bool {
        while self.0.front().is_some_and(|&sent| now.duration_since(sent) >= limits.span) {
            self.0.pop_front();
        }
        self.0.push_back(now);
        self.0.len() <= limits.envelopes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_envelopes_in_ten_seconds_and_no_more() {
        let (limits, start) = (Limits::default(), Instant::now());
        let mut allowance = Allowance::default();
        assert!((0..20).all(|_| allowance.take(&limits, start)));
        assert!(!allowance.take(&limits, start + Duration::from_secs(9)));
        assert!(allowance.take(&limits, start + Duration::from_secs(10)));
    }
}
