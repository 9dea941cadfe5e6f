//! Finds letters in the words of the page that its typefaces lack. A browser would show them in a face of the device.

use std::{fs, ops::RangeInclusive, path::Path};

use anyhow::{Context, Result};
use naqala_locales::{Fault, Locales};

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
    if !own_name.chars().all(|letter| has(TEXT, letter)) {
        return Vec::new();
    }
    let mut faults = Vec::new();
    for (place, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        for letter in line.chars() {
            let lacking = if !has(TEXT, letter) {
                TEXT
            } else if letter.is_alphabetic() && !has(TITLE, letter) {
                TITLE
            } else {
                continue;
            };
            let what = format!("{lacking} has no “{letter}” (U+{:04X}) for this language", u32::from(letter));
            faults.push(Fault { file: file.into(), line: place + 1, what, row: line.into() });
        }
    }
    faults
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
            found("Deutsch", "a = Ja\nb = Nein\u{430}"),
            [(2, "Naqala Sans has no “\u{430}” (U+0430) for this language".into())]
        );
        assert_eq!(found("Русский", "a = ѐ"), [(1, "El Messiri has no “ѐ” (U+0450) for this language".into())]);
        assert_eq!(found("Français", "a = ★").len(), 1);
        Ok(())
    }
}
