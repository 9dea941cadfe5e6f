//! The word or letter that somebody may have meant.

/// Cyrillic letters, and the Latin ones that look like them.
const TWINS: [&str; 2] = ["аеорсухіјѕһАВЕКМНОРСТУХІЈЅ", "aeopcyxijshABEKMHOPCTYXIJS"];

/// Returns the letter of the other script that looks the same.
#[must_use]
pub fn twin(letter: char) -> Option<char> {
    let [cyrillic, latin] = TWINS;
    let pair = cyrillic.chars().zip(latin.chars()).find(|&(one, other)| letter == one || letter == other);
    pair.map(|(one, other)| if letter == one { other } else { one })
}

/// Asks for the word most like a given one: ` Did you mean reading-hint?`. It asks nothing if all differ in more than every third letter.
pub fn did_you_mean<'a>(word: &str, all: impl IntoIterator<Item = &'a str>) -> String {
    let all = all.into_iter().map(|other| (strsim::levenshtein(word, other), other));
    let nearest = all.filter(|(distance, _)| distance * 3 <= word.chars().count()).min();
    nearest.map_or_else(String::new, |(_, other)| format!(" Did you mean {other}?"))
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn a_slip_finds_the_word_that_was_meant() {
        assert_eq!(did_you_mean("redaing-hint", ["reading", "reading-hint"]), " Did you mean reading-hint?");
        assert_eq!(did_you_mean("spela", ["play", "solve"]), "");
    }
}
