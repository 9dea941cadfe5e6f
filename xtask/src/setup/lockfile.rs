//! Reads versions from Cargo.lock.

use std::fs;

use anyhow::{Context, Result};

use crate::paths;

/// Returns the version of a package that is in Cargo.lock once.
pub fn version_of(package: &str) -> Result<String> {
    let text = fs::read_to_string(paths::root().join("Cargo.lock")).context("Cargo.lock could not be read")?;
    find(&text, package).with_context(|| format!("Cargo.lock names no {package}"))
}

fn find(lock: &str, package: &str) -> Option<String> {
    let wanted = format!("name = \"{package}\"");
    let mut lines = lock.lines();
    lines.find(|line| *line == wanted)?;
    let version = lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn finds_the_exact_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4.1\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(find(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(find(lock, "trunk"), None);
    }
}
