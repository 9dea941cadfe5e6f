//! What a program takes, as Linux counts it.

use std::{fmt, fs};

use anyhow::{Context, Result};

/// What a program takes.
#[derive(Clone, Copy)]
pub struct Usage {
    /// Resident memory in kilobytes.
    memory: u64,
    /// The most resident memory since its start, in kilobytes.
    most: u64,
    /// Time of the processor since its start, in milliseconds.
    pub processor: u64,
}

impl Usage {
    /// Reads what the program with this number takes.
    pub fn of(process: u32) -> Result<Self> {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}"));
        let status = read("status").context("the figures need Linux, and a program that runs")?;
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).context("no memory is stated")?;
            line.trim().trim_end_matches(" kB").parse().context("memory is a number")
        };
        let stat = read("stat")?;
        let fields: Vec<_> = stat.rsplit_once(") ").context("no times are stated")?.1.split(' ').collect();
        // Linux counts in ticks of 10 ms here.
        let processor = (fields[11].parse::<u64>()? + fields[12].parse::<u64>()?) * 10;
        Ok(Self { memory: kilobytes("VmRSS:")?, most: kilobytes("VmHWM:")?, processor })
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mega = |kilobytes: u64| kilobytes as f64 / 1024.0;
        write!(f, "{:.1} MB, at most {:.1} MB", mega(self.memory), mega(self.most))
    }
}
