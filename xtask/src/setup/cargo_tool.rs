//! Programs from the Rust registry, kept by version in the cache folder.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{paths, process};

/// What a build of a tool must not inherit: it would change the tool, or build it for wasm.
const FOREIGN: [&str; 6] = [
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_RUSTFLAGS",
    "CARGO_BUILD_TARGET",
    "CARGO_BUILD_TARGET_DIR",
    "CARGO_INSTALL_ROOT",
];

/// A pinned package and the programs it brings.
pub struct CargoTool {
    pub package: &'static str,
    pub folder: &'static str,
    pub programs: &'static [&'static str],
    pub version: String,
    pub locked: bool,
    pub usual_time: &'static str,
}

impl CargoTool {
    /// Names the folder with the programs of exactly this version; installs them if no place has them.
    pub fn provide(&self) -> Result<PathBuf> {
        let home = paths::cache()?.join(format!("{}-{}", self.folder, self.version));
        let kept = home.join("bin");
        if self.stands_in(&kept) {
            return Ok(kept);
        }
        if let Some(folder) = self.on_path() {
            return Ok(folder);
        }
        self.install(&home)?;
        Ok(kept)
    }

    fn stands_in(&self, folder: &Path) -> bool {
        self.programs.iter().all(|program| {
            let file = folder.join(process::executable(program));
            file.is_file() && process::version_of(&file).as_deref() == Some(self.version.as_str())
        })
    }

    fn on_path(&self) -> Option<PathBuf> {
        let program = process::on_path(self.programs.first()?)?;
        let folder = program.parent()?;
        self.stands_in(folder).then(|| folder.to_path_buf())
    }

    fn install(&self, home: &Path) -> Result<()> {
        let fresh = paths::unfinished(home);
        fs::create_dir_all(&fresh).with_context(|| format!("the folder {} could not be made", fresh.display()))?;
        let fetched = process::on_path("cargo-binstall").is_some() && self.fetch(&fresh);
        if !fetched {
            self.build(&fresh)?;
        }
        put_in_place(&fresh, home, || self.stands_in(&home.join("bin")))
    }

    /// Tries the ready-made programs; where there are none, they are built.
    fn fetch(&self, root: &Path) -> bool {
        let what = format!("Fetching {} {} with cargo binstall", self.package, self.version);
        let mut command = neutral_cargo(root);
        command
            .args(["binstall", "--no-confirm", "--disable-strategies", "compile", "--version", &self.version])
            .arg("--root")
            .arg(root)
            .arg(self.package);
        match process::run(&what, &mut command) {
            Ok(()) => self.stands_in(&root.join("bin")),
            Err(reason) => {
                println!("{reason}; building it instead");
                false
            }
        }
    }

    fn build(&self, root: &Path) -> Result<()> {
        let what =
            format!("Building {} {} from source, once for this user: {}", self.package, self.version, self.usual_time);
        let target = root.join("target");
        let mut command = neutral_cargo(root);
        command.args(["install", "--version", &self.version, "--root"]).arg(root).env("CARGO_TARGET_DIR", &target);
        if self.locked {
            command.arg("--locked");
        }
        process::run(&what, command.arg(self.package))?;
        fs::remove_dir_all(&target).with_context(|| format!("{} could not be removed", target.display()))
    }
}

fn neutral_cargo(folder: &Path) -> Command {
    let mut command = process::cargo();
    command.current_dir(folder);
    for name in FOREIGN {
        command.env_remove(name);
    }
    command
}

/// Renames a finished folder to its name; another process may have been faster, which is as good.
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
