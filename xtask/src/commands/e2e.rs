//! `e2e`: journeys through the built page, with node's test runner, in Chromium and, one of them, in other engines.

use std::{fs, path::PathBuf};

use anyhow::{Result, bail};

use super::node::Stage;
use crate::{paths, process, setup, tally::Tally};

const ENDING: &str = ".test.mjs";
/// The one that needs more than Chromium.
const OTHERS: &str = "engines.test.mjs";
/// Two files at once; a file that hangs is over after ten minutes.
const RUNNER: [&str; 4] = ["--test", "--test-concurrency=2", "--test-timeout=600000", "--test-reporter=spec"];

/// Runs the journeys whose file name contains the filter.
pub fn run(filter: Option<&str>) -> Result<()> {
    counted(filter).map(|tally| println!("\nJourneys: {tally}"))
}

/// Runs them and counts.
pub fn counted(filter: Option<&str>) -> Result<Tally> {
    let files = journeys(filter.unwrap_or_default())?;
    let stage = Stage::set()?;
    let mut node = stage.node()?;
    if files.iter().any(|file| file.ends_with(OTHERS)) {
        for engine in setup::engines() {
            engine.tell(&mut node);
        }
    }
    node.args(RUNNER).args(files);
    process::run_counting("Journeys through the page", &mut node)
}

fn journeys(filter: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(paths::journeys())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(ENDING) && name.contains(filter) {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        bail!("no journey tests/e2e/*{ENDING} has `{filter}` in its name");
    }
    Ok(files)
}
