//! `check`: checks formatting, lints, documentation, licences, and what the crates promise.

use std::process::Command;

use anyhow::Result;

use super::{crates, licences};
use crate::{paths, process, setup};

const STRICT: [&str; 3] = ["--", "-D", "warnings"];
const CRATES: [&str; 8] =
    ["-p", "naqala-rules", "-p", "naqala-ai", "-p", "naqala-engine", "--features", "naqala-engine/arena"];
/// Those that are not published.
const INNER: [&str; 4] = ["-p", "naqala-wasm", "-p", "naqala-locales"];

/// Runs every check, the quick ones first.
pub fn run() -> Result<()> {
    setup::ensure_wasm_target()?;
    setup::packages()?;
    process::run("Formatting", cargo("fmt").args(["--all", "--check"]))?;
    process::run(
        "Formatting: the stranger",
        cargo("fmt").args(["--check", "--manifest-path", "tests/stranger/Cargo.toml"]),
    )?;
    licences::run()?;
    process::run("Scripts", &mut linter("oxlint/bin/oxlint")?)?;
    process::run("Style sheets", linter("stylelint/bin/stylelint.mjs")?.arg("style/**/*.css"))?;
    process::run("Clippy: the tool chain", cargo("clippy").args(["-p", "xtask", "--all-targets"]).args(STRICT))?;
    process::run("Clippy: the relay", cargo("clippy").args(["-p", "naqala-relay", "--all-targets"]).args(STRICT))?;
    process::run("Clippy: the crates", cargo("clippy").args(CRATES).args(INNER).arg("--all-targets").args(STRICT))?;
    let bare = ["-p", "naqala-rules", "--no-default-features", "--all-targets"];
    process::run("Clippy: the rules without serde", cargo("clippy").args(bare).args(STRICT))?;
    process::run("Clippy: the stranger", crates::stranger("clippy").arg("--all-targets").args(STRICT))?;
    let core = ["--no-default-features", "--features", "store", "--all-targets"];
    process::run("Clippy: the page without a browser", cargo("clippy").args(core).args(STRICT))?;
    let mut page = process::cargo_for_wasm();
    page.args(["clippy", "--target", setup::WASM_TARGET, "--features", "split,thinker"]);
    page.args(["--lib", "--bins", "--test", "web"]);
    process::run("Clippy: the page", page.args(STRICT))?;
    process::run(
        "Documentation",
        cargo("doc")
            .args(["--no-deps", "--no-default-features", "-p", "naqala"])
            .args(CRATES)
            .env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    crates::run()?;
    println!("\nAll checks passed.");
    Ok(())
}

fn cargo(command: &str) -> Command {
    let mut cargo = process::cargo();
    cargo.arg(command);
    cargo
}

/// Prepares a linter of the npm packages, which reads its configuration from the root of the clone.
fn linter(program: &str) -> Result<Command> {
    let mut node = Command::new(process::node()?);
    node.current_dir(paths::root()).arg(paths::journeys().join("node_modules").join(program));
    Ok(node)
}
