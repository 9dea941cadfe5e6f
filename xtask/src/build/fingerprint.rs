//! Finds out whether dist/ was built from the present inputs, by their contents. Times would not do: a
//! checkout changes them.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result};

use super::{
    files, oembed,
    relay::Relay,
    terms::{Quality, WORKER},
};
use crate::{digest, paths, process};

/// The files and folders that the site is built from.
const INPUTS: [&str; 16] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "build.rs",
    "crates",
    "index.html",
    "locales",
    "packages",
    "public",
    "src",
    "style",
    "tests/e2e/package-lock.json",
    "tests/e2e/rooms.json",
    "xtask/src/build",
    "xtask/src/locales.rs",
    "xtask/stubs",
];

/// Returns a hash of everything that the site is made from.
pub fn of_inputs(quality: Quality, relay: Option<&Relay>) -> Result<String> {
    let site = oembed::site().unwrap_or_default();
    let mut list = format!(
        "{quality:?} {site} {}\n{}",
        relay.map_or("", Relay::name),
        process::answer(Command::new("rustc").arg("-vV"))?
    );
    for input in INPUTS {
        list += &of_tree(input)?;
    }
    Ok(digest::short(list.as_bytes()))
}

/// Lists the files of the clone below a path with their hashes.
pub fn of_tree(input: &str) -> Result<String> {
    let path = paths::root().join(input);
    let found = if path.is_dir() { files::below(&path)? } else { vec![path] };
    let line = |file: PathBuf| {
        let bytes = fs::read(&file).with_context(|| format!("{} could not be read", file.display()))?;
        Ok(format!("{} {}\n", files::address(&file, &paths::root()), digest::short(&bytes)))
    };
    found.into_iter().map(line).collect()
}

/// Returns whether the site was built from the inputs with this hash.
pub fn is_built(fingerprint: &str) -> bool {
    let noted = fs::read_to_string(note()).unwrap_or_default();
    site().is_ok_and(|site| noted == format!("{fingerprint} {site}"))
}

/// Notes the inputs of the finished site.
pub fn remember(fingerprint: &str) -> Result<()> {
    fs::create_dir_all(paths::target())?;
    fs::write(note(), format!("{fingerprint} {}", site()?)).context("the hash of the inputs could not be noted")
}

/// Removes the note before a build, so that one that stops halfway does not count as finished.
pub fn forget() -> Result<()> {
    let note = note();
    if note.exists() {
        fs::remove_file(&note).with_context(|| format!("{} could not be removed", note.display()))?;
    }
    Ok(())
}

/// Returns a hash of the service worker, which holds the hashes of all other files.
fn site() -> Result<String> {
    Ok(digest::short(&fs::read(paths::dist().join(WORKER))?))
}

/// Returns the path of this clone's note: clones may share a target folder.
fn note() -> PathBuf {
    let clone = digest::short(paths::root().to_string_lossy().as_bytes());
    paths::target().join(format!("site-{clone}.txt"))
}
