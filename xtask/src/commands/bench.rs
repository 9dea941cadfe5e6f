//! `bench`: the core's benches, then the page's.

use anyhow::Result;

use super::node;
use crate::{paths, process};

/// Runs the benches of benches/ and tests/e2e/bench.mjs.
pub fn run() -> Result<()> {
    process::run(
        "Benches of the core",
        process::cargo().args(["bench", "--no-default-features", "--benches"]).current_dir(paths::root()),
    )?;
    node::run_script("Benches of the page", "bench.mjs")
}
