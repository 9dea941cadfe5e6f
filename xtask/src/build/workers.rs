//! Makes the thinker, which finds lines for players that are computers, and the adviser, which advises people. Each is
//! a wasm of its own, with the script that runs it in a worker.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use super::{
    bundle, files, minify,
    terms::Quality,
    wasm::{self, WorkFolder},
};
use crate::{
    digest, paths, process,
    setup::{self, BuildTools},
};

/// A program that runs in a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerProgram {
    Thinker,
    Adviser,
}

/// The script that both scripts import.
const SHARED: &str = "slices.js";
/// The passes that make the wasm fastest; it has a budget of its own.
const PASSES: [&str; 6] =
    ["--low-memory-unused", "--zero-filled-memory", "-O3", "--strip-debug", "--strip-producers", "--quiet"];

impl WorkerProgram {
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
pub struct BuiltWorker(WorkerProgram, PathBuf);

/// Makes both, or finds those that were made from the same wasm.
pub fn make_all(tools: &BuildTools, quality: Quality) -> Result<Vec<BuiltWorker>> {
    WorkerProgram::ALL.into_iter().map(|worker| make(worker, tools, quality)).collect()
}

fn make(worker: WorkerProgram, tools: &BuildTools, quality: Quality) -> Result<BuiltWorker> {
    let (name, program) = (worker.name(), worker.program());
    let compiled = compile(worker)?;
    let work = WorkFolder::new(name, &compiled, &["workers.rs"], tools, quality)?;
    if work.is_made() {
        return Ok(BuiltWorker(worker, work.path));
    }
    files::empty(&work.path)?;
    fs::write(wasm::file(&work.path, &program), compiled)?;
    wasm::bind(name, &program, &work.path, &[], tools)?;
    if quality == Quality::Full {
        optimise(name, &wasm::file(&work.path, &format!("{program}_bg")), tools)?;
    }
    work.finish()?;
    Ok(BuiltWorker(worker, work.path))
}

/// Makes a wasm file fast.
pub fn optimise(what: &str, file: &Path, tools: &BuildTools) -> Result<()> {
    let mut optimiser = wasm::binaryen("wasm-opt", tools)?;
    process::run(&format!("Optimising the {what}"), optimiser.args(PASSES).arg(file).arg("-o").arg(file))
}

/// Compiles a worker's program and returns its wasm.
fn compile(worker: WorkerProgram) -> Result<Vec<u8>> {
    let (profile, program) = (format!("{}-release", worker.name()), worker.program());
    let mut cargo = process::cargo_for_site();
    cargo
        .args(["build", "--profile", &profile, "--target", setup::WASM_TARGET, "--no-default-features"])
        .args(["--features", "thinker", "--bin", &program])
        // Without the flags of .cargo/config.toml, which make the page small and slow.
        .env("RUSTFLAGS", "");
    process::run(&format!("Compiling the {}", worker.name()), &mut cargo)?;
    let folder = paths::site_target().join(setup::WASM_TARGET).join(profile);
    let file = wasm::file(&folder, &program);
    fs::read(&file).with_context(|| format!("{} could not be read", file.display()))
}

/// Replaces the site's scripts of both by one file each, with bindings, and puts the wasm beside it. Returns the names
/// of the scripts in the site.
pub fn write_all(made: &[BuiltWorker], dist: &Path, tools: &BuildTools) -> Result<Vec<(WorkerProgram, String)>> {
    let names = made.iter().map(|made| Ok((made.0, write(made, dist, tools)?))).collect();
    fs::remove_file(dist.join(SHARED)).with_context(|| format!("{SHARED} could not be removed"))?;
    names
}

/// Writes one of them. Script and wasm have the same hash in their names.
fn write(BuiltWorker(worker, folder): &BuiltWorker, dist: &Path, tools: &BuildTools) -> Result<String> {
    // The script imports the bindings and the shared script from its own folder.
    let own = worker.script();
    for script in [&own, SHARED] {
        fs::copy(dist.join(script), folder.join(script)).with_context(|| format!("{script} could not be copied"))?;
    }
    fs::remove_file(dist.join(&own)).with_context(|| format!("{own} could not be removed"))?;
    let script = minify::bundle(&folder.join(&own), tools)?;
    let asked = format!("{}_bg.wasm", worker.program());
    let wasm = fs::read(folder.join(&asked)).with_context(|| format!("{asked} could not be read"))?;
    let hash = digest::short(&[script.as_bytes(), &wasm].concat());
    let (name, wasm_name) = (format!("{}-{hash}.js", worker.name()), format!("{}-{hash}_bg.wasm", worker.name()));
    let script = bundle::with_integrity(&script, &asked, &wasm_name, &digest::integrity(&wasm))?;
    // The bindings' own default address, which is never used, changes too.
    fs::write(dist.join(&name), script.replace(&asked, &wasm_name))?;
    fs::write(dist.join(wasm_name), wasm)?;
    Ok(name)
}

/// Returns whether a file of the site is the script of one of them.
pub fn is_script(name: &str) -> bool {
    WorkerProgram::ALL.into_iter().any(|worker| worker.owns(name)) && files::ending(name) == "js"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_its_files() {
        for worker in WorkerProgram::ALL {
            let wasm = format!("{}-0_bg.wasm", worker.name());
            assert!(is_script(&format!("{}-0.js", worker.name())) && worker.owns(&wasm) && !is_script(&wasm));
            assert!(!worker.owns("naqala-0.js"));
        }
        assert!(!WorkerProgram::Thinker.owns("adviser-0.js"));
    }
}
