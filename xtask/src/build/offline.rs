//! The service worker: it keeps every file of the site, which then starts and plays without a network.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::{files, headers, lessons};
use crate::{paths, process, setup::Packages};

/// The name of the service worker; another name would be another worker.
pub const WORKER: &str = "sw.js";

/// Writes dist/sw.js, with the hashes of what is there by now.
pub fn write(dist: &Path, packages: &Packages) -> Result<()> {
    let node = process::on_path("node").context("Node is missing: install it from https://nodejs.org")?;
    let script = paths::root().join("xtask").join("src").join("build").join("offline.mjs");
    process::run("Writing the service worker", Command::new(node).arg(script).arg(dist).arg(packages.folder()))
}

/// Lists the files it keeps: all but what a page never asks for by name.
pub fn kept(dist: &Path) -> Result<Vec<PathBuf>> {
    let mut files = files::below(dist)?;
    files.retain(|file| {
        let name = files::address(file, dist);
        files::ending(&name) != "br" && name != headers::FILE && name != WORKER && !lessons::is_joined(&name)
    });
    Ok(files)
}
