//! All texts of the page, read from the source of the catalogue and from the lessons.

use crate::support::fixtures::folder;
use naqala::i18n::Lang;
use serde_json::Value;

/// A text and where it stands.
pub struct Text {
    pub file: String,
    pub lang: Lang,
    pub said: String,
}

/// Returns every text of the catalogue.
pub fn catalogue() -> Vec<Text> {
    let mut all = Vec::new();
    for (file, source) in folder("src/i18n") {
        // These hold code and no texts.
        if !["mod.rs", "catalogue.rs", "letters.rs"].contains(&file.as_str()) {
            all.extend(literals(&source).into_iter().map(|(lang, said)| Text { file: file.clone(), lang, said }));
        }
    }
    all
}

/// Returns every text of the lessons and the course.
pub fn lessons() -> Vec<Text> {
    let mut all = Vec::new();
    for (file, text) in folder("public/lessons") {
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        for lang in Lang::all() {
            let mut found = Vec::new();
            in_json(&value, lang.code(), &mut found);
            all.extend(found.into_iter().map(|said| Text { file: file.clone(), lang, said: said.to_owned() }));
        }
    }
    all
}

fn in_json<'a>(value: &'a Value, lang: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(map) => {
            found.extend(map.get(lang).and_then(Value::as_str));
            map.values().for_each(|value| in_json(value, lang, found));
        }
        Value::Array(list) => list.iter().for_each(|value| in_json(value, lang, found)),
        _ => {}
    }
}

/// Reads the string literals of a source with their language. English comes first and French after a comma; `Lang::EN`
/// and `Lang::FR` before a literal say it, too; a plural after `/` has the language of its singular.
fn literals(source: &str) -> Vec<(Lang, String)> {
    let code: Vec<_> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let mut found: Vec<(Lang, String)> = Vec::new();
    let mut rest = code.as_str();
    while let Some(start) = rest.find('"') {
        // The end of the function before this one does not matter to this literal.
        let before = rest[..start].rsplit('}').next().unwrap_or_default();
        let (said, length) = literal(&rest[start + 1..]);
        rest = &rest[start + 1 + length..];
        let last = found.last().map_or(Lang::EN, |(lang, _)| *lang);
        let lang = match before.trim() {
            _ if before.contains("Lang::FR") => Lang::FR,
            _ if before.contains("Lang::EN") => Lang::EN,
            "/" => last,
            "," => Lang::FR,
            _ => Lang::EN,
        };
        found.push((lang, said));
    }
    found
}

/// Reads the rest of a literal after its first quote: its text, and its length with the last quote.
fn literal(source: &str) -> (String, usize) {
    let mut said = String::new();
    let mut letters = source.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return (said, at + 1),
            '\\' if source[at..].starts_with("\\u{") => {
                let code = source[at + 3..].split('}').next().unwrap_or_default();
                said.extend(u32::from_str_radix(code, 16).ok().and_then(char::from_u32));
                letters.nth(code.len() + 2);
            }
            '\\' => said.extend(letters.next().map(|(_, letter)| letter)),
            letter => said.push(letter),
        }
    }
    (said, source.len())
}

#[test]
fn literals_are_read_with_their_language() {
    let source = r#"
        // "a comment"
        one: "One", "Un";
        many(n: u32): "{n} one" / "{n} many", "{n}\u{a0}un" / "{n} plusieurs";
        (Lang::FR, Thing::One) => "chose \"une\"",
        match lang { Lang::EN => en, Lang::FR => fr }
        Thing::Two => (
            "two",
            "deux",
        ),
    "#;
    let found: Vec<_> = literals(source).into_iter().map(|(lang, said)| format!("{} {said}", lang.code())).collect();
    let expected = [
        "en One",
        "fr Un",
        "en {n} one",
        "en {n} many",
        "fr {n}\u{a0}un",
        "fr {n} plusieurs",
        "fr chose \"une\"",
        "en two",
        "fr deux",
    ];
    assert_eq!(found, expected);
}

#[test]
fn all_texts_are_found() {
    let all = catalogue();
    let has = |lang, said: &str| all.iter().any(|text| text.lang == lang && text.said == said);
    assert!(has(Lang::EN, "Board") && has(Lang::FR, "Plateau"), "rows");
    assert!(has(Lang::EN, "Out of reach.") && has(Lang::FR, "Hors de portée."), "functions");
    assert!(all.len() > 1000 && lessons().len() > 500, "{} and {}", all.len(), lessons().len());
}
