//! `shots`, `pictures`, `taps` and `rooms`: each runs a script of tests/e2e on the page.

use std::fs;

use anyhow::{Context, Result};
use clap::Args;

use super::node;
use crate::{build::BuildOptions, paths};

#[derive(Args, Clone, Debug)]
pub struct ShotsOptions {
    /// Only the screens, and the worst states of the table, whose names contain one of these words
    names: Vec<String>,
    #[command(flatten)]
    build: BuildOptions,
}

/// Runs tests/e2e/shots.mjs, which takes screenshots into shots/, for people to look at.
pub fn shots(options: &ShotsOptions) -> Result<()> {
    fs::create_dir_all(paths::root().join("shots")).context("the folder shots/ could not be made")?;
    node::run_script_on("Screenshots", "shots.mjs", &options.names, options.build.quality())
}

/// Runs tests/e2e/pictures.mjs, which takes the pictures of the README.
pub fn pictures(build: BuildOptions) -> Result<()> {
    node::run_script_on("Pictures of the README", "pictures.mjs", &[], build.quality())
}

/// Runs tests/e2e/taps.mjs, which counts the taps that a turn takes.
pub fn taps(build: BuildOptions) -> Result<()> {
    node::run_script_on("Taps of a turn", "taps.mjs", &[], build.quality())
}

/// Runs tests/e2e/rooms.mjs, which measures the room that each puzzle needs on a board, and writes tests/e2e/rooms.json.
pub fn rooms(build: BuildOptions) -> Result<()> {
    node::run_script_on("Rooms of the puzzles", "rooms.mjs", &[], build.quality())
}
