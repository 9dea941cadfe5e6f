//! Provides the browser of the tests and its driver.

use std::{env, path::PathBuf};

use anyhow::{Result, bail};

use super::apt::{self, System};
use crate::process;

const NAMES: [&str; 6] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const PLACES: [&str; 5] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];
const DRIVER_PLACES: [&str; 2] = ["/usr/lib/chromium/chromedriver", "/usr/lib/chromium-browser/chromedriver"];

/// A Chromium and, for the wasm tests, the chromedriver that fits it.
pub struct Chromium {
    pub browser: PathBuf,
    pub driver: Option<PathBuf>,
}

/// Finds Chromium; on Debian, as root, installs it.
pub fn provide() -> Result<Chromium> {
    if let Some(named) = env::var_os("NAQALA_CHROMIUM") {
        let browser = PathBuf::from(named);
        if !browser.is_file() {
            bail!("NAQALA_CHROMIUM names {}, which is not a file", browser.display());
        }
        return Ok(Chromium { browser, driver: driver() });
    }
    if let Some(browser) = browser()
        && (driver().is_some() || !may_install())
    {
        return Ok(Chromium { browser, driver: driver() });
    }
    if may_install() {
        apt::install("Chromium and its driver", &["chromium", "chromium-driver"])?;
    }
    match browser() {
        Some(browser) => Ok(Chromium { browser, driver: driver() }),
        None => bail!(
            "no Chromium was found for the tests: install Chromium or Chrome (on Debian: \
             `sudo apt-get install chromium chromium-driver`), or name one in NAQALA_CHROMIUM"
        ),
    }
}

fn browser() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| process::on_path(name)).or_else(|| present(&PLACES))
}

fn driver() -> Option<PathBuf> {
    env::var_os("CHROMEDRIVER")
        .map(PathBuf::from)
        .or_else(|| process::on_path("chromedriver"))
        .or_else(|| present(&DRIVER_PLACES))
}

fn present(places: &[&str]) -> Option<PathBuf> {
    places.iter().map(PathBuf::from).find(|file| file.is_file())
}

/// Returns whether apt can install it. On Ubuntu it is a snap.
fn may_install() -> bool {
    System::here() == Some(System::Debian) && apt::may_install()
}
