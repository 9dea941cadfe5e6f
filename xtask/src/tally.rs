//! Counts the tests that cargo's and node's test runners report.

use std::fmt;

/// How many tests passed, failed and were left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
    pub ignored: u32,
}

impl Tally {
    /// Reads one line of output and adds what it reports, if it is a summary.
    pub fn read(&mut self, line: &str) {
        let plain = without_colours(line);
        if let Some((_, counts)) = plain.split_once("test result: ") {
            let counts = counts.split_once(". ").map_or(counts, |(_, rest)| rest);
            for part in counts.split(';') {
                let mut words = part.split_whitespace();
                let number = words.next().and_then(|word| word.parse::<u32>().ok());
                if let (Some(number), Some(kind)) = (number, words.next()) {
                    self.add(kind, number);
                }
            }
        } else if let Some(rest) = plain.strip_prefix("ℹ ").or_else(|| plain.strip_prefix("# "))
            && let Some((kind, number)) = rest.split_once(' ')
            && let Ok(number) = number.trim().parse()
        {
            self.add(kind, number);
        }
    }

    fn add(&mut self, kind: &str, number: u32) {
        match kind {
            "passed" | "pass" => self.passed += number,
            "failed" | "fail" | "cancelled" => self.failed += number,
            "ignored" | "skipped" | "todo" => self.ignored += number,
            _ => {}
        }
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.ignored > 0 {
            write!(f, ", {} ignored", self.ignored)?;
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
        (tally.passed, tally.failed, tally.ignored)
    }

    #[test]
    fn reads_the_summary_of_cargo_test() {
        let line = "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 1 filtered out; finished in 0.01s";
        assert_eq!(tally(&[line, line]), (24, 0, 6));
        let coloured = "test result: \u{1b}[31mFAILED\u{1b}(B\u{1b}[m. 3 passed; 1 failed; 0 ignored";
        assert_eq!(tally(&[coloured]), (3, 1, 0));
    }

    #[test]
    fn reads_the_summary_of_node_test() {
        assert_eq!(tally(&["# pass 5", "# fail 1", "# skipped 2"]), (5, 1, 2));
        assert_eq!(tally(&["\u{1b}[34mℹ pass 7\u{1b}[39m"]), (7, 0, 0));
    }

    #[test]
    fn leaves_other_lines_alone() {
        assert_eq!(tally(&["running 12 tests", "# a comment", "test a ... ok"]), (0, 0, 0));
    }
}
