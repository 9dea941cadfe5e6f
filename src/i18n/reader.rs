//! Says rows: puts arguments into them and chooses among their variants.
//!
//! `naqala_locales::pack` tells the characters of a row.

use super::arguments::{Argument, Number};
use super::lang::Lang;
use super::letters::{capital, lower, small, upper};
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
            match argument(rest, b'a', arguments).or_else(|| argument(rest, b'A', arguments)) {
                Some(Argument::Text(text)) => said.push_str(text),
                Some(Argument::Number(Number(number))) => {
                    said.push_str(if number < 0 {
                        "−"
                    } else if rest.starts_with(|letter: char| letter < 'a') {
                        "+"
                    } else {
                        ""
                    });
                    said.push_str(&number.unsigned_abs().to_string());
                }
                _ => {}
            }
            text = rest.get(1..).unwrap_or_default();
        } else {
            text = match rest.bytes().next() {
                Some(b'0'..=b'9') => append_list(lang, rest, arguments, said),
                Some(way @ (b'^' | b'_')) => {
                    let (inner, rest) = variant(rest, "", "");
                    let mut whole = String::new();
                    append(lang, inner, arguments, &mut whole);
                    said.push_str(&if way == b'^' { capital(lang, &whole) } else { small(lang, &whole) });
                    rest
                }
                _ => {
                    let (variant, rest) = chosen(lang, rest, arguments);
                    append(lang, variant, arguments, said);
                    rest
                }
            };
        }
    }
    said.push_str(text);
}

/// Appends the items of a list, and returns what follows it. The text begins after the sign of a choice.
fn append_list<'a>(lang: Lang, text: &'a str, arguments: &[Argument], said: &mut String) -> &'a str {
    let items = if let Some(Argument::List(items)) = argument(text, b'0', arguments) { items } else { &[] };
    for (at, &(name, count)) in items.iter().enumerate() {
        let mut item = String::new();
        append(lang, variant(text, "", "").0, &[Argument::Text(name), Argument::Number(count)], &mut item);
        if at > 0 {
            let key = if at + 1 == items.len() { "&" } else { "," };
            // Spanish has another *and* before Iblis and Íñigo. Its h is silent.
            let first = item.chars().map(lower).find(|&letter| letter != 'h').map(|letter| match letter {
                'í' => 'i',
                'ó' => 'o',
                _ => letter,
            });
            said.push_str(variant(text, &key.chars().chain(first).collect::<String>(), key).0);
        }
        said.push_str(&item);
    }
    variant(text, "", "").1
}

/// Returns the argument whose letter a text begins with; `first` is the letter of the first one.
fn argument<'a>(text: &str, first: u8, arguments: &[Argument<'a>]) -> Option<Argument<'a>> {
    let letter = text.bytes().next()?;
    arguments.get(usize::from(letter.checked_sub(first)?)).copied()
}

/// Returns the variant that the arguments choose, and what follows the choice. The text begins after the sign of a choice.
fn chosen<'a>(lang: Lang, text: &'a str, arguments: &[Argument]) -> (&'a str, &'a str) {
    match (argument(text, b'a', arguments), argument(text, b'A', arguments)) {
        (Some(Argument::Text(name)), _) => variant(text, name, ""),
        (Some(Argument::Number(Number(number))), _) => variant(text, &number.to_string(), category(lang, number)),
        (None, Some(Argument::Text(name))) if begins_with_vowel(name) => variant(text, "vowel", ""),
        _ => variant(text, "", ""),
    }
}

/// Returns the first variant with one of two keys or the empty one, and what follows the choice.
fn variant<'a>(text: &'a str, key: &str, or: &str) -> (&'a str, &'a str) {
    let mut found = None;
    let mut rest = text.get(1..).unwrap_or_default();
    while let Some((own, after)) = rest.split_once('\u{3}').filter(|_| !rest.starts_with('\u{4}')) {
        let (variant, after) = after.split_at(length(after));
        rest = after.get(1..).unwrap_or_default();
        if found.is_none() && (own.is_empty() || own == key || own == or) {
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
    fn numbers_have_their_sign() {
        let of = |number| said("\u{1}a \u{1}A", &[Argument::Number(Number(number))]);
        assert_eq!([3, 0, -3].map(of), ["3 +3", "0 +0", "−3 −3"]);
    }

    #[test]
    fn lists_are_joined_and_each_item_is_said() {
        let row = "\u{2}0,\u{3}, \u{5}&\u{3} and \u{5}\u{3}\u{1}b \u{2}aelder\u{3}elders\u{5}\u{3}viziers\u{5}\u{4}\u{5}\u{4}.";
        let items = [("elder", Number(2)), ("vizier", Number(1)), ("elder", Number(3))];
        let of = |count: usize| said(row, &[Argument::List(&items[..count])]);
        assert_eq!(
            [0, 1, 2, 3].map(of),
            [".", "2 elders.", "2 elders and 1 viziers.", "2 elders, 1 viziers and 3 elders."]
        );
        assert_eq!(said(row, &[Argument::Text("no list")]), ".");
        let spanish = "\u{2}0,\u{3}, \u{5}&i\u{3} e \u{5}&8\u{3} u \u{5}&\u{3} y \u{5}\u{3}\u{1}a\u{5}\u{4}";
        let of = |last| said(spanish, &[Argument::List(&[("Ana", Number(1)), (last, Number(1))])]);
        assert_eq!(
            ["Kali", "Iblis", "Íñigo", "Hipólito", "80"].map(of),
            ["Ana y Kali", "Ana e Iblis", "Ana e Íñigo", "Ana e Hipólito", "Ana u 80"]
        );
    }

    #[test]
    fn what_is_said_gets_a_capital_or_a_small_letter() {
        let row = "\u{2}^\u{3}\u{1}a\u{5}\u{4}! \u{2}_\u{3}\u{1}a\u{5}\u{4}.";
        assert_eq!(said(row, &[Argument::Text("élan")]), "Élan! élan.");
        assert_eq!(said(row, &[Argument::Text("")]), "! .");
    }

    #[test]
    fn broken_rows_say_what_they_can() {
        for row in [
            "\u{2}0",
            "\u{2}0,\u{3}",
            "\u{2}^",
            "\u{2}_\u{3}a",
            "\u{2}",
            "\u{2}a",
            "\u{2}ax",
            "\u{2}ax\u{3}",
            "\u{2}ax\u{3}y",
            "a\u{2}a\u{3}b\u{5}",
            "\u{1}",
        ] {
            let _ = said(row, &[Argument::Text("x")]);
        }
    }
}
