//! Provides a pinned headless shell of Chromium from npm: on Linux with x86-64, where there is one. Opening records, axe
//! and presses take 15 % less processor time in it than in Debian's, and nobody has to be root.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use super::{npm, place::put_in_place};
use crate::{paths, process};

/// Unpacks the program of the package, by Node alone: the package's own script needs a later Node than the journeys.
const UNPACK: &str = "
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
const [from, to] = process.argv.slice(1);
await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));";

/// Returns the program; installs the package of tests/e2e/shell and unpacks it if this was never done. Fails where it does not run: it
/// needs the libraries that a Chromium of the system needs, too.
pub fn provide() -> Result<PathBuf> {
    if cfg!(not(all(target_os = "linux", target_arch = "x86_64"))) {
        bail!("there is none for this platform");
    }
    let package = npm::of_lock(&paths::journeys().join("shell"), "headless-shell")?;
    let folder = package.join("program");
    let program = folder.join("chromium");
    if !program.is_file() {
        unpack(&package, &folder)?;
    }
    match process::version_of(&program) {
        Some(_) => Ok(program),
        None => bail!("{} does not run", program.display()),
    }
}

/// Unpacks the program of a package into a folder.
fn unpack(package: &Path, folder: &Path) -> Result<()> {
    let fresh = paths::unfinished(folder);
    fs::create_dir_all(&fresh).with_context(|| format!("the folder {} could not be made", fresh.display()))?;
    process::run(
        "Unpacking the headless shell of Chromium",
        Command::new(process::node()?)
            .args(["--input-type=module", "--eval", UNPACK])
            .arg(package.join("node_modules/@sparticuz/chromium/bin/chromium.br"))
            .arg(fresh.join("chromium")),
    )?;
    put_in_place(&fresh, folder, || folder.join("chromium").is_file())
}
