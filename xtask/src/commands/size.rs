//! `size`: what a first visit downloads until the page is interactive.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::node::Stage;
use crate::{build, paths, process};

const MOST: u64 = 300 * 1024;

/// Measures a first visit and fails if it is over the budget.
pub fn run() -> Result<()> {
    let stage = Stage::set()?;
    println!("\n=== What a first visit downloads");
    let answer = process::answer(stage.node()?.arg(paths::journeys().join("size.mjs")))?;
    let visit: Value = serde_json::from_str(answer.trim()).context("size.mjs gave no JSON")?;
    let requested = visit["requested"].as_array().context("size.mjs lists no requests")?;
    let mut sum = 0;
    for name in requested.iter().filter_map(Value::as_str) {
        let (size, raw) = sizes(&paths::dist().join(name))?;
        println!("{size:>9} {raw:>9}  {name}");
        sum += size;
    }
    let until = visit["until"].as_str().unwrap_or("the end");
    for name in visit["later"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        let (size, raw) = sizes(&paths::dist().join(name))?;
        println!("{size:>9} {raw:>9}  {name}, after that");
    }
    offline()?;
    println!("{sum:>9} bytes of brotli until {until}; at most {MOST} are allowed");
    if sum > MOST {
        bail!("the first visit is {} bytes over its budget of {MOST}", sum - MOST);
    }
    println!("{} bytes are left", MOST - sum);
    Ok(())
}

/// Tells what is fetched at leisure, for play without a network: no part of the budget.
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

/// Gives the size as sent and as it is on the disk.
fn sizes(file: &Path) -> Result<(u64, u64)> {
    let raw =
        fs::metadata(file).with_context(|| format!("{} was requested and is not in the site", file.display()))?.len();
    let mut packed = file.as_os_str().to_owned();
    packed.push(".br");
    Ok((fs::metadata(packed).map_or(raw, |found| found.len()), raw))
}
