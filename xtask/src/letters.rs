//! Finds letters in the words of the page that its typefaces lack, which a browser would show in a face of the device, and letters of another
//! script that only look right.

use std::{fs, ops::RangeInclusive, path::Path};

use anyhow::{Context, Result};
use naqala_locales::{Fault, Locales, twin};

use crate::paths;

const TEXT: &str = "Naqala Sans";
const TITLE: &str = "El Messiri";
/// The part of a script: only languages that are written in it have its letters, since some look like Latin ones.
const CYRILLIC: &str = "cyrillic";

/// A file of a typeface, as the style sheet states it.
struct Face<'a> {
    family: &'a str,
    /// What the file holds beyond the first one of its family: `latin`.
    part: &'a str,
    letters: Vec<RangeInclusive<u32>>,
}

impl<'a> Face<'a> {
    /// Reads a rule of the sheet.
    fn read(rule: &'a str) -> Option<Self> {
        let family = between(rule, "font-family: \"", "\"")?;
        let part = between(rule, "-700", ".woff2")?.trim_start_matches('-');
        let ranges = between(rule, "unicode-range: ", ";")?.split(", ").map(|range| {
            let range = range.strip_prefix("U+")?;
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            Some(u32::from_str_radix(first, 16).ok()?..=u32::from_str_radix(last, 16).ok()?)
        });
        Some(Self { family, part, letters: ranges.collect::<Option<_>>()? })
    }

    fn has(&self, letter: char) -> bool {
        self.letters.iter().any(|range| range.contains(&letter.into()))
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    Some(text.split_once(before)?.1.split_once(after)?.0)
}

/// Returns the faces of the sheet. Those of the other weight have the same letters.
fn faces(sheet: &str) -> Vec<Face<'_>> {
    sheet.split("@font-face").filter_map(Face::read).collect()
}

/// Returns the letters of all languages that their typefaces lack.
pub fn faults(locales: &Locales) -> Result<Vec<Fault>> {
    let sheet = fs::read_to_string(paths::root().join("style/base/faces.css"))?;
    let faces = faces(&sheet);
    let mut faults = Vec::new();
    for language in locales.languages() {
        for folder in [language.tag.clone(), format!("{}/lessons", language.tag)] {
            let mut files = ftl_files(&paths::root().join("locales").join(&folder))?;
            files.sort();
            for name in files {
                let file = format!("{folder}/{name}");
                let text = fs::read_to_string(paths::root().join("locales").join(&file))
                    .with_context(|| format!("locales/{file} could not be read"))?;
                faults.extend(in_file(&faces, &language.own_name, &file, &text));
            }
        }
    }
    Ok(faults)
}

fn ftl_files(folder: &Path) -> Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            names.extend(path.file_name().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    Ok(names)
}

/// Returns the letters of a file that the typefaces of its language lack. A language whose name for itself they cannot write is shown in faces
/// of the device.
fn in_file(faces: &[Face], own_name: &str, file: &str, text: &str) -> Vec<Fault> {
    let is_cyrillic = faces.iter().any(|face| face.part == CYRILLIC && own_name.chars().any(|letter| face.has(letter)));
    let has = |family: &str, letter: char| {
        faces.iter().any(|face| face.family == family && (is_cyrillic || face.part != CYRILLIC) && face.has(letter))
    };
    if own_name.is_empty() || !own_name.chars().all(|letter| has(TEXT, letter)) {
        return Vec::new();
    }
    let is_other =
        |letter: char, word: &str| letter.is_ascii() == is_cyrillic && (!is_cyrillic || word.contains(in_cyrillic));
    let mut faults = Vec::new();
    for (place, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        for word in line.split_inclusive(|letter: char| !letter.is_alphabetic()) {
            for letter in word.chars() {
                let what = match twin(letter).filter(|_| is_other(letter, word)) {
                    Some(twin) => looks_like(letter, twin),
                    None if !has(TEXT, letter) => lacks(TEXT, letter),
                    None if letter.is_alphabetic() && !has(TITLE, letter) => lacks(TITLE, letter),
                    None => continue,
                };
                faults.push(Fault { file: file.into(), line: place + 1, what, row: line.into() });
            }
        }
    }
    faults
}

fn lacks(family: &str, letter: char) -> String {
    format!("{family} has no “{letter}” (U+{:04X}) for this language", u32::from(letter))
}

fn looks_like(letter: char, twin: char) -> String {
    let [own, other] = if letter.is_ascii() { ["Latin", "Cyrillic"] } else { ["Cyrillic", "Latin"] };
    let code = u32::from(letter);
    format!("“{letter}” is a {own} letter (U+{code:04X}) that looks like {other} “{twin}”: type it again.")
}

fn in_cyrillic(letter: char) -> bool {
    ('\u{400}'..'\u{530}').contains(&letter)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use anyhow::Result;

    use super::{faces, in_file};
    use crate::paths;

    #[test]
    fn a_language_has_the_letters_of_its_script() -> Result<()> {
        let sheet = fs::read_to_string(paths::root().join("style/base/faces.css"))?;
        let faces = faces(&sheet);
        let found = |own_name: &str, text: &str| {
            in_file(&faces, own_name, "x/home.ftl", text)
                .iter()
                .map(|fault| (fault.line, fault.what.clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(faces.len(), 8, "four files of each face");
        for (own_name, text) in [
            ("Polski", "play = Zażółć „gęślą” jaźń"),
            ("Español", "play = ¿Qué será?"),
            ("Українська", "play = Ґанок і «їжак» Naqala"),
            ("日本語", "play = 遊ぶ"),
            ("English", "# Пояснение"),
        ] {
            assert_eq!(found(own_name, text), [], "{own_name}");
        }
        assert_eq!(
            found("Deutsch", "a = Ja\nb = ж"),
            [(2, "Naqala Sans has no “ж” (U+0436) for this language".into())]
        );
        assert_eq!(found("Русский", "a = ѐ"), [(1, "El Messiri has no “ѐ” (U+0450) for this language".into())]);
        assert_eq!(found("Français", "a = ★").len(), 1);
        Ok(())
    }

    #[test]
    fn a_letter_that_only_looks_right_is_found() -> Result<()> {
        let sheet = fs::read_to_string(paths::root().join("style/base/faces.css"))?;
        let faces = faces(&sheet);
        let found = |own_name: &str, text: &str| {
            in_file(&faces, own_name, "x/home.ftl", text).into_iter().map(|fault| fault.what).collect::<Vec<_>>()
        };
        let cyrillic = "“\u{43e}” is a Cyrillic letter (U+043E) that looks like Latin “o”: type it again.";
        assert_eq!(found("Svenska", "solve = L\u{43e}s den"), [cyrillic]);
        let latin = "“o” is a Latin letter (U+006F) that looks like Cyrillic “\u{43e}”: type it again.";
        assert_eq!(found("Русский", "play = Игрoк { $name } в Naqala"), [latin]);
        assert_eq!(found("Русский", "about = Five Tribes на поле c4, { $o }"), [""; 0]);
        Ok(())
    }
}
