//! Devices that send too much, and their neighbours, who go on.

mod device;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use device::{Device, room};
use naqala_relay::{Limits, Origins, Rooms, router};
use tokio::net::TcpListener;
use tokio_tungstenite::tungstenite::Message;

/// Addresses as a proxy names them.
const EAGER: &str = "198.51.100.7";
const NEIGHBOUR: &str = "203.0.113.7";

/// Starts a relay behind a proxy.
async fn relay(limits: Limits) -> (SocketAddr, Arc<Rooms>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it listens");
    let rooms = Rooms::new(Limits { forwarded: Some("x-forwarded-for".parse().expect("a name")), ..limits });
    let service = router(rooms.clone(), Origins::Own).into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await.expect("it serves") });
    (address, rooms)
}

/// A span that does not end during the test.
fn long() -> Limits {
    Limits { span: Duration::from_hours(1), ..Limits::default() }
}

/// Connects again and again and sends each time, until it is refused. Returns how many envelopes may have arrived.
async fn connect_again_and_again(relay: SocketAddr, room: impl Fn(u32) -> String, frame: &[u8]) -> usize {
    for turn in 0..1_000 {
        match Device::through_proxy(relay, &room(turn), EAGER).await {
            Ok(mut device) => {
                device.next().await;
                device.send(frame.to_vec()).await;
                // The question is answered once the envelope was taken; a connection that is ended says so.
                device.send(vec![2]).await;
                device.next().await;
            }
            Err(status) => {
                assert_eq!(status, 429);
                return turn as usize;
            }
        }
    }
    panic!("nobody refused the client that connects again")
}

#[tokio::test]
async fn connecting_again_does_not_reset_what_may_be_sent() {
    let (relay, _) = relay(long()).await;
    let mut pair = (
        Device::through_proxy(relay, &room(1), NEIGHBOUR).await.expect("free"),
        Device::through_proxy(relay, &room(1), NEIGHBOUR).await.expect("free"),
    );
    assert_eq!((pair.0.next().await, pair.1.next().await), (Some(vec![]), Some(vec![])));
    // In one room, and then in a fresh room each time.
    let turns = connect_again_and_again(relay, |_| room(2), b"\x01eager").await;
    assert_eq!(turns, 50, "a connection and an envelope each of 100 in a room");
    Device::through_proxy(relay, &room(2), NEIGHBOUR).await.expect("others of that room may connect");
    let turns = connect_again_and_again(relay, |turn| room(100 + turn), b"\x01eager").await;
    assert!((240..=250).contains(&turns), "{turns}: a connection and an envelope each of the 600 of a house");
    // Even in the room of others it is refused, and they go on.
    assert_eq!(Device::through_proxy(relay, &room(1), EAGER).await.err(), Some(429));
    for envelope in [b"a", b"b", b"c"] {
        pair.0.keep(envelope).await;
        assert_eq!(pair.1.next().await.as_deref(), Some(&envelope[..]));
    }
    Device::through_proxy(relay, &room(3), NEIGHBOUR).await.expect("neighbours may connect");
}

#[tokio::test]
async fn pings_and_answers_to_none_count_as_envelopes_do() {
    let (relay, _) = relay(long()).await;
    for frame in [Message::Ping(vec![].into()), Message::Pong(vec![].into())] {
        let mut eager = Device::through_proxy(relay, &room(1), EAGER).await.expect("free");
        eager.next().await;
        for _ in 0..21 {
            eager.put(frame.clone()).await;
        }
        assert_eq!(eager.end().await, Some(1008));
    }
}

#[tokio::test]
async fn a_school_class_behind_one_address_plays() {
    let (relay, _) = relay(long()).await;
    let mut class = Vec::new();
    for pupil in 0..30 {
        let mut device = Device::through_proxy(relay, &room(pupil / 5), EAGER).await.expect("free");
        device.next().await;
        class.push(device);
    }
    for round in 0..15 {
        for device in &mut class {
            device.pass_on(b"turn").await;
        }
        for (pupil, device) in class.iter_mut().enumerate() {
            for _ in 0..4 {
                assert!(device.next_of(b"turn").await, "pupil {pupil} is there in round {round}");
            }
        }
    }
}

#[tokio::test]
async fn open_connections_of_one_address_have_a_bound() {
    let (relay, _) = relay(Limits { connections_of_block: 3, ..long() }).await;
    let mut open = Vec::new();
    for number in 0..3 {
        open.push(Device::through_proxy(relay, &room(number), EAGER).await.expect("free"));
    }
    assert_eq!(Device::through_proxy(relay, &room(9), EAGER).await.err(), Some(429));
    Device::through_proxy(relay, &room(9), NEIGHBOUR).await.expect("neighbours may connect");
    drop(open);
    while Device::through_proxy(relay, &room(9), EAGER).await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_flood_of_rooms_pushes_out_its_own_and_not_those_of_others() {
    // Place for some twenty rooms.
    let (relay, rooms) = relay(Limits { memory: 20 * 1_000, ..long() }).await;
    for number in 0..5 {
        let mut device = Device::through_proxy(relay, &room(number), NEIGHBOUR).await.expect("free");
        device.next().await;
        device.keep(&[7; 100]).await;
        device.send(vec![2]).await;
        assert_eq!(device.next().await, Some(vec![]));
    }
    let turns = connect_again_and_again(relay, |turn| room(100 + turn), &[1; 101]).await;
    assert!(turns > 200, "{turns} rooms came");
    assert!(rooms.load().bytes <= 20 * 1_000);
    for number in 0..5 {
        let mut device = Device::through_proxy(relay, &room(number), NEIGHBOUR).await.expect("free");
        assert_eq!(device.next().await, Some(vec![7; 100]), "room {number} is still there");
    }
}
