//! Reads the folder of all languages.

use crate::about::{About, key};
use crate::choices::{Things, categories, check_letters, things};
use crate::fault::Fault;
use crate::file::File;
use crate::locales::{Language, Locales, Room, Row};
use crate::nearest::did_you_mean;
use crate::node::{Argument, Join, Kind, Node, prints};
use crate::parts::{LESSONS, Parts, is_lesson};
use crate::scope::{Scope, Words};
use crate::syntax::{Messages, used, variant_key};
use crate::terms::Terms;
use fluent_syntax::ast::{Entry, Message, Resource};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use unic_langid::LanguageIdentifier;

/// More languages than anybody will add: the page has a table of so many.
pub const MOST_LANGUAGES: usize = 64;

/// The rows of `words` that are a letter of its own for each tribe.
const LETTERS: [&str; 2] = ["tribe-letter", "tribe-key"];

impl Locales {
    /// Reads all languages of a folder, or says all that is wrong.
    pub fn read(folder: &Path) -> Result<Self, Vec<Fault>> {
        let (locales, faults) = Self::check(folder);
        if faults.is_empty() { Ok(locales) } else { Err(faults) }
    }

    /// Reads what can be read of all languages of a folder, and says all that is wrong.
    #[must_use]
    pub fn check(folder: &Path) -> (Self, Vec<Fault>) {
        let mut faults = Vec::new();
        let locales = Self::read_with(folder, &mut faults).unwrap_or_else(|fault| {
            faults = vec![fault];
            Self { rooms: Vec::new(), languages: Vec::new() }
        });
        (locales, faults)
    }

    fn read_with(folder: &Path, faults: &mut Vec<Fault>) -> Result<Self, Fault> {
        let mut tags: Vec<String> = names(folder)?;
        tags.retain(|tag| folder.join(tag).is_dir());
        tags.sort_by_key(|tag| (tag != "en", tag.clone()));
        if tags.len() > MOST_LANGUAGES {
            return Err(Fault::of_file("en", &format!("There are more than {MOST_LANGUAGES} languages.")));
        }
        if tags.first().is_none_or(|tag| tag != "en") {
            return Err(Fault::of_file("en", "There is no folder of English."));
        }
        let parts = fs::read_to_string(folder.join("parts.txt")).unwrap_or_default();
        let mut parts = Parts::read(&parts).map_err(|(line, what)| Fault {
            file: "parts.txt".to_owned(),
            line,
            what,
            row: String::new(),
        })?;
        let english = files(folder, "en")?;
        // They say the arguments of all rooms.
        let phrases = english.iter().find(|file| file.room == "words");
        let phrases = phrases.map_or_else(Vec::new, |file| room(file, &[], &mut parts, &mut Vec::new()).rows);
        let mut rooms: Vec<Room> = english.iter().map(|file| room(file, &phrases, &mut parts, faults)).collect();
        if let Some(unmet) = parts.unmet() {
            faults.push(Fault::of_file("parts.txt", &format!("English has no “{unmet}”.")));
        }
        let things = things(&rooms);
        let mut languages = Vec::new();
        let resources: Vec<_> = english.iter().map(|file| (file, file.parse(&mut Vec::new()))).collect();
        let foreign = resources.iter().find(|(file, _)| file.room == "words");
        let foreign = foreign.map_or_else(HashMap::new, |(_, resource)| messages(resource));
        for tag in &tags {
            match files(folder, tag) {
                Ok(files) => {
                    let language = language(tag, &files, (&rooms, &phrases, &foreign, &things), faults);
                    if tag == "en" {
                        mark_plain(&mut rooms, &language);
                    }
                    languages.push(language);
                }
                Err(fault) => faults.push(fault),
            }
        }
        Ok(Self { rooms, languages })
    }
}

/// Returns the names in a folder, in order, but those of hidden files.
fn names(folder: &Path) -> Result<Vec<String>, Fault> {
    let fault = |error: std::io::Error| {
        Fault::of_file(&folder.display().to_string(), &format!("It could not be read: {error}."))
    };
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let name = entry.map_err(fault)?.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// Returns the files of a language: its rooms, then its lessons.
fn files(folder: &Path, tag: &str) -> Result<Vec<File>, Fault> {
    let mut all = names(&folder.join(tag))?;
    if let Some(place) = all.iter().position(|name| format!("{name}/") == LESSONS) {
        all.remove(place);
        all.extend(names(&folder.join(tag).join(LESSONS))?.into_iter().map(|name| format!("{LESSONS}{name}")));
    }
    all.into_iter()
        .map(|name| {
            let what = "This is neither a file of words nor the folder of the lessons.";
            let room = name.strip_suffix(".ftl").ok_or_else(|| Fault::of_file(&format!("{tag}/{name}"), what))?;
            let text = fs::read_to_string(folder.join(tag).join(&name));
            let text = text.map_err(|error| {
                Fault::of_file(&format!("{tag}/{name}"), &format!("It could not be read: {error}."))
            })?;
            let room = if is_lesson(room) { room.to_owned() } else { room.replace('-', "_") };
            Ok(File { room, name: format!("{tag}/{name}"), text })
        })
        .collect()
}

/// Reads the rows that a file of English declares.
fn room(file: &File, phrases: &[Row], parts: &mut Parts, faults: &mut Vec<Fault>) -> Room {
    let resource = file.parse(faults);
    let mut room = Room { name: file.room.clone(), documentation: Vec::new(), rows: Vec::new() };
    for entry in &resource.body {
        match entry {
            Entry::ResourceComment(comment) => {
                room.documentation.extend(comment.content.iter().map(|&line| line.to_owned()));
            }
            Entry::Message(message) => match declared(message, file, phrases, parts) {
                // What is there twice is said as in any language.
                Ok(row) if room.rows.iter().any(|other| other.key == row.key) => {}
                Ok(row) => room.rows.push(row),
                Err(fault) => faults.push(fault),
            },
            _ => {}
        }
    }
    if room.documentation.is_empty() {
        faults.push(Fault::of_file(&file.name, "A file of English says first what it holds: ### Texts of …"));
    }
    room
}

fn declared(message: &Message<&str>, file: &File, phrases: &[Row], parts: &mut Parts) -> Result<Row, Fault> {
    let key = message.id.name;
    let value = message.value.as_ref().ok_or_else(|| file.fault(key, "The row has no text."))?;
    let mut arguments: Vec<Argument> = Vec::new();
    let mut comment = Vec::new();
    for line in message.comment.iter().flat_map(|comment| &comment.content) {
        match argument(line, phrases) {
            Some(Ok(argument)) => arguments.push(argument),
            Some(Err(what)) => return Err(file.fault(key, what)),
            None => comment.push((*line).to_owned()),
        }
    }
    used(value, &mut |name, variants| {
        let at = arguments.iter().position(|argument| argument.name == name).unwrap_or_else(|| {
            arguments.push(Argument { name: name.to_owned(), kind: Kind::Text, says: None, keys: Vec::new() });
            arguments.len() - 1
        });
        for key in variants.iter().map(variant_key) {
            if !arguments[at].keys.iter().any(|known| known == key) {
                arguments[at].keys.push(key.to_owned());
            }
        }
    });
    if is_lesson(&file.room) && !arguments.is_empty() {
        return Err(file.fault(key, "A row of a lesson has no arguments."));
    }
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
        line: file.fault(key, "").line,
    })
}

/// Reads a comment that declares an argument, with words after it if it likes: `$n (number)`, `$meeple (Meeple)`,
/// `$coins (coins)` for what a phrase says, `$names (text and)` or `$victims (victims and)` for several.
fn argument(line: &str, phrases: &[Row]) -> Option<Result<Argument, String>> {
    let (name, rest) = line.strip_prefix('$')?.split_once(" (")?;
    let (kind, _) = rest.split_once(')')?;
    let (each, join) = kind.split_once(' ').map_or((kind, None), |(each, join)| (each, Some(join)));
    let name = name.to_owned();
    let phrase = phrases.iter().find(|row| row.key == each);
    let says = phrase.map(|row| row.key.clone());
    let (kind, is_counted) = match (each, phrase.map(|row| &row.arguments[..])) {
        ("text", _) => (Kind::Text, false),
        ("number", _) => (Kind::Number, false),
        (_, Some([one])) => (one.kind.clone(), false),
        (_, Some([one, Argument { kind: Kind::Number, .. }])) if join.is_some() => (one.kind.clone(), true),
        (thing, None) if thing.starts_with(|first: char| first.is_ascii_uppercase()) => {
            (Kind::Thing(thing.to_owned()), false)
        }
        _ => {
            return Some(Err(format!("${name} is of an unknown kind: words.ftl has no “{each}” with such arguments.")));
        }
    };
    let kind = match join.map(|join| Join::ALL.into_iter().find(|known| known.name() == join)) {
        None => kind,
        Some(Some(join)) => Kind::List { of: Box::new(kind), is_counted, join },
        Some(None) => {
            return Some(Err(format!(
                "${name} is no list that is joined by and, or, comma, sentences, deeds or clauses."
            )));
        }
    };
    Some(Ok(Argument { name, kind, says, keys: Vec::new() }))
}

/// Returns the rows of a file by their keys.
fn messages<'a>(resource: &'a Resource<&'a str>) -> Messages<'a> {
    resource.body.iter().filter_map(message).map(|message| (message.id.name, message)).collect()
}

fn message<'a>(entry: &'a Entry<&'a str>) -> Option<&'a Message<&'a str>> {
    if let Entry::Message(message) = entry { Some(message) } else { None }
}

/// Reads the rows of a language and compares them with what English declares: its rooms, its rows of words, those as read, and
/// the things between which it chooses.
fn language(
    tag: &str,
    files: &[File],
    (rooms, phrases, english, things): (&[Room], &[Row], &Messages<'_>, &Things),
    faults: &mut Vec<Fault>,
) -> Language {
    let categories = categories(tag);
    if categories.is_empty() {
        faults.push(Fault::of_file(tag, "This is no tag of a language that has plural rules, such as pt-BR."));
    } else if let Some(canonical) = tag.parse().ok().map(|id: LanguageIdentifier| id.to_string()).filter(|id| id != tag)
    {
        faults.push(Fault::of_file(tag, &format!("The name of this folder has to be {canonical}.")));
    }
    let resources: Vec<_> =
        files.iter().map(|file| if tag == "en" { file.parse(&mut Vec::new()) } else { file.parse(faults) }).collect();
    let terms = Terms::read(files, &resources, faults);
    let all: HashMap<_, _> =
        files.iter().zip(&resources).map(|(file, resource)| (file.room.as_str(), messages(resource))).collect();
    let none = Messages::new();
    let of = |room: &str| all.get(room).unwrap_or(&none);
    let language = files.iter().find(|file| file.room == "language");
    let declared = |name: &str| rooms.iter().find(|room| room.name == name);
    let about = About::read(tag, language, of("language"), declared("language"), faults);
    let mut rows = HashMap::new();
    for (file, resource) in files.iter().zip(&resources) {
        let words = Words {
            terms: &terms,
            messages: [of(&file.room), of("words"), english],
            phrases,
            categories: &categories,
            things,
            joins: &about.joins,
        };
        let mut messages = resource.body.iter().filter_map(message).peekable();
        let Some(room) = declared(&file.room) else {
            if messages.peek().is_some() {
                let name = file.name.split_once('/').map_or("", |(_, name)| name);
                let all: Vec<_> = rooms.iter().map(|room| format!("{}.ftl", room.name)).collect();
                let nearest = did_you_mean(name, all.iter().map(String::as_str));
                faults.push(Fault::of_file(&file.name, &format!("English has no file {name}.{nearest}")));
            }
            continue;
        };
        let mut met = HashSet::new();
        for message in messages {
            let key = message.id.name;
            if !met.insert(key) {
                faults.push(file.twice(key));
                continue;
            }
            let Some(row) = room.rows.iter().find(|row| row.key == key) else {
                let nearest = did_you_mean(key, room.rows.iter().map(|row| row.key.as_str()));
                faults.push(file.fault(key, format!("English has no such row.{nearest}")));
                continue;
            };
            match read_row(message, row, &words, file.room == "words" && LETTERS.contains(&key)) {
                Ok(nodes) => drop(rows.insert((file.room.clone(), key.to_owned()), nodes)),
                Err(what) => faults.push(file.fault(key, what)),
            }
        }
    }
    // A join that a language leaves out is said as the one that stands in for it.
    let language = declared("language").map_or(&[][..], |room| &room.rows);
    let place = |key: String| ("language".to_owned(), key);
    for join in Join::ALL {
        let own = format!("join-{}", join.name());
        let said = rows.get(&place(key(join, of("language")))).cloned();
        if let Some(nodes) = said.filter(|_| language.iter().any(|row| row.key == own)) {
            rows.entry(place(own)).or_insert(nodes);
        }
    }
    let all: usize = rooms.iter().map(|room| room.rows.len()).sum();
    let About { own_name, direction, .. } = about;
    Language { tag: tag.to_owned(), own_name, direction, missing: all.saturating_sub(rows.len()), rows }
}

/// Reads a row of a language, and checks its forms.
fn read_row(message: &Message<&str>, row: &Row, words: &Words<'_>, is_letter: bool) -> Result<Vec<Node>, String> {
    let scope = Scope::of(words, &row.arguments);
    let nodes = scope.row(message.value.as_ref().ok_or("The row has no text.")?)?;
    for (at, form) in message.attributes.iter().enumerate() {
        if message.attributes[..at].iter().any(|other| other.id.name == form.id.name) {
            return Err(format!("The form .{} is there twice.", form.id.name));
        }
        scope.row(&form.value)?;
    }
    if row.is_plain && prints(&nodes) {
        return Err(format!("“{}” prints an argument; English only chooses by it.", row.key));
    }
    if let Some(argument) = row.arguments.first().filter(|_| is_letter) {
        check_letters(argument, &nodes)?;
    }
    Ok(nodes)
}

/// Notes which rows of English are plain.
fn mark_plain(rooms: &mut [Room], english: &Language) {
    for room in rooms {
        for row in &mut room.rows {
            let nodes = english.rows.get(&(room.name.clone(), row.key.clone()));
            let choices = |nodes: &Vec<Node>| nodes.iter().filter(|node| matches!(node, Node::Choice { .. })).count();
            // Of two choices in a row, each pair would be a text.
            row.is_plain = row.arguments.iter().all(|argument| argument.says.is_none())
                && nodes.is_none_or(|nodes| !prints(nodes) && choices(nodes) < 2);
        }
    }
}
