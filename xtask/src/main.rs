//! The tool chain of Naqala: `cargo xtask help` lists the commands.

mod build;
mod commands;
mod digest;
mod letters;
mod locales;
mod paths;
mod process;
mod serve;
mod setup;
mod tally;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

use build::{BuildOptions, SiteOptions};
use commands::{arena, bench, check, e2e, looks, play, relay, scripts, size, test};

/// Naqala's tool chain.
///
/// Needs Rust (rustup) and Node with npm. It installs everything else, pinned, into a per-user cache folder, where the
/// next clone finds it.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = ENVIRONMENT, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const ENVIRONMENT: &str = "\
Environment:
  NAQALA_CHROMIUM   the Chromium or Chrome to test with (else: PATH, then the usual places)
  CHROMEDRIVER      the chromedriver that fits it
  NAQALA_FIREFOX    the Firefox for the short journey in other engines (else: the same way)
  NAQALA_WEBKIT     the WebKitWebDriver for it (else: PATH); it also needs Xvfb
  NAQALA_REDIS      the redis-server or valkey-server for the tests of the relay (else: PATH)
  NAQALA_HEADLESS_SHELL
                    the headless shell of Chromium for most journeys (else: a pinned one on Linux with x86-64, PATH,
                    then Chromium itself)
  NAQALA_CACHE      the folder for tools and built sites (else: naqala/ in the platform's cache folder)";

#[derive(Subcommand)]
enum Command {
    /// Build the page, serve it on localhost and open it in a browser if there is a desktop
    Play(play::Options),
    /// Build the static site into dist/: relative addresses, a strict CSP, a service worker, brotli beside each file,
    /// headers for hosts; and the npm package of the engine into target/packages
    Build(SiteOptions),
    /// Run the relay of live tables by itself; its options follow `--`
    Relay(relay::Options),
    /// Run every test, or one stage of them
    Test(test::Options),
    /// Run the journeys through the built page, or those whose file name contains a word
    E2e(e2e::Options),
    /// Check formatting, clippy (native and wasm), scripts, style sheets, documentation, licences and Rust versions of
    /// all dependencies, the crates as they are packed and with the oldest Rust
    Check,
    /// Check the words of all languages and say how much of each is done, or what there is to do in one
    Locales(commands::locales::Options),
    /// Run the benches of benches/, then those of tests/e2e in the browser
    Bench,
    /// Play opponents against each other and say how strong they are
    Arena(arena::Options),
    /// Find puzzles in games that opponents play against each other
    Puzzles(arena::Options),
    /// Fit the weights of the opponents to games of their own, and write crates/naqala-ai/src/weights.rs
    Train(arena::Options),
    /// Measure what a first visit and an embedded exercise download, or a board in each mode, against their budgets
    Size(size::Options),
    /// Look at every screen and at the worst states of the table in each form: cut text, what is out of reach, small
    /// targets, contrast (tests/e2e/looks.mjs)
    Looks(looks::Options),
    /// Take screenshots into shots/ (tests/e2e/shots.mjs)
    Shots(scripts::ShotsOptions),
    /// Take the pictures of the README (tests/e2e/pictures.mjs)
    Pictures(BuildOptions),
    /// Count the taps that a turn takes (tests/e2e/taps.mjs)
    Taps(BuildOptions),
    /// Measure the room that each puzzle needs on an embedded board, and write tests/e2e/rooms.json
    Rooms(BuildOptions),
    /// Write oEmbed data for a site at an address into a folder of it; a journey uses it
    #[command(hide = true)]
    Oembed { folder: PathBuf, site: String },
    /// Install what is missing, and nothing else
    Setup,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
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

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Play(options) => play::run(&options),
        Command::Build(options) => build::run(&options),
        Command::Relay(options) => relay::run(&options),
        Command::Test(options) => test::run(&options),
        Command::E2e(options) => e2e::run(&options),
        Command::Check => check::run(),
        Command::Locales(options) => commands::locales::run(&options),
        Command::Bench => bench::run(),
        Command::Arena(options) => arena::run("Opponents against each other", "arena", &options),
        Command::Puzzles(options) => arena::run("Puzzles", "puzzles", &options),
        Command::Train(options) => arena::run("Training", "train", &options),
        Command::Size(options) => size::run(options),
        Command::Looks(options) => looks::run(&options),
        Command::Shots(options) => scripts::shots(&options),
        Command::Pictures(options) => scripts::pictures(options),
        Command::Taps(options) => scripts::taps(options),
        Command::Rooms(options) => scripts::rooms(options),
        Command::Oembed { folder, site } => build::write_oembed(&site, &folder),
        Command::Setup => setup::everything(),
    }
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, Parser};

    use super::{Arguments, Command};
    use crate::build::Quality;

    #[test]
    fn states_its_commands_without_contradiction() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn refuses_words_that_it_does_not_know() {
        let parse = |words: &[&str]| Arguments::try_parse_from([&["xtask"], words].concat());
        assert!(
            matches!(parse(&["build", "--quick"]).map(|read| read.command), Ok(Command::Build(options)) if options.build.quality() == Quality::Quick)
        );
        for wrong in [
            &["fly"][..],
            &["check", "more"],
            &["build", "--fast"],
            &["e2e", "--shard", "5/4"],
            &["test", "unit"],
            &["build", "--relay", "https://x"],
        ] {
            assert!(parse(wrong).is_err(), "{wrong:?}");
        }
    }
}
