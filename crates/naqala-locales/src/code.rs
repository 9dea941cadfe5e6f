//! The typed functions of the rows.

use crate::locales::{Locales, Room, Row};
use crate::parts::Part;
use crate::row::Kind;
use std::fmt::Write;

impl Locales {
    /// Returns the source of a module for each room, with a function for each row.
    ///
    /// The source expects `Lang`, `Number`, `Argument`, `Thing`, `find`, `choose` and `say` in scope, as `src/i18n` has them.
    #[must_use]
    pub fn rust(&self) -> String {
        let mut source = String::new();
        for room in &self.rooms {
            module(room, &mut source, |part, key| {
                let place = self.rows_of(part).position(|(other, row)| other.name == room.name && row.key == key);
                (part as usize) << 14 | place.unwrap_or_default()
            });
        }
        source
    }
}

fn module(room: &Room, source: &mut String, number: impl Fn(Part, &str) -> usize) {
    documented(&room.documentation, "", source);
    let _infallible = writeln!(
        source,
        "pub mod {} {{\n    #[allow(unused_imports, reason = \"a room may need only some\")]\n    use super::*;\n",
        room.name
    );
    for row in &room.rows {
        function(row, number(row.part, &row.key), source);
    }
    source.push_str("}\n\n");
}

fn function(row: &Row, number: usize, source: &mut String) {
    let mut documentation =
        vec![if row.source.contains('`') { row.source.clone() } else { format!("`{}`", row.source) }];
    if !row.comment.is_empty() {
        documentation.push(String::new());
        documentation.extend(row.comment.iter().cloned());
    }
    documented(&documentation, "    ", source);
    let name = row.key.replace('-', "_");
    let mut parameters = String::from("lang: Lang");
    let mut values = Vec::new();
    for argument in &row.arguments {
        let name = argument.name.replace('-', "_");
        let (kind, value) = match &argument.kind {
            Kind::Text => ("&str".to_owned(), format!("Argument::Text({name})")),
            Kind::Number => ("impl Into<Number>".to_owned(), format!("Argument::Number({name}.into())")),
            Kind::Thing(thing) => (format!("game::{thing}"), format!("Argument::Text({name}.key())")),
        };
        let _infallible = write!(parameters, ", {name}: {kind}");
        values.push(value);
    }
    let (returns, body) = match (row.arguments.is_empty(), row.is_plain) {
        (true, _) => ("&'static str", format!("super::find(lang, {number})")),
        (false, true) => ("&'static str", format!("super::choose(lang, {number}, &[{}])", values.join(", "))),
        (false, false) => ("String", format!("super::say(lang, {number}, &[{}])", values.join(", "))),
    };
    let _infallible =
        writeln!(source, "    #[must_use]\n    pub fn {name}({parameters}) -> {returns} {{\n        {body}\n    }}\n");
}

fn documented(lines: &[String], indent: &str, source: &mut String) {
    for line in lines {
        let _infallible = writeln!(source, "{}", format!("{indent}/// {line}").trim_end());
    }
}
