//! Tells whether the site is older than what it is made of.

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, Result};

use crate::paths;

const SOURCES: [&str; 9] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "index.html",
    "public",
    "src",
    "style",
    "xtask/src/build",
    "xtask/stubs",
];

/// Whether the site is built without optimising, for work on the page.
pub fn is_quick() -> bool {
    std::env::var_os("NAQALA_QUICK").is_some()
}

/// Says how the site was built: a quick one will not do where another is wanted.
pub fn note() -> Result<()> {
    let mark = quick_mark();
    let noted = if is_quick() { fs::write(&mark, "") } else { fs::remove_file(&mark) };
    match noted {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error).context(mark.display().to_string()),
        _ => Ok(()),
    }
}

fn quick_mark() -> PathBuf {
    paths::target().join("quick-site")
}

/// Compares the time of dist/index.html with the newest source.
pub fn is_stale() -> Result<bool> {
    if !is_quick() && quick_mark().exists() {
        return Ok(true);
    }
    let page = paths::dist().join("index.html");
    let Ok(built) = fs::metadata(&page).and_then(|found| found.modified()) else {
        return Ok(true);
    };
    for source in SOURCES {
        if newest(&paths::root().join(source))?.is_some_and(|time| time > built) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn newest(path: &Path) -> Result<Option<SystemTime>> {
    let Ok(found) = fs::metadata(path) else {
        return Ok(None);
    };
    let mut latest = found.modified().context("this file system keeps no times")?;
    if found.is_dir() {
        for entry in fs::read_dir(path)? {
            if let Some(time) = newest(&entry?.path())? {
                latest = latest.max(time);
            }
        }
    }
    Ok(Some(latest))
}
