//! `test`: every test there is, or one stage of them.

use std::{fs, process::Command};

use anyhow::{Context, Result, bail};
use serde_json::json;

use super::e2e;
use crate::{paths, process, setup, tally::Tally};

type Stage = (&'static str, fn() -> Result<Tally>);

const STAGES: [Stage; 3] = [("native", native), ("wasm", wasm), ("e2e", journeys)];

/// Runs every stage and ends with the counts.
pub fn all() -> Result<()> {
    setup::everything()?;
    run(&STAGES)
}

/// Runs one stage.
pub fn one(name: &str) -> Result<()> {
    match STAGES.iter().find(|(stage, _)| *stage == name) {
        Some(stage) => run(&[*stage]),
        None => bail!("`{name}` is not a stage of the tests: native, wasm and e2e are"),
    }
}

fn run(stages: &[Stage]) -> Result<()> {
    let mut lines = vec!["\nTests".to_owned()];
    let mut sum = Tally::default();
    for (name, stage) in stages {
        let tally = stage()?;
        lines.push(format!("  {name:<8}{tally}"));
        sum += tally;
    }
    lines.push(format!("  {:<8}{sum}", "all"));
    let summary = lines.join("\n");
    println!("{summary}");
    // .ci/run shows it once more at its end.
    fs::create_dir_all(paths::target())?;
    fs::write(paths::target().join("test-summary.txt"), summary + "\n").context("the summary could not be kept")
}

fn native() -> Result<Tally> {
    let mut core = process::cargo();
    core.args(["test", "--no-default-features", "--features", "cli"]).current_dir(paths::root());
    let mut tally = process::run_counting("Tests of the core", &mut core)?;
    let mut own = process::cargo();
    own.args(["test", "--package", "xtask"]).current_dir(paths::root());
    tally += process::run_counting("Tests of the tool chain", &mut own)?;
    Ok(tally)
}

fn wasm() -> Result<Tally> {
    process::run_counting("Tests of the page's code in Chromium", &mut in_browser("web")?)
}

/// A test target of the page's code, to be run in Chromium.
pub fn in_browser(target: &str) -> Result<Command> {
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
    let mut cargo = process::cargo();
    cargo
        .args(["test", "--target", setup::WASM_TARGET, "--test", target])
        .current_dir(paths::root())
        .env("CARGO_TARGET_DIR", paths::wasm_target())
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", tools.test_runner())
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
        .env("WASM_BINDGEN_TEST_ONLY_WEB", "1")
        .env_remove("RUSTFLAGS");
    Ok(cargo)
}

fn journeys() -> Result<Tally> {
    e2e::counted(None)
}
