//! A file of a language.

use crate::fault::Fault;
use fluent_syntax::ast::Resource;
use fluent_syntax::parser::{self, ErrorKind, ParserError};

/// A file of a language.
pub struct File {
    /// The file, below the folder of all languages.
    pub name: String,
    pub room: String,
    pub text: String,
}

impl File {
    /// Returns a fault of a row.
    pub fn fault(&self, key: &str, what: impl Into<String>) -> Fault {
        self.fault_in(self.lines_of(key).next().unwrap_or(0), what)
    }

    /// Returns the fault that a row stands in the file again.
    pub fn twice(&self, key: &str) -> Fault {
        let mut lines = self.lines_of(key);
        let first = lines.next().unwrap_or(0);
        let what = format!("The row is there twice: first in line {}.", first + 1);
        self.fault_in(lines.next().unwrap_or(first), what)
    }

    /// Returns the lines in which a row of this name begins, counted from 0.
    fn lines_of(&self, key: &str) -> impl Iterator<Item = usize> {
        let is_row = move |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
        self.text.lines().enumerate().filter(move |(_, line)| is_row(line)).map(|(number, _)| number)
    }

    /// Returns a fault in a line that is counted from 0.
    fn fault_in(&self, line: usize, what: impl Into<String>) -> Fault {
        let row = self.text.lines().nth(line).filter(|line| line.contains('=')).unwrap_or_default().to_owned();
        Fault { file: self.name.clone(), line: line + 1, what: what.into(), row }
    }

    /// Reads what can be read, and says what cannot.
    pub fn parse(&self, faults: &mut Vec<Fault>) -> Resource<&str> {
        parser::parse(self.text.as_str()).unwrap_or_else(|(read, errors)| {
            faults.extend(errors.iter().map(|error| self.unread(error)));
            read
        })
    }

    /// Says why the parser could not read a row: in the line in which the row begins, since the parser may notice it much later.
    fn unread(&self, error: &ParserError) -> Fault {
        let place = error.slice.clone().unwrap_or_else(|| error.pos.clone());
        let row = self.text.get(place.clone()).unwrap_or_default();
        let first = self.text.get(..place.start).unwrap_or_default().lines().count();
        let is_tabbed = |line: &str| line.trim_start_matches(' ').starts_with('\t');
        match row.lines().position(is_tabbed) {
            Some(line) => self.fault_in(first + line, "Indent with spaces, not tabs."),
            None => self.fault_in(first, plain(&error.kind, row)),
        }
    }
}

/// Says a fault of the parser in plain words.
fn plain(kind: &ErrorKind, row: &str) -> String {
    let key = row.split([' ', '=', '\n']).next().unwrap_or_default();
    match kind {
        ErrorKind::ExpectedToken('=') => not_a_row(),
        ErrorKind::ExpectedCharRange { .. } if !row.starts_with(|first: char| first.is_ascii_alphabetic()) => {
            not_a_row()
        }
        ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. } => {
            r#"A row needs a text after the =; { "" } is an empty one."#.to_owned()
        }
        ErrorKind::MissingValue => r#"A variant needs a text after its key; { "" } is an empty one."#.to_owned(),
        ErrorKind::MissingDefaultVariant => {
            "A variant begins with its key in brackets, [one], and one of them needs a star: *[other].".to_owned()
        }
        ErrorKind::MultipleDefaultVariants => "Only one variant of a choice has a star: *[other].".to_owned(),
        ErrorKind::UnterminatedStringLiteral => {
            format!("A text between quotation marks in row {key} lacks the second mark.")
        }
        ErrorKind::UnbalancedClosingBrace => format!("A }} of row {key} has no {{ before it."),
        ErrorKind::ForbiddenCallee => "The name of a function is in capitals: FORM, NUMBER.".to_owned(),
        _ if is_open(row) => format!("The {{ of row {key} is not closed."),
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => {
            "After -> a new line begins, as after each variant.".to_owned()
        }
        ErrorKind::ExpectedToken(_) | ErrorKind::ExpectedCharRange { .. } | ErrorKind::ExpectedInlineExpression => {
            format!("Row {key} cannot be read: between {{ and }} stands an argument, $n, or a choice, $n -> …")
        }
        other => format!("Row {key} cannot be read. {other}."),
    }
}

fn not_a_row() -> String {
    "A row is its name, as English has it, then = and its text. A comment begins with #.".to_owned()
}

/// Returns whether a row opens more braces than it closes.
fn is_open(row: &str) -> bool {
    let (mut depth, mut is_quoted) = (0_u32, false);
    for letter in row.chars() {
        match letter {
            '"' if depth > 0 => is_quoted = !is_quoted,
            '{' if !is_quoted => depth += 1,
            '}' if !is_quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    depth > 0
}
