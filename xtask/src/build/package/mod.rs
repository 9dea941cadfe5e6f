//! The npm packages.

mod board;
mod engine;

use std::{path::Path, process::Command};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process;
pub use board::{is_for_pages, is_pinned, pack, release};
pub use engine::make as engine;

/// Packs the package of a folder into another folder, and returns the name of the file there.
fn npm_pack(package: &Path, to: &Path) -> Result<String> {
    let npm = process::on_path("npm").context("npm is missing: install it from https://nodejs.org")?;
    let told = process::answer(
        Command::new(npm).args(["pack", "--json", "--silent", "--pack-destination"]).arg(to).current_dir(package),
    )?;
    let told: Value = serde_json::from_str(&told).context("npm pack gave no JSON")?;
    Ok(told[0]["filename"].as_str().context("npm pack names no file")?.to_owned())
}
