//! The browser of the tests and its driver.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Result, bail};

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
        let apt = || {
            let mut command = Command::new("apt-get");
            command.env("DEBIAN_FRONTEND", "noninteractive");
            command
        };
        process::run("Refreshing Debian's list of packages", apt().args(["update", "-qq"]))?;
        process::run(
            "Installing Chromium and its driver with apt-get",
            apt().args(["install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-driver"]),
        )?;
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

fn may_install() -> bool {
    let debian = fs::read_to_string("/etc/os-release").is_ok_and(|text| text.lines().any(|line| line == "ID=debian"));
    debian && is_root() && process::on_path("apt-get").is_some()
}

#[cfg(target_os = "linux")]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(Path::new("/proc/self")).is_ok_and(|found| found.uid() == 0)
}

#[cfg(not(target_os = "linux"))]
fn is_root() -> bool {
    false
}
