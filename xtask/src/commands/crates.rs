//! Checks what the crates that others can use promise: that they can be packed, and compile with the oldest Rust that they state.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{paths, process, setup};

/// The crates that others can use.
const CRATES: [&str; 3] = ["naqala-rules", "naqala-ai", "naqala-engine"];

/// Packs the crates, compiles what was packed, and compiles each with its oldest Rust.
pub fn run() -> Result<()> {
    let folder = paths::target().join("packing");
    forget_packed(&folder)?;
    let mut pack = process::cargo();
    pack.env("CARGO_TARGET_DIR", folder);
    pack.args(["package", "--allow-dirty"]).args(CRATES.map(|name| format!("--package={name}")));
    process::run("Packing the crates", &mut pack)?;
    let answer = process::answer(process::cargo().args(["metadata", "--format-version", "1", "--no-deps"]))?;
    let metadata: Value = serde_json::from_str(&answer).context("`cargo metadata` gave no JSON")?;
    for name in CRATES {
        with_oldest_rust(name, oldest_rust(&metadata, name)?)?;
    }
    Ok(())
}

/// Removes what Cargo has unpacked and compiled of our crates before. It verifies one crate with the packed others, and takes those of
/// an earlier run if their versions are the same.
fn forget_packed(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("{} could not be removed", folder.display()))?;
    }
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(dirs::home_dir()?.join(".cargo")));
    let Some(home) = home else { return Ok(()) };
    for kind in ["src", "cache"] {
        // The registry of such a run has no host in its name.
        for registry in found(&home.join("registry").join(kind), "-") {
            for crate_of_ours in found(&registry, "naqala-") {
                let removed = if crate_of_ours.is_dir() {
                    fs::remove_dir_all(&crate_of_ours)
                } else {
                    fs::remove_file(&crate_of_ours)
                };
                removed.with_context(|| format!("{} could not be removed", crate_of_ours.display()))?;
            }
        }
    }
    Ok(())
}

/// Lists what begins with a text in a folder; nothing if there is no folder.
fn found(folder: &Path, beginning: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(beginning));
    named.map(|entry| entry.path()).collect()
}

/// Prepares a command of Cargo for tests/stranger, which is no member of the workspace.
pub fn stranger(command: &str) -> Command {
    let mut cargo = process::cargo();
    cargo.current_dir(paths::root().join("tests/stranger"));
    cargo.args([command, "--locked"]).env("CARGO_TARGET_DIR", paths::target().join("stranger"));
    cargo
}

/// Returns the Rust that a crate states.
fn oldest_rust<'a>(metadata: &'a Value, name: &str) -> Result<&'a str> {
    let packages = metadata["packages"].as_array().context("`cargo metadata` lists no packages")?;
    let stated =
        packages.iter().find(|package| package["name"] == name).and_then(|found| found["rust_version"].as_str());
    stated.with_context(|| format!("{name} states no rust-version"))
}

/// Compiles a crate with an older Rust, where that can be had.
fn with_oldest_rust(name: &str, version: &str) -> Result<()> {
    match setup::older_rust(version, "cargo") {
        Ok(mut cargo) => {
            cargo.current_dir(paths::root()).args(["check", "--all-features", "--package", name]);
            process::run(&format!("{name} with Rust {version}"), &mut cargo)
        }
        Err(reason) => {
            println!("\n{name} was not tried with Rust {version}: {reason:#}");
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::oldest_rust;

    #[test]
    fn reads_the_rust_that_a_crate_states() {
        let metadata =
            json!({ "packages": [{ "name": "a", "rust_version": "1.88" }, { "name": "b", "rust_version": null }] });
        assert_eq!(oldest_rust(&metadata, "a").ok(), Some("1.88"));
        assert!(oldest_rust(&metadata, "b").is_err() && oldest_rust(&metadata, "c").is_err());
    }
}
