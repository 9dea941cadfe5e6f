//! Folders that appear only once they are whole.

use std::{fs, path::Path};

use anyhow::{Context, Result};

/// Gives a finished folder its name. If another process was faster, its folder stays.
pub fn put_in_place(fresh: &Path, home: &Path, is_complete: impl Fn() -> bool) -> Result<()> {
    if home.exists() && !is_complete() {
        fs::remove_dir_all(home).with_context(|| format!("{} could not be replaced", home.display()))?;
    }
    if let Err(error) = fs::rename(fresh, home) {
        if !is_complete() {
            return Err(error).with_context(|| format!("{} could not be renamed", fresh.display()));
        }
        fs::remove_dir_all(fresh).with_context(|| format!("{} could not be removed", fresh.display()))?;
    }
    Ok(())
}
