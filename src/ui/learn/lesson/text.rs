//! Texts of lessons, in every language.

use crate::i18n::Lang;
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

/// The most characters of a text: nobody reads more beside a board.
pub const LONGEST_TEXT: usize = 700;

/// The tags of the languages in which lessons have texts.
pub const TAGS: [&str; 2] = ["en", "fr"];

/// A text in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalizedText([Box<str>; TAGS.len()]);

impl LocalizedText {
    /// Makes a text from a function of the language.
    #[must_use]
    pub fn of(say: impl Fn(Lang) -> String) -> Self {
        Self(TAGS.map(|tag| say(Lang::from_tag(tag)).into()))
    }

    /// Returns the text in a language.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        &self.0[TAGS.iter().position(|&tag| tag == lang.code()).unwrap_or_default()]
    }
}

/// Reads the text at a key of an object.
pub(super) fn read_key(object: &Object, key: &str, faults: &mut Faults) -> Option<LocalizedText> {
    read(object.get(key, faults)?, &object.at(key), faults)
}

/// Reads a text; `at` is its place in the file.
pub(super) fn read(value: &Value, at: &str, faults: &mut Faults) -> Option<LocalizedText> {
    let object = Object::open(value, at, faults)?;
    object.only(&TAGS, faults);
    let mut texts = Vec::new();
    for tag in TAGS {
        let Some(text) = object.text(tag, faults) else { continue };
        if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT {
            faults.add(object.at(tag), format_args!("expected a text of 1 to {LONGEST_TEXT} characters"));
        }
        texts.push(text.into());
    }
    texts.try_into().ok().map(LocalizedText)
}
