//! Node scripts of tests/e2e that look at the served site with Chromium.

use std::process::Command;

use anyhow::{Context, Result};

use crate::{
    build, paths, process,
    serve::{Reach, Server},
    setup::{self, Chromium},
};

/// The built site on a free port, and the browser to look at it with.
pub struct Stage {
    server: Server,
    chromium: Chromium,
}

impl Stage {
    /// Builds the site if it is stale, and serves it.
    pub fn set() -> Result<Self> {
        let tools = setup::build_tools()?;
        let chromium = setup::chromium()?;
        build::site_if_stale(&tools)?;
        let server = Server::start(&paths::dist(), Reach::ThisMachine, None)?;
        Ok(Self { server, chromium })
    }

    /// Prepares node with the address of the site and the browser in its environment.
    pub fn node(&self) -> Result<Command> {
        let node = process::on_path("node").context("Node is missing: install it from https://nodejs.org")?;
        let mut command = Command::new(node);
        command
            .current_dir(paths::root())
            .env("BASE_URL", self.server.url())
            .env("NAQALA_CHROMIUM", &self.chromium.browser);
        Ok(command)
    }
}

/// Runs a script of tests/e2e, if someone has written it, on the served site.
pub fn run_script(what: &str, name: &str) -> Result<()> {
    let script = paths::journeys().join(name);
    if !script.is_file() {
        println!("tests/e2e/{name} is not there: nothing to run");
        return Ok(());
    }
    process::run(what, Stage::set()?.node()?.arg(script))
}
