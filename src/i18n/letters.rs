//! Capitals and small letters of Latin scripts.
//!
//! Both languages need no others, and Unicode's own tables weigh more on the wire than the board.

/// The small letter of a capital; anything else stays what it is.
#[must_use]
pub const fn lower(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => shifted(letter, 0x20),
        'Œ' => 'œ',
        _ => letter,
    }
}

/// The capital of a small letter; anything else stays what it is.
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

/// A text that begins with a capital.
#[must_use]
pub fn capital(said: &str) -> String {
    with_first(said, upper)
}

/// A text that begins with a small letter.
#[must_use]
pub fn small(said: &str) -> String {
    with_first(said, lower)
}

fn with_first(said: &str, change: fn(char) -> char) -> String {
    let mut letters = said.chars();
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
