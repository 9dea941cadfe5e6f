//! Upper and lower case.
//!
//! Sentences ask the browser. Where no language is known, Latin letters suffice: the Unicode tables of std are a larger download
//! than the board.

use super::lang::Lang;

/// Returns the lower case of a letter; other characters stay the same.
#[must_use]
pub const fn lower(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => shifted(letter, 0x20),
        'Œ' => 'œ',
        _ => letter,
    }
}

/// Returns the upper case of a letter; other characters stay the same.
#[must_use]
pub const fn upper(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => shifted(letter, -0x20),
        'œ' => 'Œ',
        _ => letter,
    }
}

const fn shifted(letter: char, by: i32) -> char {
    match char::from_u32((letter as u32).wrapping_add_signed(by)) {
        Some(letter) => letter,
        None => '?',
    }
}

/// Returns the text with its first letter in upper case, by the rules of the language.
#[must_use]
pub fn capital(lang: Lang, text: &str) -> String {
    with_first(lang, text, true)
}

/// Returns the text with its first letter in lower case, by the rules of the language.
#[must_use]
pub fn small(lang: Lang, text: &str) -> String {
    with_first(lang, text, false)
}

fn with_first(lang: Lang, text: &str, is_upper: bool) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| in_case(lang, first, is_upper));
    first.into_iter().chain([letters.as_str().to_owned()]).collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn in_case(_: Lang, letter: char, is_upper: bool) -> String {
    if is_upper { letter.to_uppercase().collect() } else { letter.to_lowercase().collect() }
}

/// The browser knows the letters of all languages.
#[cfg(all(target_arch = "wasm32", feature = "store"))]
fn in_case(lang: Lang, letter: char, is_upper: bool) -> String {
    let (letter, tag) = (js_sys::JsString::from(letter), Some(lang.code()));
    if is_upper { letter.to_locale_upper_case(tag) } else { letter.to_locale_lower_case(tag) }.into()
}

/// The workers say nothing.
#[cfg(all(target_arch = "wasm32", not(feature = "store")))]
fn in_case(_: Lang, letter: char, _: bool) -> String {
    letter.into()
}

#[cfg(test)]
mod tests {
    use super::{capital, lower, small, upper};
    use crate::i18n::Lang;

    #[test]
    fn every_latin_letter_has_its_partner() {
        for letter in ('A'..='Z').chain('À'..='Þ').filter(|&letter| letter != '×') {
            assert_eq!(lower(letter), letter.to_lowercase().next().expect("a letter"));
            assert_eq!(upper(lower(letter)), letter);
        }
        assert_eq!(['×', '÷', 'ß', '3', 'я'].map(upper), ['×', '÷', 'ß', '3', 'я']);
    }

    #[test]
    fn only_the_first_letter_changes() {
        assert_eq!(
            (capital(Lang::EN, "élan vital"), small(Lang::EN, "Œuvre ICI")),
            ("Élan vital".to_owned(), "œuvre ICI".to_owned())
        );
        assert_eq!(capital(Lang::EN, "для"), "Для");
        assert_eq!(capital(Lang::EN, ""), "");
    }
}
