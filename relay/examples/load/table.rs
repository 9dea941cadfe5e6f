//! A room whose devices play on, and notice each envelope that does not come.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use futures_util::future::join_all;

use crate::device::{Device, room};

/// How many bytes an envelope takes beside its content, and in which steps that grows (src/ui/live/seal.rs).
const SEAL: usize = 24 + 16;
const STEP: usize = 256;
/// After so many turns a device leaves and comes back.
const STAY: u32 = 8;

/// A room whose devices play on.
pub struct Table {
    number: u32,
    nodes: Arc<[SocketAddr]>,
    devices: Vec<Device>,
    turns: u32,
    /// The newest envelope that the relay was asked to keep; empty before the first.
    newest: Vec<u8>,
    /// What it has seen.
    pub seen: Seen,
}

/// What a room, or all of them, have seen.
#[derive(Default)]
pub struct Seen {
    /// Envelopes sent.
    pub sent: u64,
    /// Milliseconds from the sender to each receiver.
    pub delays: Vec<f64>,
    /// Devices that left and came back.
    pub returned: u64,
}

impl Table {
    /// Seats all devices.
    pub async fn open(number: u32, devices: u32, nodes: &Arc<[SocketAddr]>) -> Result<Self> {
        let nodes = nodes.clone();
        let mut table =
            Self { number, nodes, devices: Vec::new(), turns: 0, newest: Vec::new(), seen: Seen::default() };
        for device in 0..devices {
            let device = table.enter(device).await?;
            table.devices.push(device);
        }
        Ok(table)
    }

    /// Connects a device, each with an address of its own. Fails unless it gets the newest envelope.
    async fn enter(&self, device: u32) -> Result<Device> {
        let number = self.number;
        let node = self.nodes[(number + device) as usize % self.nodes.len()];
        let address = format!("10.{}.{}.{}", number / 256, number % 256, device + 1);
        let entered = Device::through_proxy(node, &room(number), &address).await;
        let mut entered = entered.map_err(|status| anyhow::anyhow!("room {number} was refused with {status}"))?;
        let kept = entered.next().await.with_context(|| format!("room {number}: the relay ended a new connection"))?;
        ensure!(kept == self.newest, "room {number} has lost its kept envelope");
        Ok(entered)
    }

    /// Plays on until the end, a turn each `pause`. Fails as soon as an envelope is lost.
    pub async fn play(&mut self, pause: Duration, end: Instant) -> Result<()> {
        while Instant::now() < end {
            let turn = Instant::now();
            self.turn().await?;
            tokio::time::sleep(pause.saturating_sub(turn.elapsed())).await;
        }
        Ok(())
    }

    /// One device shows its way, makes a turn, and asks whether that has arrived. All others get both, in order.
    async fn turn(&mut self) -> Result<()> {
        let mover = self.turns as usize % self.devices.len();
        let way = self.envelope(1);
        // The envelopes of a game grow; rooms are at different points of theirs.
        let game = self.envelope(2 + (self.turns + self.number) as usize % 8);
        let start = Instant::now();
        let sender = &mut self.devices[mover];
        sender.pass_on(&way).await;
        sender.keep(&game).await;
        sender.send(vec![2]).await;
        let (way, game, number) = (&way, &game, self.number);
        let heard = self.devices.iter_mut().enumerate().map(async |(at, device)| {
            let wanted: &[&[u8]] = if at == mover { &[&[]] } else { &[way, game] };
            let mut delays = Vec::new();
            for envelope in wanted {
                let next = device.next().await.with_context(|| format!("room {number}: the relay ended {at}"))?;
                ensure!(next == *envelope, "room {number}: {at} has lost an envelope of {mover}");
                if at != mover {
                    delays.push(start.elapsed().as_secs_f64() * 1000.0);
                }
            }
            anyhow::Ok(delays)
        });
        for delays in join_all(heard).await {
            self.seen.delays.extend(delays?);
        }
        self.seen.sent += 2;
        self.newest.clone_from(game);
        self.turns += 1;
        if self.turns.is_multiple_of(STAY) {
            let leaver = (self.turns / STAY) as usize % self.devices.len();
            self.devices[leaver] = self.enter(u32::try_from(leaver)?).await?;
            self.seen.returned += 1;
        }
        Ok(())
    }

    /// Returns an envelope that no other one equals, of so many steps.
    fn envelope(&self, steps: usize) -> Vec<u8> {
        let mut envelope = vec![7; SEAL + steps * STEP];
        envelope[..4].copy_from_slice(&self.number.to_be_bytes());
        envelope[4..8].copy_from_slice(&self.turns.to_be_bytes());
        envelope
    }

    /// Checks that the relay still keeps the newest envelope.
    pub async fn check(&self) -> Result<()> {
        self.enter(0).await.map(drop)
    }
}
