//! Texts of lessons, in any languages.

use crate::i18n::{Lang, here_now, lesson_text};
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

/// The most characters of a text: nobody reads more beside a board.
pub const LONGEST_TEXT: usize = 700;

/// A text in one language or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalizedText(Source);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    /// The texts that stand in the file, each with the tag of its language; at least one.
    File(Vec<(Box<str>, Box<str>)>),
    /// A row of the page's own words, as the site's lessons have them.
    Row(usize),
}

impl LocalizedText {
    /// Makes a text from a function of the language, in those that are here.
    #[must_use]
    pub fn of(say: impl Fn(Lang) -> String) -> Self {
        Self(Source::File(here_now().map(|lang| (lang.code().into(), say(lang).into())).collect()))
    }

    /// Returns the text in a language, else in one that begins alike (`pt` for `pt-BR`), in English, or in the first one by tag.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        match &self.0 {
            Source::Row(number) => lesson_text(lang, *number).unwrap_or_default(),
            Source::File(texts) => {
                let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
                let of = |is: &dyn Fn(&str) -> bool| texts.iter().find(|(tag, _)| is(tag));
                let own = of(&|tag| tag.eq_ignore_ascii_case(lang.code()));
                let alike = || of(&|tag| primary(tag) == primary(lang.code()));
                let english = || of(&|tag| primary(tag) == Lang::EN.code());
                own.or_else(alike).or_else(english).or(texts.first()).map_or("", |(_, text)| text)
            }
        }
    }
}

/// Reads the text at a key of an object.
pub(super) fn read_key(object: &Object, key: &str, faults: &mut Faults) -> Option<LocalizedText> {
    read(object.get(key, faults)?, &object.at(key), faults)
}

/// Reads a text; `at` is its place in the file.
pub(super) fn read(value: &Value, at: &str, faults: &mut Faults) -> Option<LocalizedText> {
    let row = value.as_u64().map(|number| number as usize);
    if let Some(number) = row.filter(|&number| lesson_text(Lang::EN, number).is_some()) {
        return Some(LocalizedText(Source::Row(number)));
    }
    let object = Object::open(value, at, faults)?;
    let mut texts = Vec::new();
    for tag in object.keys() {
        if !is_tag(tag) {
            faults.add(object.at(tag), "expected the tag of a language, such as 'pt-BR'");
            continue;
        }
        let Some(text) = object.text(tag, faults) else { continue };
        if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT {
            faults.add(object.at(tag), format_args!("expected a text of 1 to {LONGEST_TEXT} characters"));
        }
        texts.push((tag.into(), text.into()));
    }
    if texts.is_empty() {
        faults.add(at, "expected a text in a language, such as 'en'");
        return None;
    }
    Some(LocalizedText(Source::File(texts)))
}

/// Returns whether a text has the form of a language's tag: `pt`, `pt-BR`, `zh-Hans`.
#[must_use]
pub fn is_tag(text: &str) -> bool {
    let mut parts = text.split('-');
    let is_language = parts
        .next()
        .is_some_and(|part| (2..=3).contains(&part.len()) && part.bytes().all(|letter| letter.is_ascii_lowercase()));
    is_language
        && parts.all(|part| (1..=8).contains(&part.len()) && part.bytes().all(|letter| letter.is_ascii_alphanumeric()))
}
