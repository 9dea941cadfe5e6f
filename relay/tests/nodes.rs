//! A relay on three machines over a real Redis, of which one is killed.
#![cfg(feature = "redis")]

mod device;
mod running;

use std::{
    net::SocketAddr,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use device::{Device, room};
use naqala_relay::{Limits, Rooms};
use running::{Running, free_port, redis};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::Mutex,
    task::JoinSet,
};

/// Starts a node and returns where it listens.
fn node(redis: u16) -> (Running, SocketAddr) {
    let program = Path::new(env!("CARGO_BIN_EXE_naqala-relay"));
    running::relay(program, &["--redis".to_owned(), format!("redis://127.0.0.1:{redis}/")])
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_are_one_relay_and_none_is_missed() {
    let port = free_port();
    let engine = redis(port, &[]);
    let nodes = [node(port), node(port), node(port)];
    let [one, two, three] = nodes.each_ref().map(|(_, address)| *address);
    let mut devices = Vec::new();
    for address in [one, two, three, three] {
        let mut device = Device::enter(address, &room(1)).await.expect("a node lets it in");
        assert_eq!(device.next().await, Some(vec![]));
        devices.push(device);
    }
    for (from, envelope) in [b"a", b"b", b"c", b"d"].into_iter().enumerate() {
        devices[from].keep(envelope).await;
        for (at, device) in devices.iter_mut().enumerate().filter(|(at, _)| *at != from) {
            assert_eq!(device.next().await.as_deref(), Some(&envelope[..]), "from {from} to {at}");
        }
    }
    // One node is killed. Its device comes back at another one, and has missed nothing that was kept.
    let [first, second, third] = nodes;
    drop(second);
    assert_eq!(devices[1].next().await, None);
    devices[0].keep(b"meanwhile").await;
    assert_eq!(devices[3].next().await.as_deref(), Some(&b"meanwhile"[..]));
    devices[1] = Device::enter(three, &room(1)).await.expect("another node lets it in");
    assert_eq!(devices[1].next().await.as_deref(), Some(&b"meanwhile"[..]));
    devices[1].pass_on(b"back").await;
    assert_eq!(devices[0].next().await.as_deref(), Some(&b"back"[..]));
    // Redis restarts empty: the nodes listen again by themselves.
    drop(engine);
    let _engine = redis(port, &[]);
    let mut heard = false;
    for _ in 0..100 {
        devices[0].pass_on(b"again").await;
        heard = !devices[3].is_quiet().await;
        if heard {
            break;
        }
        tokio::time::sleep(Duration::from_millis(600)).await;
    }
    assert!(heard, "the nodes hear each other after a restart of Redis");
    drop((first, third));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_outage_of_redis_loses_nothing_and_holds_up_nobody() {
    let port = free_port();
    let engine = redis(port, &[]);
    let ((_first, one), (_second, two)) = (node(port), node(port));
    let enter = async |node, number| Device::enter(node, &room(number)).await.expect("a node lets it in");
    let (mut here, mut beside, mut there) = (enter(one, 1).await, enter(one, 1).await, enter(two, 1).await);
    for device in [&mut here, &mut beside, &mut there] {
        assert_eq!(device.next().await, Some(vec![]));
    }
    drop(engine);
    // Two at one node play on, sooner than a device gives up.
    let start = Instant::now();
    for number in 0..8 {
        here.pass_on(&[number]).await;
        assert_eq!(beside.next().await, Some(vec![number]));
        beside.pass_on(&[number]).await;
        assert_eq!(here.next().await, Some(vec![number]));
    }
    here.keep(b"meanwhile").await;
    here.send(vec![2]).await;
    assert_eq!(here.next().await, Some(vec![]), "what it sent has arrived");
    assert!(start.elapsed() < Duration::from_secs(8), "devices ask every 8 seconds, and waited {:?}", start.elapsed());
    let mut late = enter(one, 1).await;
    assert_eq!(late.next().await.as_deref(), Some(&b"meanwhile"[..]));
    // Others come while Redis is away, for longer than its client tries by default.
    let (mut left, mut right) = (enter(one, 2).await, enter(two, 2).await);
    assert_eq!((left.next().await, right.next().await), (Some(vec![]), Some(vec![])));
    tokio::time::sleep(Duration::from_secs(15)).await;
    let _engine = redis(port, &[]);
    assert_eq!(there.next().await.as_deref(), Some(&b"meanwhile"[..]), "it was sent once Redis was back");
    while right.is_quiet().await {
        left.pass_on(b"again").await;
        tokio::time::sleep(Duration::from_millis(600)).await;
    }
}

/// The connections that go along a way to Redis. While there is no set of them the way is cut.
type Way = Arc<Mutex<Option<JoinSet<()>>>>;

/// Opens a way to Redis.
///
/// While it is cut it goes on listening and drops each connection, so that nothing else can take its port.
async fn way(from: u16, to: u16) -> Way {
    let listener = TcpListener::bind(("127.0.0.1", from)).await.expect("the port is free");
    let way = Way::new(Mutex::new(Some(JoinSet::new())));
    let along = Arc::clone(&way);
    tokio::spawn(async move {
        while let Ok((mut near, _)) = listener.accept().await {
            if let Some(connections) = along.lock().await.as_mut() {
                connections.spawn(async move {
                    let mut far = TcpStream::connect(("127.0.0.1", to)).await.expect("Redis is there");
                    let _ended = copy_bidirectional(&mut near, &mut far).await;
                });
            }
        }
    });
    way
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_hears_again_hands_on_what_it_has_missed() {
    let (port, cut) = (free_port(), free_port());
    let _engine = redis(port, &[]);
    let open = way(cut, port).await;
    let ((_first, one), (_second, two)) = (node(port), node(cut));
    let enter = async |node| Device::enter(node, &room(1)).await.expect("a node lets it in");
    let (mut here, mut there) = (enter(one).await, enter(two).await);
    assert_eq!((here.next().await, there.next().await), (Some(vec![]), Some(vec![])));
    open.lock().await.take().expect("it is open").shutdown().await;
    here.keep(b"meanwhile").await;
    here.send(vec![2]).await;
    assert_eq!(here.next().await, Some(vec![]), "what it sent has arrived");
    assert!(there.is_quiet().await, "the way is cut");
    *open.lock().await = Some(JoinSet::new());
    assert_eq!(there.next().await.as_deref(), Some(&b"meanwhile"[..]), "nobody sends it again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_whose_devices_were_all_put_out_is_left_in_order() {
    let port = free_port();
    let _engine = redis(port, &[]);
    let limits = Limits { waiting: 1, ..Limits::default() };
    let rooms = Rooms::with_redis(limits, &format!("redis://127.0.0.1:{port}/")).await.expect("Redis is there");
    let pair = [rooms.enter("a", None).expect("free"), rooms.enter("a", None).expect("free")];
    // Neither reads. The second one is put out while the first sends, and so is the first.
    for place in &pair {
        place.send(b"x".to_vec().into(), false).await;
        place.send(b"x".to_vec().into(), true).await;
    }
    pair[0].send(b"x".to_vec().into(), true).await;
    assert_eq!(rooms.load().rooms, 1, "who leaves last still has to end listening");
    drop(pair);
    assert_eq!(rooms.load().rooms, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_redis_has_a_bound() {
    let port = free_port();
    let engine = redis(port, &[]);
    let limits = Limits { connections: 10, envelopes: usize::MAX, ..Limits::default() };
    let rooms = Rooms::with_redis(limits, &format!("redis://127.0.0.1:{port}/")).await.expect("Redis is there");
    let inside = rooms.enter("inside", None).expect("free");
    drop(engine);
    // Rooms that come and go leave a turn each that waits.
    let refused = (0..1_000).position(|number| rooms.enter(&room(number), None).is_err());
    assert!(refused.is_some_and(|entered| entered <= 40), "{refused:?} entered before one was refused");
    assert_eq!(rooms.load().rooms, 1, "who was refused leaves nothing behind");
    let _engine = redis(port, &[]);
    while rooms.enter("later", None).is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(inside);
}
