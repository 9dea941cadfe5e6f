//! Loads a relay: rooms of three devices, each of which sends now and then.
//!
//! `cargo run --release -p naqala-relay --example load -- --rooms 2000 --seconds 20`
//!
//! It starts the relay as a program of its own, on loopback, and prints what it measured.

#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "figures of some seconds")]

use std::{
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use tokio::{net::TcpStream, sync::mpsc, time::sleep};
use tokio_tungstenite::{client_async, tungstenite::Message};

#[derive(Parser)]
struct Options {
    /// How many rooms of three
    #[arg(long, default_value_t = 2_000)]
    rooms: usize,
    /// How long
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How many seconds pass between two envelopes of a room
    #[arg(long, default_value_t = 10)]
    pause: u64,
    /// Arguments of the relay
    #[arg(last = true)]
    relay: Vec<String>,
}

/// The size of an envelope with a game in the middle.
const ENVELOPE: usize = 600;

struct Relay(Child);

impl Drop for Relay {
    fn drop(&mut self) {
        let _ended = self.0.kill();
        let _ended = self.0.wait();
    }
}

impl Relay {
    /// Returns its resident memory in kilobytes and its processor time in ticks of 10 ms.
    fn used(&self) -> Result<(u64, u64)> {
        let of = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", self.0.id()));
        let status = of("status").context("the figures need Linux")?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no memory is stated")?;
        let memory = memory.trim().trim_end_matches(" kB").parse()?;
        let stat = of("stat")?;
        let fields: Vec<_> = stat.rsplit_once(") ").context("no times are stated")?.1.split(' ').collect();
        Ok((memory, fields[11].parse::<u64>()? + fields[12].parse::<u64>()?))
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let program = std::env::current_exe()?.parent().and_then(|folder| folder.parent()).map(PathBuf::from);
    let program = program.context("examples lie in a folder")?.join("naqala-relay");
    let mut child = Command::new(&program)
        .args(["--listen", "127.0.0.1:0", "--connections", "100000"])
        .args(&options.relay)
        .env("NO_COLOR", "1")
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("build {} first", program.display()))?;
    let mut lines = BufReader::new(child.stdout.take().context("no output")?).lines();
    let relay = Relay(child);
    let address = lines
        .find_map(|line| line.ok()?.split_once("listening at ").map(|(_, address)| address.trim().to_owned()))
        .context("the relay did not start")?;
    std::thread::spawn(move || lines.for_each(drop));

    let (empty, _) = relay.used()?;
    let start = Instant::now();
    let (sender, mut delays) = mpsc::unbounded_channel::<u64>();
    let mut devices = Vec::new();
    for room in 0..options.rooms {
        for device in 0..3 {
            let stream = TcpStream::connect(&address).await?;
            stream.set_nodelay(true)?;
            let (socket, _) = client_async(format!("ws://{address}/relay/{room:A>43}"), stream).await?;
            devices.push((room, device, socket));
        }
    }
    let opened = start.elapsed();
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let pause = Duration::from_secs(options.pause);
    let (_, before) = relay.used()?;
    let rooms = options.rooms;
    let base = Arc::new(start);
    for (room, device, socket) in devices {
        let (sender, base) = (sender.clone(), base.clone());
        let (mut sink, mut stream) = socket.split();
        tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                if let Message::Binary(frame) = message
                    && let Some(sent) = frame.first_chunk::<8>()
                {
                    let _ended = sender.send(base.elapsed().as_micros() as u64 - u64::from_be_bytes(*sent));
                }
            }
        });
        if device == 0 {
            let base = start;
            tokio::spawn(async move {
                // Spread over the pause, as tables are.
                sleep(pause * room as u32 / rooms as u32).await;
                while Instant::now() < end {
                    let sent = (base.elapsed().as_micros() as u64).to_be_bytes();
                    let frame = [&[1], &sent[..], &[7; ENVELOPE - 8]].concat();
                    if sink.send(Message::Binary(frame.into())).await.is_err() {
                        return;
                    }
                    sleep(pause).await;
                }
            });
        } else {
            // Its connection must stay open.
            tokio::spawn(async move {
                sleep(end.saturating_duration_since(Instant::now()) + Duration::from_secs(1)).await;
                drop(sink);
            });
        }
    }
    drop(sender);
    sleep(end.saturating_duration_since(Instant::now())).await;
    let (memory, after) = relay.used()?;
    let mut micros = Vec::new();
    while let Ok(delay) = delays.try_recv() {
        micros.push(delay);
    }
    micros.sort_unstable();
    let at = |part: usize| micros.get(micros.len() * part / 1000).copied().unwrap_or_default() as f64 / 1000.0;
    let rooms = options.rooms as u64;
    println!("{rooms} rooms of three, opened in {:.1} s", opened.as_secs_f64());
    println!("{} deliveries in {} s; each {} bytes", micros.len(), options.seconds, ENVELOPE);
    println!("latency ms: median {:.2}, 99 % {:.2}, 99.9 % {:.2}", at(500), at(990), at(999));
    println!("memory: {memory} kB, {:.1} kB a room", (memory - empty) as f64 / rooms as f64);
    let share = (after - before) as f64 / options.seconds as f64;
    println!(
        "processor: {share:.1} % of one, {:.1} µs a delivery",
        (after - before) as f64 * 10_000.0 / micros.len().max(1) as f64
    );
    Ok(())
}
