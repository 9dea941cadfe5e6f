//! `check`: checks formatting, lints, documentation and licences.

use std::process::Command;

use anyhow::Result;

use super::licences;
use crate::{process, setup};

const STRICT: [&str; 3] = ["--", "-D", "warnings"];
const CORE: [&str; 3] = ["--no-default-features", "--features", "cli"];

/// Runs every check, the quick ones first.
pub fn run() -> Result<()> {
    setup::ensure_wasm_target()?;
    process::run("Formatting", cargo("fmt").args(["--all", "--check"]))?;
    licences::run()?;
    process::run(
        "Clippy: the tool chain",
        cargo("clippy").args(["-p", "xtask", "--all-targets"]).args(STRICT),
    )?;
    process::run("Clippy: the core", cargo("clippy").args(CORE).arg("--all-targets").args(STRICT))?;
    let mut page = process::cargo_for_wasm();
    page.args([
        "clippy",
        "--target",
        setup::WASM_TARGET,
        "--features",
        "split,thinker",
        "--lib",
        "--bin",
        "naqala",
        "--bin",
        "naqala-thinker",
        "--bin",
        "naqala-adviser",
        "--test",
        "web",
    ]);
    process::run("Clippy: the page", page.args(STRICT))?;
    process::run(
        "Documentation",
        cargo("doc").args(["--no-deps", "--no-default-features"]).env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    println!("\nAll checks passed.");
    Ok(())
}

fn cargo(command: &str) -> Command {
    let mut cargo = process::cargo();
    cargo.arg(command);
    cargo
}
