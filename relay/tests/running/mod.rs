//! Programs that end with the test: relays, and a real Redis.

use std::{
    env,
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

/// A program that ends with the test.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended.
        let _ended = self.0.kill();
        let _ended = self.0.wait();
    }
}

/// Starts Redis on a port.
pub fn redis(port: u16, more: &[&str]) -> Running {
    let program = env::var_os("NAQALA_REDIS").unwrap_or_else(|| "redis-server".into());
    let mut command = Command::new(&program);
    command.args(["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--port", &port.to_string()]);
    let child = command.args(more).stdout(Stdio::null()).spawn().unwrap_or_else(|error| {
        panic!("{} could not be started ({error}): `cargo xtask test` installs it", program.display())
    });
    let running = Running(child);
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        thread::sleep(Duration::from_millis(20));
    }
    running
}

pub fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        // Below the ports that systems give to connections: none takes it while its server is away.
        let port = 20_000 + ((process::id() + 37 * NEXT.fetch_add(1, Ordering::Relaxed)) % 10_000) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// Starts a relay and returns where it listens.
pub fn relay(program: &Path, options: &[String]) -> (Running, SocketAddr) {
    let mut child = Command::new(program)
        .args(["--listen", "127.0.0.1:0"])
        .args(options)
        .env("NO_COLOR", "1")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{} could not be started ({error}): build it first", program.display()));
    let mut lines = BufReader::new(child.stdout.take().expect("it has an output")).lines();
    let address = lines.find_map(|line| {
        let line = line.expect("it writes text");
        line.split_once("listening at ").map(|(_, address)| address.trim().parse().expect("an address"))
    });
    // Otherwise the relay could not write any more.
    thread::spawn(move || lines.for_each(drop));
    (Running(child), address.expect("it says where it listens"))
}
