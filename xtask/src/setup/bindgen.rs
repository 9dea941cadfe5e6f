//! wasm-bindgen and its test runner, in the version of Cargo.lock, kept in the cache folder.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::place::put_in_place;
use crate::{paths, process};

const PACKAGE: &str = "wasm-bindgen-cli";
const PROGRAMS: [&str; 2] = ["wasm-bindgen", "wasm-bindgen-test-runner"];

/// Variables that must not reach the build of the tool: they would change it, or build it for wasm.
const FOREIGN: [&str; 8] = [
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_RUSTFLAGS",
    "CARGO_BUILD_TARGET",
    "CARGO_BUILD_TARGET_DIR",
    "CARGO_BUILD_BUILD_DIR",
    "RUSTC_WORKSPACE_WRAPPER",
    "CARGO_INSTALL_ROOT",
];

/// A profile that compiles fast. The tool itself runs for some seconds of a build, far less than its own optimised compilation takes.
const PROFILE: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
];

/// Returns the folder with the programs in exactly the right version; installs them if they are nowhere.
pub fn provide() -> Result<PathBuf> {
    let version = locked_version()?;
    let home = paths::cache()?.join(format!("wasm-bindgen-{version}"));
    let kept = home.join("bin");
    if has_all(&kept, &version) {
        return Ok(kept);
    }
    let on_path = process::on_path(PROGRAMS[0]).and_then(|program| program.parent().map(Path::to_path_buf));
    if let Some(folder) = on_path.filter(|folder| has_all(folder, &version)) {
        return Ok(folder);
    }
    install(&home, &version)?;
    Ok(kept)
}

/// Returns the version of Cargo.lock.
fn locked_version() -> Result<String> {
    let package = process::answer(process::cargo().args(["pkgid", "wasm-bindgen"]))?;
    let (_, version) = package.trim().rsplit_once('@').context("Cargo names no version of wasm-bindgen")?;
    Ok(version.to_owned())
}

fn has_all(folder: &Path, version: &str) -> bool {
    PROGRAMS.iter().all(|program| {
        let file = folder.join(process::executable(program));
        file.is_file() && process::version_of(&file).as_deref() == Some(version)
    })
}

fn install(home: &Path, version: &str) -> Result<()> {
    let fresh = paths::unfinished(home);
    fs::create_dir_all(&fresh).with_context(|| format!("the folder {} could not be made", fresh.display()))?;
    let is_fetched = process::on_path("cargo-binstall").is_some() && fetch(&fresh, version);
    if !is_fetched {
        build(&fresh, version)?;
    }
    put_in_place(&fresh, home, || has_all(&home.join("bin"), version))
}

/// Tries the ready-made programs; false means that they must be built.
fn fetch(root: &Path, version: &str) -> bool {
    let mut command = neutral_cargo(root);
    command
        .args(["binstall", "--no-confirm", "--disable-strategies", "compile", "--version", version, "--root"])
        .arg(root)
        .arg(PACKAGE);
    match process::run(&format!("Fetching {PACKAGE} {version} with cargo binstall"), &mut command) {
        Ok(()) => has_all(&root.join("bin"), version),
        Err(reason) => {
            println!("{reason}; building it instead");
            false
        }
    }
}

fn build(root: &Path, version: &str) -> Result<()> {
    let target = root.join("target");
    let mut command = neutral_cargo(root);
    command
        // The runner talks to the browser's driver on this machine, without encryption.
        .args(["install", "--no-default-features", "--version", version, "--root"])
        .arg(root)
        .arg(PACKAGE)
        .env("CARGO_TARGET_DIR", &target)
        .envs(PROFILE);
    process::run(
        &format!("Building {PACKAGE} {version} from source, once for this user: a minute or two"),
        &mut command,
    )?;
    fs::remove_dir_all(&target).with_context(|| format!("{} could not be removed", target.display()))
}

fn neutral_cargo(folder: &Path) -> Command {
    let mut command = process::cargo();
    command.current_dir(folder);
    for name in FOREIGN {
        command.env_remove(name);
    }
    command
}
