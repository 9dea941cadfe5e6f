//! `bench`: runs the benches of the core, then those of the page.

use anyhow::Result;

use super::{node, test};
use crate::process;

/// Runs benches/rules.rs natively, benches/web.rs in the browser with the profiles of the page and of the thinker, and the
/// bench scripts of tests/e2e on the page.
pub fn run() -> Result<()> {
    let mut cargo = process::cargo();
    // `*` chooses every bench target; without it Cargo lists the unit tests as ignored.
    cargo.args(["bench", "--no-default-features", "--bench", "*"]);
    process::run("Benches of the core", &mut cargo)?;
    for (what, profile, benches) in [("The core", "wasm-release", "legal"), ("Thinking", "thinker-release", "sultan")] {
        let mut browser = test::in_browser(process::cargo_for_site(), "web-bench", profile)?;
        browser.args(["--", benches, "--nocapture"]);
        process::run(&format!("{what} in the browser"), &mut browser)?;
    }
    node::run_script("Benches of the page", "bench.mjs")?;
    node::run_script("Players that are computers", "thinking.mjs")?;
    node::run_script("Hints", "hints.mjs")?;
    node::run_script("Cold starts with many games", "start.mjs")?;
    node::run_script("A slow machine and a slow connection", "load.mjs")?;
    node::run_script("The end of a game", "ending.mjs")
}
