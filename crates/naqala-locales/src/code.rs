//! The typed functions of the rows.

use crate::locales::{Locales, Room, Row};
use crate::node::Kind;
use crate::parts::{Part, is_lesson};
use std::fmt::Write;

impl Locales {
    /// Returns the source of a module for each room but lessons and those of scripts, with a function for each row.
    ///
    /// The source expects `Lang`, `Number`, `Argument`, `Thing`, `find`, `choose`, `say` and what makes items of lists in scope, as `src/i18n` has them.
    #[must_use]
    pub fn rust(&self) -> String {
        let mut source = String::new();
        let is_of_page = |room: &&Room| !is_lesson(&room.name) && room.rows.iter().any(|row| row.part != Part::Scripts);
        for room in self.rooms.iter().filter(is_of_page) {
            module(room, &mut source, |key| self.number(&room.name, key).unwrap_or_default());
        }
        source
    }
}

fn module(room: &Room, source: &mut String, number: impl Fn(&str) -> usize) {
    documented(&room.documentation, "", source);
    let _infallible = writeln!(
        source,
        "pub mod {} {{\n    #[allow(unused_imports, reason = \"a room may need only some\")]\n    use super::*;\n",
        room.name
    );
    for row in room.rows.iter().filter(|row| row.part != Part::Scripts) {
        function(row, number(&row.key), source);
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
            Kind::List { of, is_counted, .. } => match (&**of, is_counted) {
                (Kind::Thing(thing), true) => {
                    (format!("&[(game::{thing}, u8)]"), format!("Argument::List(&super::counted({name}))"))
                }
                (Kind::Thing(thing), false) => {
                    (format!("&[game::{thing}]"), format!("Argument::List(&super::each({name}))"))
                }
                _ => ("&[impl AsRef<str>]".to_owned(), format!("Argument::List(&super::texts({name}))")),
            },
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
