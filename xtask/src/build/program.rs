//! Makes the program: compiles it, splits it into the chunks that `src/ui/app/seams.rs` names, binds it to JavaScript, and
//! joins and optimises the pieces.
//!
//! The splitter needs `--emit-relocs`, which rustc keeps only without `strip` and which disables a part of LLVM's cleaning.
//! It needs `--keep-lld-exports` of wasm-bindgen, too, whose long names cost 6.5 KB of brotli. The macros of
//! `wasm_split_helpers` declare an import, so `unsafe_code` is denied and not forbidden.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::Mutex,
    thread,
};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use super::{
    files, merge,
    terms::{LOADER, MAIN, Needed, Quality},
    wasm::{self, WorkFolder},
};
use crate::{
    paths, process,
    setup::{self, BuildTools},
};

/// The passes that make our wasm smallest. They inline little, since equal calls compress better than copied code. So do
/// functions of one name that stand together, and memory accesses that all state the same alignment.
const PASSES: [&str; 14] = [
    "--low-memory-unused",
    "--zero-filled-memory",
    "--always-inline-max-function-size=8",
    "--flexible-inline-max-function-size=2",
    "--flatten",
    "--rereloop",
    "-O3",
    "-Os",
    "-Os",
    "--dealign",
    "--reorder-functions-by-name",
    "--strip-debug",
    "--strip-producers",
    "--quiet",
];

/// The finished program in a work folder.
#[derive(Debug)]
pub struct Pieces {
    folder: PathBuf,
    pub needed: Needed,
}

impl Pieces {
    /// Reads the script that wasm-bindgen made.
    pub fn script(&self) -> Result<String> {
        self.text("naqala.js")
    }

    /// Reads the script that fetches the chunks.
    pub fn loader(&self) -> Result<String> {
        self.text(LOADER)
    }

    /// Reads a wasm file, by its stem.
    pub fn wasm(&self, stem: &str) -> Result<Vec<u8>> {
        fs::read(wasm::file(&self.folder, stem)).with_context(|| format!("{stem}.wasm could not be read"))
    }

    fn text(&self, name: &str) -> Result<String> {
        fs::read_to_string(self.folder.join(name)).with_context(|| format!("{name} could not be read"))
    }
}

/// Makes the program, or finds the one that was made from the same wasm.
pub fn make(tools: &BuildTools, quality: Quality) -> Result<Pieces> {
    let compiled = compile()?;
    let work = WorkFolder::new("program", &compiled, &["program.rs", "merge.rs"], tools, quality)?;
    let needed_file = work.path.join("needed.json");
    if work.is_made() {
        let needed = serde_json::from_str(&fs::read_to_string(&needed_file)?).context("needed.json is damaged")?;
        return Ok(Pieces { folder: work.path, needed });
    }
    files::empty(&work.path)?;
    let needed = split(&compiled, &work.path)?;
    wasm::bind("program", "naqala", &work.path, &["--keep-lld-exports", "--no-demangle"], tools)?;
    let needed = merge::join(&needed, &work.path, tools)?;
    if quality == Quality::Full {
        optimise(&needed, &work.path, tools)?;
    }
    fs::write(needed_file, serde_json::to_string(&needed)?)?;
    work.finish()?;
    Ok(Pieces { folder: work.path, needed })
}

/// Compiles the program and returns its wasm.
fn compile() -> Result<Vec<u8>> {
    let mut cargo = process::cargo_for_site();
    cargo.args([
        "build",
        "--profile",
        "wasm-release",
        "--target",
        setup::WASM_TARGET,
        "--features",
        "split",
        "--bin",
        "naqala",
    ]);
    process::run("Compiling the program", &mut cargo)?;
    let file = paths::site_target().join(setup::WASM_TARGET).join("wasm-release/naqala.wasm");
    fs::read(&file).with_context(|| format!("{} could not be read", file.display()))
}

/// Cuts the program at the seams that the code marks.
fn split(compiled: &[u8], folder: &Path) -> Result<Needed> {
    println!("\n=== Splitting the program");
    let main = folder.join("naqala.wasm");
    let mut options = Options::new(compiled);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = "./naqala.js";
    let split = transform(options).map_err(|error| anyhow!("the program could not be split: {error:#}"))?;
    Ok(split.prefetch_map.into_iter().map(|(chunk, files)| (chunk, files.into_iter().collect())).collect())
}

/// Optimises all pieces, as many at once as there are processors.
fn optimise(needed: &Needed, folder: &Path, tools: &BuildTools) -> Result<()> {
    let stems: BTreeSet<&str> = needed.values().flatten().map(String::as_str).chain([MAIN]).collect();
    println!("\n=== Optimising {} pieces", stems.len());
    let mut files: Vec<PathBuf> = stems.into_iter().map(|stem| wasm::file(folder, stem)).collect();
    // The workers take the largest first, from the end.
    files.sort_by_key(|file| fs::metadata(file).map_or(0, |found| found.len()));
    let queue = Mutex::new(files);
    let work = || {
        loop {
            let next = queue.lock().ok().and_then(|mut queue| queue.pop());
            let Some(file) = next else { return Ok(()) };
            let mut optimiser = wasm::binaryen("wasm-opt", tools)?;
            // Binaryen would start threads of its own.
            optimiser.env("BINARYEN_CORES", "1").args(PASSES).arg(&file).arg("-o").arg(&file);
            process::run_silently(&mut optimiser)?;
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let started: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        started.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow!("a worker of wasm-opt failed"))?)
    })
}
