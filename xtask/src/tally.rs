//! Counts the tests that the test runners report: Cargo's, wasm-bindgen's and Playwright's.

use std::fmt;

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
        let plain = without_colours(line);
        if let Some((_, counts)) = plain.split_once("test result: ") {
            // Cargo and wasm-bindgen: `test result: ok. 12 passed; 0 failed; 3 ignored; finished in 0.01s`.
            let counts = counts.split_once(". ").map_or(counts, |(_, rest)| rest);
            for count in counts.split(';') {
                self.add(count);
            }
        } else if let Some(count) = plain.strip_prefix("  ") {
            // Playwright: `  12 passed (3.4m)`. A test may print a line that begins alike, so nothing else may follow.
            let count = count.split_once(" (").map_or(count, |(count, _)| count);
            if count.split(' ').count() == 2 {
                self.add(count);
            }
        }
    }

    fn add(&mut self, count: &str) {
        let mut words = count.split_whitespace();
        let (number, kind) = (words.next().and_then(|word| word.parse::<u32>().ok()), words.next());
        let (Some(number), Some(kind)) = (number, kind) else { return };
        match kind {
            // A flaky test passed when it was repeated.
            "passed" | "flaky" => self.passed += number,
            "failed" | "interrupted" => self.failed += number,
            "ignored" | "skipped" => self.skipped += number,
            _ => {}
        }
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

fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        plain.push_str(before);
        rest = after.split_once('m').map_or("", |(_, after)| after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lines: &[&str]) -> (u32, u32, u32) {
        let mut tally = Tally::default();
        for line in lines {
            tally.read(line);
        }
        (tally.passed, tally.failed, tally.skipped)
    }

    #[test]
    fn reads_the_summary_of_cargo_test() {
        let line = "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 1 filtered out; finished in 0.01s";
        assert_eq!(tally(&[line, line]), (24, 0, 6));
        let coloured = "test result: \u{1b}[31mFAILED\u{1b}(B\u{1b}[m. 3 passed; 1 failed; 0 ignored";
        assert_eq!(tally(&[coloured]), (3, 1, 0));
    }

    #[test]
    fn reads_the_summary_of_wasm_bindgen() {
        let line = "test result: ok. 9 passed; 0 failed; 1 ignored; 0 filtered out; finished in 2.31s";
        assert_eq!(tally(&["running 10 tests", line]), (9, 0, 1));
    }

    #[test]
    fn reads_the_summary_of_playwright() {
        let lines = [
            "  1 failed",
            "    journeys/play.test.mjs:3:1 › plays a game",
            "  1 flaky",
            "  2 skipped",
            "  12 passed (3.4m)",
        ];
        assert_eq!(tally(&lines), (13, 1, 2));
        assert_eq!(tally(&["\u{1b}[32m  7 passed\u{1b}[39m\u{1b}[2m (1.2s)\u{1b}[22m"]), (7, 0, 0));
    }

    #[test]
    fn ignores_other_lines() {
        let lines = [
            "running 12 tests",
            "# a comment",
            "test a ... ok",
            "  ✓  3 play.test.mjs:9:1 › 4 passed (2s)",
            "  3 passed players stay",
        ];
        assert_eq!(tally(&lines), (0, 0, 0));
    }
}
