//! The bounds of a relay.

use std::time::{Duration, Instant};

use axum::http::HeaderName;

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
    /// The most connections of a block of addresses at the same moment.
    pub connections_of_block: usize,
    /// The header in which a proxy that is trusted names the address of a device.
    pub forwarded: Option<HeaderName>,
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
            connections_of_block: 200,
            forwarded: None,
            keep: Duration::from_hours(30 * 24),
            memory: 256 * 1024 * 1024,
            waiting: 32,
            ask: Duration::from_secs(25),
        }
    }
}

impl Limits {
    /// Returns the most envelopes of a block of addresses in one room in `span`: a family of five may sit behind it.
    pub fn of_room(&self) -> usize {
        self.envelopes.saturating_mul(5)
    }

    /// Returns the most envelopes of a block of addresses in `span`: a school class of 30 may sit behind it.
    pub fn of_block(&self) -> usize {
        self.envelopes.saturating_mul(30)
    }
}

/// How much somebody has sent since their count began.
#[derive(Debug, Default)]
pub struct Allowance {
    since: Option<Instant>,
    count: usize,
}

impl Allowance {
    /// Counts an envelope. Returns whether its sender stays within its bounds.
    pub fn take(&mut self, most: usize, limits: &Limits, now: Instant) -> bool {
        if self.is_over(limits, now) {
            *self = Self { since: Some(now), count: 0 };
        }
        let is_within = self.count < most;
        self.count += usize::from(is_within);
        is_within
    }

    /// Returns whether the count begins anew.
    pub fn is_over(&self, limits: &Limits, now: Instant) -> bool {
        self.since.is_none_or(|since| now.duration_since(since) >= limits.span)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_envelopes_in_ten_seconds_and_no_more() {
        let (limits, start) = (Limits::default(), Instant::now());
        let mut allowance = Allowance::default();
        assert!((0..20).all(|_| allowance.take(limits.envelopes, &limits, start)));
        assert!(!allowance.take(limits.envelopes, &limits, start + Duration::from_secs(9)));
        assert!(allowance.take(limits.envelopes, &limits, start + Duration::from_secs(10)));
    }
}
