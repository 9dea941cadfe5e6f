//! Runs Node scripts of tests/e2e, which open the served site in Chromium.

use std::process::Command;

use anyhow::Result;

use crate::{
    build::{self, Quality},
    paths, process,
    serve::Server,
    setup::{self, Chromium},
};

/// The built site on a free port, and the browser to open it with.
pub struct ServedSite {
    server: Server,
    chromium: Chromium,
}

impl ServedSite {
    /// Builds the site if its inputs have changed, and serves it.
    pub fn start(quality: Quality) -> Result<Self> {
        setup::packages()?;
        let chromium = setup::chromium()?;
        build::site(quality)?;
        let server = Server::start(&paths::dist())?;
        Ok(Self { server, chromium })
    }

    /// Prepares Node with the address of the site and the browser in its environment.
    pub fn node(&self) -> Result<Command> {
        let mut command = Command::new(process::node()?);
        command
            .current_dir(paths::root())
            .env("BASE_URL", self.server.url())
            .env("NAQALA_CHROMIUM", &self.chromium.browser);
        Ok(command)
    }
}

/// Runs a script of tests/e2e on the served site.
pub fn run_script(what: &str, name: &str) -> Result<()> {
    run_script_on(what, name, &[], Quality::Full)
}

/// Runs a script of tests/e2e on the site, optimised or not.
pub fn run_script_on(what: &str, name: &str, arguments: &[String], quality: Quality) -> Result<()> {
    process::run(what, ServedSite::start(quality)?.node()?.arg(paths::journeys().join(name)).args(arguments))
}
