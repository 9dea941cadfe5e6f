//! A language as a file: a row on each line, for the reader in `src/i18n`.
//!
//! The first line is a sum of the rows that English has, so that a page never reads the file of another version. In a row:
//!
//! | characters | meaning |
//! |---|---|
//! | U+0001, `a` or `A` | what the first argument says; a number with its sign |
//! | U+0002, `a` or `A`, variants, U+0004 | a choice by the first argument, or by its first sound |
//! | U+0002, `0`, variants, U+0004 | the first argument as a list: variant `,` stands between items, `&` before the last, `&i` before one that begins with i, the other says each |
//! | U+0002, `^` or `_`, variant, U+0004 | the variant with a capital first letter, or a small one |
//! | in a choice: key, U+0003, row, U+0005 | a variant; an empty key is for all else |
//!
//! U+2029 parts the paragraphs of a row. The plural categories as keys are their first letter: `Z`, `O`, `T`, `F`, `M`, and `o` for other.

use crate::locales::Locales;
use crate::node::{By, Node, spread};
use crate::parts::Part;

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
            if row.is_plain { write(&spread(nodes), &mut file) } else { write(nodes, &mut file) }
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
            row.arguments.iter().for_each(|argument| add(&format!("{argument:?}")));
        }
        format!("{sum:016x}")
    }
}

fn write(nodes: &[Node], file: &mut String) {
    for node in nodes {
        match node {
            Node::Text(text) => file.push_str(text),
            Node::Argument(place) => file.extend(['\u{1}', letter(b'a', *place)]),
            Node::Signed(place) => file.extend(['\u{1}', letter(b'A', *place)]),
            Node::List { place, between, last, item } => {
                file.extend(['\u{2}', letter(b'0', *place)]);
                file.extend([",\u{3}", between, "\u{5}"]);
                for (letter, text) in last {
                    file.extend(["&", letter, "\u{3}", text, "\u{5}"]);
                }
                file.push('\u{3}');
                write(item, file);
                file.push_str("\u{5}\u{4}");
            }
            Node::Case { is_capital, inner } => {
                file.extend(['\u{2}', if *is_capital { '^' } else { '_' }, '\u{3}']);
                write(inner, file);
                file.push_str("\u{5}\u{4}");
            }
            Node::Choice { by, variants } => {
                let (first, place) = match by {
                    By::Name(place) | By::Number(place) => (b'a', *place),
                    By::Initial(place) => (b'A', *place),
                };
                file.extend(['\u{2}', letter(first, place)]);
                for (index, (key, nodes)) in variants.iter().enumerate() {
                    match (key.as_str(), by) {
                        _ if index + 1 == variants.len() => {}
                        ("zero" | "one" | "two" | "few" | "many" | "other", By::Number(_)) => file.push(category(key)),
                        (key, _) => file.push_str(key),
                    }
                    file.push('\u{3}');
                    write(nodes, file);
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
