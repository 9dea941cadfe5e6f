//! Keeps finished sites in the per-user cache by the hash of their inputs, so that a fresh clone finds its site built,
//! and so does one that differs in tests and documents only.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::files;
use crate::paths;

const PREFIX: &str = "site-";
/// How many sites are kept.
const KEPT: usize = 3;

/// Copies the site that was built from the inputs with this hash into dist/, if the cache has it.
pub fn take(fingerprint: &str) -> Result<bool> {
    take_from(&paths::cache()?, fingerprint, &paths::dist())
}

/// Puts the finished site into the cache. If that fails, the next clone only takes longer.
pub fn put(fingerprint: &str) {
    if let Err(error) = paths::cache().and_then(|cache| put_into(&cache, fingerprint, &paths::dist())) {
        eprintln!("The site was not kept for other clones: {error:#}");
    }
}

fn take_from(cache: &Path, fingerprint: &str, dist: &Path) -> Result<bool> {
    let home = cache.join(format!("{PREFIX}{fingerprint}"));
    if !home.exists() {
        return Ok(false);
    }
    files::empty(dist)?;
    files::copy(&home, dist)?;
    Ok(true)
}

fn put_into(cache: &Path, fingerprint: &str, dist: &Path) -> Result<()> {
    let home = cache.join(format!("{PREFIX}{fingerprint}"));
    let fresh = paths::unfinished(&home);
    files::empty(&fresh)?;
    files::copy(dist, &fresh)?;
    if home.exists() || fs::rename(&fresh, &home).is_err() {
        // Another process put the same site there.
        fs::remove_dir_all(&fresh)?;
    }
    remove_oldest(cache)
}

fn remove_oldest(cache: &Path) -> Result<()> {
    let mut sites = Vec::new();
    for entry in fs::read_dir(cache)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(PREFIX) {
            sites.push((entry.metadata()?.modified()?, entry.path()));
        }
    }
    sites.sort();
    let old = sites.len().saturating_sub(KEPT);
    for (_, site) in sites.into_iter().take(old) {
        fs::remove_dir_all(&site).with_context(|| format!("{} could not be removed", site.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{env, process, thread, time::Duration};

    use super::*;

    #[test]
    fn finds_a_site_by_its_inputs_and_keeps_the_newest_three() -> Result<()> {
        let folder = env::temp_dir().join(format!("naqala-sites-{}", process::id()));
        let (cache, dist) = (folder.join("cache"), folder.join("dist"));
        fs::create_dir_all(&cache)?;
        fs::create_dir_all(cache.join("npm-old"))?;
        for name in ["one", "two", "three", "four"] {
            files::empty(&dist)?;
            fs::create_dir_all(dist.join("lessons"))?;
            fs::write(dist.join("lessons/name.txt"), name)?;
            put_into(&cache, name, &dist)?;
            thread::sleep(Duration::from_millis(20));
        }
        fs::write(dist.join("stale.txt"), "of another build")?;
        assert!(take_from(&cache, "two", &dist)?);
        assert_eq!(fs::read_to_string(dist.join("lessons/name.txt"))?, "two");
        assert!(!dist.join("stale.txt").exists());
        assert!(!take_from(&cache, "one", &dist)?, "the oldest of four is removed");
        assert!(dist.join("lessons/name.txt").exists(), "a site that is not there changes nothing");
        assert!(cache.join("npm-old").exists());
        fs::remove_dir_all(folder)?;
        Ok(())
    }
}
