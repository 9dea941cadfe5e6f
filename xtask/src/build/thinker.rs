//! The thinker, which finds lines for players that are computers: a wasm of its own, and the script that runs it in a worker.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use super::{Quality, files, fingerprint, minify, program::FEATURES};
use crate::{
    digest, paths, process,
    setup::{self, BuildTools},
};

/// The script by the name that index.html gives it.
const SCRIPT: &str = "thinker.js";
/// The program of the workspace, and what wasm-bindgen names its files after.
const PROGRAM: &str = "naqala-thinker";
const PROFILE: &str = "thinker-release";
/// The passes that make it fastest; it has a budget of its own.
const PASSES: [&str; 6] =
    ["--low-memory-unused", "--zero-filled-memory", "-O3", "--strip-debug", "--strip-producers", "--quiet"];

/// The finished wasm and its bindings in a work folder.
#[derive(Debug)]
pub struct Thinker(PathBuf);

/// Makes the thinker, or finds the one that was made from the same wasm.
pub fn make(tools: &BuildTools, quality: Quality) -> Result<Thinker> {
    let compiled = compile()?;
    let folder = paths::wasm_target().join("thinker");
    let (key, key_file) = (key(&compiled, tools, quality)?, folder.join("made-from.txt"));
    if fs::read_to_string(&key_file).is_ok_and(|made_from| made_from == key) {
        return Ok(Thinker(folder));
    }
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{} could not be emptied", folder.display()))?;
    }
    fs::create_dir_all(&folder)?;
    let unbound = folder.join(format!("{PROGRAM}.wasm"));
    fs::write(&unbound, compiled)?;
    let mut bindgen = Command::new(tools.bindgen.join(process::executable("wasm-bindgen")));
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&folder).arg(&unbound);
    process::run("Binding the thinker to JavaScript", &mut bindgen)?;
    if quality == Quality::Full {
        let wasm = folder.join(format!("{PROGRAM}_bg.wasm"));
        let mut node = Command::new(process::node()?);
        node.arg(tools.packages.folder().join("binaryen/bin/wasm-opt")).args(FEATURES).args(PASSES);
        process::run("Optimising the thinker", node.arg(&wasm).arg("-o").arg(&wasm))?;
    }
    fs::write(key_file, key)?;
    Ok(Thinker(folder))
}

/// Compiles the thinker and returns its wasm.
fn compile() -> Result<Vec<u8>> {
    let mut cargo = process::cargo_for_wasm();
    cargo
        .args(["build", "--profile", PROFILE, "--target", setup::WASM_TARGET, "--no-default-features"])
        .args(["--features", "thinker", "--bin", PROGRAM])
        // Not the flags of .cargo/config.toml either, which make the page small and slow.
        .env("RUSTFLAGS", "");
    process::run("Compiling the thinker", &mut cargo)?;
    let file = paths::wasm_target().join(setup::WASM_TARGET).join(PROFILE).join(format!("{PROGRAM}.wasm"));
    fs::read(&file).with_context(|| format!("{} could not be read", file.display()))
}

/// Returns a hash of everything that the files are made from: the wasm, the tools, and the code of this file.
fn key(compiled: &[u8], tools: &BuildTools, quality: Quality) -> Result<String> {
    let code = fingerprint::of_tree("xtask/src/build/thinker.rs")?;
    let tools = format!("{} {}", tools.bindgen.display(), tools.packages.folder().display());
    Ok(digest::short(format!("{} {quality:?} {tools}\n{code}", digest::short(compiled)).as_bytes()))
}

/// Replaces the site's thinker.js by the script with its bindings, in one file, and the wasm beside it. Returns the script's name in the
/// site. One hash of both stands in their names.
pub fn write(Thinker(folder): &Thinker, dist: &Path, tools: &BuildTools) -> Result<String> {
    // It imports the bindings from its own folder.
    let (plain, beside) = (dist.join(SCRIPT), folder.join(SCRIPT));
    fs::copy(&plain, &beside).with_context(|| format!("{SCRIPT} could not be copied"))?;
    fs::remove_file(&plain).with_context(|| format!("{SCRIPT} could not be removed"))?;
    let script = minify::bundle(&beside, tools)?;
    let asked = format!("{PROGRAM}_bg.wasm");
    let wasm = fs::read(folder.join(&asked)).with_context(|| format!("{asked} could not be read"))?;
    let hash = digest::short(&[script.as_bytes(), &wasm].concat());
    let (name, wasm_name) = (format!("thinker-{hash}.js"), format!("thinker-{hash}_bg.wasm"));
    fs::write(dist.join(&name), named(&script, &asked, &wasm_name, &digest::integrity(&wasm))?)?;
    fs::write(dist.join(wasm_name), wasm)?;
    Ok(name)
}

/// Tells whether a file of the site is the thinker's script.
pub fn is_script(name: &str) -> bool {
    is_part(name) && files::ending(name) == "js"
}

/// Tells whether a file of the site belongs to the thinker.
pub fn is_part(name: &str) -> bool {
    name.starts_with("thinker-")
}

/// Lets the script fetch the wasm under its name in the site, and check it.
fn named(script: &str, asked: &str, name: &str, integrity: &str) -> Result<String> {
    let fetch = format!("fetch(new URL(\"./{asked}\",import.meta.url))");
    ensure!(script.matches(&fetch).count() == 1, "{SCRIPT} does not fetch {asked} in one place");
    let checked = format!("fetch(new URL(\"./{name}\",import.meta.url),{{integrity:\"{integrity}\"}})");
    // The bindings' own default address, which is never used, changes too.
    Ok(script.replace(&fetch, &checked).replace(asked, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fetches_the_renamed_wasm_with_its_integrity() -> Result<()> {
        let script = "a=new URL(\"x_bg.wasm\",import.meta.url);fetch(new URL(\"./x_bg.wasm\",import.meta.url))";
        let renamed = named(script, "x_bg.wasm", "x-0_bg.wasm", "sha384-x")?;
        let fetch = "fetch(new URL(\"./x-0_bg.wasm\",import.meta.url),{integrity:\"sha384-x\"})";
        assert_eq!(renamed, format!("a=new URL(\"x-0_bg.wasm\",import.meta.url);{fetch}"));
        assert!(named("fetch(x)", "x_bg.wasm", "x-0_bg.wasm", "sha384-x").is_err());
        Ok(())
    }

    #[test]
    fn knows_its_files() {
        assert!(is_script("thinker-0.js") && is_part("thinker-0_bg.wasm") && !is_script("thinker-0_bg.wasm"));
        assert!(!is_part("naqala-0.js"));
    }
}
