//! Compiled dependencies in the per-user cache, so that a fresh clone compiles only our own crates.
//!
//! Cargo names each compiled unit by a hash that does not depend on the clone's path. A clone copies the units that it lacks from the cache,
//! and adds those that the cache lacks. The units of our own crates stay out: Cargo compares their sources by time, and the sources of two
//! clones may differ. Copies instead of a shared target folder also keep clones from waiting for each other.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use anyhow::{Context, Result};

use crate::{build, digest, paths, process};

/// What decides the contents of a compiled dependency. A stub is one, too.
const INPUTS: [&str; 4] = ["Cargo.lock", "Cargo.toml", ".cargo/config.toml", "xtask/stubs"];
const PREFIX: &str = "deps-";
const FINGERPRINTS: &str = ".fingerprint";
/// Our own crates.
const OWN: [&str; 2] = ["naqala-", "xtask-"];
/// How many folders of other inputs the cache keeps: those of another branch, say.
const OTHERS: usize = 1;

/// Copies the cached units into this clone's target folder, once. Without them everything works, and takes longer.
pub fn restore() {
    if let Err(error) = try_restore() {
        println!("The compiled dependencies could not be taken from the cache: {error:#}");
    }
}

/// Copies the units that the cache lacks into it, and removes the folders that nobody used for longest.
pub fn save() {
    if let Err(error) = try_save() {
        println!("The compiled dependencies could not be put into the cache: {error:#}");
    }
}

fn try_restore() -> Result<()> {
    let (cache, note) = (folder()?, note());
    let name = cache.to_string_lossy().into_owned();
    if fs::read_to_string(&note).is_ok_and(|restored| restored == name) {
        return Ok(());
    }
    if cache.is_dir() {
        let count = copy_units(&cache, &paths::target(), None)?;
        println!("{count} compiled dependencies come from {}", cache.display());
    }
    fs::create_dir_all(paths::target())?;
    fs::write(note, name).context("restored-deps.txt could not be written")
}

fn try_save() -> Result<()> {
    let cache = folder()?;
    // Older units may be those of another lock file.
    let restored = fs::metadata(note())?.modified()?;
    copy_units(&paths::target(), &cache, Some(restored))?;
    fs::create_dir_all(&cache)?;
    fs::write(cache.join("used.txt"), "")?;
    let is_other = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(PREFIX) && *path != cache
    };
    let mut others: Vec<PathBuf> =
        fs::read_dir(paths::cache()?)?.filter_map(|entry| Some(entry.ok()?.path())).filter(is_other).collect();
    others.sort_by_key(|path| fs::metadata(path.join("used.txt")).and_then(|found| found.modified()).ok());
    let surplus = others.len().saturating_sub(OTHERS);
    for old in others.iter().take(surplus) {
        fs::remove_dir_all(old).with_context(|| format!("{} could not be removed", old.display()))?;
    }
    Ok(())
}

/// Names the cache's folder for this lock file, these profiles and this compiler.
fn folder() -> Result<PathBuf> {
    let mut inputs = process::answer(Command::new("rustc").arg("-vV"))?;
    for input in INPUTS {
        inputs += &build::hashes_of(input)?;
    }
    Ok(paths::cache()?.join(format!("{PREFIX}{}", digest::short(inputs.as_bytes()))))
}

/// Names the note of the cache's folder that this clone's target folder was filled from.
fn note() -> PathBuf {
    paths::target().join("restored-deps.txt")
}

/// Copies the units that `to` lacks and that are not older than a time; returns how many.
fn copy_units(from: &Path, to: &Path, since: Option<SystemTime>) -> Result<usize> {
    // One time for all: Cargo compiles a unit again whose dependency looks newer.
    let now = SystemTime::now();
    let mut count = 0;
    for profile in profiles(from)? {
        let there = to.join(profile.strip_prefix(from)?);
        let outputs = names(&profile.join("deps"))?;
        for unit in names(&profile.join(FINGERPRINTS))? {
            let target = there.join(FINGERPRINTS).join(&unit);
            let compiled = fs::metadata(profile.join(FINGERPRINTS).join(&unit))?.modified()?;
            let is_own = OWN.iter().any(|own| unit.starts_with(own));
            if is_own || target.exists() || since.is_some_and(|since| compiled < since) {
                continue;
            }
            let hash = unit.rsplit('-').next().unwrap_or_default();
            for file in outputs.iter().filter(|name| name.contains(hash)) {
                copy(&profile.join("deps").join(file), &there.join("deps").join(file), now)?;
            }
            copy(&profile.join("build").join(&unit), &there.join("build").join(&unit), now)?;
            // Last: without it the unit does not count.
            let unfinished = paths::unfinished(&target);
            copy(&profile.join(FINGERPRINTS).join(&unit), &unfinished, now)?;
            // Where another process was faster, its copy stays.
            if fs::rename(&unfinished, &target).is_err() {
                fs::remove_dir_all(&unfinished)?;
            }
            count += 1;
        }
    }
    Ok(count)
}

/// Lists the folders of Cargo's profiles below a target folder: those with fingerprints.
fn profiles(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for name in names(folder)? {
        let path = folder.join(name);
        if path.join(FINGERPRINTS).is_dir() {
            found.push(path);
        } else if path.is_dir() {
            found.extend(profiles(&path)?);
        }
    }
    Ok(found)
}

/// Lists what a folder holds; nothing for a folder that is not there.
fn names(folder: &Path) -> Result<Vec<String>> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    Ok(names)
}

/// Copies a file or a folder, if it is there and the target is not, and gives it this time.
fn copy(from: &Path, to: &Path, time: SystemTime) -> Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for name in names(from)? {
            copy(&from.join(&name), &to.join(&name), time)?;
        }
    } else if from.exists() && !to.exists() {
        fs::create_dir_all(to.parent().unwrap_or(to))?;
        let unfinished = paths::unfinished(to);
        fs::copy(from, &unfinished).with_context(|| format!("{} could not be copied", from.display()))?;
        File::options().write(true).open(&unfinished)?.set_modified(time)?;
        fs::rename(unfinished, to)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_the_units_of_dependencies_and_never_our_own() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("naqala-deps-cache-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        let debug = from.join("wasm/debug");
        for unit in ["serde-0123", "naqala-4567", "xtask-89ab"] {
            let hash = unit.rsplit('-').next().unwrap_or_default();
            fs::create_dir_all(debug.join(FINGERPRINTS).join(unit))?;
            fs::create_dir_all(debug.join("deps"))?;
            fs::write(debug.join(FINGERPRINTS).join(unit).join("lib"), unit)?;
            fs::write(debug.join(format!("deps/lib-{hash}.rlib")), unit)?;
        }
        let later = SystemTime::now() + std::time::Duration::from_mins(1);
        assert_eq!(copy_units(&from, &to, Some(later))?, 0);
        assert_eq!(copy_units(&from, &to, None)?, 1);
        let there = to.join("wasm/debug");
        assert_eq!(names(&there.join(FINGERPRINTS))?, ["serde-0123"]);
        assert_eq!(names(&there.join("deps"))?, ["lib-0123.rlib"]);
        assert_eq!(copy_units(&from, &to, None)?, 0);
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
