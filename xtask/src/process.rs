//! Finds and runs other programs. Errors say in a sentence what failed.

use std::{
    env,
    ffi::{OsStr, OsString},
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::LazyLock,
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::{paths, tally::Tally};

/// Prepares Cargo, the same one that runs this program, for the clone.
pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    cargo.current_dir(paths::root());
    cargo
}

/// Prepares Cargo for a wasm step.
pub fn cargo_for_wasm() -> Command {
    let mut cargo = cargo();
    // The user's flags are for the native machine.
    cargo.env_remove("RUSTFLAGS");
    cargo
}

/// Prepares Cargo for a step of the site's build. With a folder of its own it need not wait for tests and checks.
pub fn cargo_for_site() -> Command {
    let mut cargo = cargo_for_wasm();
    cargo.env("CARGO_TARGET_DIR", paths::site_target());
    cargo
}

/// Prepares a program that yields to others when processors are scarce, where the platform has `nice`.
pub fn with_low_priority(program: &Path) -> Command {
    let Some(nice) = on_path("nice") else { return Command::new(program) };
    let mut command = Command::new(nice);
    command.args(["-n", "10"]).arg(program);
    command
}

/// Announces a step and runs it to its end.
pub fn run(what: &str, command: &mut Command) -> Result<()> {
    announce(what);
    let status = command.status().with_context(|| format!("`{}` could not be started", shown(command)))?;
    if !status.success() {
        bail!("{what}: failed (`{}` ended with {status})", shown(command));
    }
    Ok(())
}

/// Runs a program to its end; prints its output only if it fails.
pub fn run_silently(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("`{}` could not be started", shown(command)))?;
    if !output.status.success() {
        std::io::stderr().write_all(&[output.stdout, output.stderr].concat())?;
        bail!("`{}` ended with {}", shown(command), output.status);
    }
    Ok(())
}

/// Runs a test step, shows its output and counts the tests that it reports. Fails only if no failed test says why.
pub fn run_counting(what: &str, command: &mut Command) -> Result<Tally> {
    announce(what);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("`{}` could not be started", shown(command)))?;
    let mut tally = Tally::default();
    for line in BufReader::new(child.stdout.take().context("there is no output")?).lines() {
        let line = line?;
        println!("{line}");
        tally.read(&line);
    }
    let status = child.wait()?;
    if !status.success() && tally.failed == 0 {
        bail!("{what}: failed after {tally} (`{}` ended with {status})", shown(command));
    }
    Ok(tally)
}

/// Runs a program and returns what it writes to standard output.
pub fn answer(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{}` could not be started", shown(command)))?;
    if !output.status.success() {
        bail!("`{}` ended with {}", shown(command), output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Returns the version of a program: the first word like `1.2.3` that `--version` prints.
pub fn version_of(program: &Path) -> Option<String> {
    let output = Command::new(program).arg("--version").stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.split_whitespace()
        .map(|word| word.trim_start_matches('v'))
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.'))
        .map(ToOwned::to_owned)
}

/// Finds Node.
pub fn node() -> Result<PathBuf> {
    on_path("node").context("Node is missing: install it from https://nodejs.org")
}

/// Finds a program on PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd", ".bat"] } else { &[""] };
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
        .find(|file| file.is_file())
}

/// Returns a program's file name on this platform.
pub fn executable(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}

/// Announces a step, with the minutes and seconds since the first one.
pub fn announce(what: &str) {
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    let seconds = FIRST.elapsed().as_secs();
    println!("\n=== {what} ({}:{:02})", seconds / 60, seconds % 60);
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
