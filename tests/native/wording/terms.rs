//! One word for one thing: phrases that the texts avoid, and what they say instead.

use super::sources::{Text, catalogue, lessons};
use crate::support::fixtures::{path, read};
use naqala::i18n::{Lang, describe, keeping, panels, shell};

/// Phrases to avoid, in lower case, with the words to use. A `*` at the end stands for the rest of a word.
const ENGLISH: [(&str, &str); 26] = [
    ("slave*", "fakir"),
    ("blue tile*", "blue-valued tile"),
    ("red tile*", "red-valued tile"),
    ("blue number*", "blue-valued tile"),
    ("red number*", "red-valued tile"),
    ("cards of the market", "cards of the row"),
    ("card of the market", "card of the row"),
    ("first of the market", "first of the row"),
    ("front of the market", "front of the row"),
    ("refill* the market", "refills the row of cards"),
    ("gaps in the market", "gaps in the row"),
    ("equal numbers", "a tie"),
    ("next door", "on a neighbouring tile"),
    ("of nobody who plays", "of no player"),
    ("works of itself", "always active"),
    ("laid of itself", "laid automatically"),
    ("discarded by itself", "discarded automatically"),
    ("bidding order", "bid order"),
    ("the dearest plays first", "who pays most plays first"),
    ("also pay djinns", "also pay for djinns"),
    ("set right", "fix"),
    ("tiles of yours", "tiles you control"),
    ("oases of yours", "oases you control"),
    ("villages of yours", "villages you control"),
    ("next to last", "last but one"),
    ("pick up the village", "pick up the meeples of the village"),
];

const FRENCH: [(&str, &str); 24] = [
    ("esclave*", "fakir"),
    ("manche*", "tour de jeu"),
    ("marqueur*", "pion d’enchère"),
    ("ordre d’enchère", "ordre des enchères"),
    ("ordre du tour", "ordre de jeu"),
    ("ramass*", "récolter"),
    ("prime", "bonus"),
    ("primes", "bonus"),
    ("accompli*", "exaucé"),
    ("tuile bleue", "tuile à chiffre bleu"),
    ("tuiles bleues", "tuiles à chiffre bleu"),
    ("tuile rouge", "tuile à chiffre rouge"),
    ("tuiles rouges", "tuiles à chiffre rouge"),
    ("par chiffre bleu", "par tuile à chiffre bleu"),
    ("chiffres bleus", "tuiles à chiffre bleu"),
    ("chiffres rouges", "tuiles à chiffre rouge"),
    ("première carte du marché", "première carte de la rangée"),
    ("cartes du marché", "cartes de la rangée"),
    ("début du marché", "début de la rangée"),
    ("complétez le marché", "complétez la rangée de cartes"),
    ("portent à", "ont une portée de"),
    ("agir pour", "utiliser pour"),
    ("agit de lui-même", "toujours actif"),
    ("l’égalité ne rapporte rien", "à égalité, pas de bonus"),
];

/// Returns the phrases of a text that should be avoided, each with the words to use.
fn faults(lang: Lang, said: &str) -> Vec<String> {
    let table: &[(&str, &str)] = match lang.code() {
        "en" => &ENGLISH,
        "fr" => &FRENCH,
        _ => &[],
    };
    let said = said.to_lowercase();
    let mut found: Vec<_> = table
        .iter()
        .filter(|(phrase, _)| contains(&said, phrase))
        .map(|(phrase, instead)| format!("“{phrase}”: say “{instead}”"))
        .collect();
    if said.contains("(s)") {
        found.push("“(s)”: give the plural a text of its own".to_owned());
    }
    if cites_a_rule(&said) && !naqala::i18n::rules::cited().any(|id| id.to_lowercase() == said) {
        found.push("the id of a rule: link to the help, or say the rule".to_owned());
    }
    if lang == Lang::EN && picks_up_a_tile(&said) {
        found.push("one picks up meeples, not a tile: say “pick up the meeples on …”".to_owned());
    }
    found
}

/// Returns whether a text has a phrase as whole words.
fn contains(said: &str, phrase: &str) -> bool {
    let (phrase, is_open) = phrase.strip_suffix('*').map_or((phrase, false), |phrase| (phrase, true));
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    said.match_indices(phrase).any(|(at, _)| {
        let after = said[at + phrase.len()..].chars().next();
        is_edge(said[..at].chars().next_back()) && (is_open || is_edge(after))
    })
}

/// Returns whether a text has an id such as `R-T3`; the text is in lower case.
fn cites_a_rule(said: &str) -> bool {
    said.match_indices("r-").any(|(at, _)| {
        let before = said[..at].chars().next_back();
        let mut after = said[at + 2..].chars();
        before.is_none_or(|letter| !letter.is_alphanumeric())
            && after.next().is_some_and(|letter| letter.is_ascii_lowercase())
            && after.next().is_some_and(|letter| letter.is_ascii_digit())
    })
}

/// Returns whether a text asks to pick up a tile by its name, such as `pick up c3`.
fn picks_up_a_tile(said: &str) -> bool {
    ["pick up ", "picks up ", "picked up "].iter().any(|phrase| {
        said.match_indices(phrase).any(|(at, _)| {
            let mut after = said[at + phrase.len()..].chars();
            after.next().is_some_and(|letter| ('a'..='g').contains(&letter))
                && after.next().is_some_and(|letter| ('1'..='6').contains(&letter))
        })
    })
}

fn check(texts: Vec<Text>) {
    let wrong: Vec<_> = texts
        .iter()
        .flat_map(|text| faults(text.lang, &text.said).into_iter().map(move |fault| (text, fault)))
        .map(|(text, fault)| format!("{}: {fault}, in “{}”", text.file, text.said))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_catalogue_has_one_word_for_one_thing() {
    check(catalogue());
}

#[test]
fn undo_and_cancel_are_two_words() {
    for lang in [Lang::EN, Lang::FR] {
        for cancel in [shell::cancel(lang), describe::do_cancel(lang)] {
            assert!(![panels::undo(lang), keeping::undo_delete(lang)].contains(&cancel), "{cancel}");
        }
    }
}

#[test]
fn the_lessons_have_one_word_for_one_thing() {
    check(lessons());
}

#[test]
fn pages_for_authors_use_the_same_words() {
    for file in ["docs/lessons.md", "docs/embedding.md", "docs/sharing.md", "README.md"] {
        let said = read(&path(file)).to_lowercase();
        let wrong: Vec<_> = ENGLISH.iter().filter(|(phrase, _)| contains(&said, phrase)).collect();
        assert!(wrong.is_empty(), "{file}: {wrong:?}");
    }
}

#[test]
fn the_checker_finds_what_to_avoid_and_nothing_else() {
    let first = |lang, said| faults(lang, said).into_iter().next().unwrap_or_default();
    assert_eq!(first(Lang::FR, "Ramassez des marchands."), "“ramass*”: say “récolter”");
    assert_eq!(first(Lang::FR, "La prime de 10"), "“prime”: say “bonus”");
    assert_eq!(first(Lang::FR, "On supprime la partie du dimanche."), "");
    assert_eq!(first(Lang::EN, "Four Blue numbers"), "“blue number*”: say “blue-valued tile”");
    assert_eq!(first(Lang::EN, "4 blue-valued tiles"), "");
    assert!(first(Lang::EN, "Steps back (R-M2)").starts_with("the id of a rule"));
    assert!(first(Lang::EN, "R-M2").is_empty(), "an id alone is a key");
    assert!(first(Lang::EN, "Now pick up c3 and end on one.").starts_with("one picks up meeples"));
    assert!(first(Lang::EN, "Pick up coins").is_empty());
    assert!(first(Lang::FR, "{n} libre(s)").starts_with("“(s)”"));
}
