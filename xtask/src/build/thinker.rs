//! Makes the thinker, which finds lines for players that are computers, and the adviser, which advises people. Each is
//! a wasm of its own, with the script that runs it in a worker.

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

/// A program that runs in a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    Thinker,
    Adviser,
}

/// The script that both scripts import.
const SHARED: &str = "slices.js";
/// The passes that make the wasm fastest; it has a budget of its own.
const PASSES: [&str; 6] =
    ["--low-memory-unused", "--zero-filled-memory", "-O3", "--strip-debug", "--strip-producers", "--quiet"];

impl Helper {
    pub const ALL: [Self; 2] = [Self::Thinker, Self::Adviser];

    /// Returns its name. Its files begin with it, and the page names its script in the meta element `naqala-<name>`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Thinker => "thinker",
            Self::Adviser => "adviser",
        }
    }

    /// Returns the script by the name that index.html gives it.
    fn script(self) -> String {
        format!("{}.js", self.name())
    }

    /// Returns the program of the workspace, after which wasm-bindgen names its files.
    fn program(self) -> String {
        format!("naqala-{}", self.name())
    }

    /// Returns whether a file of the site belongs to it.
    pub fn owns(self, name: &str) -> bool {
        name.strip_prefix(self.name()).is_some_and(|rest| rest.starts_with('-'))
    }
}

/// The finished wasm and its bindings in a work folder.
#[derive(Debug)]
pub struct Made(Helper, PathBuf);

/// Makes both, or finds those that were made from the same wasm.
pub fn make_all(tools: &BuildTools, quality: Quality) -> Result<Vec<Made>> {
    Helper::ALL.into_iter().map(|helper| make(helper, tools, quality)).collect()
}

fn make(helper: Helper, tools: &BuildTools, quality: Quality) -> Result<Made> {
    let (name, program) = (helper.name(), helper.program());
    let compiled = compile(helper)?;
    let folder = paths::wasm_target().join(name);
    let (key, key_file) = (key(&compiled, tools, quality)?, folder.join("made-from.txt"));
    if fs::read_to_string(&key_file).is_ok_and(|made_from| made_from == key) {
        return Ok(Made(helper, folder));
    }
    files::empty(&folder)?;
    let unbound = folder.join(format!("{program}.wasm"));
    fs::write(&unbound, compiled)?;
    let mut bindgen = Command::new(tools.bindgen.join(process::executable("wasm-bindgen")));
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&folder).arg(&unbound);
    process::run(&format!("Binding the {name} to JavaScript"), &mut bindgen)?;
    if quality == Quality::Full {
        let wasm = folder.join(format!("{program}_bg.wasm"));
        let mut node = Command::new(process::node()?);
        node.arg(tools.packages.folder().join("binaryen/bin/wasm-opt")).args(FEATURES).args(PASSES);
        process::run(&format!("Optimising the {name}"), node.arg(&wasm).arg("-o").arg(&wasm))?;
    }
    fs::write(key_file, key)?;
    Ok(Made(helper, folder))
}

/// Compiles a helper and returns its wasm.
fn compile(helper: Helper) -> Result<Vec<u8>> {
    let (profile, program) = (format!("{}-release", helper.name()), helper.program());
    let mut cargo = process::cargo_for_wasm();
    cargo
        .args(["build", "--profile", &profile, "--target", setup::WASM_TARGET, "--no-default-features"])
        .args(["--features", "thinker", "--bin", &program])
        // Without the flags of .cargo/config.toml, which make the page small and slow.
        .env("RUSTFLAGS", "");
    process::run(&format!("Compiling the {}", helper.name()), &mut cargo)?;
    let file = paths::wasm_target().join(setup::WASM_TARGET).join(profile).join(format!("{program}.wasm"));
    fs::read(&file).with_context(|| format!("{} could not be read", file.display()))
}

/// Returns a hash of all that decides about the files: the wasm, the tools, and the code of this file.
fn key(compiled: &[u8], tools: &BuildTools, quality: Quality) -> Result<String> {
    let code = fingerprint::of_tree("xtask/src/build/thinker.rs")?;
    let tools = format!("{} {}", tools.bindgen.display(), tools.packages.folder().display());
    Ok(digest::short(format!("{} {quality:?} {tools}\n{code}", digest::short(compiled)).as_bytes()))
}

/// Replaces the site's scripts of both by one file each, with bindings, and puts the wasm beside it. Returns the names
/// of the scripts in the site.
pub fn write_all(made: &[Made], dist: &Path, tools: &BuildTools) -> Result<Vec<(Helper, String)>> {
    let names = made.iter().map(|made| Ok((made.0, write(made, dist, tools)?))).collect();
    fs::remove_file(dist.join(SHARED)).with_context(|| format!("{SHARED} could not be removed"))?;
    names
}

/// Writes one of them. Script and wasm have the same hash in their names.
fn write(Made(helper, folder): &Made, dist: &Path, tools: &BuildTools) -> Result<String> {
    // The script imports the bindings and the shared script from its own folder.
    let own = helper.script();
    for script in [&own, SHARED] {
        fs::copy(dist.join(script), folder.join(script)).with_context(|| format!("{script} could not be copied"))?;
    }
    fs::remove_file(dist.join(&own)).with_context(|| format!("{own} could not be removed"))?;
    let script = minify::bundle(&folder.join(&own), tools)?;
    let asked = format!("{}_bg.wasm", helper.program());
    let wasm = fs::read(folder.join(&asked)).with_context(|| format!("{asked} could not be read"))?;
    let hash = digest::short(&[script.as_bytes(), &wasm].concat());
    let (name, wasm_name) = (format!("{}-{hash}.js", helper.name()), format!("{}-{hash}_bg.wasm", helper.name()));
    fs::write(dist.join(&name), named(&script, &asked, &wasm_name, &digest::integrity(&wasm))?)?;
    fs::write(dist.join(wasm_name), wasm)?;
    Ok(name)
}

/// Returns whether a file of the site is the script of one of them.
pub fn is_script(name: &str) -> bool {
    Helper::ALL.into_iter().any(|helper| helper.owns(name)) && files::ending(name) == "js"
}

/// Changes the script so that it fetches the wasm under its name in the site and checks it.
fn named(script: &str, asked: &str, name: &str, integrity: &str) -> Result<String> {
    let fetch = format!("fetch(new URL(\"./{asked}\",import.meta.url))");
    ensure!(script.matches(&fetch).count() == 1, "no script fetches {asked} in one place");
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
        for helper in Helper::ALL {
            let wasm = format!("{}-0_bg.wasm", helper.name());
            assert!(is_script(&format!("{}-0.js", helper.name())) && helper.owns(&wasm) && !is_script(&wasm));
            assert!(!helper.owns("naqala-0.js"));
        }
        assert!(!Helper::Thinker.owns("adviser-0.js"));
    }
}
