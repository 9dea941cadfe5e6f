//! `arena` and `train`: run the engine that thinks against itself.

use anyhow::Result;
use clap::Args;

use crate::process;

/// The arguments of `naqala-arena`.
#[derive(Args)]
#[command(disable_help_flag = true)]
pub struct Options {
    /// Passed on; `--help` explains them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// Runs a command of the program `naqala-arena`, built for speed.
pub fn run(what: &str, command: &str, options: &Options) -> Result<()> {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--release", "-p", "naqala-engine", "--features", "arena", "--bin", "naqala-arena"]);
    cargo.args(["--", command]).args(&options.arguments);
    process::run(what, &mut cargo)
}
