//! Provides browsers besides Chromium: Firefox and WebKit for a short journey in other engines, and Chromium's headless
//! shell.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

use anyhow::{Result, ensure};

use super::{
    apt::{self, System},
    shell,
};
use crate::process;

struct Browser {
    name: &'static str,
    /// The end of the names of two variables: `NAQALA_…` names its program, `NAQALA_NO_…` says why there is none.
    variable: &'static str,
    /// The names of its program.
    programs: &'static [&'static str],
    /// Its usual places outside of PATH.
    places: &'static [&'static str],
    /// The programs that it needs beside its own.
    besides: &'static [&'static str],
    /// Provides a pinned program, which comes before those of the system.
    pinned: Option<fn() -> Result<PathBuf>>,
    packages: &'static [&'static str],
    systems: &'static [System],
    missing: &'static str,
    /// Whether a journey would be skipped without it, so that CI must have it.
    is_required: bool,
}

const BROWSERS: [Browser; 3] = [
    // Chromium without windows. Journeys take a sixth less time in it, and in the pinned one less still. A tag marks those that need a
    // whole browser.
    Browser {
        name: "Headless shell",
        variable: "HEADLESS_SHELL",
        programs: &["chromium-headless-shell"],
        places: &["/usr/lib/chromium/chromium-headless-shell"],
        besides: &[],
        pinned: Some(shell::provide),
        packages: &["chromium-headless-shell"],
        systems: &[System::Debian],
        missing: "no headless shell of Chromium was found: all journeys run in Chromium itself, which takes longer",
        is_required: false,
    },
    Browser {
        name: "Firefox",
        variable: "FIREFOX",
        programs: &["firefox", "firefox-esr"],
        places: &[
            "/Applications/Firefox.app/Contents/MacOS/firefox",
            "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
        ],
        besides: &[],
        pinned: None,
        packages: &["firefox-esr"],
        systems: &[System::Debian],
        missing: "no Firefox was found: install it (on Debian `sudo apt-get install firefox-esr`; on Ubuntu Mozilla's \
                  own package, as a snap cannot be tried), or name one in NAQALA_FIREFOX",
        is_required: true,
    },
    Browser {
        name: "WebKit",
        variable: "WEBKIT",
        programs: &["WebKitWebDriver"],
        places: &[],
        besides: &["Xvfb"],
        pinned: None,
        packages: &["webkit2gtk-driver", "xvfb"],
        systems: &[System::Debian, System::Ubuntu],
        missing: "no WebKit was found: it takes WebKitWebDriver and Xvfb, which are for Linux only (on Debian and \
                  Ubuntu `sudo apt-get install webkit2gtk-driver xvfb`)",
        is_required: cfg!(target_os = "linux"),
    },
];

/// A browser besides Chromium.
pub struct Engine {
    browser: &'static Browser,
    /// Its program, or the reason why there is none.
    pub found: Result<PathBuf, String>,
}

/// Finds these browsers, or installs them where nobody has to be asked. Without Firefox or WebKit its journey is
/// skipped and says so; [`expect_all`] refuses that in CI.
pub fn provide() -> &'static [Engine] {
    static ENGINES: LazyLock<Vec<Engine>> =
        LazyLock::new(|| BROWSERS.iter().map(|browser| Engine { browser, found: browser.provide() }).collect());
    &ENGINES
}

/// Fails where `CI` is set and an engine with a journey of its own is missing: nobody reads there what was skipped.
///
/// # Errors
/// The reason for each missing engine.
pub fn expect_all() -> Result<()> {
    expect(provide(), apt::is_ci_set())
}

fn expect(engines: &[Engine], is_ci: bool) -> Result<()> {
    let must_be = |engine: &&Engine| engine.browser.is_required && is_ci;
    let reasons: Vec<_> = engines.iter().filter(must_be).filter_map(|engine| engine.found.as_ref().err()).collect();
    ensure!(
        reasons.is_empty(),
        "CI must try all engines: {}",
        reasons.iter().map(|reason| reason.as_str()).collect::<Vec<_>>().join("; ")
    );
    Ok(())
}

impl Engine {
    pub fn name(&self) -> &'static str {
        self.browser.name
    }

    /// Sets the variables that name its program to the journeys, or say why it is missing.
    pub fn set_variables(&self, journeys: &mut Command) {
        let Browser { variable, .. } = self.browser;
        match &self.found {
            Ok(program) => journeys.env(format!("NAQALA_{variable}"), program),
            Err(reason) => {
                journeys.env_remove(format!("NAQALA_{variable}")).env(format!("NAQALA_NO_{variable}"), reason)
            }
        };
    }
}

impl Browser {
    fn provide(&self) -> Result<PathBuf, String> {
        let variable = format!("NAQALA_{}", self.variable);
        if let Some(named) = env::var_os(&variable).map(PathBuf::from) {
            let reason = format!("{variable} names {}, which is not a file", named.display());
            return Some(named).filter(|file| file.is_file()).ok_or(reason);
        }
        match self.pinned.map(|provide| provide()) {
            Some(Ok(program)) => return Ok(program),
            Some(Err(reason)) => println!("No pinned {}: {reason:#}", self.name.to_lowercase()),
            None => {}
        }
        if let Some(found) = self.find() {
            return Ok(found);
        }
        if System::here().is_some_and(|system| self.systems.contains(&system)) && apt::may_install() {
            apt::install(self.name, self.packages).map_err(|reason| format!("{} ({reason})", self.missing))?;
        }
        self.find().ok_or_else(|| self.missing.to_owned())
    }

    fn find(&self) -> Option<PathBuf> {
        if self.besides.iter().any(|program| process::on_path(program).is_none()) {
            return None;
        }
        let on_path = self.programs.iter().filter_map(|program| process::on_path(program)).find(|file| !is_snap(file));
        on_path.or_else(|| self.places.iter().map(PathBuf::from).find(|file| file.is_file()))
    }
}

/// Returns whether a program is a snap, which cannot read our folders. PATH then has a link or a small script.
fn is_snap(program: &Path) -> bool {
    let leads_to_snap = fs::canonicalize(program).is_ok_and(|file| file.ends_with("snap") || file.starts_with("/snap"));
    leads_to_snap || fs::read_to_string(program).is_ok_and(|script| script.contains("/snap/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn without(names: &[&str]) -> Vec<Engine> {
        let found = |browser: &Browser| {
            if names.contains(&browser.name) {
                Err(format!("no {}", browser.name))
            } else {
                Ok(PathBuf::from(browser.variable))
            }
        };
        BROWSERS.iter().map(|browser| Engine { browser, found: found(browser) }).collect()
    }

    #[test]
    fn a_missing_engine_is_skipped_here_and_fails_in_ci() {
        let missing = without(&["Firefox"]);
        assert!(expect(&missing, false).is_ok());
        assert!(expect(&missing, true).is_err_and(|error| error.to_string().ends_with(": no Firefox")));
        assert_eq!(expect(&without(&["WebKit"]), true).is_err(), cfg!(target_os = "linux"));
    }

    #[test]
    fn a_missing_headless_shell_costs_only_time() {
        assert!(expect(&without(&["Headless shell"]), true).is_ok());
    }
}
