//! `e2e`: runs the journeys through the built page, in Chromium and, some of them, in other engines.

use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use super::{node::ServedSite, relay};
use crate::{
    build::{self, BuildOptions, Quality},
    paths, process, setup,
    tally::Tally,
};

const CONFIG: &str = "playwright.config.mjs";
/// The journey that loads the npm package of the engine.
const PACKAGE: &str = "journeys/app/engine-package.test.mjs";

#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Only the journeys whose file name contains this word
    pub name: Option<String>,
    #[command(flatten)]
    pub build: BuildOptions,
    #[command(flatten)]
    pub extent: Extent,
}

/// How many of the journeys run.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Only this part of the journeys, like 1/4
    #[arg(id = "shard", long = "shard", value_name = "PART/PARTS", value_parser = part)]
    part: Option<String>,
    /// Also the journeys that repeat others at length and, with all tests, `cargo xtask looks`, as each night
    #[arg(long)]
    all: bool,
}

impl Extent {
    /// Returns whether everything is tested at length.
    pub const fn is_whole(&self) -> bool {
        self.all && self.part.is_none()
    }
}

/// Runs the journeys.
pub fn run(options: &Options) -> Result<()> {
    let tally = counted(options, options.build.quality())?;
    println!("\nJourneys: {tally}");
    tally.verdict()
}

/// Runs the journeys and counts them.
pub fn counted(options: &Options, quality: Quality) -> Result<Tally> {
    setup::expect_engines()?;
    let site = ServedSite::start(quality)?;
    let mut node = site.node()?;
    node.env("NAQALA_RELAY", relay::program()?);
    // Three nodes of it share one.
    node.env("NAQALA_REDIS", setup::redis()?);
    // A journey has it write oEmbed data, which need an address.
    node.env("NAQALA_XTASK", std::env::current_exe().context("this program does not know its own file")?);
    if options.name.as_ref().is_none_or(|name| PACKAGE.contains(name.as_str())) {
        node.env("NAQALA_ENGINE", build::engine_package()?);
    }
    for engine in setup::engines() {
        engine.set_variables(&mut node);
    }
    playwright(&mut node, options);
    process::run_counting("Journeys through the page", &mut node)
}

fn playwright(node: &mut Command, options: &Options) {
    // Not the link in .bin, which Node cannot run on Windows.
    let program = paths::journeys().join("node_modules/@playwright/test/cli.js");
    node.arg(program).arg("test").arg("-c").arg(paths::journeys().join(CONFIG)).args(&options.name);
    if let Some(part) = &options.extent.part {
        node.arg(format!("--shard={part}"));
    }
    if options.extent.all {
        node.env("NAQALA_ALL", "1");
    }
}

/// Reads a part like `1/4`.
pub fn part(text: &str) -> Result<String, String> {
    let numbers =
        text.split_once('/').and_then(|(part, parts)| Some((part.parse::<u32>().ok()?, parts.parse::<u32>().ok()?)));
    match numbers {
        Some((part, parts)) if (1..=parts).contains(&part) => Ok(text.to_owned()),
        _ => Err("a part is a number and how many there are, like 1/4".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn reads_a_part_of_all() {
        assert_eq!(part("1/4").as_deref(), Ok("1/4"));
        assert_eq!(part("4/4").as_deref(), Ok("4/4"));
        for wrong in ["", "1", "0/4", "5/4", "a/b", "1/"] {
            assert!(part(wrong).is_err(), "{wrong}");
        }
    }
}
