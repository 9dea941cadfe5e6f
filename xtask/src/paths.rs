//! The folders: the clone, its build folders, the per-user cache.

use std::{
    env,
    path::{self, PathBuf},
};

use anyhow::{Context, Result};

/// Returns the folder of the clone: the parent of `xtask/`.
pub fn root() -> PathBuf {
    // Cargo states at run time which clone this is. Clones that share a target folder share this program, too.
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = PathBuf::from(here);
    here.parent().map(PathBuf::from).unwrap_or(here)
}

/// Returns the folder of the built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Returns the folder of the journeys and their harness.
pub fn journeys() -> PathBuf {
    root().join("tests").join("e2e")
}

/// Returns Cargo's target folder of all steps but the site's build.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Returns Cargo's target folder of the site's build.
pub fn site_target() -> PathBuf {
    target().join("wasm")
}

/// Returns the per-user folder of the tools and the built sites.
pub fn cache() -> Result<PathBuf> {
    let named = env::var_os("NAQALA_CACHE").map(PathBuf::from);
    let folder = named.or_else(|| dirs::cache_dir().map(|folder| folder.join("naqala")));
    Ok(path::absolute(folder.context("no cache folder is known; NAQALA_CACHE may name one")?)?)
}

/// Returns a sibling of a file or folder, which this process alone fills, and renames once it is complete.
pub fn unfinished(folder: &std::path::Path) -> PathBuf {
    let mut name = folder.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".unfinished-{}", std::process::id()));
    folder.with_file_name(name)
}
