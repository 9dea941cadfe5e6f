//! Upper and lower case of Latin letters.
//!
//! English and French need no other letters. The Unicode tables of std are a larger download than the board.

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

/// Returns the text with its first letter in upper case.
#[must_use]
pub fn capital(text: &str) -> String {
    with_first(text, upper)
}

/// Returns the text with its first letter in lower case.
#[must_use]
pub fn small(text: &str) -> String {
    with_first(text, lower)
}

fn with_first(text: &str, change: fn(char) -> char) -> String {
    let mut letters = text.chars();
    letters.next().map(change).into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::{capital, lower, small, upper};

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
        assert_eq!((capital("élan vital"), small("Œuvre ICI")), ("Élan vital".to_owned(), "œuvre ICI".to_owned()));
        assert_eq!(capital(""), "");
    }
}
