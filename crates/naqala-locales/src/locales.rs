//! All languages with their rows.

use crate::node::{Argument, Node};
use crate::parts::Part;
use std::collections::HashMap;

/// All languages, English first, then by tag.
pub struct Locales {
    pub(crate) rooms: Vec<Room>,
    pub(crate) languages: Vec<Language>,
}

/// The rows of one file of English, in its order.
pub struct Room {
    pub name: String,
    pub documentation: Vec<String>,
    pub rows: Vec<Row>,
}

/// A row as English declares it.
pub struct Row {
    pub key: String,
    /// The sentence as its file writes it.
    pub source: String,
    pub comment: Vec<String>,
    pub arguments: Vec<Argument>,
    /// Whether each way through the row is a text without arguments.
    pub is_plain: bool,
    pub part: Part,
    /// Its line in the file, counted from 1.
    pub line: usize,
}

/// A language.
pub struct Language {
    /// Its tag: `pt-BR`.
    pub tag: String,
    /// Its name in itself.
    pub own_name: String,
    /// The direction of its script: `ltr` or `rtl`.
    pub direction: String,
    /// How many rows it lacks.
    pub missing: usize,
    pub(crate) rows: HashMap<(String, String), Vec<Node>>,
}

/// Counts the letters of a row's longest way, without its arguments. Chinese and Japanese ones are as wide as two.
fn letters(nodes: &[Node]) -> usize {
    let of = |node: &Node| match node {
        Node::Text(text) => text.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum(),
        Node::Argument(_) | Node::Signed(_) => 0,
        Node::List { item: inner, .. } | Node::Case { inner, .. } => letters(inner),
        Node::Choice { variants, .. } => variants.iter().map(|(_, nodes)| letters(nodes)).max().unwrap_or_default(),
    };
    nodes.iter().map(of).sum()
}

impl Locales {
    /// The languages, English first, then by tag.
    #[must_use]
    pub fn languages(&self) -> &[Language] {
        &self.languages
    }

    /// Returns how many rows a language that lacks none has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rooms.iter().map(|room| room.rows.len()).sum()
    }

    /// Returns whether there is no row at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the rows that a language lacks, by the language's place: `home.play`.
    #[must_use]
    pub fn missing(&self, language: usize) -> Vec<String> {
        let rows = &self.languages[language].rows;
        let all = self.rooms.iter().flat_map(|room| room.rows.iter().map(|row| (room.name.clone(), row.key.clone())));
        all.filter(|place| !rows.contains_key(place)).map(|(room, key)| format!("{room}.{key}")).collect()
    }

    /// Returns how many letters a row has without its arguments, by the language's place: one in Chinese or Japanese is as wide as two.
    #[must_use]
    pub fn letters(&self, language: usize, room: &str, key: &str) -> Option<usize> {
        let place = (room.to_owned(), key.to_owned());
        let own = [language, 0].into_iter().find_map(|language| self.languages[language].rows.get(&place));
        own.map(|nodes| letters(nodes))
    }

    /// Returns the rows of a room that have more letters than the English ones, those with the most first: each with its own letters and
    /// those of English. What is long may not fit its place.
    #[must_use]
    pub fn longer(&self, language: usize, room: &str) -> Vec<(String, usize, usize)> {
        let rows = |language: usize| &self.languages[language].rows;
        let all = self.rooms.iter().filter(|own| own.name == room).flat_map(|room| &room.rows);
        let mut longer: Vec<_> = all
            .filter_map(|row| {
                let place = (room.to_owned(), row.key.clone());
                let [own, english] =
                    [language, 0].map(|language| rows(language).get(&place).map(|nodes| letters(nodes)));
                let (own, english) = own.zip(english)?;
                (own > english).then(|| (row.key.clone(), own, english))
            })
            .collect();
        longer.sort_by_key(|&(_, own, english)| english.wrapping_sub(own).cast_signed());
        longer
    }

    /// Returns the names of the rooms, in the order of their files.
    pub fn rooms(&self) -> impl Iterator<Item = &str> {
        self.rooms.iter().map(|room| room.name.as_str())
    }

    /// Returns the text of a row that is nothing but a text, by the language's place; `None` for another row, or where the language lacks it.
    #[must_use]
    pub fn text(&self, language: usize, room: &str, key: &str) -> Option<&str> {
        match &self.languages[language].rows.get(&(room.to_owned(), key.to_owned()))?[..] {
            [Node::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// Returns the rows of a room that are nothing but a text, by the language's place, each with its key.
    pub fn texts<'a>(&'a self, room: &'a str, language: usize) -> impl Iterator<Item = (&'a str, &'a str)> {
        let rows = self.rooms.iter().filter(move |own| own.name == room).flat_map(|room| &room.rows);
        rows.filter_map(move |row| Some((row.key.as_str(), self.text(language, room, &row.key)?)))
    }

    /// Returns the number by which the page finds a row: its part and its place there.
    #[must_use]
    pub fn number(&self, room: &str, key: &str) -> Option<usize> {
        let part = self.rooms.iter().find(|own| own.name == room)?.rows.iter().find(|row| row.key == key)?.part;
        let place = self.rows_of(part).position(|(other, row)| other.name == room && row.key == key)?;
        Some((part as usize) << 14 | place)
    }

    /// Returns the rows of a part, in the order of their numbers, each with its room.
    pub(crate) fn rows_of(&self, part: Part) -> impl Iterator<Item = (&Room, &Row)> {
        let rows = self.rooms.iter().flat_map(|room| room.rows.iter().map(move |row| (room, row)));
        rows.filter(move |(_, row)| row.part == part)
    }
}
