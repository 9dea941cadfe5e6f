//! Reads the folder of all languages.

use crate::fault::Fault;
use crate::locales::{Language, Locales, Room, Row};
use crate::parts::Parts;
use crate::row::{Argument, Kind, Scope, printed};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A file of a language.
struct File {
    /// The file, below the folder of all languages.
    name: String,
    room: String,
    text: String,
}

impl File {
    /// Returns a fault of a row.
    fn fault(&self, key: &str, what: impl Into<String>) -> Fault {
        let is_row = |line: &&str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
        let line = self.text.lines().position(|line| is_row(&line));
        let row = line.and_then(|line| self.text.lines().nth(line)).unwrap_or_default();
        Fault { file: self.name.clone(), line: line.map_or(1, |line| line + 1), what: what.into(), row: row.to_owned() }
    }

    fn parse(&self, faults: &mut Vec<Fault>) -> Resource<&str> {
        parser::parse(self.text.as_str()).unwrap_or_else(|(read, errors)| {
            faults.extend(errors.into_iter().map(|error| {
                let line = self.text[..error.pos.start.min(self.text.len())].lines().count().max(1);
                let row = self.text.lines().nth(line - 1).unwrap_or_default().to_owned();
                Fault { file: self.name.clone(), line, what: format!("{}.", error.kind), row }
            }));
            read
        })
    }
}

impl Locales {
    /// Reads all languages of a folder, and says all that is wrong.
    pub fn read(folder: &Path) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut tags: Vec<String> = names(folder, "").map_err(|fault| vec![fault])?;
        tags.retain(|tag| folder.join(tag).is_dir());
        tags.sort_by_key(|tag| (tag != "en", tag.clone()));
        if tags.first().is_none_or(|tag| tag != "en") {
            return Err(vec![missing("en", "There is no folder of English.")]);
        }
        let parts = fs::read_to_string(folder.join("parts.txt")).unwrap_or_default();
        let mut parts = Parts::read(&parts)
            .map_err(|(line, what)| vec![Fault { file: "parts.txt".to_owned(), line, what, row: String::new() }])?;
        let english = files(folder, "en").map_err(|fault| vec![fault])?;
        let mut rooms: Vec<Room> = english.iter().map(|file| room(file, &mut parts, &mut faults)).collect();
        if let Some(unmet) = parts.unmet() {
            faults.push(missing("parts.txt", &format!("English has no “{unmet}”.")));
        }
        let mut languages = Vec::new();
        for tag in &tags {
            match files(folder, tag) {
                Ok(files) => languages.push(language(tag, &files, &rooms, &mut faults)),
                Err(fault) => faults.push(fault),
            }
        }
        if languages.len() == tags.len() {
            mark_plain(&mut rooms, &languages, &mut faults);
        }
        if faults.is_empty() { Ok(Self { rooms, languages }) } else { Err(faults) }
    }
}

fn missing(file: &str, what: &str) -> Fault {
    Fault { file: file.to_owned(), line: 1, what: what.to_owned(), row: String::new() }
}

/// Returns the names in a folder that end as given, in order.
fn names(folder: &Path, end: &str) -> Result<Vec<String>, Fault> {
    let fault =
        |error: std::io::Error| missing(&folder.display().to_string(), &format!("It could not be read: {error}."));
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let name = entry.map_err(fault)?.file_name().to_string_lossy().into_owned();
        if name.ends_with(end) {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

fn files(folder: &Path, tag: &str) -> Result<Vec<File>, Fault> {
    names(&folder.join(tag), ".ftl")?
        .into_iter()
        .map(|name| {
            let text = fs::read_to_string(folder.join(tag).join(&name));
            let text =
                text.map_err(|error| missing(&format!("{tag}/{name}"), &format!("It could not be read: {error}.")))?;
            Ok(File { room: name.trim_end_matches(".ftl").replace('-', "_"), name: format!("{tag}/{name}"), text })
        })
        .collect()
}

/// Reads the rows that a file of English declares.
fn room(file: &File, parts: &mut Parts, faults: &mut Vec<Fault>) -> Room {
    let resource = file.parse(faults);
    let mut room = Room { name: file.room.clone(), documentation: Vec::new(), rows: Vec::new() };
    for entry in &resource.body {
        match entry {
            Entry::ResourceComment(comment) => {
                room.documentation.extend(comment.content.iter().map(|&line| line.to_owned()));
            }
            Entry::Message(message) => match declared(message, file, parts) {
                Ok(row) if room.rows.iter().any(|other| other.key == row.key) => {
                    faults.push(file.fault(&row.key, "The row is there twice."));
                }
                Ok(row) => room.rows.push(row),
                Err(fault) => faults.push(fault),
            },
            _ => {}
        }
    }
    if room.documentation.is_empty() {
        faults.push(missing(&file.name, "A file of English says first what it holds: ### Texts of …"));
    }
    room
}

fn declared(message: &Message<&str>, file: &File, parts: &mut Parts) -> Result<Row, Fault> {
    let key = message.id.name;
    let value = message.value.as_ref().ok_or_else(|| file.fault(key, "The row has no text."))?;
    let mut arguments: Vec<Argument> = Vec::new();
    let mut comment = Vec::new();
    for line in message.comment.iter().flat_map(|comment| &comment.content) {
        match argument(line) {
            Some(argument) => arguments.push(argument),
            None => comment.push((*line).to_owned()),
        }
    }
    used(value, &mut |name| {
        if arguments.iter().all(|argument| argument.name != name) {
            arguments.push(Argument { name: name.to_owned(), kind: Kind::Text });
        }
    });
    let source =
        file.text.lines().skip_while(|line| !line.starts_with(&format!("{key} ="))).take_while(|line| !line.is_empty());
    let mut source: Vec<_> =
        source.take(1).map(|line| line.split_once('=').map_or("", |(_, text)| text.trim())).collect();
    if source.first().is_some_and(|line| line.ends_with("->")) {
        source.push("…");
    }
    Ok(Row {
        key: key.to_owned(),
        source: source.join(" "),
        comment,
        arguments,
        // The tree says it.
        is_plain: false,
        part: parts.of(&file.room, key),
    })
}

/// Reads a comment that declares an argument: `$n (number)`, `$meeple (Meeple)`, each with words after it if it likes.
fn argument(line: &str) -> Option<Argument> {
    let (name, rest) = line.strip_prefix('$')?.split_once(" (")?;
    let (kind, _) = rest.split_once(')')?;
    let kind = match kind {
        "text" => Kind::Text,
        "number" => Kind::Number,
        thing => Kind::Thing(thing.to_owned()),
    };
    Some(Argument { name: name.to_owned(), kind })
}

/// Calls `note` with each argument that a text uses, in order.
fn used<'a>(pattern: &Pattern<&'a str>, note: &mut impl FnMut(&'a str)) {
    fn inline<'a>(expression: &InlineExpression<&'a str>, note: &mut impl FnMut(&'a str)) {
        match expression {
            InlineExpression::VariableReference { id } => note(id.name),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| inline(argument, note));
            }
            InlineExpression::Placeable { expression } => all(expression, note),
            _ => {}
        }
    }
    fn all<'a>(expression: &Expression<&'a str>, note: &mut impl FnMut(&'a str)) {
        match expression {
            Expression::Inline(expression) => inline(expression, note),
            Expression::Select { selector, variants } => {
                inline(selector, note);
                for variant in variants {
                    used(&variant.value, note);
                }
            }
        }
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            all(expression, note);
        }
    }
}

/// Reads the rows of a language and compares them with what English declares. Of English it notes which are plain.
fn language(tag: &str, files: &[File], rooms: &[Room], faults: &mut Vec<Fault>) -> Language {
    let categories = categories(tag);
    if categories.is_empty() {
        faults.push(missing(tag, "This is no tag of a language that has plural rules, such as pt-BR."));
    }
    let resources: Vec<_> =
        files.iter().map(|file| if tag == "en" { file.parse(&mut Vec::new()) } else { file.parse(faults) }).collect();
    let entries = || resources.iter().flat_map(|resource| &resource.body);
    let terms: HashMap<_, _> = entries()
        .filter_map(|entry| if let Entry::Term(term) = entry { Some((term.id.name, term)) } else { None })
        .collect();
    let mut rows = HashMap::new();
    for (file, resource) in files.iter().zip(&resources) {
        let messages = resource
            .body
            .iter()
            .filter_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None });
        let texts: HashMap<_, _> =
            messages.clone().filter_map(|message| Some((message.id.name, message.value.as_ref()?))).collect();
        let declared = rooms.iter().find(|room| room.name == file.room);
        for message in messages {
            let key = message.id.name;
            let Some(row) = declared.and_then(|room| room.rows.iter().find(|row| row.key == key)) else {
                faults.push(file.fault(key, "English has no such row."));
                continue;
            };
            let scope = Scope { terms: &terms, messages: &texts, arguments: &row.arguments, categories: &categories };
            match message.value.as_ref().map(|value| scope.row(value)) {
                Some(Ok(nodes)) => drop(rows.insert((file.room.clone(), key.to_owned()), nodes)),
                Some(Err(what)) => faults.push(file.fault(key, what)),
                None => faults.push(file.fault(key, "The row has no text.")),
            }
        }
    }
    let said = |key: &str| match rows.get(&("language".to_owned(), key.to_owned())).map(Vec::as_slice) {
        Some([crate::row::Node::Text(text)]) => text.clone(),
        _ => String::new(),
    };
    let (own_name, direction) = (said("own-name"), said("direction"));
    if own_name.is_empty() || !["ltr", "rtl"].contains(&direction.as_str()) {
        let what = "The file has to say the language's name in itself and its direction: own-name = Français, direction = ltr.";
        faults.push(missing(&format!("{tag}/language.ftl"), what));
    }
    let all: usize = rooms.iter().map(|room| room.rows.len()).sum();
    Language { tag: tag.to_owned(), own_name, direction, missing: all.saturating_sub(rows.len()), rows }
}

/// Returns the plural categories that whole numbers have in a language; none for an unknown one.
fn categories(tag: &str) -> Vec<&'static str> {
    let Ok(id) = tag.parse::<unic_langid::LanguageIdentifier>() else { return Vec::new() };
    let rules = PluralRules::create(id.clone(), PluralRuleType::CARDINAL).or_else(|_| {
        PluralRules::create(
            unic_langid::LanguageIdentifier::from_parts(id.language, None, None, &[]),
            PluralRuleType::CARDINAL,
        )
    });
    let Ok(rules) = rules else { return Vec::new() };
    let mut found = Vec::new();
    for number in 0..=200_u32 {
        let name = match rules.select(number) {
            Ok(PluralCategory::ZERO) => "zero",
            Ok(PluralCategory::ONE) => "one",
            Ok(PluralCategory::TWO) => "two",
            Ok(PluralCategory::FEW) => "few",
            Ok(PluralCategory::MANY) => "many",
            _ => "other",
        };
        if !found.contains(&name) {
            found.push(name);
        }
    }
    let order = ["zero", "one", "two", "few", "many", "other"];
    found.sort_by_key(|name| order.iter().position(|other| other == name));
    found
}

/// Notes which rows are plain, and says which translation of one prints an argument.
fn mark_plain(rooms: &mut [Room], languages: &[Language], faults: &mut Vec<Fault>) {
    for room in rooms {
        for row in &mut room.rows {
            let place = (room.name.clone(), row.key.clone());
            let prints = |language: &Language| language.rows.get(&place).and_then(|nodes| printed(nodes));
            row.is_plain = prints(&languages[0]).is_none();
            if let Some(language) =
                languages.iter().filter(|_| row.is_plain).find(|language| prints(language).is_some())
            {
                let file = format!("{}/{}.ftl", language.tag, room.name);
                let what = format!("“{}” prints an argument; English only chooses by it.", row.key);
                faults.push(missing(&file, &what));
            }
        }
    }
}
