//! French spaces and quotation marks, and apostrophes in both languages (docs/lessons.md, house style).

use super::sources::{Text, catalogue, lessons};
use naqala::i18n::Lang;

/// Returns the places where a French text has the wrong space at a sign, each with the letters around it.
fn french_faults(said: &str) -> Vec<String> {
    let letters: Vec<char> = said.chars().collect();
    letters
        .windows(2)
        .filter(|pair| {
            let is_set = match pair[1] {
                ';' | '!' | '?' | '»' => pair[0] == '\u{202f}',
                ':' => pair[0] == '\u{a0}',
                _ => true,
            };
            !is_set || (pair[0] == '«' && pair[1] != '\u{202f}')
        })
        .map(|pair| pair.iter().collect())
        .collect()
}

fn check(texts: Vec<Text>) {
    let mut wrong = Vec::new();
    for Text { file, lang, said } in texts {
        let faults = if lang == Lang::FR { french_faults(&said) } else { Vec::new() };
        // What stands in braces is no text: a form, a space.
        let outside: String = said.split('}').filter_map(|part| part.split('{').next()).collect();
        if !faults.is_empty() || outside.contains(['\'', '"', '`']) {
            wrong.push(format!("{file}: {faults:?} in {said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_catalogue_is_set_well() {
    check(catalogue());
}

#[test]
fn the_lessons_are_set_well() {
    for Text { file, said, .. } in lessons() {
        assert!(!said.contains("  ") && said.trim() == said, "{file}: {said}");
    }
    check(lessons());
}

#[test]
fn the_checker_finds_wrong_spaces() {
    assert!(french_faults("Voici\u{a0}: «\u{202f}oui\u{202f}»\u{202f}; non\u{202f}?").is_empty());
    assert_eq!(french_faults("Quoi ?"), [" ?"]);
    assert_eq!(french_faults("Voici: non"), ["i:"]);
    assert_eq!(french_faults("Voici\u{202f}: non"), ["\u{202f}:"], "before a colon the space is a full one");
    assert_eq!(french_faults("«\u{a0}oui\u{a0}»"), ["«\u{a0}", "\u{a0}»"]);
}
