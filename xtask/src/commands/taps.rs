//! `taps`: counts the taps that a turn takes.

use anyhow::Result;

use super::node;
use crate::build::BuildOptions;

/// Runs tests/e2e/taps.mjs on the page.
pub fn run(build: BuildOptions) -> Result<()> {
    node::run_script_on("Taps of a turn", "taps.mjs", &[], build.quality())
}
