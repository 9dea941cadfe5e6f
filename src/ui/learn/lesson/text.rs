//! Texts of lessons, in any languages.

use crate::i18n::{Lang, here_now, lesson_text};
use crate::notation::note::read_texts;
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

pub use crate::notation::note::{LONGEST_TEXT, is_tag};

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

    /// Makes a text of those in a file, each with the tag of its language; at least one.
    #[must_use]
    pub const fn of_file(texts: Vec<(Box<str>, Box<str>)>) -> Self {
        Self(Source::File(texts))
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
    let texts = read_texts(value, at, faults);
    (!texts.is_empty()).then_some(LocalizedText(Source::File(texts)))
}
