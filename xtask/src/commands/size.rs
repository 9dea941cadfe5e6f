//! `size`: what a first visit downloads until the page is interactive, and an embedded exercise until it is complete.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::node::Stage;
use crate::{build, paths, process};

const MOST: u64 = 300 * 1024;

/// Measures a first visit and an embedded exercise, and fails if one is over the budget.
pub fn run() -> Result<()> {
    let stage = Stage::set()?;
    println!("\n=== What is downloaded");
    let answer = process::answer(stage.node()?.arg(paths::journeys().join("size.mjs")))?;
    let visits: Value = serde_json::from_str(answer.trim()).context("size.mjs gave no JSON")?;
    let visits = visits.as_array().context("size.mjs lists no visits")?;
    let over = visits.iter().map(visit).collect::<Result<Vec<_>>>()?;
    offline()?;
    let over: Vec<String> = over.into_iter().flatten().collect();
    if !over.is_empty() {
        bail!("{}", over.join("\n       "));
    }
    Ok(())
}

/// Tells what a visit costs; in words by how much that is too much.
fn visit(visit: &Value) -> Result<Option<String>> {
    let said = |key: &str| visit[key].as_str().with_context(|| format!("size.mjs does not say {key}"));
    let (what, until) = (said("what")?, said("until")?);
    println!("\n{what}:");
    let mut sum = 0;
    for (key, counts) in [("requested", true), ("later", visit["isWhole"] == true)] {
        let names = visit[key].as_array().with_context(|| format!("size.mjs does not list {key}"))?;
        for name in names.iter().filter_map(Value::as_str) {
            let (size, raw) = sizes(&paths::dist().join(name))?;
            println!("{size:>9} {raw:>9}  {name}{}", if counts { "" } else { ", after that" });
            sum += if counts { size } else { 0 };
        }
    }
    println!("{sum:>9} bytes of brotli until {until}; at most {MOST} are allowed");
    Ok((sum > MOST).then(|| format!("{what} is {} bytes over its budget of {MOST}", sum - MOST)))
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
