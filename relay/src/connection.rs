//! One device's connection.

use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::{
    limits::{Allowance, Limits},
    rooms::Place,
};

/// Carries envelopes between a device and its room until one of them ends it.
pub async fn run(socket: WebSocket, mut place: Place) {
    let rooms = place.rooms.clone();
    let limits = &rooms.limits;
    let (mut sink, mut stream) = socket.split();
    if !put(&mut sink, Message::Binary(place.newest().await), limits).await {
        return;
    }
    let mut allowance = Allowance::default();
    let mut has_sent = false;
    let mut ask = interval(limits.ask);
    ask.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ask.reset();
    let mut is_silent = false;
    let end = loop {
        tokio::select! {
            frame = stream.next() => {
                let was_asked = std::mem::take(&mut is_silent);
                match frame {
                    // The device asks whether all that it has sent before is here.
                    Some(Ok(Message::Binary(frame))) if *frame == [2] => {
                        // Once after each envelope that costs nothing.
                        if !std::mem::take(&mut has_sent) && !may_send(&mut allowance, &place) {
                            break close_code::POLICY;
                        }
                        if !put(&mut sink, Message::Binary(Bytes::new()), limits).await {
                            return;
                        }
                    }
                    Some(Ok(Message::Binary(frame))) => {
                        let (&[kind @ (0 | 1)], envelope) = frame.split_at(frame.len().min(1)) else { break close_code::UNSUPPORTED };
                        if envelope.is_empty() {
                            break close_code::UNSUPPORTED;
                        }
                        if envelope.len() > limits.envelope {
                            break close_code::SIZE;
                        }
                        if !may_send(&mut allowance, &place) {
                            break close_code::POLICY;
                        }
                        has_sent = true;
                        // A copy: the frame shares the buffer of the connection, which would be kept with it.
                        place.send(Bytes::copy_from_slice(envelope), kind == 1).await;
                    }
                    Some(Ok(Message::Text(_))) => break close_code::UNSUPPORTED,
                    // The answer to a ping of the relay costs nothing.
                    Some(Ok(Message::Pong(_))) if was_asked => {}
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if !may_send(&mut allowance, &place) {
                            break close_code::POLICY;
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                }
            }
            envelope = place.queue.recv() => match envelope {
                // A device that does not read fills its queue meanwhile, and the room then lets go of it.
                Some(envelope) => {
                    if !put(&mut sink, Message::Binary(envelope), limits).await {
                        return;
                    }
                }
                None => break close_code::AGAIN,
            },
            _ = ask.tick() => {
                if is_silent || !put(&mut sink, Message::Ping(Bytes::new()), limits).await {
                    return;
                }
                is_silent = true;
            }
        }
    };
    if end != close_code::AGAIN {
        rooms.metrics.count(|metrics| &metrics.flooded);
    }
    let frame = CloseFrame { code: end, reason: "".into() };
    // The device may be gone, or may not read.
    let _gone = put(&mut sink, Message::Close(Some(frame)), limits).await;
}

/// Sends a frame. Returns whether the device took it: one that reads nothing ends its connection.
async fn put(sink: &mut SplitSink<WebSocket, Message>, frame: Message, limits: &Limits) -> bool {
    matches!(timeout(limits.ask, sink.send(frame)).await, Ok(Ok(())))
}

/// Counts what a device sent, for its connection and for all that came from its place.
fn may_send(allowance: &mut Allowance, place: &Place) -> bool {
    let limits = &place.rooms.limits;
    allowance.take(limits.envelopes, limits, Instant::now()) && place.may_send()
}
