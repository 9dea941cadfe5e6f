//! Installs npm packages into the cache, once for each lock file, and links those of tests/e2e.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use super::place::put_in_place;
use crate::{digest, paths, process};

const MANIFESTS: [&str; 2] = ["package.json", "package-lock.json"];
const OLDEST_NODE: u32 = 20;

/// The folder that holds `node_modules`.
pub struct Packages(PathBuf);

impl Packages {
    /// Returns the folder of the packages.
    pub fn folder(&self) -> PathBuf {
        self.0.join("node_modules")
    }
}

/// Installs the packages of tests/e2e/package-lock.json if this lock was never installed, and links them.
pub fn provide() -> Result<Packages> {
    let home = of_lock(&paths::journeys(), "npm")?;
    link(&home.join("node_modules"), &paths::journeys().join("node_modules"))?;
    Ok(Packages(home))
}

/// Provides the compiler of TypeScript, which checks the types of the engine's package. Returns its script.
pub fn typescript() -> Result<PathBuf> {
    Ok(of_lock(&paths::root().join("tests/package"), "typescript")?.join("node_modules/typescript/bin/tsc"))
}

/// Installs the packages that the lock file of a folder names, if this lock was never installed. Returns the folder in the cache that
/// holds their `node_modules`; its name begins with `name`.
pub fn of_lock(manifests: &Path, name: &str) -> Result<PathBuf> {
    let lock = manifests.join(MANIFESTS[1]);
    let text = fs::read_to_string(&lock).with_context(|| format!("{} could not be read", lock.display()))?;
    let hash = digest::short(text.replace("\r\n", "\n").as_bytes());
    let home = paths::cache()?.join(format!("{name}-{hash}"));
    if !is_complete(&home) {
        install(manifests, &home)?;
    }
    Ok(home)
}

fn is_complete(home: &Path) -> bool {
    // npm writes this file last.
    home.join("node_modules").join(".package-lock.json").is_file()
}

fn install(manifests: &Path, home: &Path) -> Result<()> {
    require_node()?;
    let Some(npm) = process::on_path("npm") else {
        bail!("npm is missing: install Node {OLDEST_NODE} or later with npm from https://nodejs.org");
    };
    let fresh = paths::unfinished(home);
    fs::create_dir_all(&fresh).with_context(|| format!("the folder {} could not be made", fresh.display()))?;
    for name in MANIFESTS {
        let manifest = manifests.join(name);
        fs::copy(&manifest, fresh.join(name)).with_context(|| format!("{} could not be copied", manifest.display()))?;
    }
    process::run(
        "Installing npm packages, once for this lock file",
        Command::new(npm).args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(&fresh),
    )?;
    put_in_place(&fresh, home, || is_complete(home))
}

fn require_node() -> Result<()> {
    let Some(node) = process::on_path("node") else {
        bail!("Node is missing: install Node {OLDEST_NODE} or later from https://nodejs.org");
    };
    let version = process::version_of(&node).unwrap_or_default();
    let major: u32 = version.split('.').next().and_then(|text| text.parse().ok()).unwrap_or(0);
    if major < OLDEST_NODE {
        bail!("Node {version} is too old: {OLDEST_NODE} or later is needed");
    }
    Ok(())
}

/// Makes `link` lead to `packages`. If `link` is a folder that someone filled by hand, it stays as it is.
fn link(packages: &Path, link: &Path) -> Result<()> {
    match fs::symlink_metadata(link) {
        Ok(_) if fs::canonicalize(link).ok() == fs::canonicalize(packages).ok() => return Ok(()),
        Ok(found) if found.is_dir() && !found.is_symlink() => {
            println!("{} is a folder of its own and is used as it is", link.display());
            return Ok(());
        }
        Ok(_) => remove_link(link)?,
        Err(_) => {}
    }
    make_link(packages, link).with_context(|| format!("the link {} could not be made", link.display()))
}

#[cfg(not(windows))]
fn remove_link(link: &Path) -> Result<()> {
    Ok(fs::remove_file(link)?)
}

#[cfg(not(windows))]
fn make_link(packages: &Path, link: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(packages, link)?)
}

#[cfg(windows)]
fn remove_link(link: &Path) -> Result<()> {
    Ok(fs::remove_dir(link)?)
}

/// Makes a junction, since symbolic links need a privilege on Windows.
#[cfg(windows)]
fn make_link(packages: &Path, link: &Path) -> Result<()> {
    process::answer(Command::new("cmd").args(["/C", "mklink", "/J"]).arg(link).arg(packages)).map(drop)
}
