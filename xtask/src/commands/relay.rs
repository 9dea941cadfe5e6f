//! `relay`: runs the relay of live tables.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::{paths, process};

const PACKAGE: &str = "naqala-relay";

#[derive(Args)]
pub struct Options {
    /// The relay's own options; `--help` lists them
    #[arg(last = true)]
    options: Vec<String>,
}

/// Runs the relay until it is ended.
pub fn run(options: &Options) -> Result<()> {
    let mut cargo = process::cargo();
    cargo.args(["run", "--release", "--package", PACKAGE, "--"]).args(&options.options);
    process::run("The relay", &mut cargo)
}

/// Builds the relay for the journeys, and returns its program. They do not wait for the native tests, which hold the other folder.
pub fn program() -> Result<PathBuf> {
    process::run("Compiling the relay", process::cargo_for_site().args(["build", "--package", PACKAGE]))?;
    Ok(paths::site_target().join("debug").join(process::executable(PACKAGE)))
}
