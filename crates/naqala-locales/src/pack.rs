//! A language as a file: a row on each line, for the reader in `src/i18n`.
//!
//! The first line is a sum of the rows that English has, so that a page never reads the file of another version. In a row:
//!
//! | characters | meaning |
//! |---|---|
//! | U+0001, `a` | what the first argument says; `b` the second |
//! | U+0002, `a` or `A`, variants, U+0004 | a choice by the first argument, or by its first sound |
//! | in a choice: key, U+0003, row, U+0005 | a variant; an empty key is for all else |
//!
//! The plural categories as keys are their first letter: `Z`, `O`, `T`, `F`, `M`, and `o` for other.

use crate::locales::{Locales, Row};
use crate::parts::Part;
use crate::row::{By, Kind, Node, spread};

impl Locales {
    /// Returns the file of a part in a language, by the language's place. What it lacks is in English.
    #[must_use]
    pub fn packed(&self, language: usize, part: Part) -> String {
        let mut file = self.sum(part);
        for (room, row) in self.rows_of(part) {
            let place = (room.name.clone(), row.key.clone());
            let nodes = [language, 0].into_iter().find_map(|language| self.languages[language].rows.get(&place));
            file.push('\n');
            // English has every row.
            let nodes = nodes.map_or(&[][..], Vec::as_slice);
            if row.is_plain { write(&spread(nodes), row, &mut file) } else { write(nodes, row, &mut file) }
        }
        file
    }

    /// Returns the sum of the rows of a part: other rows or arguments have another.
    #[must_use]
    pub fn sum(&self, part: Part) -> String {
        let mut sum = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |text: &str| {
            for byte in text.bytes().chain([0]) {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        for (room, row) in self.rows_of(part) {
            add(&room.name);
            add(&row.key);
            row.arguments.iter().for_each(|argument| add(&argument.name));
        }
        format!("{sum:016x}")
    }
}

fn write(nodes: &[Node], row: &Row, file: &mut String) {
    for node in nodes {
        match node {
            Node::Text(text) => file.push_str(text),
            Node::Argument(place) => file.extend(['\u{1}', letter(b'a', *place)]),
            Node::Choice { by, variants } => {
                let (first, place) = match by {
                    By::Argument(place) => (b'a', *place),
                    By::Initial(place) => (b'A', *place),
                };
                file.extend(['\u{2}', letter(first, place)]);
                let is_number = first == b'a' && row.arguments[place].kind == Kind::Number;
                for (index, (key, nodes)) in variants.iter().enumerate() {
                    match key.as_str() {
                        _ if index + 1 == variants.len() => {}
                        "zero" | "one" | "two" | "few" | "many" | "other" if is_number => file.push(category(key)),
                        key => file.push_str(key),
                    }
                    file.push('\u{3}');
                    write(nodes, row, file);
                    file.push('\u{5}');
                }
                file.push('\u{4}');
            }
        }
    }
}

/// Returns the letter of a plural category.
fn category(key: &str) -> char {
    match key {
        "zero" => 'Z',
        "one" => 'O',
        "two" => 'T',
        "few" => 'F',
        "many" => 'M',
        _ => 'o',
    }
}

const fn letter(first: u8, place: usize) -> char {
    (first + place as u8) as char
}
