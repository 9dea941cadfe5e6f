//! Writes a brotli file beside every file that gains from it.

use std::{path::Path, process::Command};

use anyhow::Result;

use crate::{paths, process};

/// Compresses every file below a folder.
pub fn folder(folder: &Path) -> Result<()> {
    // Node's brotli is native code in several threads; this program is built without optimisation.
    let script = paths::root().join("xtask/src/build/compress.mjs");
    process::run("Compressing the site", Command::new(process::node()?).arg(script).arg(folder))
}
