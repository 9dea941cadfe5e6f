//! A small static server for the built site: brotli, right types, the headers the site asks for.
//!
//! A thread for each connection: browsers open several at once and keep some idle, which must not hold up the others.

mod address;
mod reply;
mod request;
mod rules;

use std::{
    io::{BufReader, ErrorKind, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use anyhow::{Context, Result, bail};

const LONGEST_SILENCE: Duration = Duration::from_mins(1);

/// Who can come to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    ThisMachine,
    LocalNetwork,
}

/// A running server; it ends when dropped.
pub struct Server {
    address: SocketAddr,
    ended: Arc<AtomicBool>,
    door: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves a folder to this machine, or to the local network, on this port or on a free one.
    pub fn start(site: &Path, reach: Reach, port: Option<u16>) -> Result<Self> {
        let listener = listen(reach, port.unwrap_or(0))?;
        let address = listener.local_addr()?;
        let ended = Arc::new(AtomicBool::new(false));
        let (site, end) = (Arc::<Path>::from(site), Arc::clone(&ended));
        let door = thread::spawn(move || {
            for stream in listener.incoming() {
                if end.load(Ordering::Acquire) {
                    break;
                }
                // A connection that failed before it was one is the browser's to repeat.
                let Ok(stream) = stream else { continue };
                let site = Arc::clone(&site);
                // A browser that goes away in the middle of an answer is no error of the server.
                thread::spawn(move || converse(&stream, &site).ok());
            }
        });
        Ok(Self { address, ended, door: Some(door) })
    }

    /// Gives the address of the page on this machine.
    pub fn url(&self) -> String {
        format!("http://{}:{}/", Ipv4Addr::LOCALHOST, self.port())
    }

    /// Gives the port it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Serves until the program is ended.
    pub fn wait(mut self) -> Result<()> {
        match self.door.take().map(JoinHandle::join) {
            Some(Err(_)) => bail!("the server ended unexpectedly"),
            _ => Ok(()),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Release);
        // Wakes the thread at the door; where that fails, it has ended already.
        if let (Some(door), Ok(_)) = (self.door.take(), TcpStream::connect((Ipv4Addr::LOCALHOST, self.port()))) {
            let _ = door.join();
        }
    }
}

/// Opens a port; says in a sentence when it is taken.
pub fn listen(reach: Reach, port: u16) -> Result<TcpListener> {
    let door = match reach {
        Reach::ThisMachine => Ipv4Addr::LOCALHOST,
        Reach::LocalNetwork => Ipv4Addr::UNSPECIFIED,
    };
    match TcpListener::bind((door, port)) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
            "port {port} is taken by another program; `--port {}` may be free",
            port.checked_add(1).unwrap_or(8081)
        ),
        other => other.with_context(|| format!("port {port} could not be opened")),
    }
}

/// Answers the requests of one connection until the browser closes it.
fn converse(stream: &TcpStream, site: &Path) -> std::io::Result<()> {
    stream.set_read_timeout(Some(LONGEST_SILENCE))?;
    stream.set_nodelay(true)?;
    let mut input = BufReader::new(stream);
    let mut output = stream;
    while let Some(request) = request::read(&mut input)? {
        output.write_all(&reply::to(&request, site))?;
        if !request.stays {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn answers_over_idle_connections_and_says_when_a_port_is_taken() -> Result<()> {
        let server = Server::start(Path::new(env!("CARGO_MANIFEST_DIR")), Reach::ThisMachine, None)?;
        let idle: Vec<_> = (0..16).map(|_| TcpStream::connect(server.address)).collect();
        let mut stream = TcpStream::connect(server.address)?;
        stream.write_all(b"GET /Cargo.toml HTTP/1.1\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("name = \"xtask\""));
        drop(idle);
        let taken = listen(Reach::ThisMachine, server.port()).err().context("the port is taken")?;
        assert!(taken.to_string().contains("is taken by another program"));
        Ok(())
    }
}
