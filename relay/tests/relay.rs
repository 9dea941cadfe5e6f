//! Devices at a real relay: what it carries, and what it refuses.

mod device;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use device::{Device, room};
use naqala_relay::{Limits, Origins, Rooms, router};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::sleep,
};

/// A relay on a port of this machine.
struct Relay {
    address: SocketAddr,
    rooms: Arc<Rooms>,
    server: JoinHandle<()>,
}

impl Relay {
    async fn start(limits: Limits) -> Self {
        Self::at("127.0.0.1:0".parse().expect("an address"), limits, Origins::Own).await
    }

    async fn at(address: SocketAddr, limits: Limits, origins: Origins) -> Self {
        let listener = TcpListener::bind(address).await.expect("the port is free");
        let (address, rooms) = (listener.local_addr().expect("it listens"), Rooms::new(limits));
        let router = router(rooms.clone(), origins).into_make_service_with_connect_info::<SocketAddr>();
        let server = tokio::spawn(async move { axum::serve(listener, router).await.expect("it serves") });
        Self { address, rooms, server }
    }

    async fn enter(&self, room: &str) -> Device {
        Device::enter(self.address, room).await.expect("the relay lets it in")
    }

    async fn ask(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        answer
    }
}

#[tokio::test]
async fn an_envelope_reaches_the_others_and_the_newest_waits_for_who_comes_later() {
    let relay = Relay::start(Limits::default()).await;
    let (mut one, mut two, mut elsewhere) =
        (relay.enter(&room(1)).await, relay.enter(&room(1)).await, relay.enter(&room(2)).await);
    for device in [&mut one, &mut two, &mut elsewhere] {
        assert_eq!(device.next().await, Some(vec![]), "nothing is kept yet");
    }
    one.keep(b"first").await;
    assert_eq!(two.next().await.as_deref(), Some(&b"first"[..]));
    two.keep(b"second").await;
    two.pass_on(b"on its way").await;
    assert_eq!(one.next().await.as_deref(), Some(&b"second"[..]), "nobody hears their own");
    assert_eq!(one.next().await.as_deref(), Some(&b"on its way"[..]));
    let mut late = relay.enter(&room(1)).await;
    assert_eq!(late.next().await.as_deref(), Some(&b"second"[..]), "what is passed on is not kept");
    assert!(elsewhere.is_quiet().await, "rooms hear nothing of each other");
}

#[tokio::test]
async fn a_device_that_asks_hears_that_all_it_sent_has_arrived() {
    let relay = Relay::start(Limits::default()).await;
    let (mut one, mut two) = (relay.enter(&room(1)).await, relay.enter(&room(1)).await);
    assert_eq!((one.next().await, two.next().await), (Some(vec![]), Some(vec![])));
    one.keep(b"mine").await;
    one.send(vec![2]).await;
    assert_eq!(one.next().await, Some(vec![]), "an empty frame is the answer");
    let mut late = relay.enter(&room(1)).await;
    assert_eq!(late.next().await.as_deref(), Some(&b"mine"[..]), "what was sent before is kept by then");
    assert_eq!(two.next().await.as_deref(), Some(&b"mine"[..]));
    assert!(two.is_quiet().await, "the others hear nothing of it");
    for _ in 0..20 {
        one.send(vec![2]).await;
    }
    assert_eq!(one.end().await, Some(1008), "questions count as envelopes do, but for one after each");
}

#[tokio::test]
async fn a_relay_that_restarts_has_forgotten_and_goes_on() {
    let mut relay = Relay::start(Limits::default()).await;
    let mut one = relay.enter(&room(1)).await;
    one.keep(b"mine").await;
    let address = relay.address;
    relay.server.abort();
    drop((relay, one));
    relay = loop {
        // The port is free once the old connections are closed.
        if TcpListener::bind(address).await.is_ok() {
            break Relay::at(address, Limits::default(), Origins::Own).await;
        }
        sleep(Duration::from_millis(20)).await;
    };
    let mut one = relay.enter(&room(1)).await;
    assert_eq!(one.next().await, Some(vec![]));
    one.keep(b"mine").await;
    let mut two = relay.enter(&room(1)).await;
    assert_eq!(two.next().await.as_deref(), Some(&b"mine"[..]));
}

#[tokio::test]
async fn floods_and_faulty_frames_end_a_connection_with_their_reason() {
    let relay = Relay::start(Limits::default()).await;
    let mut whole = relay.enter(&room(1)).await;
    let mut friend = relay.enter(&room(1)).await;
    whole.next().await;
    friend.next().await;
    whole.keep(&vec![7; 4096]).await;
    assert_eq!(friend.next().await.map(|envelope| envelope.len()), Some(4096));
    whole.keep(&vec![7; 4097]).await;
    assert_eq!(whole.end().await, Some(1009));
    for frame in [vec![], vec![1], vec![2, 7]] {
        let mut odd = relay.enter(&room(1)).await;
        odd.send(frame).await;
        assert_eq!(odd.end().await, Some(1003));
    }
    let mut vast = relay.enter(&room(1)).await;
    vast.keep(&vec![7; 1_000_000]).await;
    assert_ne!(vast.end().await, Some(1000));
    let mut flood = relay.enter(&room(1)).await;
    for _ in 0..21 {
        flood.pass_on(b"again").await;
    }
    assert_eq!(flood.end().await, Some(1008));
    // Those that behave go on.
    let mut heard = 0;
    while friend.next_of(b"again").await {
        heard += 1;
        if heard == 20 {
            break;
        }
    }
    assert_eq!(heard, 20);
    assert!(relay.ask("/metrics").await.contains("connections_flooded_total 5\n"));
}

#[tokio::test]
async fn rooms_and_the_relay_can_be_full_until_somebody_leaves() {
    let relay = Relay::start(Limits { connections: 14, ..Limits::default() }).await;
    let mut inside = Vec::new();
    for _ in 0..12 {
        inside.push(relay.enter(&room(1)).await);
    }
    assert_eq!(Device::enter(relay.address, &room(1)).await.err(), Some(503));
    inside.push(relay.enter(&room(2)).await);
    inside.push(relay.enter(&room(3)).await);
    assert_eq!(Device::enter(relay.address, &room(4)).await.err(), Some(503));
    drop(inside);
    while relay.rooms.load().connections > 0 {
        sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(relay.rooms.load().rooms, 0);
    relay.enter(&room(1)).await;
}

#[tokio::test]
async fn a_device_that_does_not_read_is_let_go_and_holds_up_nobody() {
    let limits = Limits { envelopes: usize::MAX, waiting: 4, ask: Duration::from_millis(300), ..Limits::default() };
    let relay = Relay::start(limits).await;
    let mut one = relay.enter(&room(1)).await;
    let mut quick = relay.enter(&room(1)).await;
    // It reads nothing from now on, and answers no ping either.
    let slow = TcpStream::connect(relay.address).await.expect("it listens");
    let slow = Device::over(slow, relay.address, &room(1)).await.expect("the relay lets it in");
    one.next().await;
    quick.next().await;
    let envelope = vec![7; 4096];
    for _ in 0..4_000 {
        one.keep(&envelope).await;
        assert_eq!(quick.next().await.map(|envelope| envelope.len()), Some(4096));
        if relay.rooms.load().connections == 2 {
            break;
        }
    }
    while relay.rooms.load().connections > 2 {
        // Pings must be answered meanwhile.
        assert!(quick.is_quiet().await && one.is_quiet().await);
    }
    drop(slow);
}

#[tokio::test]
async fn who_is_silent_is_asked_and_then_let_go() {
    // To answer costs nothing: one envelope is all that a connection may send.
    let relay = Relay::start(Limits { ask: Duration::from_millis(100), envelopes: 1, ..Limits::default() }).await;
    let asleep = relay.enter(&room(1)).await;
    while relay.rooms.load().connections > 0 {
        sleep(Duration::from_millis(10)).await;
    }
    drop(asleep);
    let mut awake = relay.enter(&room(1)).await;
    awake.next().await;
    for _ in 0..5 {
        // It answers pings while it waits.
        assert!(awake.is_quiet().await);
    }
    assert_eq!(relay.rooms.load().connections, 1);
}

#[tokio::test]
async fn only_pages_of_the_listed_sites_connect() {
    let anywhere = "127.0.0.1:0".parse().expect("an address");
    let listed = Origins::Listed(vec!["https://example.org".to_owned()]);
    let relay = Relay::at(anywhere, Limits::default(), listed).await;
    let from = async |relay: &Relay, origin: &str| Device::from(relay.address, &room(1), origin).await.err();
    assert_eq!(from(&relay, "https://example.org").await, None);
    for other in ["https://example.com", "http://example.org", "https://example.org.evil.example", "null"] {
        assert_eq!(from(&relay, other).await, Some(403), "{other}");
    }
    let own = Relay::start(Limits::default()).await;
    assert_eq!(from(&own, &format!("http://{}", own.address)).await, None);
    assert_eq!(from(&own, "https://example.org").await, Some(403));
    assert_eq!(Device::enter(own.address, "short").await.err(), Some(404));
    assert_eq!(Device::enter(own.address, &room(1).replace('A', "%")).await.err(), Some(404));
}

#[tokio::test]
async fn it_says_that_it_lives_and_what_it_counts() {
    let relay = Relay::start(Limits::default()).await;
    assert!(relay.ask("/health").await.ends_with("ok\n"));
    let mut one = relay.enter(&room(1)).await;
    one.next().await;
    one.keep(b"mine").await;
    while relay.rooms.load().bytes == 0 {
        sleep(Duration::from_millis(10)).await;
    }
    let metrics = relay.ask("/metrics").await;
    for line in ["naqala_relay_rooms 1\n", "naqala_relay_connections 1\n", "envelopes_received_total 1\n"] {
        assert!(metrics.contains(line), "{line} is not in {metrics}");
    }
    assert!(!metrics.contains(&room(1)), "it tells no room");
}
