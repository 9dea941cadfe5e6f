//! The languages, and the macro that makes a function of each row.

/// A text of the catalogue that needs no arguments: the function that returns it in a language.
pub type Phrase = fn(Lang) -> &'static str;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// Returns the value of the `lang` attribute.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// Returns the name of the language in the language itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
        }
    }

    /// Returns the language of a code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Returns the language for a tag such as `fr-CA`; English if the catalogue does not have it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        let code = tag.split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code)).unwrap_or_default()
    }

    /// Returns whether a number takes the singular. French uses it for 0, English does not.
    #[must_use]
    pub const fn is_one(self, count: u32) -> bool {
        match self {
            Self::En => count == 1,
            Self::Fr => count < 2,
        }
    }
}

/// Makes a function of each row: `key: "English", "French";` or `key(argument: Type): "… {argument}", "… {argument}";`.
/// A row with `one`/`many` texts takes the number first: `key(n): "{n} one" / "{n} many", "{n} un" / "{n} plusieurs";`.
macro_rules! catalogue {
    ($($name:ident $(($($arg:ident : $type:ty),+ $(,)?))? : $en:literal $(/ $en_many:literal)?, $fr:literal $(/ $fr_many:literal)?;)+) => {
        $(catalogue!(@row $name $(($($arg : $type),+))?, $en $(/ $en_many)?, $fr $(/ $fr_many)?);)+
    };
    (@row $name:ident, $en:literal, $fr:literal) => {
        #[doc = $en]
        #[must_use]
        pub const fn $name(lang: $crate::i18n::Lang) -> &'static str {
            match lang {
                $crate::i18n::Lang::En => $en,
                $crate::i18n::Lang::Fr => $fr,
            }
        }
    };
    (@row $name:ident ($($arg:ident : $type:ty),+), $en:literal, $fr:literal) => {
        #[doc = $en]
        #[must_use]
        pub fn $name(lang: $crate::i18n::Lang, $($arg: $type),+) -> String {
            match lang {
                $crate::i18n::Lang::En => format!($en),
                $crate::i18n::Lang::Fr => format!($fr),
            }
        }
    };
    (@row $name:ident ($n:ident : $count:ty $(, $arg:ident : $type:ty)*), $en:literal / $en_many:literal, $fr:literal / $fr_many:literal) => {
        #[doc = $en_many]
        #[must_use]
        pub fn $name(lang: $crate::i18n::Lang, $n: $count $(, $arg: $type)*) -> String {
            match (lang, lang.is_one(u32::from($n))) {
                ($crate::i18n::Lang::En, true) => format!($en),
                ($crate::i18n::Lang::En, false) => format!($en_many),
                ($crate::i18n::Lang::Fr, true) => format!($fr),
                ($crate::i18n::Lang::Fr, false) => format!($fr_many),
            }
        }
    };
}
