//! The set-up: finds or installs what the commands need beyond Rust and Node, in pinned versions.

mod apt;
mod bindgen;
mod chromium;
mod engines;
mod npm;
mod place;
mod redis;
mod rust;
mod shell;
mod wasm_target;

use std::path::PathBuf;

use anyhow::Result;

use crate::process;
pub use chromium::{Chromium, provide as chromium};
pub use engines::{expect_all as expect_engines, provide as engines};
pub use npm::{Packages, provide as packages, typescript};
pub use redis::provide as redis;
pub use rust::provide as older_rust;
pub use wasm_target::{TRIPLE as WASM_TARGET, provide as ensure_wasm_target};

/// The tools that build the page.
pub struct BuildTools {
    /// The folder of wasm-bindgen and its test runner.
    pub bindgen: PathBuf,
    pub packages: Packages,
}

impl BuildTools {
    /// Returns the program that runs wasm tests in a browser.
    pub fn test_runner(&self) -> PathBuf {
        self.bindgen.join(process::executable("wasm-bindgen-test-runner"))
    }
}

/// Provides the tools that build the page.
pub fn build_tools() -> Result<BuildTools> {
    ensure_wasm_target()?;
    Ok(BuildTools { packages: packages()?, bindgen: bindgen::provide()? })
}

/// Provides everything and prints where it is.
pub fn everything() -> Result<()> {
    let tools = build_tools()?;
    println!("wasm-bindgen    {}", tools.bindgen.display());
    println!("npm packages    {}", tools.packages.folder().display());
    println!("TypeScript      {}", typescript()?.display());
    let chromium = chromium()?;
    println!("Chromium        {}", chromium.browser.display());
    match &chromium.driver {
        Some(driver) => println!("chromedriver    {}", driver.display()),
        None => println!("chromedriver    none: the wasm tests need one"),
    }
    println!("Redis           {}", redis()?.display());
    for engine in engines() {
        match &engine.found {
            Ok(program) => println!("{:<16}{}", engine.name(), program.display()),
            Err(reason) => println!("{:<16}none: {reason}", engine.name()),
        }
    }
    Ok(())
}
