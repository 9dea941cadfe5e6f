//! `bench`: the core's benches, then the page's.

use std::fs;

use anyhow::Result;

use super::node;
use crate::{paths, process};

/// Runs the benches of benches/ and tests/e2e/bench.mjs.
pub fn run() -> Result<()> {
    let written = fs::read_dir(paths::root().join("benches")).is_ok_and(|mut folder| folder.next().is_some());
    if written {
        let mut cargo = process::cargo();
        // Every bench target, and not the unit tests that `cargo bench` would list as ignored.
        cargo.args(["bench", "--no-default-features", "--bench", "*"]).current_dir(paths::root());
        process::run("Benches of the core", &mut cargo)?;
    } else {
        println!("benches/ is empty: nothing to run");
    }
    node::run_script("Benches of the page", "bench.mjs")
}
