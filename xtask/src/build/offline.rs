//! The service worker. It keeps every file that the site itself uses, so that the game works without a network.
//! It serves the files of one build, all or none, and every page whatever its query.
//!
//! It checks the integrity of every file and is not installed with one of another build: a host may answer with an old page
//! for a while after it has the new worker. So a host that changes pages on their way has no play without a network.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;

use super::{
    files, lessons, package, puzzles,
    terms::{HEADERS, WORKER},
};
use crate::{paths, process, setup::Packages};

/// Writes dist/sw.js with the hashes of all files that are there.
pub fn write(dist: &Path, packages: &Packages) -> Result<()> {
    let script = paths::root().join("xtask/src/build/offline.mjs");
    process::run(
        "Writing the service worker",
        Command::new(process::node()?).arg(script).arg(dist).arg(packages.folder()),
    )
}

/// Lists the files that the worker keeps: those that a page asks for by name. Of the words of other languages than English a device
/// keeps those that it speaks.
pub fn kept(dist: &Path) -> Result<Vec<PathBuf>> {
    let mut files = files::below(dist)?;
    files.retain(|file| {
        let name = files::address(file, dist);
        let is_for_other_sites = lessons::is_joined(&name) || puzzles::is_single(&name) || package::is_for_pages(&name);
        files::ending(&name) != "br" && name != HEADERS && name != WORKER && !is_for_other_sites
    });
    Ok(files)
}
