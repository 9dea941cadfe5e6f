//! Provides the Redis that the tests of the relay start.

use std::{env, path::PathBuf};

use anyhow::{Result, bail};

use super::apt::{self, System};
use crate::process;

const NAMES: [&str; 2] = ["redis-server", "valkey-server"];

/// Finds Redis or Valkey; on Debian and Ubuntu, as root, installs Redis.
pub fn provide() -> Result<PathBuf> {
    if let Some(named) = env::var_os("NAQALA_REDIS").map(PathBuf::from) {
        if !named.is_file() {
            bail!("NAQALA_REDIS names {}, which is not a file", named.display());
        }
        return Ok(named);
    }
    let find = || NAMES.iter().find_map(|name| process::on_path(name));
    if find().is_none() && System::here().is_some() && apt::may_install() {
        apt::install("Redis", &["redis-server"])?;
    }
    match find() {
        Some(found) => Ok(found),
        None => bail!(
            "no Redis was found for the tests of the relay: install Redis or Valkey (on Debian and Ubuntu \
             `sudo apt-get install redis-server`), or name one in NAQALA_REDIS"
        ),
    }
}
