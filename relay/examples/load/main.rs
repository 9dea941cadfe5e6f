//! Loads a relay: rooms whose devices play on, while an impatient client connects again and again.
//!
//! `cargo run --release -p naqala-relay --example load`, with `-- --redis 2` for two nodes over a real Redis
//!
//! It starts the relay as a program of its own, on loopback, and prints what it measured. It fails if a device did not get
//! each envelope of its room, in order; if a device that came back, or one at the end, did not get the newest one; or if
//! nothing of the impatient client was refused.

#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "figures of a minute")]

#[path = "../../tests/device/mod.rs"]
mod device;
mod impatient;
mod process;
#[path = "../../tests/running/mod.rs"]
mod running;
mod table;

use std::{
    env,
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use clap::Parser;
use futures_util::future::try_join_all;
use process::Usage;
use running::Running;
use table::{Seen, Table};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

#[derive(Parser)]
struct Options {
    /// How many rooms play on
    #[arg(long, default_value_t = 200)]
    rooms: u32,
    /// How many devices each has
    #[arg(long, default_value_t = 4)]
    devices: u32,
    /// How many seconds they play
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many milliseconds pass between two turns of a room
    #[arg(long, default_value_t = 1_500)]
    pause: u64,
    /// How many connections the impatient client tries at once; with 0 it stays away
    #[arg(long, default_value_t = 8)]
    impatient: u32,
    /// How many nodes share a real Redis; without it, one relay keeps envelopes in memory
    #[arg(long)]
    redis: Option<u32>,
    /// The most megabytes of kept envelopes, so few that the impatient client alone would fill them
    #[arg(long, default_value_t = 2)]
    memory: u64,
}

/// The programs under load, and their names.
struct Programs {
    all: Vec<(String, Running)>,
    nodes: Arc<[SocketAddr]>,
    redis: Option<SocketAddr>,
}

impl Programs {
    fn start(options: &Options) -> Result<Self> {
        let own = env::current_exe()?;
        let folder = own.parent().and_then(|folder| folder.parent()).context("examples lie in a folder")?;
        let mut arguments: Vec<_> =
            ["--connections", "100000", "--forwarded-header", "X-Forwarded-For", "--memory"].map(str::to_owned).into();
        arguments.push(options.memory.to_string());
        let mut all = Vec::new();
        let redis = options.redis.map(|_| SocketAddr::from(([127, 0, 0, 1], running::free_port())));
        if let Some(redis) = redis {
            // Redis itself and its connections take some.
            let memory = format!("{}mb", options.memory + 3);
            let bounds = ["--maxmemory", &memory, "--maxmemory-policy", "volatile-lru"];
            all.push(("Redis".to_owned(), running::redis(redis.port(), &bounds)));
            arguments.extend(["--redis".to_owned(), format!("redis://{redis}/")]);
        }
        let mut nodes = Vec::new();
        for number in 1..=options.redis.unwrap_or(1) {
            let (program, address) = running::relay(&folder.join("naqala-relay"), &arguments);
            all.push((format!("relay {number}"), program));
            nodes.push(address);
        }
        Ok(Self { all, nodes: nodes.into(), redis })
    }

    fn usage(&self) -> Result<Vec<Usage>> {
        self.all.iter().map(|(_, program)| Usage::of(program.0.id())).collect()
    }

    /// Returns the sum of a counter of all nodes.
    async fn count(&self, name: &str) -> Result<u64> {
        let mut sum = 0;
        for node in &self.nodes[..] {
            let request = "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
            sum += ask(*node, request, &format!("naqala_relay_{name} ")).await?;
        }
        Ok(sum)
    }

    /// Returns how many kept envelopes were dropped to make room for others.
    async fn dropped(&self) -> Result<u64> {
        match self.redis {
            Some(redis) => ask(redis, "INFO stats\r\nQUIT\r\n", "evicted_keys:").await,
            None => self.count("envelopes_dropped_total").await,
        }
    }
}

/// Sends a text and returns the number behind a word in the answer.
async fn ask(address: SocketAddr, request: &str, word: &str) -> Result<u64> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let number = answer.lines().find_map(|line| line.strip_prefix(word));
    Ok(number.with_context(|| format!("{word} is not stated"))?.trim().parse()?)
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let programs = Programs::start(&options)?;
    let empty = programs.usage()?;
    let start = Instant::now();
    let open = (0..options.rooms).map(|number| Table::open(number, options.devices, &programs.nodes));
    let tables = try_join_all(open).await?;
    println!("{} rooms of {}, opened in {:.1} s", options.rooms, options.devices, start.elapsed().as_secs_f64());

    let before = programs.usage()?;
    let start = Instant::now();
    let end = start + Duration::from_secs(options.seconds);
    let counts = Arc::new(impatient::Counts::default());
    let floods: Vec<_> = (0..options.impatient)
        .map(|_| {
            let (nodes, counts) = (programs.nodes.clone(), counts.clone());
            tokio::spawn(async move { impatient::flood(&nodes, &counts, end).await })
        })
        .collect();
    let pause = Duration::from_millis(options.pause);
    let rooms = options.rooms;
    let playing: Vec<_> = tables
        .into_iter()
        .zip(0..)
        .map(|(mut table, number)| {
            tokio::spawn(async move {
                // Spread over the pause, as tables are.
                tokio::time::sleep(pause * number / rooms).await;
                let played = table.play(pause, end).await;
                (table, played)
            })
        })
        .collect();
    let (mut all, mut tables, mut faults) = (Seen::default(), Vec::new(), Vec::new());
    for playing in playing {
        // A device that waits for longer than its patience panics.
        match playing.await {
            Ok((mut table, played)) => {
                let seen = std::mem::take(&mut table.seen);
                all.sent += seen.sent;
                all.returned += seen.returned;
                all.delays.extend(seen.delays);
                faults.extend(played.err());
                tables.push(table);
            }
            Err(waited) => faults.push(waited.into()),
        }
    }
    let after = programs.usage()?;
    let seconds = start.elapsed().as_secs_f64();
    for flood in floods {
        flood.await?;
    }
    // With the kept envelopes of all rooms still there.
    for table in &tables {
        faults.extend(table.check().await.err());
    }

    all.delays.sort_unstable_by(f64::total_cmp);
    let at = |part: usize| all.delays.get(all.delays.len() * part / 1000).copied().unwrap_or_default();
    println!("{} envelopes sent, {} received; {} devices came back", all.sent, all.delays.len(), all.returned);
    println!("delay: median {:.2} ms, 99 % {:.2} ms, 99.9 % {:.2} ms", at(500), at(990), at(999));
    let (entered, refused) = (counts.entered.load(Relaxed), counts.refused.load(Relaxed));
    println!(
        "the impatient client: {refused} connections refused, {entered} let in and {} of them ended; {} envelopes taken",
        counts.ended.load(Relaxed),
        programs.count("envelopes_received_total").await? - all.sent,
    );
    println!("kept envelopes dropped: {}", programs.dropped().await?);
    for (((name, _), after), (empty, before)) in programs.all.iter().zip(after).zip(empty.iter().zip(before)) {
        let share = (after.processor - before.processor) as f64 / seconds / 10.0;
        println!("{name}: {after}, with nobody {empty}, with all seated {before}; {share:.1} % of a processor");
    }
    for fault in faults.iter().take(10) {
        eprintln!("{fault:#}");
    }
    if !faults.is_empty() {
        bail!("{} faults", faults.len());
    }
    ensure!(options.impatient == 0 || refused > 0, "nothing of the impatient client was refused");
    Ok(())
}
