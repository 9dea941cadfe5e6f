//! `size`: measures the download of a first visit until the page is interactive, of an embedded exercise until it is
//! complete, and of the workers; `size --embed` that of an embedded board in each mode.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde_json::Value;

use super::node::ServedSite;
use crate::{
    build::{self, Quality, WorkerProgram},
    paths, process,
};

/// The budgets of the visits that size.mjs makes, in bytes of brotli: a first visit, an embedded exercise.
const BUDGETS: [u64; 2] = [205_000, 331_500];

/// The budgets of the boards that size.mjs opens with `embed`: view, explore, an exercise, a puzzle of the day, one of bids, replay, play.
/// Their art has a budget of its own.
const BOARDS: [u64; 7] = [
    360 * 1024 - ART,
    360 * 1024 - ART,
    331_500,
    400 * 1024 - ART,
    400 * 1024 - ART,
    460 * 1024 - ART,
    530 * 1024 - ART,
];

/// The budget of the art of an embedded board.
const ART: u64 = 8_500;

/// The budget of each program that runs in a worker: the thinker, and the adviser.
const WORKER: u64 = 190 * 1024;

#[derive(Args, Clone, Copy, Debug)]
pub struct Options {
    /// Measure an embedded board in each mode: what it downloads, and how soon it is ready on a slow network
    #[arg(long)]
    embed: bool,
}

/// Measures both visits and both workers, or the boards, and fails if one is over its budget.
pub fn run(options: Options) -> Result<()> {
    let site = ServedSite::start(Quality::Full)?;
    println!("\n=== What is downloaded");
    let budgets: &[u64] = if options.embed { &BOARDS } else { &BUDGETS };
    let mut node = site.node()?;
    node.arg(paths::journeys().join("size.mjs")).args(options.embed.then_some("embed"));
    let answer = process::answer(&mut node)?;
    let visits: Value = serde_json::from_str(answer.trim()).context("size.mjs gave no JSON")?;
    let visits = visits.as_array().context("size.mjs lists no visits")?;
    ensure!(visits.len() == budgets.len(), "size.mjs made {} visits, not {}", visits.len(), budgets.len());
    let mut over = Vec::new();
    for (visit, &budget) in visits.iter().zip(budgets) {
        over.extend(measure(visit, budget)?);
    }
    if !options.embed {
        for worker in WorkerProgram::ALL {
            over.extend(measure_worker(worker)?);
        }
        offline()?;
    }
    if !over.is_empty() {
        bail!("{}", over.join("\n       "));
    }
    Ok(())
}

/// Prints what a visit downloads; returns a complaint if that is over the budget.
fn measure(visit: &Value, budget: u64) -> Result<Option<String>> {
    let said = |key: &str| visit[key].as_str().with_context(|| format!("size.mjs does not say {key}"));
    let (what, until) = (said("what")?, said("until")?);
    println!("\n{what}:");
    let (mut sum, mut art) = (0, 0);
    for (key, counts) in [("requested", true), ("later", visit["isWhole"] == true)] {
        let names = visit[key].as_array().with_context(|| format!("size.mjs does not list {key}"))?;
        for name in names.iter().filter_map(Value::as_str) {
            let (size, raw) = sizes(&paths::dist().join(name))?;
            // An embedded board fetches its typefaces last, and can be used without them.
            let counts = counts && !(visit["isWhole"] == true && is_of_typefaces(name));
            println!("{size:>9} {raw:>9}  {name}{}", if counts { "" } else { ", after that" });
            // When a board fetches its art depends on how fast the machine is.
            let is_art = visit["isWhole"] == true && Path::new(name).extension().is_some_and(|ending| ending == "svg");
            *(if is_art { &mut art } else { &mut sum }) += if counts { size } else { 0 };
        }
    }
    println!("{sum:>9} bytes of brotli until {until}; at most {budget} are allowed");
    if art > 0 {
        println!("{art:>9} bytes of art beside that; at most {ART} are allowed");
    }
    if let Some(seconds) = visit["seconds"].as_f64() {
        println!("{seconds:>9.1} seconds until it is ready at 1.6 Mbit/s");
    }
    Ok(complaint(what, sum, budget).or_else(|| complaint(&format!("the art of {what}"), art, ART)))
}

fn is_of_typefaces(name: &str) -> bool {
    name.starts_with("fonts/") || name.starts_with("faces-")
}

/// Prints the files of a worker, which a page fetches once a game needs it. Returns a complaint if they are over the
/// budget.
fn measure_worker(worker: WorkerProgram) -> Result<Option<String>> {
    println!("\nthe {}:", worker.name());
    let mut sum = 0;
    for file in build::kept(&paths::dist())? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if worker.owns(&name) {
            let (size, raw) = sizes(&file)?;
            println!("{size:>9} {raw:>9}  {name}");
            sum += size;
        }
    }
    ensure!(sum > 0, "the site has no {}", worker.name());
    println!("{sum:>9} bytes of brotli; at most {WORKER} are allowed");
    Ok(complaint(&format!("the {}", worker.name()), sum, WORKER))
}

fn complaint(what: &str, sum: u64, budget: u64) -> Option<String> {
    (sum > budget).then(|| format!("{what} is {} bytes over its budget of {budget}", sum - budget))
}

/// Prints what the service worker fetches once the page is idle. It has no budget.
fn offline() -> Result<()> {
    let (size, raw) = sizes(&paths::dist().join("sw.js"))?;
    println!("{size:>9} {raw:>9}  sw.js, once the page is idle");
    let (mut count, mut sum, mut sum_raw) = (0, 0, 0);
    for file in build::kept(&paths::dist())? {
        let (size, raw) = sizes(&file)?;
        (count, sum, sum_raw) = (count + 1, sum + size, sum_raw + raw);
    }
    println!("{sum:>9} {sum_raw:>9}  the {count} files it keeps, most of them from the browser's cache");
    Ok(())
}

/// Returns the size as sent and as stored.
fn sizes(file: &Path) -> Result<(u64, u64)> {
    let raw =
        fs::metadata(file).with_context(|| format!("{} was requested and is not in the site", file.display()))?.len();
    let mut packed = file.as_os_str().to_owned();
    packed.push(".br");
    Ok((fs::metadata(packed).map_or(raw, |found| found.len()), raw))
}
