//! Counts the tests that the test runners report: Cargo's, wasm-bindgen's and Playwright's.

use std::fmt;

use anyhow::{Result, ensure};

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
    pub skipped: u32,
}

impl Tally {
    /// Reads a line of output and adds what it reports, if it is part of a summary.
    pub fn read(&mut self, line: &str) {
        let counts = match line.split_once("test result: ") {
            // Cargo and wasm-bindgen: `test result: ok. 12 passed; 0 failed; 3 ignored; finished in 0.01s`.
            Some((_, result)) => result.split_once(". ").map_or("", |(_, counts)| counts),
            // Playwright: `  12 passed (3.4m)`. A test may print a line that begins alike.
            None => line.strip_prefix("  ").and_then(|counts| counts.split(" (").next()).unwrap_or_default(),
        };
        for (number, kind) in counts.split("; ").filter_map(|count| count.split_once(' ')) {
            let Ok(number) = number.parse::<u32>() else { continue };
            match kind {
                // A flaky test passed when it was repeated.
                "passed" | "flaky" => self.passed += number,
                "failed" | "interrupted" => self.failed += number,
                "ignored" | "skipped" => self.skipped += number,
                _ => {}
            }
        }
    }

    /// Fails if a test failed.
    pub fn verdict(self) -> Result<()> {
        ensure!(self.failed == 0, "tests that failed: {}, see the output above", self.failed);
        Ok(())
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn reads_the_summaries_of_all_runners() {
        let output = "\
running 16 tests
test a ... ok
test result: FAILED. 12 passed; 1 failed; 3 ignored; 0 measured; 1 filtered out; finished in 0.01s
test result: ok. 9 passed; 0 failed; 1 ignored; 0 filtered out; finished in 2.31s
  ✓  3 play.test.mjs:9:1 › 4 passed (2s)
  3 passed players stay
    5 passed
  2 failed
    journeys/play.test.mjs:3:1 › plays a game
  1 flaky
  2 skipped
  100 passed (3.4m)";
        let mut tally = Tally::default();
        output.lines().for_each(|line| tally.read(line));
        assert_eq!(tally, Tally { passed: 122, failed: 3, skipped: 6 });
        assert_eq!(tally.to_string(), "122 passed, 3 failed, 6 skipped");
        assert!(tally.verdict().is_err());
    }
}
