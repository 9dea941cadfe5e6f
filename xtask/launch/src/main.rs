//! Starts the tool chain (xtask), so that a fresh clone finds its dependencies compiled.
//!
//! `cargo xtask` compiles only this small program in the clone. It then has Cargo compile xtask, and all that xtask
//! builds, in a build folder that all clones of a user share (`shared.rs`). Finished programs and documents still go to
//! the clone's own target folder.

mod cache;
mod shared;

use std::{
    env,
    ffi::OsString,
    io,
    path::{self, Path},
    process::{Command, ExitCode, ExitStatus},
};

/// The variable that names a program through which Cargo starts the compiler for our own crates.
const WRAPPER: &str = "RUSTC_WORKSPACE_WRAPPER";
/// Variables by which a user chooses another build folder.
const CHOICES: [&str; 5] = [
    "CARGO_TARGET_DIR",
    "CARGO_BUILD_TARGET_DIR",
    "CARGO_BUILD_BUILD_DIR",
    "CARGO_BUILD_RUSTC_WORKSPACE_WRAPPER",
    WRAPPER,
];

fn main() -> ExitCode {
    match run(env::args_os().skip(1)) {
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            eprintln!("error: the tool chain could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut words: impl Iterator<Item = OsString>) -> io::Result<ExitStatus> {
    let this = env::current_exe()?;
    if env::var_os(WRAPPER).is_some_and(|wrapper| wrapper == this) {
        let compiler = words.next().ok_or_else(|| io::Error::other("Cargo named no compiler"))?;
        return Command::new(compiler).args(words).status();
    }
    // Cargo states at run time which clone this is: it may have been moved since this program was compiled.
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("start it with `cargo xtask`"))?;
    let root = Path::new(&here).ancestors().nth(2).ok_or_else(|| io::Error::other("this is no clone of Naqala"))?;
    let cache =
        cache::folder().ok_or_else(|| io::Error::other("no cache folder is known; NAQALA_CACHE may name one"))?;
    let cache = path::absolute(cache)?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--quiet", "--package", "xtask", "--manifest-path"]).arg(root.join("Cargo.toml"));
    cargo.arg("--").args(words).env("NAQALA_CACHE", &cache);
    let is_chosen = CHOICES.iter().any(|name| env::var_os(name).is_some());
    let folder = if is_chosen { None } else { shared::Folder::open(&cache, root) };
    if let Some(folder) = &folder {
        cargo.env("CARGO_BUILD_BUILD_DIR", folder.path()).env(WRAPPER, this);
    }
    cargo.status()
}
