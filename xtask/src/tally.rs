//! Counts the tests that the test runners report: Cargo's, wasm-bindgen's, Playwright's and Node's.

use std::fmt;

use anyhow::{Result, ensure};

/// The lines of a report of a failed test that are repeated after everything else: of a long log CI keeps the end.
const LINES_OF_A_REPORT: usize = 40;

/// How many tests passed, failed and were skipped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
    pub skipped: u32,
    /// How many of those that passed did so only when they were repeated.
    pub unsteady: u32,
    /// What the runners report of each test that failed, if only once: its name, then why it failed.
    pub reports: Vec<Vec<String>>,
    /// Whether the next lines belong to the last report.
    pub in_report: bool,
}

impl Tally {
    /// Reads a line of output and adds what it reports, if it is part of a summary.
    pub fn read(&mut self, line: &str) {
        self.read_report(line);
        let counts = match line.split_once("test result: ") {
            // Cargo and wasm-bindgen: `test result: ok. 12 passed; 0 failed; 3 ignored; finished in 0.01s`.
            Some((_, result)) => result.split_once(". ").map_or("", |(_, counts)| counts),
            // Playwright: `  12 passed (3.4m)`. A test may print a line that begins alike.
            None => line.strip_prefix("  ").and_then(|counts| counts.split(" (").next()).unwrap_or_default(),
        };
        self.read_node(line);
        for (number, kind) in counts.split("; ").filter_map(|count| count.split_once(' ')) {
            let Ok(number) = number.parse::<u32>() else { continue };
            match kind {
                "passed" => self.passed += number,
                "flaky" => {
                    self.passed += number;
                    self.unsteady += number;
                }
                "failed" | "interrupted" => self.failed += number,
                "ignored" | "skipped" => self.skipped += number,
                _ => {}
            }
        }
    }

    /// Reads a line of Node's summary: `ℹ pass 12`.
    fn read_node(&mut self, line: &str) {
        let count = line.strip_prefix("ℹ ").and_then(|count| count.split_once(' '));
        let Some((kind, number)) = count.and_then(|(kind, number)| Some((kind, number.parse::<u32>().ok()?))) else {
            return;
        };
        match kind {
            "pass" => self.passed += number,
            "fail" | "cancelled" => self.failed += number,
            "skipped" | "todo" => self.skipped += number,
            _ => {}
        }
    }

    /// Reads a line of a report: Cargo begins one with `---- name stdout ----`, Playwright with `  1) [project] › file › name`,
    /// Node all of them with one line.
    fn read_report(&mut self, line: &str) {
        let number = line.strip_prefix("  ").and_then(|line| line.split_once(") [")).map(|(number, _)| number);
        if line.starts_with("---- ")
            || line == "✖ failing tests:"
            || number.is_some_and(|number| number.parse::<u32>().is_ok())
        {
            // A log of stages has each report twice.
            self.in_report = !self.reports.iter().any(|report| report[0] == line);
            if self.in_report {
                self.reports.push(Vec::new());
            }
        } else if line == "failures:" || line.starts_with("  Slow test") || line.ends_with(" failed") {
            self.in_report = false;
        }
        if let Some(report) =
            self.reports.last_mut().filter(|report| self.in_report && report.len() < LINES_OF_A_REPORT)
        {
            report.push(line.to_owned());
        }
    }

    /// Fails if a test failed.
    pub fn verdict(&self) -> Result<()> {
        ensure!(self.failed == 0, "tests that failed: {}, see the output above", self.failed);
        Ok(())
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.unsteady += other.unsteady;
        self.reports.extend(other.reports);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        if self.unsteady > 0 {
            write!(f, ", {} passed only when repeated", self.unsteady)?;
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
failures:

---- b stdout ----
thread 'b' panicked

failures:
    b

test result: FAILED. 12 passed; 1 failed; 3 ignored; 0 measured; 1 filtered out; finished in 0.01s
test result: ok. 9 passed; 0 failed; 1 ignored; 0 filtered out; finished in 2.31s
  ✓  3 play.test.mjs:9:1 › 4 passed (2s)
  3 passed players stay
    5 passed

  1) [short] › journeys/play.test.mjs:3:1 › plays a game ────

    Error: no meeple

  2 failed
    journeys/play.test.mjs:3:1 › plays a game
  1 flaky
  2 skipped
  100 passed (3.4m)
✔ plays a game (2.1ms)
ℹ tests 9
ℹ pass 5
ℹ fail 1
ℹ cancelled 1
ℹ skipped 2
ℹ duration_ms 98.4

✖ failing tests:

✖ refuses a view (1.5ms)
  AssertionError";
        let mut tally = Tally::default();
        output.lines().for_each(|line| tally.read(line));
        assert_eq!((tally.passed, tally.failed, tally.skipped), (127, 5, 8));
        let reports = tally.reports.iter().map(|report| report.join(" ")).collect::<Vec<_>>();
        let [cargo, playwright, node] = &reports[..] else { panic!("{reports:?}") };
        assert_eq!(cargo.trim_end(), "---- b stdout ---- thread 'b' panicked");
        assert!(playwright.contains("play.test.mjs") && playwright.trim_end().ends_with("no meeple"), "{playwright}");
        assert!(node.contains("refuses a view") && node.ends_with("AssertionError"), "{node}");
        assert_eq!(tally.to_string(), "127 passed, 5 failed, 8 skipped, 1 passed only when repeated");
        assert!(tally.verdict().is_err());
    }
}
