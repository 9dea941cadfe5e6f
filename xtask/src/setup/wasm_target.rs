//! Provides Rust's wasm target.

use std::{env, ffi::OsString, path::Path, process::Command};

use anyhow::{Result, bail};

use crate::process;

pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// Adds the target if the Rust tool chain in use lacks it.
pub fn provide() -> Result<()> {
    if present()? {
        return Ok(());
    }
    let Some(rustup) = process::on_path("rustup") else {
        bail!(
            "this Rust has no {TRIPLE} target and there is no rustup to add it: \
             install Rust with https://rustup.rs, or the target with your system's packages"
        );
    };
    process::run(&format!("Adding the {TRIPLE} target"), Command::new(rustup).args(["target", "add", TRIPLE]))
}

fn present() -> Result<bool> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let folder = process::answer(Command::new(rustc).args(["--print", "target-libdir", "--target", TRIPLE]))?;
    Ok(Path::new(folder.trim()).is_dir())
}
