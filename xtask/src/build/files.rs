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

/// Makes an empty folder, or empties the one that is there.
pub fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("{} could not be emptied", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("the folder {} could not be made", folder.display()))
}

/// Copies a file, or all files below a folder.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    let found = if from.is_dir() { below(from)? } else { vec![from.to_path_buf()] };
    for file in found {
        let inside = file.strip_prefix(from).unwrap_or(&file);
        let target = if inside == Path::new("") { to.to_path_buf() } else { to.join(inside) };
        fs::create_dir_all(target.parent().unwrap_or(to))?;
        fs::copy(&file, target).with_context(|| format!("{} could not be copied", file.display()))?;
    }
    Ok(())
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
