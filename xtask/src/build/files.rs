//! The files of the site.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// Lists the files below a folder, sorted.
pub fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("{} could not be listed", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the address of a file of the site, without a slash before it.
pub fn address(file: &Path, site: &Path) -> String {
    let parts = file.strip_prefix(site).unwrap_or(file).components();
    parts.map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Returns the ending of an address, without its dot.
pub fn ending(address: &str) -> &str {
    address.rsplit_once('.').map_or("", |(_, ending)| ending)
}
