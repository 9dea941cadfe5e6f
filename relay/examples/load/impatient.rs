//! A client that connects again and again, and sends as fast as it can.

use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::{Duration, Instant},
};

use crate::device::{Device, room};

/// The address that a proxy names for it.
const ADDRESS: &str = "198.51.100.7";
/// Its rooms have numbers from here on.
const ROOMS: u32 = 1_000_000_000;

/// What has become of its connections.
#[derive(Default)]
pub struct Counts {
    /// Connections that the relay let in.
    pub entered: AtomicU32,
    /// Connections that the relay refused.
    pub refused: AtomicU32,
    /// Connections that the relay has ended for what was sent.
    pub ended: AtomicU32,
}

/// Enters a room of its own with each connection. Sends one envelope of full size to be kept, and a burst with some.
pub async fn flood(nodes: &[SocketAddr], counts: &Counts, end: Instant) {
    let envelope = [&[1][..], &[7; 4096]].concat();
    while Instant::now() < end {
        let number = counts.entered.load(Relaxed) + counts.refused.load(Relaxed);
        match Device::through_proxy(nodes[number as usize % nodes.len()], &room(ROOMS + number), ADDRESS).await {
            Ok(mut device) => {
                counts.entered.fetch_add(1, Relaxed);
                device.next().await;
                for _ in 0..if number.is_multiple_of(8) { 30 } else { 1 } {
                    device.send(envelope.clone()).await;
                }
                // The question is answered once all was taken.
                device.send(vec![2]).await;
                if device.next().await.is_none() {
                    counts.ended.fetch_add(1, Relaxed);
                }
            }
            Err(0) => {
                // The system has no port left for a moment.
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            Err(_) => {
                counts.refused.fetch_add(1, Relaxed);
            }
        }
    }
}
