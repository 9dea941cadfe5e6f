//! A relay on three machines over a real Redis, of which one is killed.
#![cfg(feature = "redis")]

mod device;

use std::{
    env,
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use device::{Device, room};
use naqala_relay::{Limits, Rooms};

/// A program that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended.
        let _ended = self.0.kill();
        let _ended = self.0.wait();
    }
}

/// Starts Redis on a free port.
fn redis(port: u16) -> Running {
    let program = env::var_os("NAQALA_REDIS").unwrap_or_else(|| "redis-server".into());
    let mut command = Command::new(&program);
    command.args(["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--port", &port.to_string()]);
    let child = command.stdout(Stdio::null()).spawn().unwrap_or_else(|error| {
        panic!("{} could not be started ({error}): `cargo xtask test` installs it", program.display())
    });
    let running = Running(child);
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        thread::sleep(Duration::from_millis(20));
    }
    running
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port is free").port()
}

/// Starts a node and returns where it listens.
fn node(redis: u16) -> (Running, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_naqala-relay"))
        .args(["--listen", "127.0.0.1:0", "--redis", &format!("redis://127.0.0.1:{redis}/")])
        .env("NO_COLOR", "1")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the relay was built");
    let mut lines = BufReader::new(child.stdout.take().expect("it has an output")).lines();
    let address = lines.find_map(|line| {
        let line = line.expect("it writes text");
        line.split_once("listening at ").map(|(_, address)| address.trim().parse().expect("an address"))
    });
    // Otherwise the node could not write any more.
    thread::spawn(move || lines.for_each(drop));
    (Running(child), address.expect("it says where it listens"))
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_are_one_relay_and_none_is_missed() {
    let port = free_port();
    let engine = redis(port);
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
    let _engine = redis(port);
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
async fn what_waits_for_redis_has_a_bound() {
    let port = free_port();
    let engine = redis(port);
    let limits = Limits { connections: 10, envelopes: usize::MAX, ..Limits::default() };
    let rooms = Rooms::with_redis(limits, &format!("redis://127.0.0.1:{port}/")).await.expect("Redis is there");
    let inside = rooms.enter("inside", None).expect("free");
    drop(engine);
    // Rooms that come and go leave a turn each that waits.
    let refused = (0..1_000).position(|number| rooms.enter(&room(number), None).is_err());
    assert!(refused.is_some_and(|entered| entered <= 40), "{refused:?} entered before one was refused");
    assert_eq!(rooms.load().rooms, 1, "who was refused leaves nothing behind");
    let _engine = redis(port);
    while rooms.enter("later", None).is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(inside);
}
