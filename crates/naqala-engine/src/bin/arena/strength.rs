//! Writes results into the tables of docs/strength.md.

use std::fs;
use std::io;

const FILE: &str = "docs/strength.md";

/// A table of the file, by the heading above it.
#[derive(Clone, Copy)]
pub struct Table {
    pub heading: &'static str,
    /// How many of its first columns say what was measured. A new result replaces that of the same measurement.
    pub keys: usize,
}

pub const CONTESTS: Table = Table { heading: "## Contests", keys: 4 };
pub const ERRORS: Table = Table { heading: "## Error rates", keys: 2 };
pub const CHANCES: Table = Table { heading: "## The chance to win", keys: 4 };

/// Puts a row into a table of the file.
pub fn write(table: Table, row: &[String]) -> io::Result<()> {
    let text = put(&fs::read_to_string(FILE)?, table, row);
    let text = text.ok_or_else(|| io::Error::other(format!("{FILE} has no table below '{}'", table.heading)))?;
    fs::write(FILE, text)
}

fn put(text: &str, table: Table, row: &[String]) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(Into::into).collect();
    let heading = lines.iter().position(|line| line == table.heading)?;
    let top = heading + lines[heading..].iter().position(|line| line.starts_with("|---"))?;
    if lines[heading + 1..top].iter().any(|line| line.starts_with("## ")) {
        return None;
    }
    let rows = lines[top + 1..].iter().take_while(|line| line.starts_with('|')).count();
    let cells = |line: &str| -> Vec<String> { line.split('|').skip(1).map(|cell| cell.trim().into()).collect() };
    let is_same = |line: &String| cells(line).iter().take(table.keys).eq(row.iter().take(table.keys));
    let new = format!("| {} |", row.join(" | "));
    match lines[top + 1..=top + rows].iter().position(is_same) {
        Some(place) => lines[top + 1 + place] = new,
        None => lines.insert(top + 1 + rows, new),
    }
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::{CHANCES, CONTESTS, ERRORS, FILE, Table, put};

    const TABLE: Table = Table { heading: "## B", keys: 2 };
    const TEXT: &str =
        "## A\n\n| a |\n|---|\n| 1 |\n\n## B\n\ntext\n\n| a | b | c |\n|---|---|---|\n| x | 1 | old |\n\nend\n";

    fn row(text: &str) -> Vec<String> {
        text.split(' ').map(Into::into).collect()
    }

    #[test]
    fn a_new_result_replaces_that_of_the_same_measurement() {
        assert_eq!(put(TEXT, TABLE, &row("x 1 new")).unwrap(), TEXT.replace("old", "new"));
    }

    #[test]
    fn another_measurement_gets_a_row_at_the_end_of_its_table() {
        let longer = put(TEXT, TABLE, &row("x 2 new")).unwrap();
        assert_eq!(longer, TEXT.replace("| old |", "| old |\n| x | 2 | new |"));
        let empty = TEXT.replace("| x | 1 | old |\n", "");
        assert_eq!(put(&empty, TABLE, &row("x 1 old")).unwrap(), TEXT);
    }

    #[test]
    fn a_heading_without_a_table_is_an_error() {
        assert_eq!(put("## B\n\n## A\n\n| a |\n|---|\n", TABLE, &row("x")), None);
        assert_eq!(put("## A\n", TABLE, &row("x")), None);
    }

    #[test]
    fn the_file_has_every_table() {
        let text = std::fs::read_to_string(format!("{}/../../{FILE}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        for table in [CONTESTS, ERRORS, CHANCES] {
            assert!(put(&text, table, &row("a b c d e f")).is_some(), "{}", table.heading);
        }
    }
}
