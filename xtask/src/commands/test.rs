//! `test`: runs every test, or some stages.

use std::{
    env,
    fs::{self, File},
    path::Path,
    process::{Child, Command},
};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};
use serde_json::json;

use super::e2e::{self, Extent};
use super::{check, crates, looks};
use crate::{
    build::{self, Quality},
    paths, process, setup,
    tally::Tally,
};

/// The journey that shows that the page opens.
const SMOKE: &str = "smoke";

/// The native tests. Those of the first four steps play no games: they need not be optimised, and share what is compiled for
/// `cargo xtask` itself. With the feature `store` the page's store is tested too, in whole games.
const NATIVE: [(&str, &[&str]); 7] = [
    ("Tests of the tool chain", &["--profile", "dev", "--package", "xtask"]),
    ("Tests of the relay", &["--profile", "dev", "--package", "naqala-relay"]),
    ("Tests of the reader of words", &["--profile", "dev", "--package", "naqala-locales"]),
    ("Tests inside the page", &["--profile", "dev", "--no-default-features", "--features", "store", "--lib"]),
    ("Tests inside the crates", &[RULES, AI, ENGINE, "--features", "arena", "--lib", "--bins", "--tests"]),
    ("Tests of the core", &["--no-default-features", "--features", "store", "--test", "native", "--test", "table"]),
    (
        "Examples of the documentation",
        &[RULES, AI, ENGINE, PAGE, "--no-default-features", "--features", "store", "--doc"],
    ),
];

/// The crates that others can use, and the page.
const RULES: &str = "--package=naqala-rules";
const AI: &str = "--package=naqala-ai";
const ENGINE: &str = "--package=naqala-engine";
const PAGE: &str = "--package=naqala";

#[derive(Args)]
pub struct Options {
    /// Only these stages
    stages: Vec<Stage>,
    /// Only the native tests and one short journey, through a page that is not optimised
    #[arg(long, conflicts_with_all = ["stages", "shard", "all", "check"])]
    quick: bool,
    /// Also do what `cargo xtask check` does
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    extent: Extent,
}

/// A stage of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Stage {
    /// The core and the tool chain, without a browser
    Native,
    /// The page's code in a headless Chromium
    Wasm,
    /// The npm package of the engine, in Node
    Package,
    /// The journeys through the built page
    E2e,
}

/// Runs the chosen stages and prints the counts.
pub fn run(options: &Options) -> Result<()> {
    let journeys =
        || e2e::counted(&e2e::Options { extent: options.extent.clone(), ..Default::default() }, Quality::Full);
    let mut counts = Vec::new();
    if options.quick {
        counts.push(("native", native()?));
        let smoke = e2e::Options { name: Some(SMOKE.to_owned()), ..Default::default() };
        counts.push(("smoke", e2e::counted(&smoke, Quality::Quick)?));
    } else if options.stages.is_empty() {
        setup::everything()?;
        let log = paths::target().join("beside-journeys.log");
        let mut others = beside_journeys(options.check, &log)?;
        let (journeys, others) = (journeys(), others.wait()?);
        let output = fs::read_to_string(log)?;
        print!("{output}");
        let mut tally = Tally::default();
        output.lines().for_each(|line| tally.read(line));
        let failed = tally.failed;
        counts.push(("native, wasm and package", tally));
        counts.push(("e2e", journeys?));
        if options.extent.is_whole() {
            counts.push(("looks", looks::counted()?));
        }
        ensure!(others.success() || failed > 0, "the stages beside the journeys failed: see their output above");
    } else {
        // The checks use one processor. The tests use both, so they are what may last longer than the journeys.
        if options.check {
            check::run()?;
        }
        for stage in &options.stages {
            counts.push(match stage {
                Stage::Native => ("native", native()?),
                Stage::Wasm => ("wasm", wasm()?),
                Stage::Package => ("package", package()?),
                Stage::E2e => ("e2e", journeys()?),
            });
        }
    }
    summarize(&counts)
}

fn summarize(counts: &[(&str, Tally)]) -> Result<()> {
    let mut sum = Tally::default();
    for (_, tally) in counts {
        sum += tally.clone();
    }
    for report in &sum.reports {
        println!("\n{}", report.join("\n").trim_end());
    }
    println!("\nTests");
    for (stage, tally) in counts {
        println!("  {stage:<25}{tally}");
    }
    // CI reads this line, the last one.
    println!("{sum}");
    sum.verdict()
}

fn native() -> Result<Tally> {
    let mut tally = Tally::default();
    // The relay is tested over a real one.
    let redis = setup::redis()?;
    for (what, words) in NATIVE {
        let mut cargo = process::cargo();
        cargo.args(["test", "--no-fail-fast"]).args(words).env("NAQALA_REDIS", &redis);
        tally += process::run_counting(what, &mut cargo)?;
    }
    tally += process::run_counting("A program of a stranger on top of the crates", &mut crates::stranger("test"))?;
    Ok(tally)
}

fn wasm() -> Result<Tally> {
    process::run_counting(
        "Tests of the page's code in Chromium",
        &mut in_browser(process::cargo_for_wasm(), "web", "dev")?,
    )
}

/// Tests the npm package of the engine as others install it.
fn package() -> Result<Tally> {
    let mut node = Command::new(process::node()?);
    node.args(["--test", "--test-reporter=spec"])
        .arg(paths::root().join("tests/package/engine.test.mjs"))
        .env("NAQALA_ENGINE", build::engine_package()?)
        .env("NAQALA_TSC", setup::typescript()?);
    process::run_counting("Tests of the engine's package in Node", &mut node)
}

/// Prepares a run of a test target of the page's code in Chromium, which Cargo compiles with a profile of Cargo.toml.
pub fn in_browser(mut cargo: Command, target: &str, profile: &str) -> Result<Command> {
    let tools = setup::build_tools()?;
    let chromium = setup::chromium()?;
    let Some(driver) = &chromium.driver else {
        bail!("the wasm tests need a chromedriver that fits Chromium: put one on PATH or name it in CHROMEDRIVER");
    };
    let capabilities = paths::target().join("webdriver.json");
    fs::create_dir_all(paths::target())?;
    let settings = json!({ "goog:chromeOptions": { "binary": chromium.browser, "args": [
        "headless", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-background-networking",
        "disable-component-update", "disable-sync",
    ] } });
    fs::write(&capabilities, settings.to_string()).context("webdriver.json could not be written")?;
    cargo
        .args(["test", "--target", setup::WASM_TARGET, "--profile", profile, "--test", target])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", tools.test_runner())
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
        .env("WASM_BINDGEN_TEST_ONLY_WEB", "1")
        // In seconds. Beside the journeys everything takes longer.
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "120")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "600")
        // The browser reads no debug information.
        .env("CARGO_PROFILE_DEV_DEBUG", "false");
    Ok(cargo)
}

/// Starts this program again for the other stages, with low priority: the journeys leave a processor idle now and then,
/// and must not be late.
fn beside_journeys(check: bool, log: &Path) -> Result<Child> {
    fs::create_dir_all(paths::target())?;
    println!(
        "\nThe other stages run beside the journeys. Their output goes to {} and appears here at the end.",
        log.display()
    );
    let log = File::create(log)?;
    process::with_low_priority(&env::current_exe()?)
        .args(["test", "native", "wasm", "package"])
        .args(check.then_some("--check"))
        .stdout(log.try_clone()?)
        .stderr(log)
        .spawn()
        .context("the stages beside the journeys could not be started")
}
