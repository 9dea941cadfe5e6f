//! The rooms of a node: what goes between them and the other nodes.

use super::{Inner, Rooms};
use crate::limits::Limits;
use crate::nodes::{Nodes, WAIT, room_of};
use bytes::Bytes;
use redis::{PushInfo, PushKind, Value};
use std::collections::HashSet;
use std::sync::{Arc, Weak};
use tokio::sync::mpsc::Receiver;
use tokio::time::sleep;

/// How often the newest envelope is asked for. If Redis goes away again, the next return asks anew.
const ASKED_AGAIN: usize = 3;

impl Rooms {
    /// Opens a node of a relay on many machines, with the Redis or Valkey at a URL.
    pub async fn with_redis(limits: Limits, url: &str) -> anyhow::Result<Arc<Self>> {
        let (nodes, arriving) = Nodes::connect(url, &limits).await?;
        let rooms = Arc::new(Self { limits, nodes: Some(nodes), ..Self::default() });
        tokio::spawn(Self::deliver(Arc::downgrade(&rooms), arriving));
        tokio::spawn(Self::catch_up(Arc::downgrade(&rooms)));
        Ok(rooms)
    }

    /// Hands what other nodes published to the devices here, as long as anybody uses the rooms.
    async fn deliver(rooms: Weak<Self>, mut arriving: Receiver<PushInfo>) {
        // The channels of rooms that nothing reaches since the connection was lost.
        let mut deaf = HashSet::new();
        while let Some(PushInfo { kind, data }) = arriving.recv().await {
            let Some(rooms) = rooms.upgrade() else { return };
            match (kind, &data[..]) {
                (PushKind::Message, [Value::BulkString(channel), Value::BulkString(frame)]) => {
                    rooms.arrive(channel, frame);
                }
                (PushKind::Disconnection, _) => deaf = rooms.lock().rooms.keys().cloned().collect(),
                (PushKind::Subscribe, [Value::BulkString(channel), ..]) => {
                    if let Some(address) = room_of(channel).and_then(|address| deaf.take(address)) {
                        tokio::spawn(async move { rooms.read_again(&address).await });
                    }
                }
                _ => {}
            }
        }
    }

    /// Passes on the newest envelope of a room that hears again: another node may have been back sooner. For a moment after an outage
    /// nobody asks Redis, so it asks again.
    async fn read_again(&self, address: &Arc<str>) {
        let Some(nodes) = &self.nodes else { return };
        for _ in 0..ASKED_AGAIN {
            match nodes.newest(address, None).await {
                Some(envelope) if envelope.is_empty() => return,
                Some(envelope) => return self.pass_on(address, None, &envelope),
                None => sleep(WAIT).await,
            }
        }
    }

    /// Passes on what another node has published.
    fn arrive(&self, channel: &[u8], frame: &[u8]) {
        let arrived = self.nodes.as_ref().and_then(|nodes| nodes.of_another(channel, frame));
        if let Some((address, envelope)) = arrived {
            self.pass_on(address, None, &envelope);
        }
    }

    /// Sends the envelope to Redis that it has missed for the longest time. Returns whether that succeeded.
    async fn send_missed(&self) -> bool {
        let missed = self.lock().missed();
        let (Some(nodes), Some((address, used, envelope))) = (&self.nodes, missed) else { return false };
        let is_sent = nodes.send(&address, &envelope, true).await;
        let mut inner = self.lock();
        // Another one may have come meanwhile.
        if is_sent
            && inner.rooms.get(&address).and_then(|room| room.kept.as_ref()).is_some_and(|kept| kept.used == used)
        {
            inner.forget(&address);
        }
        is_sent
    }

    /// Sends what Redis has missed, once it answers again, as long as anybody uses the rooms.
    async fn catch_up(rooms: Weak<Self>) {
        loop {
            sleep(WAIT).await;
            let Some(rooms) = rooms.upgrade() else { return };
            while rooms.send_missed().await {}
        }
    }
}

impl Inner {
    /// Returns the envelope that was kept first, with its room and its use.
    fn missed(&self) -> Option<(Arc<str>, u64, Bytes)> {
        let address = self.kept.oldest()?;
        let kept = self.rooms.get(&address)?.kept.as_ref()?;
        Some((address.clone(), kept.used, kept.envelope.clone()))
    }
}
