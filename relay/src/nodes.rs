//! A relay on many machines: envelopes go through Redis or Valkey, and a node keeps nothing.
//!
//! The newest envelope of a room is a key that ends by itself; envelopes for the others are published. A node listens to
//! the rooms of its own connections. If Redis cannot be reached, the devices of one node still hear each other, and the node
//! holds what Redis has missed.

use std::{
    fmt,
    hash::{BuildHasher, RandomState},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use bytes::Bytes;
use redis::{
    AsyncCommands, Client, ErrorKind, ProtocolVersion, PushInfo, RedisResult,
    aio::{ConnectionManager, ConnectionManagerConfig},
};
use tokio::{
    sync::{
        Semaphore,
        mpsc::{self, OwnedPermit, Receiver, error::TrySendError},
        oneshot,
    },
    time::{sleep, timeout},
};

use crate::limits::Limits;

/// What keys and channels begin with.
const PREFIX: &str = "naqala:";
/// The longest wait for an answer.
pub const WAIT: Duration = Duration::from_secs(2);
/// The pause before something is tried again.
const PAUSE: Duration = Duration::from_millis(200);
/// How many envelopes of other nodes wait at most until they are handed on: 17 MB.
const ARRIVING: usize = 4 * 1024;

/// This node's connection to the others.
pub struct Nodes {
    redis: ConnectionManager,
    /// Tells what this node has published from what the others have.
    id: [u8; 16],
    keep: u64,
    /// Starts and ends listening in the order of the calls. It has room for the end of every room, and for as many
    /// turns that wait while Redis is away; then nobody enters.
    turns: mpsc::Sender<Turn>,
    /// When Redis last did not answer.
    away: Mutex<Option<Instant>>,
}

/// Starts listening to a room and says when that is done, or ends it.
#[derive(Debug)]
struct Turn {
    address: Arc<str>,
    started: Option<oneshot::Sender<()>>,
}

/// A turn that is reserved for the end of listening, so that it is never lost.
#[derive(Debug)]
pub struct Ending(OwnedPermit<Turn>);

impl Ending {
    /// Ends listening to a room.
    pub fn stop_listening(self, address: &Arc<str>) {
        self.0.send(Turn { address: address.clone(), started: None });
    }
}

impl fmt::Debug for Nodes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Nodes").finish_non_exhaustive()
    }
}

impl Nodes {
    /// Connects to Redis, and returns what arrives from it, too.
    pub async fn connect(url: &str, limits: &Limits) -> Result<(Self, Receiver<PushInfo>)> {
        let mut information =
            Client::open(url).context("the URL of Redis cannot be read")?.get_connection_info().clone();
        // Published envelopes arrive on the same connection.
        let protocol = information.redis_settings().clone().set_protocol(ProtocolVersion::RESP3);
        information = information.set_redis_settings(protocol);
        let client = Client::open(information)?;
        let (push, arriving) = mpsc::channel(ARRIVING);
        let push = move |information| match push.try_send(information) {
            // The devices get it with the next one.
            Ok(()) | Err(TrySendError::Full(_)) => Ok(()),
            Err(TrySendError::Closed(lost)) => Err(lost),
        };
        let config = ConnectionManagerConfig::new()
            .set_push_sender(push)
            .set_automatic_resubscription()
            .set_response_timeout(Some(WAIT))
            .set_connection_timeout(Some(WAIT))
            .set_max_delay(WAIT)
            // Otherwise a node at which nobody sends anything would stay deaf after a long outage.
            .set_number_of_retries(usize::MAX);
        let connecting = timeout(3 * WAIT, client.get_connection_manager_with_config(config)).await;
        let mut redis = connecting.context("Redis cannot be reached at that URL")??;
        let _: () = redis.ping().await.context("Redis does not answer")?;
        let (turns, mut waiting) =
            mpsc::channel::<Turn>(limits.connections.saturating_mul(2).clamp(2, Semaphore::MAX_PERMITS));
        let mut listening = redis.clone();
        tokio::spawn(async move {
            while let Some(Turn { address, started }) = waiting.recv().await {
                let channel = format!("{PREFIX}{address}");
                // A turn that was lost would leave the room deaf, or never end.
                while let Err(error) = match &started {
                    Some(_) => listening.subscribe(&channel).await,
                    None => listening.unsubscribe(&channel).await,
                } {
                    warn(&error);
                    sleep(PAUSE).await;
                }
                if let Some(started) = started {
                    // The device may have left.
                    let _left = started.send(());
                }
            }
        });
        // The standard library draws these keys from the system.
        let random = RandomState::new();
        let id = [random.hash_one(0), random.hash_one(1)].map(u64::to_be_bytes).concat();
        let id = id.try_into().expect("twice eight bytes");
        Ok((Self { redis, id, keep: limits.keep.as_secs(), turns, away: Mutex::default() }, arriving))
    }

    /// Returns an envelope that another node has published.
    pub fn of_another<'a>(&self, channel: &'a [u8], frame: &[u8]) -> Option<(&'a str, Bytes)> {
        let address = room_of(channel)?;
        let (from, envelope) = frame.split_first_chunk::<16>()?;
        (*from != self.id).then(|| (address, Bytes::copy_from_slice(envelope)))
    }

    /// Begins to listen to a room; `None` if too much waits for Redis. What it returns ends once that is done.
    pub fn listen(&self, address: &Arc<str>) -> Option<oneshot::Receiver<()>> {
        let (started, done) = oneshot::channel();
        self.turns.try_send(Turn { address: address.clone(), started: Some(started) }).ok()?;
        Some(done)
    }

    /// Reserves a turn in which listening to a room ends; `None` if too much waits for Redis.
    pub fn ending(&self) -> Option<Ending> {
        self.turns.clone().try_reserve_owned().ok().map(Ending)
    }

    /// Returns the newest envelope of a room, an empty one if there is none; `None` if Redis does not answer. It first
    /// waits until the node listens, so that no envelope is missed between.
    pub async fn newest(&self, address: &str, listening: Option<oneshot::Receiver<()>>) -> Option<Bytes> {
        if let Some(listening) = listening
            && !self.is_away()
        {
            let _late = timeout(WAIT, listening).await;
        }
        let found: Option<Option<Vec<u8>>> = self.ask(self.redis.clone().get(format!("{PREFIX}{address}"))).await;
        Some(found?.unwrap_or_default().into())
    }

    /// Publishes an envelope, and keeps it if that is asked. Returns whether Redis has it.
    pub async fn send(&self, address: &str, envelope: &Bytes, is_kept: bool) -> bool {
        let name = format!("{PREFIX}{address}");
        let mut pipe = redis::pipe();
        if is_kept {
            pipe.set_ex(&name, &envelope[..], self.keep).ignore();
        }
        pipe.publish(&name, [&self.id[..], envelope].concat()).ignore();
        self.ask(pipe.query_async::<()>(&mut self.redis.clone())).await.is_some()
    }

    /// Returns what Redis answers to a command; `None` if it does not answer. For a moment after that nobody waits for it.
    async fn ask<T>(&self, command: impl Future<Output = RedisResult<T>>) -> Option<T> {
        if self.is_away() {
            return None;
        }
        match timeout(WAIT, command).await {
            Ok(Ok(answer)) => return Some(answer),
            Ok(Err(error)) => {
                warn(&error);
                // A refusal, as for want of memory, comes at once.
                if matches!(error.kind(), ErrorKind::Server(_)) {
                    return None;
                }
            }
            Err(_) => tracing::warn!("Redis did not answer in time"),
        }
        *self.away.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        None
    }

    /// Returns whether Redis did not answer a moment ago.
    fn is_away(&self) -> bool {
        let away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        away.is_some_and(|since| since.elapsed() < WAIT)
    }
}

/// Returns the address of the room that a channel belongs to.
pub fn room_of(channel: &[u8]) -> Option<&str> {
    std::str::from_utf8(channel).ok()?.strip_prefix(PREFIX)
}

fn warn(error: &redis::RedisError) {
    tracing::warn!(%error, "Redis did not answer");
}
