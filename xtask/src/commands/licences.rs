//! Checks that every dependency has a licence of the list and builds with the Rust that Cargo.toml states.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::process;

/// The licences that a dependency may have, as SPDX writes them.
const ALLOWED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Checks licences and Rust versions of all packages in Cargo.lock.
pub fn run() -> Result<()> {
    println!("\n=== Licences and Rust versions");
    let answer = process::answer(process::cargo().args(["metadata", "--format-version", "1"]))?;
    let metadata: Value = serde_json::from_str(&answer).context("`cargo metadata` gave no JSON")?;
    let packages = metadata["packages"].as_array().context("`cargo metadata` lists no packages")?;
    let ours = packages
        .iter()
        .find(|package| package["name"] == "naqala")
        .and_then(|package| package["rust_version"].as_str())
        .context("Cargo.toml states no rust-version")?;
    let complaints: Vec<String> = packages.iter().filter_map(|package| complaint(package, ours)).collect();
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n       "));
    }
    println!("{} packages, all with a licence of the list and a Rust of at most {ours}", packages.len());
    Ok(())
}

fn complaint(package: &Value, ours: &str) -> Option<String> {
    let name = format!("{} {}", package["name"].as_str()?, package["version"].as_str()?);
    match package["license"].as_str() {
        None => return Some(format!("{name} states no licence")),
        Some(licence) if !is_allowed(licence) => {
            return Some(format!(
                "{name} is under `{licence}`, which is not in the list of xtask/src/commands/licences.rs"
            ));
        }
        Some(_) => {}
    }
    let needed = package["rust_version"].as_str()?;
    (numbers(needed) > numbers(ours)).then(|| format!("{name} needs Rust {needed}, Cargo.toml states {ours}"))
}

/// Returns whether licences of the list satisfy an expression. Old packages write `/` for OR.
fn is_allowed(expression: &str) -> bool {
    let mode = ParseMode { allow_slash_as_or_operator: true, ..ParseMode::STRICT };
    Expression::parse_mode(expression, mode)
        .is_ok_and(|read| read.evaluate(|licence| ALLOWED.contains(&licence.to_string().as_str())))
}

fn numbers(version: &str) -> [u32; 3] {
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn package(licence: &Value, rust: &str) -> Value {
        json!({ "name": "x", "version": "1.0.0", "license": licence, "rust_version": rust })
    }

    #[test]
    fn complains_in_words() {
        assert_eq!(complaint(&package(&json!("MIT"), "1.70"), "1.95"), None);
        let late = complaint(&package(&json!("MIT"), "1.100.1"), "1.95");
        assert_eq!(late.as_deref(), Some("x 1.0.0 needs Rust 1.100.1, Cargo.toml states 1.95"));
        assert!(complaint(&package(&json!("GPL-3.0-only"), "1.70"), "1.95").is_some());
        assert_eq!(complaint(&package(&Value::Null, "1.70"), "1.95").as_deref(), Some("x 1.0.0 states no licence"));
    }

    #[test]
    fn or_needs_one_and_needs_all() {
        assert!(is_allowed("MIT"));
        assert!(is_allowed("GPL-3.0-only OR MIT"));
        assert!(is_allowed("MIT/GPL-2.0-only"));
        assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(is_allowed("Apache-2.0 WITH LLVM-exception OR GPL-2.0-only"));
        assert!(is_allowed("Unlicense OR MIT AND GPL-2.0-only"));
        assert!(!is_allowed("MIT AND GPL-3.0-only"));
        assert!(!is_allowed("(GPL-2.0-only OR LGPL-3.0-only) AND MIT"));
    }

    #[test]
    fn what_cannot_be_read_is_not_allowed() {
        for broken in ["", "MIT OR", "(MIT", "MIT MIT", "MIT)", "Apache-2.0 WITH Nothing"] {
            assert!(!is_allowed(broken), "{broken}");
        }
    }
}
