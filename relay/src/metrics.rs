//! What a relay counts, as Prometheus reads it. Nothing here is of one room or one device.

use std::sync::atomic::{AtomicU64, Ordering};

/// How much a relay holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Rooms with a connection or a kept envelope.
    pub rooms: usize,
    /// Open connections.
    pub connections: usize,
    /// Bytes of kept envelopes, with what their rooms take beside them.
    pub bytes: usize,
}

/// What a relay has counted since its start.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Envelopes that devices sent.
    pub received: AtomicU64,
    /// Envelopes that devices were sent.
    pub delivered: AtomicU64,
    /// Connections that were refused.
    pub refused: AtomicU64,
    /// Connections that sent too much, or something else than an envelope.
    pub flooded: AtomicU64,
    /// Connections that read too slowly.
    pub slow: AtomicU64,
    /// Kept envelopes that were dropped to make room.
    pub dropped: AtomicU64,
}

impl Metrics {
    /// Adds one.
    pub fn count(&self, which: impl Fn(&Self) -> &AtomicU64) {
        which(self).fetch_add(1, Ordering::Relaxed);
    }
}

/// Writes everything in Prometheus' format.
pub fn text(load: Load, m: &Metrics) -> String {
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let lines = [
        ("gauge", "rooms", "Rooms that this node holds.", load.rooms as u64),
        ("gauge", "connections", "Open connections.", load.connections as u64),
        ("gauge", "kept_bytes", "Bytes of kept envelopes and their rooms.", load.bytes as u64),
        ("counter", "envelopes_received_total", "Envelopes that devices sent.", count(&m.received)),
        ("counter", "envelopes_delivered_total", "Envelopes that devices were sent.", count(&m.delivered)),
        ("counter", "connections_refused_total", "Connections that were refused.", count(&m.refused)),
        ("counter", "connections_flooded_total", "Connections ended for what they sent.", count(&m.flooded)),
        ("counter", "connections_slow_total", "Connections ended for reading slowly.", count(&m.slow)),
        ("counter", "envelopes_dropped_total", "Kept envelopes dropped to make room.", count(&m.dropped)),
    ];
    let line = |(kind, name, help, value)| {
        format!("# HELP naqala_relay_{name} {help}\n# TYPE naqala_relay_{name} {kind}\nnaqala_relay_{name} {value}\n")
    };
    lines.map(line).concat()
}
