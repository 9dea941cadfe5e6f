//! Installs packages of Debian and Ubuntu, where nobody has to be asked for permission.

use std::{env, fs, path::Path, process::Command};

use anyhow::Result;

use crate::process;

/// A system whose package names we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    Debian,
    /// Its browsers are snaps, not packages.
    Ubuntu,
}

impl System {
    /// Returns the system of this machine.
    pub fn here() -> Option<Self> {
        Self::named(&fs::read_to_string("/etc/os-release").ok()?)
    }

    fn named(release: &str) -> Option<Self> {
        release.lines().find_map(|line| match line {
            "ID=debian" => Some(Self::Debian),
            "ID=ubuntu" => Some(Self::Ubuntu),
            _ => None,
        })
    }
}

/// Returns whether packages can be installed without asking: as root, or with sudo where `CI` is set.
pub fn may_install() -> bool {
    process::on_path("apt-get").is_some() && (is_root() || is_ci())
}

/// Installs packages.
pub fn install(what: &str, packages: &[&str]) -> Result<()> {
    process::run("Refreshing the list of packages", apt().args(["update", "-qq"]))?;
    let how = ["install", "-y", "-qq", "--no-install-recommends"];
    process::run(&format!("Installing {what} with apt-get"), apt().args(how).args(packages))
}

fn apt() -> Command {
    let mut command = if is_root() { Command::new("env") } else { Command::new("sudo") };
    if !is_root() {
        command.arg("-n");
    }
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    command
}

/// Returns whether this is a machine of continuous integration.
pub fn is_ci_set() -> bool {
    env::var_os("CI").is_some_and(|value| !value.is_empty())
}

fn is_ci() -> bool {
    is_ci_set() && process::on_path("sudo").is_some()
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

#[cfg(test)]
mod tests {
    use super::System;

    #[test]
    fn knows_the_systems_by_their_ids() {
        assert_eq!(System::named("NAME=\"Debian GNU/Linux\"\nID=debian\n"), Some(System::Debian));
        assert_eq!(System::named("ID=ubuntu\nID_LIKE=debian\n"), Some(System::Ubuntu));
        assert_eq!(System::named("ID=fedora\n"), None);
    }
}
