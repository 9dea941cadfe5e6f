//! A static server for the built site: brotli, the right types, and the headers of the site's own `_headers` file.

mod headers;

use std::{
    io::ErrorKind,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    sync::Arc,
    thread::{self, JoinHandle},
};

use anyhow::{Context, Result, bail};
use axum::{Router, middleware};
use naqala_relay::{Limits, Origins, Rooms};
use tokio::{runtime, sync::oneshot};
use tower_http::services::{ServeDir, ServeFile};

/// Who can reach a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    ThisMachine,
    LocalNetwork,
}

/// A running server; dropping it ends it.
pub struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<Result<()>>>,
}

impl Server {
    /// Serves a folder on a free port of this machine.
    pub fn start(site: &Path) -> Result<Self> {
        Self::on(listen(Reach::ThisMachine, 0)?, site)
    }

    /// Serves a folder on an open port.
    fn on(listener: TcpListener, site: &Path) -> Result<Self> {
        Self::begin(listener, site, false)
    }

    /// Serves a folder, and beside it a relay of live tables, on an open port.
    pub fn with_relay(listener: TcpListener, site: &Path) -> Result<Self> {
        Self::begin(listener, site, true)
    }

    fn begin(listener: TcpListener, site: &Path, has_relay: bool) -> Result<Self> {
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let site = Arc::<Path>::from(site);
        let thread = thread::spawn(move || serve(listener, &site, has_relay, stopped));
        Ok(Self { address, stop: Some(stop), thread: Some(thread) })
    }

    /// Returns the address of the page on this machine.
    pub fn url(&self) -> String {
        format!("http://{}:{}/", Ipv4Addr::LOCALHOST, self.port())
    }

    /// Returns the port it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Serves until the program ends.
    pub fn wait(mut self) -> Result<()> {
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(ended)) => ended,
            _ => bail!("the server ended unexpectedly"),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // Fails only where the thread has ended already.
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Opens a port. If it is taken, the error names another one.
pub fn listen(reach: Reach, port: u16) -> Result<TcpListener> {
    let address = match reach {
        Reach::ThisMachine => Ipv4Addr::LOCALHOST,
        Reach::LocalNetwork => Ipv4Addr::UNSPECIFIED,
    };
    match TcpListener::bind((address, port)) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
            "port {port} is taken by another program; `--port {}` may be free",
            port.checked_add(1).unwrap_or(8081)
        ),
        other => other.with_context(|| format!("port {port} could not be opened")),
    }
}

fn serve(listener: TcpListener, site: &Arc<Path>, has_relay: bool, stopped: oneshot::Receiver<()>) -> Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        listener.set_nonblocking(true)?;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let router = if has_relay { router(site).merge(relay()) } else { router(site) };
        let server = axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>()).into_future();
        // Connections that browsers keep open would make a graceful end wait.
        tokio::select! {
            ended = server => Ok(ended?),
            _ = stopped => Ok(()),
        }
    })
}

/// Returns the relay for pages of this server.
fn relay() -> Router {
    let rooms = Rooms::new(Limits::default());
    rooms.sweep_often();
    naqala_relay::sockets(rooms, Origins::Own)
}

fn router(site: &Arc<Path>) -> Router {
    // Static hosts send this page, too, for an address that is not there.
    let files = ServeDir::new(site).precompressed_br().not_found_service(ServeFile::new(site.join("404.html")));
    Router::new()
        .nest_service(headers::ELSEWHERE, files.clone())
        .fallback_service(files)
        .layer(middleware::from_fn_with_state(Arc::clone(site), headers::add))
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read, Write},
        net::TcpStream,
    };

    use super::*;

    fn ask(server: &Server, request: &str) -> Result<String> {
        let mut stream = TcpStream::connect(server.address)?;
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br;q=1\r\nConnection: close\r\n\r\n"
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    fn here() -> Result<Server> {
        Server::start(Path::new(env!("CARGO_MANIFEST_DIR")))
    }

    #[test]
    fn answers_beside_idle_connections_and_says_when_a_port_is_taken() -> Result<()> {
        let server = here()?;
        let idle: Vec<_> = (0..16).map(|_| TcpStream::connect(server.address)).collect();
        let answer = ask(&server, "GET /Cargo.toml")?;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("name = \"xtask\""));
        drop(idle);
        let taken = listen(Reach::ThisMachine, server.port()).err().context("the port is taken")?;
        assert!(taken.to_string().contains("is taken by another program"));
        Ok(())
    }

    #[test]
    fn has_a_relay_only_where_one_is_asked_for() -> Result<()> {
        let site = Path::new(env!("CARGO_MANIFEST_DIR"));
        let with = Server::with_relay(listen(Reach::ThisMachine, 0)?, site)?;
        let room = format!("/relay/{}", "A".repeat(43));
        let enter = |server: &Server| {
            let mut stream = TcpStream::connect(server.address)?;
            let key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
            write!(
                stream,
                "GET {room} HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n{key}\r\n\r\n"
            )?;
            let mut status = [0; 12];
            stream.read_exact(&mut status)?;
            anyhow::Ok(String::from_utf8_lossy(&status).into_owned())
        };
        assert_eq!(enter(&with)?, "HTTP/1.1 101");
        assert_eq!(enter(&here()?)?, "HTTP/1.1 404");
        assert!(ask(&with, "GET /Cargo.toml")?.starts_with("HTTP/1.1 200"));
        Ok(())
    }

    #[test]
    fn finds_files_below_the_site_only() -> Result<()> {
        let server = here()?;
        for inside in ["/src/main.rs?x=1", "/src/m%61in.rs", "/some/where/else/src/main.rs"] {
            let answer = ask(&server, &format!("GET {inside}"))?;
            assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("fn main()"), "{inside}: {answer}");
        }
        for outside in
            ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/src/..%5c..", "/some/where/else/%2e%2e/Cargo.toml", "/nothing"]
        {
            let answer = ask(&server, &format!("GET {outside}"))?;
            assert!(answer.starts_with("HTTP/1.1 4"), "{outside}: {answer}");
        }
        assert!(ask(&server, "POST /Cargo.toml")?.starts_with("HTTP/1.1 405"));
        Ok(())
    }

    #[test]
    fn sends_brotli_with_the_type_and_headers_of_the_file() -> Result<()> {
        let site = std::env::temp_dir().join(format!("naqala-serve-{}", std::process::id()));
        std::fs::create_dir_all(&site)?;
        std::fs::write(site.join("index.html"), "plain")?;
        std::fs::write(site.join("index.html.br"), "packed")?;
        std::fs::write(site.join("app.js"), "script")?;
        std::fs::write(
            site.join("_headers"),
            "/*\n  X-All: yes\n/\n  X-Page: yes\n/app.js\n  Cache-Control: immutable\n",
        )?;
        let server = Server::start(&site)?;
        let page = ask(&server, "GET /")?.to_lowercase();
        for part in [
            "content-encoding: br",
            "content-type: text/html; charset=utf-8",
            "vary: accept-encoding",
            "x-all: yes",
            "x-page: yes",
            "cache-control: no-cache",
            "\r\n\r\npacked",
        ] {
            assert!(page.contains(part), "{part} is not in {page}");
        }
        let script = ask(&server, "GET /some/where/else/app.js")?.to_lowercase();
        for part in
            ["content-type: text/javascript; charset=utf-8", "cache-control: immutable", "x-all: yes", "\r\n\r\nscript"]
        {
            assert!(script.contains(part), "{part} is not in {script}");
        }
        assert!(ask(&server, "HEAD /")?.ends_with("\r\n\r\n"));
        std::fs::remove_dir_all(&site)?;
        Ok(())
    }
}
