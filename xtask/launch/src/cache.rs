//! Names the per-user cache.

use std::{env, path::PathBuf};

/// Returns the folder of the tools and of the compiled dependencies.
pub fn folder() -> Option<PathBuf> {
    if let Some(folder) = env::var_os("NAQALA_CACHE") {
        return Some(PathBuf::from(folder));
    }
    let base = if cfg!(windows) {
        env::var_os("LOCALAPPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        env::home_dir().map(|home| home.join("Library").join("Caches"))
    } else {
        env::var_os("XDG_CACHE_HOME")
            .map(PathBuf::from)
            .filter(|folder| folder.is_absolute())
            .or_else(|| env::home_dir().map(|home| home.join(".cache")))
    };
    Some(base?.join("naqala"))
}
