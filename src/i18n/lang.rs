//! The languages.

#[cfg(feature = "words-apart")]
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/most.rs"));

/// A text of the page that needs no arguments: the function that returns it in a language.
pub type Phrase = fn(Lang) -> &'static str;

/// A language of the page: its place among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lang(pub(super) u8);

/// What is known of a language before its words are here.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Its tag: `pt-BR`.
    pub tag: &'static str,
    /// Its name in itself.
    pub own_name: &'static str,
    /// The direction of its script: `ltr` or `rtl`.
    pub direction: &'static str,
}

#[cfg(not(feature = "words-apart"))]
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The languages that the page says it has.
#[cfg(feature = "words-apart")]
static LANGUAGES: OnceLock<Vec<About>> = OnceLock::new();

#[cfg(feature = "words-apart")]
fn all_about() -> &'static [About] {
    LANGUAGES.get().map_or(&[], Vec::as_slice)
}

#[cfg(not(feature = "words-apart"))]
const fn all_about() -> &'static [About] {
    &LANGUAGES
}

/// Takes the list of languages: `tag|name|direction|…`, joined by `;`. English comes first. Later calls change nothing.
#[cfg(feature = "words-apart")]
pub fn receive_languages(list: &str) {
    LANGUAGES.get_or_init(|| {
        let list: &'static str = String::from(list).leak();
        let about = |language: &'static str| {
            let mut fields = language.split('|');
            let mut next = || fields.next().unwrap_or_default();
            About { tag: next(), own_name: next(), direction: next() }
        };
        list.split(';').take(MOST).map(about).collect()
    });
}

impl Lang {
    /// English, which has every row.
    pub const EN: Self = Self(0);

    /// Returns every language, English first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..all_about().len().max(1)).map(|place| Self(place as u8))
    }

    /// Returns what is known of it.
    fn about(self) -> About {
        let english = About { tag: "en", own_name: "English", direction: "ltr" };
        all_about().get(usize::from(self.0)).copied().unwrap_or(english)
    }

    /// Returns its tag, the value of the `lang` attribute: `pt-BR`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.about().tag
    }

    /// Returns its name in itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        self.about().own_name
    }

    /// Returns the direction of its script, the value of the `dir` attribute: `ltr` or `rtl`.
    #[must_use]
    pub fn direction(self) -> &'static str {
        self.about().direction
    }

    /// Returns the language of a tag, in any case.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// Returns the language that fits a tag best: `fr` for `fr-CA`, `pt-BR` for `pt`.
    #[must_use]
    pub fn matching(tag: &str) -> Option<Self> {
        let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        Self::from_code(tag).or_else(|| Self::all().find(|lang| primary(lang.code()) == primary(tag)))
    }

    /// Returns the language that fits a tag best; English if none does.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        Self::matching(tag).unwrap_or_default()
    }
}
