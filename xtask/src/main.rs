//! The tool chain of Naqala: `cargo xtask help` lists what it can do.

mod build;
mod commands;
mod digest;
mod html;
mod paths;
mod process;
mod serve;
mod setup;
mod tally;

use std::process::ExitCode;

use anyhow::{Result, bail};

use commands::{bench, check, e2e, play, shots, size, test};

const HELP: &str = include_str!("help.txt");

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error}");
            for reason in error.chain().skip(1) {
                eprintln!("  because: {reason}");
            }
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["help" | "--help" | "-h"] | [_, "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        ["setup"] => setup::everything(),
        ["play", rest @ ..] => play::run(rest),
        ["build"] => build::site(),
        ["test"] => test::all(),
        ["test", stage] => test::one(stage),
        ["e2e"] => e2e::run(None),
        ["e2e", filter] => e2e::run(Some(filter)),
        ["check"] => check::run(),
        ["bench"] => bench::run(),
        ["size"] => size::run(),
        ["shots"] => shots::run(),
        [command, ..] => bail!(
            "`cargo xtask {}` is not a command; `cargo xtask help` lists them (did `{command}` get one word too many?)",
            words.join(" ")
        ),
    }
}
