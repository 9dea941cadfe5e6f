//! What the builds of the program and of the workers have in common: the tools for wasm, and a note in each work folder
//! of what its files were made from.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::{fingerprint, terms::Quality};
use crate::{digest, paths, process, setup::BuildTools};

/// The instructions beyond the first version of wasm that LLVM uses.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-multivalue",
];

/// The file of a work folder with the hash of what its files were made from.
const NOTE: &str = "made-from.txt";

/// A folder of finished wasm, which is made again only if something has changed that decides about it.
pub struct WorkFolder {
    pub path: PathBuf,
    made_from: String,
}

impl WorkFolder {
    /// Names the folder, and hashes all that decides about its files: the compiled wasm, the tools, and the code of
    /// these files and of this one.
    pub fn new(name: &str, compiled: &[u8], code: &[&str], tools: &BuildTools, quality: Quality) -> Result<Self> {
        let code = code.iter().chain(&["wasm.rs"]).map(|file| fingerprint::of_tree(&format!("xtask/src/build/{file}")));
        let code = code.collect::<Result<String>>()?;
        let tools = format!("{} {}", tools.bindgen.display(), tools.packages.folder().display());
        let made_from = digest::short(format!("{} {quality:?} {tools}\n{code}", digest::short(compiled)).as_bytes());
        Ok(Self { path: paths::site_target().join(name), made_from })
    }

    /// Returns whether its files were made from the same.
    pub fn is_made(&self) -> bool {
        fs::read_to_string(self.path.join(NOTE)).is_ok_and(|made_from| made_from == self.made_from)
    }

    /// Notes that its files are finished.
    pub fn finish(&self) -> Result<()> {
        fs::write(self.path.join(NOTE), &self.made_from).context("what the wasm was made from could not be noted")
    }
}

/// Returns the path of a wasm file by its stem.
pub fn file(folder: &Path, stem: &str) -> PathBuf {
    folder.join(format!("{stem}.wasm"))
}

/// Binds a wasm file of a folder to JavaScript, with these options beside the usual ones.
pub fn bind(what: &str, stem: &str, folder: &Path, options: &[&str], tools: &BuildTools) -> Result<()> {
    let mut bindgen = Command::new(tools.bindgen.join(process::executable("wasm-bindgen")));
    bindgen.args(["--target", "web", "--no-typescript"]).args(options).arg("--out-dir").arg(folder);
    process::run(&format!("Binding the {what} to JavaScript"), bindgen.arg(file(folder, stem)))
}

/// Prepares a program of Binaryen.
pub fn binaryen(program: &str, tools: &BuildTools) -> Result<Command> {
    let mut node = Command::new(process::node()?);
    node.arg(tools.packages.folder().join("binaryen/bin").join(program)).args(FEATURES);
    Ok(node)
}
