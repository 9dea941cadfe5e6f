//! `shots`: takes screenshots of the page, for people to look at.

use std::fs;

use anyhow::{Context, Result};

use super::node;
use crate::paths;

/// Runs tests/e2e/shots.mjs, which fills shots/.
pub fn run() -> Result<()> {
    fs::create_dir_all(paths::root().join("shots")).context("the folder shots/ could not be made")?;
    node::run_script("Screenshots", "shots.mjs")
}
