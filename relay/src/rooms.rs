//! The rooms of a relay: who is connected, and the newest envelope.

#[cfg(feature = "redis")]
mod shared;

use std::{
    collections::HashMap,
    hash::RandomState,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use axum::http::{HeaderMap, StatusCode};
use bytes::Bytes;
use tokio::sync::mpsc;

#[cfg(feature = "redis")]
use crate::nodes::{Ending, Nodes};
use crate::{
    blocks::{Block, Blocks},
    kept::Order,
    limits::Limits,
    metrics::{Load, Metrics},
};

/// What a room takes beside its envelope, at most: its address, and its places in maps by use and by block.
const BESIDE: usize = 768;

/// All rooms of this relay.
#[derive(Debug, Default)]
pub struct Rooms {
    /// The bounds.
    pub limits: Limits,
    pub(crate) metrics: Metrics,
    inner: Mutex<Inner>,
    /// Makes blocks of addresses.
    secret: RandomState,
    #[cfg(feature = "redis")]
    nodes: Option<Nodes>,
}

#[derive(Debug, Default)]
struct Inner {
    rooms: HashMap<Arc<str>, Room>,
    kept: Order,
    blocks: Blocks,
    /// Numbers uses and connections.
    clock: u64,
    connections: usize,
}

#[derive(Debug, Default)]
struct Room {
    devices: Vec<Device>,
    kept: Option<Kept>,
    /// Ends listening to the room; there while somebody is in it.
    #[cfg(feature = "redis")]
    ending: Option<Ending>,
}

#[derive(Debug)]
struct Kept {
    envelope: Bytes,
    used: u64,
    since: Instant,
    block: Option<Block>,
}

#[derive(Debug)]
struct Device {
    id: u64,
    queue: mpsc::Sender<Bytes>,
}

/// The place of a connection in a room. Dropping it leaves the room.
#[derive(Debug)]
pub struct Place {
    pub(crate) rooms: Arc<Rooms>,
    address: Arc<str>,
    block: Option<Block>,
    id: u64,
    /// The envelopes of the others. It ends if this device reads too slowly.
    pub(crate) queue: mpsc::Receiver<Bytes>,
    /// Ends once the node listens to the room.
    #[cfg(feature = "redis")]
    listening: Option<tokio::sync::oneshot::Receiver<()>>,
}

impl Rooms {
    /// Opens a relay that keeps envelopes in memory.
    pub fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, ..Self::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing panics while it holds the lock; if something did, the maps would still be whole.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how much the relay holds.
    pub fn load(&self) -> Load {
        let inner = self.lock();
        Load { rooms: inner.rooms.len(), connections: inner.connections, bytes: inner.kept.bytes() }
    }

    /// Returns the block of addresses of a device.
    pub(crate) fn block(&self, peer: IpAddr, headers: &HeaderMap) -> Option<Block> {
        Block::of(peer, headers, &self.limits, &self.secret)
    }

    /// Enters a room. Fails with 429 if too much comes from there, and with 503 if the room, or the relay, is full.
    pub fn enter(self: &Arc<Self>, address: &str, block: Option<Block>) -> Result<Place, StatusCode> {
        let mut guard = self.lock();
        let inner = &mut *guard;
        let known = inner.rooms.get_key_value(address);
        let is_full = known.is_some_and(|(_, room)| room.devices.len() >= self.limits.in_room);
        if is_full || inner.connections >= self.limits.connections {
            return Err(StatusCode::SERVICE_UNAVAILABLE);
        }
        let address = known.map_or_else(|| address.into(), |(known, _)| known.clone());
        if !inner.blocks.take(&address, block, &self.limits) || inner.blocks.is_full(block, &self.limits) {
            return Err(StatusCode::TOO_MANY_REQUESTS);
        }
        // Under the lock, so that nobody who leaves at the same moment ends it.
        #[cfg(feature = "redis")]
        let (listening, ending) = match &self.nodes {
            Some(nodes) => {
                let is_first = inner.rooms.get(&address).is_none_or(|room| room.ending.is_none());
                let ending = if is_first { Some(nodes.ending().ok_or(StatusCode::SERVICE_UNAVAILABLE)?) } else { None };
                (Some(nodes.listen(&address).ok_or(StatusCode::SERVICE_UNAVAILABLE)?), ending)
            }
            None => (None, None),
        };
        inner.clock += 1;
        inner.connections += 1;
        inner.blocks.enter(block);
        let id = inner.clock;
        let room = inner.rooms.entry(address.clone()).or_default();
        let (sender, queue) = mpsc::channel(self.limits.waiting);
        room.devices.push(Device { id, queue: sender });
        #[cfg(feature = "redis")]
        if ending.is_some() {
            room.ending = ending;
        }
        drop(guard);
        Ok(Place {
            rooms: self.clone(),
            address,
            block,
            id,
            queue,
            #[cfg(feature = "redis")]
            listening,
        })
    }

    /// Passes an envelope on to the devices of a room that are connected here, but for its sender.
    pub(crate) fn pass_on(&self, address: &str, sender: Option<u64>, envelope: &Bytes) {
        let mut inner = self.lock();
        let Some(room) = inner.rooms.get_mut(address) else { return };
        // A device whose queue is full has not read for long: its connection ends, and it comes back for the newest.
        room.devices.retain(|device| {
            let is_read = Some(device.id) == sender || device.queue.try_send(envelope.clone()).is_ok();
            if Some(device.id) != sender {
                self.metrics.count(|metrics| if is_read { &metrics.delivered } else { &metrics.slow });
            }
            is_read
        });
    }

    /// Keeps an envelope as the newest of its room, and makes room for it.
    fn keep(&self, address: &Arc<str>, envelope: Bytes, block: Option<Block>) {
        let mut inner = self.lock();
        inner.clock += 1;
        let used = inner.clock;
        inner.forget(address);
        inner.kept.add(used, address, envelope.len() + BESIDE, block);
        let room = inner.rooms.entry(address.clone()).or_default();
        room.kept = Some(Kept { envelope, used, since: Instant::now(), block });
        while inner.kept.bytes() > self.limits.memory {
            let Some(first) = inner.kept.first_to_go() else { return };
            inner.forget(&first);
            self.metrics.count(|metrics| &metrics.dropped);
        }
    }

    /// Forgets the envelopes that were kept long enough, and what was counted long enough ago.
    pub fn sweep(&self) {
        let mut inner = self.lock();
        inner.blocks.sweep(&self.limits);
        // Uses are in order of time, so the first that is young enough ends it.
        while let Some(least) = inner.kept.oldest() {
            let is_old = |kept: &Kept| kept.since.elapsed() >= self.limits.keep;
            if !inner.rooms.get(&least).and_then(|room| room.kept.as_ref()).is_some_and(is_old) {
                return;
            }
            inner.forget(&least);
        }
    }

    /// Sweeps now and then, as long as anybody uses the rooms.
    pub fn sweep_often(self: &Arc<Self>) {
        let rooms = Arc::downgrade(self);
        let pause = self.limits.keep.min(self.limits.span).max(Duration::from_millis(100));
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(pause).await;
                let Some(rooms) = rooms.upgrade() else { return };
                rooms.sweep();
            }
        });
    }
}

impl Inner {
    /// Forgets the kept envelope of a room, and the room if nobody is in it.
    fn forget(&mut self, address: &Arc<str>) {
        let Some(room) = self.rooms.get_mut(address) else { return };
        if let Some(kept) = room.kept.take() {
            self.kept.remove(kept.used, kept.envelope.len() + BESIDE, kept.block);
        }
        // Who leaves last still has to end listening.
        #[cfg(feature = "redis")]
        if room.ending.is_some() {
            return;
        }
        if room.devices.is_empty() {
            self.rooms.remove(address);
        }
    }
}

impl Place {
    /// Returns the newest kept envelope of the room; an empty one if there is none.
    #[cfg_attr(not(feature = "redis"), expect(clippy::unused_async, reason = "one relay waits for no other"))]
    pub async fn newest(&mut self) -> Bytes {
        #[cfg(feature = "redis")]
        let elsewhere = match &self.rooms.nodes {
            Some(nodes) => nodes.newest(&self.address, self.listening.take()).await,
            None => None,
        };
        #[cfg(not(feature = "redis"))]
        let elsewhere = None;
        // What a node keeps is newer: Redis has missed it.
        let inner = self.rooms.lock();
        let kept = inner.rooms.get(&self.address).and_then(|room| room.kept.as_ref());
        kept.map(|kept| kept.envelope.clone()).or(elsewhere).unwrap_or_default()
    }

    /// Counts what the device sent. Returns whether all that comes from there stays within the bounds.
    pub fn may_send(&self) -> bool {
        self.rooms.lock().blocks.take(&self.address, self.block, &self.rooms.limits)
    }

    /// Sends an envelope to the others of the room, and keeps it if that is asked.
    #[cfg_attr(not(feature = "redis"), expect(clippy::unused_async, reason = "one relay waits for no other"))]
    pub async fn send(&self, envelope: Bytes, is_kept: bool) {
        self.rooms.metrics.count(|metrics| &metrics.received);
        self.rooms.pass_on(&self.address, Some(self.id), &envelope);
        #[cfg(feature = "redis")]
        if let Some(nodes) = &self.rooms.nodes
            && nodes.send(&self.address, &envelope, is_kept).await
        {
            if is_kept {
                self.rooms.lock().forget(&self.address);
            }
            return;
        }
        if is_kept {
            self.rooms.keep(&self.address, envelope, self.block);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inner = self.rooms.lock();
        inner.connections -= 1;
        inner.blocks.leave(self.block);
        let Some(room) = inner.rooms.get_mut(&self.address) else { return };
        room.devices.retain(|device| device.id != self.id);
        if !room.devices.is_empty() {
            return;
        }
        #[cfg(feature = "redis")]
        if let Some(ending) = room.ending.take() {
            ending.stop_listening(&self.address);
        }
        if room.kept.is_none() {
            inner.rooms.remove(&self.address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: usize) -> Arc<str> {
        format!("room-{number}").into()
    }

    #[test]
    fn memory_is_bounded_and_the_least_used_room_is_dropped() {
        let rooms = Rooms::new(Limits { memory: 10 * (100 + BESIDE), ..Limits::default() });
        let envelope = Bytes::from(vec![7; 100]);
        for number in 0..10 {
            rooms.keep(&address(number), envelope.clone(), None);
        }
        rooms.keep(&address(0), envelope.clone(), None);
        for number in 10..14 {
            rooms.keep(&address(number), envelope.clone(), None);
        }
        assert_eq!(rooms.load(), Load { rooms: 10, connections: 0, bytes: 10 * (100 + BESIDE) });
        let inner = rooms.lock();
        let is_there = |number| inner.rooms.contains_key(&address(number));
        assert!(is_there(0) && !is_there(1) && !is_there(4) && is_there(5) && is_there(13));
    }

    #[test]
    fn envelopes_end_and_rooms_leave_nothing_behind() {
        let rooms = Rooms::new(Limits { keep: Duration::ZERO, in_room: 2, ..Limits::default() });
        let first = rooms.enter("a", None).expect("the room is empty");
        let second = rooms.enter("a", None).expect("one place is left");
        assert!(rooms.enter("a", None).is_err());
        rooms.keep(&address(1), Bytes::from_static(b"x"), None);
        rooms.keep(&first.address, Bytes::from_static(b"x"), None);
        rooms.sweep();
        assert_eq!(rooms.load(), Load { rooms: 1, connections: 2, bytes: 0 });
        drop((first, second));
        assert_eq!(rooms.load(), Load { rooms: 0, connections: 0, bytes: 0 });
    }

    #[test]
    fn who_does_not_read_is_put_out_and_the_others_go_on() {
        let rooms = Rooms::new(Limits { waiting: 2, ..Limits::default() });
        let (slow, mut quick) = (rooms.enter("a", None).expect("free"), rooms.enter("a", None).expect("free"));
        for number in 0..5_u8 {
            let envelope = Bytes::from(vec![number]);
            rooms.pass_on("a", None, &envelope);
            assert_eq!(quick.queue.try_recv(), Ok(envelope));
        }
        assert_eq!(slow.queue.len(), 2);
        assert!(slow.queue.is_closed());
    }
}
