//! The set-up: everything the steps need beyond Rust and Node, found or installed, pinned.

mod apt;
mod cargo_tool;
mod chromium;
mod engines;
mod lockfile;
mod npm;
mod wasm_target;

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use anyhow::Result;

use crate::process;
use cargo_tool::CargoTool;
pub use chromium::Chromium;
pub use engines::provide as engines;
pub use npm::Packages;
pub use wasm_target::{TRIPLE as WASM_TARGET, provide as ensure_wasm_target};

const TRUNK_VERSION: &str = "0.21.14";

/// What building the page takes.
pub struct BuildTools {
    pub trunk: PathBuf,
    pub bindgen: PathBuf,
    pub packages: Packages,
}

impl BuildTools {
    /// Builds the PATH on which Trunk finds its tools: npm's `wasm-opt` before any other.
    pub fn path(&self) -> Result<OsString> {
        let trunk = self.trunk.parent().unwrap_or(Path::new("."));
        process::path_with(&[&self.packages.programs(), &self.bindgen, trunk])
    }

    /// Names the program that runs wasm tests in a browser.
    pub fn test_runner(&self) -> PathBuf {
        self.bindgen.join(process::executable("wasm-bindgen-test-runner"))
    }
}

/// Provides what building the page takes.
pub fn build_tools() -> Result<BuildTools> {
    wasm_target::provide()?;
    let packages = npm::provide()?;
    let bindgen = CargoTool {
        package: "wasm-bindgen-cli",
        folder: "wasm-bindgen",
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        version: lockfile::version_of("wasm-bindgen")?,
        locked: false,
        usual_time: "about 2 minutes on two cores",
    }
    .provide()?;
    let trunk = CargoTool {
        package: "trunk",
        folder: "trunk",
        programs: &["trunk"],
        version: TRUNK_VERSION.to_owned(),
        locked: true,
        usual_time: "about 7 minutes on two cores",
    }
    .provide()?
    .join(process::executable("trunk"));
    Ok(BuildTools { trunk, bindgen, packages })
}

/// Provides the browser of the tests.
pub fn chromium() -> Result<Chromium> {
    chromium::provide()
}

/// Provides everything and says where it is.
pub fn everything() -> Result<()> {
    let tools = build_tools()?;
    println!("trunk           {}", tools.trunk.display());
    println!("wasm-bindgen    {}", tools.bindgen.display());
    println!("npm packages    {}", tools.packages.folder().display());
    let chromium = chromium()?;
    println!("Chromium        {}", chromium.browser.display());
    match &chromium.driver {
        Some(driver) => println!("chromedriver    {}", driver.display()),
        None => println!("chromedriver    none: the wasm tests will need one"),
    }
    for engine in engines() {
        match &engine.found {
            Ok(program) => println!("{:<16}{}", engine.name(), program.display()),
            Err(reason) => println!("{:<16}none: {reason}", engine.name()),
        }
    }
    Ok(())
}
