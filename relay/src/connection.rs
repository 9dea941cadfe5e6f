//! One device's connection.

use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use tokio::time::{MissedTickBehavior, interval};

use crate::{limits::Allowance, rooms::Place};

/// Carries envelopes between a device and its room until one of them ends it.
pub async fn run(socket: WebSocket, mut place: Place) {
    let rooms = place.rooms.clone();
    let limits = &rooms.limits;
    let (mut sink, mut stream) = socket.split();
    if sink.send(Message::Binary(place.newest().await)).await.is_err() {
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
                        let answer = sink.send(Message::Binary(Bytes::new()));
                        if !matches!(tokio::time::timeout(limits.ask, answer).await, Ok(Ok(()))) {
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
                    let sending = sink.send(Message::Binary(envelope));
                    if !matches!(tokio::time::timeout(limits.ask, sending).await, Ok(Ok(()))) {
                        return;
                    }
                }
                None => break close_code::AGAIN,
            },
            _ = ask.tick() => {
                if is_silent || sink.send(Message::Ping(Bytes::new())).await.is_err() {
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
    let _gone = tokio::time::timeout(limits.ask, sink.send(Message::Close(Some(frame)))).await;
}

/// Counts what a device sent, for its connection and for all that came from its place.
fn may_send(allowance: &mut Allowance, place: &Place) -> bool {
    let limits = &place.rooms.limits;
    allowance.take(limits.envelopes, limits, Instant::now()) && place.may_send()
}
