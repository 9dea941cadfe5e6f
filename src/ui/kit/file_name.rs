//! Names of files that the page saves.

/// The most letters of a name, without what the program adds to it.
const LONGEST: usize = 48;

/// Returns the name of a game's file, made of its players' names or its own.
#[must_use]
pub fn file_name<S: AsRef<str>>(names: &[S]) -> String {
    format!("{}.json", file_stem(names))
}

/// Returns that name without its ending. It has no signs that a system may refuse, and a long one ends with a whole word.
///
/// ```
/// use naqala::ui::kit::file_name::file_stem;
/// assert_eq!(file_stem(&["Zoé", "O’Brien / Sam"]), "naqala-Zoé-O’Brien-Sam");
/// let long = "Take the merchants of the lake, and then sell: what is left over for the elders?";
/// assert_eq!(file_stem(&[long]), "naqala-Take-the-merchants-of-the-lake-and-then-sell");
/// ```
#[must_use]
pub fn file_stem<S: AsRef<str>>(names: &[S]) -> String {
    let plain = |word: &str| -> String {
        word.chars().filter(|letter| letter.is_ascii_alphanumeric() || !letter.is_ascii()).collect()
    };
    let words = names.iter().flat_map(|name| name.as_ref().split([' ', '\u{a0}', '-', '_', '\t', '\n']).map(plain));
    let mut stem = String::new();
    for word in words.filter(|word| !word.is_empty()) {
        let room = LONGEST.saturating_sub(stem.chars().count());
        if !stem.is_empty() && word.chars().count() > room {
            break;
        }
        stem.push('-');
        // The first word may be a whole sentence in languages without spaces.
        stem.extend(word.chars().take(room));
    }
    format!("naqala{}", if stem.is_empty() { "-" } else { &stem })
}

#[cfg(test)]
mod tests {
    use super::file_stem;

    #[test]
    fn a_name_is_cut_between_words_and_within_one_that_is_too_long() {
        assert_eq!(file_stem(&["", " / "]), "naqala-");
        assert_eq!(file_stem(&["商".repeat(60)]), format!("naqala-{}", "商".repeat(48)));
        let names = ["Maximilian", "Alexandrina", "Bartholomew", "Clementine", "Dorothea"];
        assert_eq!(file_stem(&names), "naqala-Maximilian-Alexandrina-Bartholomew-Clementine");
    }
}
