//! The engine as an npm package: `packages/naqala-engine`, to which the build adds the wasm of `crates/naqala-wasm`.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use super::npm_pack;
use crate::{
    build::{
        Quality, files,
        wasm::{self, WorkFolder},
        workers,
    },
    paths, process,
    setup::{self, BuildTools},
};

/// The stem of the package's wasm and of its bindings.
const CORE: &str = "core";
/// What of the bindings belongs to the package.
const BINDINGS: [&str; 2] = ["core.js", "core_bg.wasm"];

/// Makes the package in the target folder, and returns the packed one, which lies beside it. The site has no part of it.
pub fn make() -> Result<PathBuf> {
    let folder = paths::target().join("packages/naqala-engine");
    let bound = bind(&setup::build_tools()?)?;
    files::empty(&folder)?;
    files::copy(&paths::root().join("packages/naqala-engine"), &folder)?;
    for name in BINDINGS {
        files::copy(&bound.join(name), &folder.join(name))?;
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        files::copy(&paths::root().join(licence), &folder.join(licence))?;
    }
    let beside = paths::target().join("packages");
    Ok(beside.join(npm_pack(&folder, &beside)?))
}

/// Compiles the wasm, binds and optimises it as that of the thinker, and returns the folder where it lies.
fn bind(tools: &BuildTools) -> Result<PathBuf> {
    let compiled = compile()?;
    let work = WorkFolder::new("engine", &compiled, &["package/engine.rs", "workers.rs"], tools, Quality::Full)?;
    if !work.is_made() {
        files::empty(&work.path)?;
        fs::write(wasm::file(&work.path, CORE), compiled)?;
        wasm::bind("engine", CORE, &work.path, &[], tools)?;
        workers::optimise("engine", &wasm::file(&work.path, &format!("{CORE}_bg")), tools)?;
        work.finish()?;
    }
    Ok(work.path)
}

fn compile() -> Result<Vec<u8>> {
    const PROFILE: &str = "thinker-release";
    let mut cargo = process::cargo_for_site();
    cargo
        .args(["build", "--profile", PROFILE, "--target", setup::WASM_TARGET, "--package", "naqala-wasm"])
        // Without the flags of .cargo/config.toml, which make the page small and slow.
        .env("RUSTFLAGS", "");
    process::run("Compiling the engine", &mut cargo)?;
    let file = wasm::file(&paths::site_target().join(setup::WASM_TARGET).join(PROFILE), "naqala_wasm");
    fs::read(&file).with_context(|| format!("{} could not be read", file.display()))
}
