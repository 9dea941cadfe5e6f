//! What is wrong with a row, and where.

use std::fmt;

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, below the folder of all languages.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub what: String,
    /// The first line of the row.
    pub row: String,
}

impl Fault {
    /// Returns a fault of a file as a whole.
    pub(crate) fn of_file(file: &str, what: &str) -> Self {
        Self { file: file.to_owned(), line: 1, what: what.to_owned(), row: String::new() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "locales/{}:{}: {}", self.file, self.line, self.what)?;
        if self.row.is_empty() { Ok(()) } else { write!(f, "\n    {}", self.row) }
    }
}
