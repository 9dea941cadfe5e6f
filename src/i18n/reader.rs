//! Says rows: puts arguments into them and chooses among their variants.
//!
//! `naqala_locales::pack` tells the characters of a row.

use super::arguments::{Argument, Number};
use super::lang::Lang;
use super::letters::{lower, upper};
use super::plural::category;
use super::texts::find;

/// Returns the text of a row that its arguments choose, and in which they are not said.
pub fn choose(lang: Lang, number: usize, arguments: &[Argument]) -> &'static str {
    let mut text = *find(lang, number);
    while let Some(choice) = text.strip_prefix('\u{2}') {
        (text, _) = chosen(lang, choice, arguments);
    }
    text
}

/// Returns the text of a row.
pub fn say(lang: Lang, number: usize, arguments: &[Argument]) -> String {
    let mut said = String::new();
    append(lang, find(lang, number), arguments, &mut said);
    said
}

fn append(lang: Lang, mut text: &str, arguments: &[Argument], said: &mut String) {
    while let Some(at) = text.find(['\u{1}', '\u{2}']) {
        said.push_str(&text[..at]);
        let rest = &text[at + 1..];
        if text[at..].starts_with('\u{1}') {
            match argument(rest, b'a', arguments) {
                Some(Argument::Text(text)) => said.push_str(text),
                Some(Argument::Number(Number(number))) => said.push_str(&number.to_string()),
                None => {}
            }
            text = rest.get(1..).unwrap_or_default();
        } else {
            let (variant, rest) = chosen(lang, rest, arguments);
            append(lang, variant, arguments, said);
            text = rest;
        }
    }
    said.push_str(text);
}

/// Returns the argument whose letter a text begins with; `first` is the letter of the first one.
fn argument<'a>(text: &str, first: u8, arguments: &[Argument<'a>]) -> Option<Argument<'a>> {
    let letter = text.bytes().next()?;
    arguments.get(usize::from(letter.checked_sub(first)?)).copied()
}

/// Returns the variant that the arguments choose, and what follows the choice. The text begins after the sign of a choice.
fn chosen<'a>(lang: Lang, text: &'a str, arguments: &[Argument]) -> (&'a str, &'a str) {
    let digits;
    let (key, category) = match (argument(text, b'a', arguments), argument(text, b'A', arguments)) {
        (Some(Argument::Text(text)), _) => (text, "\0"),
        (Some(Argument::Number(Number(number))), _) => {
            digits = number.to_string();
            (&*digits, category(lang, number))
        }
        (None, Some(Argument::Text(text))) if begins_with_vowel(text) => ("vowel", "\0"),
        _ => ("other", "\0"),
    };
    let mut found = None;
    let mut rest = text.get(1..).unwrap_or_default();
    while let Some((own, after)) = rest.split_once('\u{3}').filter(|_| !rest.starts_with('\u{4}')) {
        let (variant, after) = after.split_at(length(after));
        rest = after.get(1..).unwrap_or_default();
        if found.is_none() && (own.is_empty() || own == key || own == category) {
            found = Some(variant);
        }
    }
    (found.unwrap_or_default(), rest.get(1..).unwrap_or_default())
}

/// Returns the length of a variant: up to its end, past the choices in it.
fn length(text: &str) -> usize {
    let mut depth = 0_u32;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            2 => depth += 1,
            4 => depth = depth.saturating_sub(1),
            5 if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// Returns whether a name sounds like a vowel at its beginning: Anna, Hugo, Yves, not Yann. It knows Latin letters.
fn begins_with_vowel(name: &str) -> bool {
    let is_vowel = |letter: char| "aàâäeéèêëiîïoôöuùûüœæ".contains(letter);
    let mut letters = name.chars();
    match letters.next().map(lower) {
        // It sounds like a vowel before a consonant only.
        Some('y') => letters.next().is_some_and(|second| lower(second) != upper(second) && !is_vowel(lower(second))),
        Some(first) => first == 'h' || is_vowel(first),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &'static str, arguments: &[Argument]) -> String {
        let mut said = String::new();
        append(Lang::EN, text, arguments, &mut said);
        said
    }

    #[test]
    fn arguments_stand_where_a_row_has_them() {
        let arguments = [Argument::Text("Anna"), Argument::Number(Number(3))];
        assert_eq!(said("\u{1}a bids \u{1}b.", &arguments), "Anna bids 3.");
        assert_eq!(said("Nothing.", &arguments), "Nothing.");
        assert_eq!(said("\u{1}z?\u{1}", &arguments), "?", "what is not handed over is nothing");
    }

    #[test]
    fn a_number_chooses_by_itself_before_its_category() {
        let row = "\u{2}a0\u{3}none\u{5}O\u{3}\u{1}a coin\u{5}\u{3}\u{1}a coins\u{5}\u{4}.";
        let of = |number| said(row, &[Argument::Number(Number(number))]);
        assert_eq!((of(0), of(1), of(2)), ("none.".to_owned(), "1 coin.".to_owned(), "2 coins.".to_owned()));
    }

    #[test]
    fn choices_stand_in_choices() {
        let row = "\u{2}aelder\u{3}\u{2}bO\u{3}an elder\u{5}\u{3}elders\u{5}\u{4}!\u{5}\u{3}\u{1}a\u{5}\u{4}?";
        let of = |name, number| said(row, &[Argument::Text(name), Argument::Number(Number(number))]);
        assert_eq!([of("elder", 1), of("elder", 2), of("fakir", 1)], ["an elder!?", "elders!?", "fakir?"]);
    }

    #[test]
    fn the_first_sound_of_a_name_chooses() {
        let of = |name| said("\u{2}Avowel\u{3}d’\u{5}\u{3}de \u{5}\u{4}\u{1}a", &[Argument::Text(name)]);
        let names = ["Anna", "Hugo", "Yves", "Élise", "Sam", "Yann", "3"];
        assert_eq!(names.map(of), ["d’Anna", "d’Hugo", "d’Yves", "d’Élise", "de Sam", "de Yann", "de 3"]);
    }

    #[test]
    fn broken_rows_say_what_they_can() {
        for row in ["\u{2}", "\u{2}a", "\u{2}ax", "\u{2}ax\u{3}", "\u{2}ax\u{3}y", "a\u{2}a\u{3}b\u{5}", "\u{1}"] {
            let _ = said(row, &[Argument::Text("x")]);
        }
    }
}
