//! Shortens scripts and style sheets with esbuild.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{paths, process, setup::BuildTools};

/// Shortens classic scripts.
pub fn scripts(scripts: &[String], tools: &BuildTools) -> Result<Vec<String>> {
    all("js", scripts, tools)
}

/// Shortens modules, also the names at their top level.
pub fn modules(modules: &[String], tools: &BuildTools) -> Result<Vec<String>> {
    all("esm", modules, tools)
}

/// Shortens style sheets.
pub fn sheets(sheets: &[String], tools: &BuildTools) -> Result<Vec<String>> {
    all("css", sheets, tools)
}

/// Joins a module with its imports, and shortens it.
pub fn bundle(module: &Path, tools: &BuildTools) -> Result<String> {
    let files = [module.to_string_lossy().into_owned()];
    all("bundle", &files, tools)?.pop().context("minify.mjs gave no text")
}

fn all(kind: &str, texts: &[String], tools: &BuildTools) -> Result<Vec<String>> {
    let script = paths::root().join("xtask/src/build/minify.mjs");
    let mut node = Command::new(process::node()?)
        .arg(script)
        .arg(kind)
        .arg(tools.packages.folder())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("minify.mjs could not be started")?;
    let mut input = node.stdin.take().context("minify.mjs takes no input")?;
    // It reads everything before it writes.
    input.write_all(serde_json::to_string(texts)?.as_bytes())?;
    drop(input);
    let output = node.wait_with_output()?;
    ensure!(output.status.success(), "minify.mjs ended with {}", output.status);
    let short: Vec<String> = serde_json::from_slice(&output.stdout).context("minify.mjs gave no JSON")?;
    ensure!(short.len() == texts.len(), "minify.mjs gave {} texts for {}", short.len(), texts.len());
    Ok(short)
}
