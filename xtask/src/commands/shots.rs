//! `shots`: takes screenshots of the page, for people to look at.

use std::fs;

use anyhow::{Context, Result};

use super::node;
use crate::{build::BuildOptions, paths};

/// Runs tests/e2e/shots.mjs, which fills shots/.
pub fn run(build: BuildOptions) -> Result<()> {
    fs::create_dir_all(paths::root().join("shots")).context("the folder shots/ could not be made")?;
    node::run_script_on("Screenshots", "shots.mjs", build.quality())
}

/// Runs tests/e2e/pictures.mjs, which takes the pictures of the README.
pub fn pictures(build: BuildOptions) -> Result<()> {
    node::run_script_on("Pictures of the README", "pictures.mjs", build.quality())
}
