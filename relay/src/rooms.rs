//! The rooms of a relay: who is connected, and the newest envelope.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use bytes::Bytes;
use tokio::sync::mpsc;

#[cfg(feature = "redis")]
use crate::nodes::Nodes;
use crate::{limits::Limits, metrics::Metrics};

/// What a room takes beside its envelope, roughly: its address and its places in two maps.
const BESIDE: usize = 256;

/// All rooms of this relay.
#[derive(Debug, Default)]
pub struct Rooms {
    /// The bounds.
    pub limits: Limits,
    pub(crate) metrics: Metrics,
    inner: Mutex<Inner>,
    #[cfg(feature = "redis")]
    nodes: Option<Nodes>,
}

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

#[derive(Debug, Default)]
struct Inner {
    rooms: HashMap<Arc<str>, Room>,
    /// The rooms with a kept envelope, the least used first.
    by_use: BTreeMap<u64, Arc<str>>,
    /// Numbers uses and connections.
    clock: u64,
    connections: usize,
    bytes: usize,
}

#[derive(Debug, Default)]
struct Room {
    devices: Vec<Device>,
    kept: Option<Kept>,
}

#[derive(Debug)]
struct Kept {
    envelope: Bytes,
    used: u64,
    since: Instant,
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

    /// Opens a node of a relay on many machines, with the Redis or Valkey at a URL.
    #[cfg(feature = "redis")]
    pub async fn with_redis(limits: Limits, url: &str) -> anyhow::Result<Arc<Self>> {
        let (nodes, arriving) = Nodes::connect(url, &limits).await?;
        let rooms = Arc::new(Self { limits, nodes: Some(nodes), ..Self::default() });
        tokio::spawn(Nodes::deliver(Arc::downgrade(&rooms), arriving));
        Ok(rooms)
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing panics while it holds the lock; if something did, the maps would still be whole.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how much the relay holds.
    pub fn load(&self) -> Load {
        let inner = self.lock();
        Load { rooms: inner.rooms.len(), connections: inner.connections, bytes: inner.bytes }
    }

    /// Enters a room; `None` if it, or the relay, is full.
    pub fn enter(self: &Arc<Self>, address: &str) -> Option<Place> {
        let mut inner = self.lock();
        if inner.connections >= self.limits.connections {
            return None;
        }
        let address = inner.rooms.get_key_value(address).map_or_else(|| address.into(), |(known, _)| known.clone());
        inner.clock += 1;
        let id = inner.clock;
        let room = inner.rooms.entry(address.clone()).or_default();
        if room.devices.len() >= self.limits.in_room {
            return None;
        }
        let (sender, queue) = mpsc::channel(self.limits.waiting);
        room.devices.push(Device { id, queue: sender });
        inner.connections += 1;
        // Under the lock, so that nobody who leaves at the same moment ends it.
        #[cfg(feature = "redis")]
        let listening = self.nodes.as_ref().map(|nodes| nodes.listen(&address));
        drop(inner);
        Some(Place {
            rooms: self.clone(),
            address,
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

    /// Passes on what another node has published.
    #[cfg(feature = "redis")]
    pub(crate) fn arrive(&self, channel: &[u8], frame: &[u8]) {
        let arrived = self.nodes.as_ref().and_then(|nodes| nodes.of_another(channel, frame));
        if let Some((address, envelope)) = arrived {
            self.pass_on(address, None, &envelope);
        }
    }

    /// Keeps an envelope as the newest of its room, and makes room for it.
    fn keep(&self, address: &Arc<str>, envelope: Bytes) {
        let mut inner = self.lock();
        inner.clock += 1;
        let used = inner.clock;
        inner.forget(address);
        inner.bytes += envelope.len() + BESIDE;
        inner.by_use.insert(used, address.clone());
        let room = inner.rooms.entry(address.clone()).or_default();
        room.kept = Some(Kept { envelope, used, since: Instant::now() });
        while inner.bytes > self.limits.memory {
            let Some((_, least)) = inner.by_use.first_key_value() else { return };
            let least = least.clone();
            inner.forget(&least);
            self.metrics.count(|metrics| &metrics.dropped);
        }
    }

    /// Forgets the envelopes that were kept long enough.
    pub fn sweep(&self) {
        let mut inner = self.lock();
        // Uses are in order of time, so the first that is young enough ends it.
        while let Some((_, least)) = inner.by_use.first_key_value() {
            let least = least.clone();
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
        let pause = self.limits.keep.min(Duration::from_mins(10));
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
            self.by_use.remove(&kept.used);
            self.bytes -= kept.envelope.len() + BESIDE;
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
        if let Some(nodes) = &self.rooms.nodes {
            return nodes.newest(&self.address, self.listening.take()).await;
        }
        let inner = self.rooms.lock();
        let kept = inner.rooms.get(&self.address).and_then(|room| room.kept.as_ref());
        kept.map(|kept| kept.envelope.clone()).unwrap_or_default()
    }

    /// Sends an envelope to the others of the room, and keeps it if that is asked.
    #[cfg_attr(not(feature = "redis"), expect(clippy::unused_async, reason = "one relay waits for no other"))]
    pub async fn send(&self, envelope: Bytes, is_kept: bool) {
        self.rooms.metrics.count(|metrics| &metrics.received);
        self.rooms.pass_on(&self.address, Some(self.id), &envelope);
        #[cfg(feature = "redis")]
        if let Some(nodes) = &self.rooms.nodes {
            return nodes.send(&self.address, &envelope, is_kept).await;
        }
        if is_kept {
            self.rooms.keep(&self.address, envelope);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inner = self.rooms.lock();
        inner.connections -= 1;
        let Some(room) = inner.rooms.get_mut(&self.address) else { return };
        room.devices.retain(|device| device.id != self.id);
        if !room.devices.is_empty() {
            return;
        }
        if room.kept.is_none() {
            inner.rooms.remove(&self.address);
        }
        #[cfg(feature = "redis")]
        if let Some(nodes) = &self.rooms.nodes {
            nodes.stop_listening(&self.address);
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
            rooms.keep(&address(number), envelope.clone());
        }
        rooms.keep(&address(0), envelope.clone());
        for number in 10..14 {
            rooms.keep(&address(number), envelope.clone());
        }
        assert_eq!(rooms.load(), Load { rooms: 10, connections: 0, bytes: 10 * (100 + BESIDE) });
        let inner = rooms.lock();
        let is_there = |number| inner.rooms.contains_key(&address(number));
        assert!(is_there(0) && !is_there(1) && !is_there(4) && is_there(5) && is_there(13));
    }

    #[test]
    fn envelopes_end_and_rooms_leave_nothing_behind() {
        let rooms = Rooms::new(Limits { keep: Duration::ZERO, in_room: 2, ..Limits::default() });
        let first = rooms.enter("a").expect("the room is empty");
        let second = rooms.enter("a").expect("one place is left");
        assert!(rooms.enter("a").is_none());
        rooms.keep(&address(1), Bytes::from_static(b"x"));
        rooms.keep(&first.address, Bytes::from_static(b"x"));
        rooms.sweep();
        assert_eq!(rooms.load(), Load { rooms: 1, connections: 2, bytes: 0 });
        drop((first, second));
        assert_eq!(rooms.load(), Load { rooms: 0, connections: 0, bytes: 0 });
    }

    #[test]
    fn who_does_not_read_is_put_out_and_the_others_go_on() {
        let rooms = Rooms::new(Limits { waiting: 2, ..Limits::default() });
        let (slow, mut quick) = (rooms.enter("a").expect("free"), rooms.enter("a").expect("free"));
        for number in 0..5_u8 {
            let envelope = Bytes::from(vec![number]);
            rooms.pass_on("a", None, &envelope);
            assert_eq!(quick.queue.try_recv(), Ok(envelope));
        }
        assert_eq!(slow.queue.len(), 2);
        assert!(slow.queue.is_closed());
    }
}
