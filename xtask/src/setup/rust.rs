//! Provides older versions of Rust, which the crates promise to compile with.

use std::{path::Path, process::Command};

use anyhow::{Context, Result};

use crate::process;

/// Prepares a program of an older Rust, which rustup installs if it is missing.
///
/// # Errors
/// Where there is no rustup, or that version cannot be had.
pub fn provide(version: &str, program: &str) -> Result<Command> {
    let rustup = process::on_path("rustup").context("there is no rustup")?;
    let run = |program: &str| {
        let mut command = Command::new(&rustup);
        command.args(["run", version, program]);
        command
    };
    if !run("rustc").arg("--version").output()?.status.success() {
        install(&rustup, version)?;
    }
    Ok(run(program))
}

fn install(rustup: &Path, version: &str) -> Result<()> {
    let mut command = Command::new(rustup);
    command.args(["toolchain", "install", version, "--profile", "minimal", "--no-self-update"]);
    process::run(&format!("Installing Rust {version}"), &mut command)
}
