//! The relay of live tables as a program.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context, Result};
use axum::http::HeaderName;
use clap::Parser;
use naqala_relay::{Limits, Origins, Rooms, router};
use tokio::net::TcpListener;

/// The relay of live tables: carries sealed envelopes between the devices of a room, and forgets them.
///
/// docs/live.md says how to run it behind a proxy with TLS.
#[derive(Parser)]
#[command(name = "naqala-relay", version)]
struct Options {
    /// The address to listen at
    #[arg(long, default_value = "127.0.0.1:8090")]
    listen: SocketAddr,
    /// A site whose pages may connect, like `https://example.org`; more than one may be named. Without any, only pages
    /// at the relay's own address may
    #[arg(long)]
    origin: Vec<String>,
    /// Keep envelopes in the Redis or Valkey at this URL, like `redis://127.0.0.1/`, for a relay on many machines
    #[cfg(feature = "redis")]
    #[arg(long)]
    redis: Option<String>,
    /// The most megabytes of kept envelopes in memory
    #[arg(long, default_value_t = 256)]
    memory: usize,
    /// The most connections
    #[arg(long, default_value_t = 20_000)]
    connections: usize,
    /// The header in which the proxy before the relay names the address of a device, like `X-Forwarded-For`; its last
    /// entry counts. Name it only where nobody reaches the relay but through that proxy
    #[arg(long, value_name = "NAME")]
    forwarded_header: Option<HeaderName>,
    /// How many days an envelope is kept after the last one of its room
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=36_500))]
    days: u64,
}

#[tokio::main]
async fn main() -> Result<()> {
    tracing_subscriber::fmt().with_target(false).init();
    let options = Options::parse();
    let limits = Limits {
        memory: options.memory.saturating_mul(1024 * 1024),
        connections: options.connections,
        forwarded: options.forwarded_header,
        keep: Duration::from_hours(options.days * 24),
        ..Limits::default()
    };
    #[cfg(feature = "redis")]
    let rooms = match &options.redis {
        Some(url) => Rooms::with_redis(limits, url).await?,
        None => Rooms::new(limits),
    };
    #[cfg(not(feature = "redis"))]
    let rooms = Rooms::new(limits);
    rooms.sweep_often();
    let origins = if options.origin.is_empty() { Origins::Own } else { Origins::Listed(options.origin) };
    let listener =
        TcpListener::bind(options.listen).await.with_context(|| format!("{} could not be opened", options.listen))?;
    // Tests ask for any free port, and read this line.
    tracing::info!("listening at {}", listener.local_addr()?);
    let service = router(rooms, origins).into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).into_future();
    // Devices come back by themselves, so nothing has to be said to them.
    tokio::select! {
        ended = server => Ok(ended?),
        () = asked_to_end() => {
            tracing::info!("ending");
            Ok(())
        }
    }
}

/// Waits until the system or a person asks the program to end.
async fn asked_to_end() {
    #[cfg(unix)]
    if let Ok(mut asked) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = asked.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        return;
    }
    // Without signals the program ends only when it is killed.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
