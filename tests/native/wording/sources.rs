//! All texts of the page, read from the files of the catalogue and from the lessons.

use crate::support::fixtures;
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
    let of = |lang: Lang| {
        let (rooms, lessons) = (format!("locales/{}", lang.code()), format!("locales/{}/lessons", lang.code()));
        let lessons = fixtures::folder(&lessons);
        let files = fixtures::folder(&rooms).into_iter().filter(move |file| !lessons.contains(file));
        files.flat_map(move |(file, source)| {
            texts(&source).into_iter().map(move |said| Text { file: file.clone(), lang, said }).collect::<Vec<_>>()
        })
    };
    Lang::all().flat_map(of).collect()
}

/// Returns every text of the lessons and the course.
pub fn lessons() -> Vec<Text> {
    let mut all = Vec::new();
    for (file, text) in fixtures::lessons() {
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

/// Reads the texts of a Fluent file: those of rows and of their variants.
fn texts(source: &str) -> Vec<String> {
    let rows = source.lines().filter(|line| !line.starts_with('#'));
    let texts = rows.filter_map(|line| match line.trim_start().trim_start_matches('*').strip_prefix('[') {
        Some(variant) => variant.split_once("] "),
        None => line.split_once(" = "),
    });
    let is_said = |text: &&str| !text.ends_with("->") && *text != "{ \"\" }";
    // A space at an end is written as `{" "}`.
    texts.map(|(_, text)| text).filter(is_said).map(|text| text.replace("{\" \"}", " ")).collect()
}

#[test]
fn texts_are_read_with_their_variants() {
    let source = "### Texts.\n\n# $n (number)\none = One\nmany = { $n ->\n    [one] { $n } thing\n   *[other] { $n } things\n}\n";
    assert_eq!(texts(source), ["One", "{ $n } thing", "{ $n } things"]);
    assert_eq!(texts("none = { $id ->\n   *[other] { \"\" }\n}\n"), [""; 0]);
}

#[test]
fn all_texts_are_found() {
    let all = catalogue();
    let has = |lang, said: &str| all.iter().any(|text| text.lang == lang && text.said == said);
    assert!(has(Lang::EN, "Board") && has(Lang::FR, "Plateau"), "rows");
    assert!(has(Lang::EN, "Out of reach.") && has(Lang::FR, "Hors de portée."), "variants");
    assert!(all.len() > 3000 && lessons().len() > 500, "{} and {}", all.len(), lessons().len());
}
