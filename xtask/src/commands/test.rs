//! `test`: runs every test, or one stage.

use std::{
    fs::{self, File},
    process::{Child, Command},
};

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use serde_json::json;

use super::e2e::{self, Shard};
use crate::{build::Quality, paths, process, setup, tally::Tally};

/// The journey that shows that the page opens.
const SMOKE: &str = "smoke";

#[derive(Args)]
pub struct Options {
    /// Only this stage
    stage: Option<Stage>,
    /// Only the native tests and one short journey, through a page that is not optimised
    #[arg(long, conflicts_with_all = ["stage", "shard"])]
    quick: bool,
    #[command(flatten)]
    shard: Shard,
}

/// A stage of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Stage {
    /// The core and the tool chain, without a browser
    Native,
    /// The page's code in a headless Chromium
    Wasm,
    /// The journeys through the built page
    E2e,
}

/// Runs the chosen stages and prints the counts.
pub fn run(options: &Options) -> Result<()> {
    let journeys = || e2e::counted(&e2e::Options::of_shard(&options.shard), Quality::Full);
    let mut counts = Vec::new();
    match options.stage {
        _ if options.quick => {
            counts.push(("native", native()?));
            counts.push(("smoke", e2e::counted(&e2e::Options::named(SMOKE), Quality::Quick)?));
        }
        Some(Stage::Native) => counts.push(("native", native()?)),
        Some(Stage::Wasm) => counts.push(("wasm", wasm()?)),
        Some(Stage::E2e) => counts.push(("e2e", journeys()?)),
        None => {
            setup::everything()?;
            // The compiler optimises the program on one processor. Tests that need no site use the others meanwhile.
            let build = Background::start("build")?;
            counts.push(("native", native()?));
            counts.push(("wasm", wasm()?));
            build.wait()?;
            counts.push(("e2e", journeys()?));
        }
    }
    summarize(&counts)
}

fn summarize(counts: &[(&str, Tally)]) -> Result<()> {
    let mut sum = Tally::default();
    println!("\nTests");
    for (stage, tally) in counts {
        println!("  {stage:<8}{tally}");
        sum += *tally;
    }
    println!("{sum}");
    // .ci/run prints it again at its end.
    fs::create_dir_all(paths::target())?;
    fs::write(paths::target().join("test-summary.txt"), format!("{sum}\n")).context("the summary could not be kept")
}

fn native() -> Result<Tally> {
    let mut core = process::cargo();
    // With the feature `store` the page's store is tested too, in whole games.
    core.args(["test", "--no-default-features", "--features", "cli,store"]);
    let mut tally = process::run_counting("Tests of the core", &mut core)?;
    let mut own = process::cargo();
    // As `cargo xtask` itself is built: the profile for tests would compile its dependencies once more.
    own.args(["test", "--package", "xtask", "--package", "launch", "--profile", "dev"]);
    tally += process::run_counting("Tests of the tool chain", &mut own)?;
    Ok(tally)
}

fn wasm() -> Result<Tally> {
    process::run_counting("Tests of the page's code in Chromium", &mut in_browser("web", "dev")?)
}

/// Prepares a run of a test target of the page's code in Chromium, compiled with a profile of Cargo.toml.
pub fn in_browser(target: &str, profile: &str) -> Result<Command> {
    let tools = setup::build_tools()?;
    let chromium = setup::chromium()?;
    let Some(driver) = &chromium.driver else {
        bail!("the wasm tests need a chromedriver that fits Chromium: put one on PATH or name it in CHROMEDRIVER");
    };
    let capabilities = paths::wasm_target().join("webdriver.json");
    fs::create_dir_all(paths::wasm_target())?;
    let settings = json!({ "goog:chromeOptions": { "binary": chromium.browser, "args": [
        "headless", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-background-networking",
        "disable-component-update", "disable-sync",
    ] } });
    fs::write(&capabilities, settings.to_string()).context("webdriver.json could not be written")?;
    let mut cargo = process::cargo_for_wasm();
    cargo
        .args(["test", "--target", setup::WASM_TARGET, "--profile", profile, "--test", target])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", tools.test_runner())
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
        .env("WASM_BINDGEN_TEST_ONLY_WEB", "1");
    Ok(cargo)
}

/// A command of this program that runs beside the tests. Its output appears once it has ended.
struct Background {
    child: Child,
    output: std::path::PathBuf,
}

impl Background {
    fn start(command: &str) -> Result<Self> {
        fs::create_dir_all(paths::target())?;
        let output = paths::target().join(format!("{command}.log"));
        let log = File::create(&output)?;
        let child = Command::new(std::env::current_exe()?)
            .arg(command)
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
            .with_context(|| format!("`cargo xtask {command}` could not be started"))?;
        Ok(Self { child, output })
    }

    fn wait(mut self) -> Result<()> {
        let status = self.child.wait()?;
        print!("{}", fs::read_to_string(&self.output)?);
        if !status.success() {
            bail!("the site could not be built: its build ended with {status}");
        }
        Ok(())
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // The build still runs only if an error ended the tests beside it.
        drop(self.child.kill());
    }
}
