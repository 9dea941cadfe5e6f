//! The way to the first game is short, and the course explains a word before it uses it.

use super::course::{course, lessons};
use naqala::i18n::Lang;
use naqala::ui::learn::lesson::{Lesson, LocalizedText};

/// The most words that a learner reads before the first game.
const MOST_WORDS: usize = 600;
/// The most words of one task there: about 25.
const LONGEST_TASK: usize = 28;

fn words(text: &str) -> usize {
    let is_word = |word: &&str| word.chars().any(char::is_alphanumeric);
    text.split([' ', '\n', '\u{a0}', '\u{202f}']).filter(is_word).count()
}

#[test]
fn the_first_chapter_leads_to_the_game_in_few_words() {
    let (course, lessons) = (course(), lessons());
    let first = &course.chapters[0];
    assert!(first.leads_to_game, "the first chapter leads to the first game");
    // English has 586 words as this is written, French 566.
    for lang in [Lang::En, Lang::Fr] {
        let mut count = first.done.as_ref().map_or(0, |done| words(done.get(lang)));
        for entry in &first.lessons {
            for (index, step) in lessons[&*entry.id].steps.iter().enumerate() {
                let task = words(step.text.get(lang));
                assert!(lang == Lang::Fr || task <= LONGEST_TASK, "{}, step {}: {task} words", entry.id, index + 1);
                count += task + step.done.as_ref().map_or(0, |done| words(done.get(lang)));
            }
        }
        assert!(count <= MOST_WORDS, "{count} words in {}", lang.code());
        assert!(count > 300, "only {count} words in {}", lang.code());
    }
}

/// The words of the game, with the lesson that introduces each, in both languages. Each stands for all its endings.
const TERMS: [(&str, &str, &str); 29] = [
    ("aim", "sultan", "sultan"),
    ("aim", "tribe", "tribu"),
    ("aim", "meeple", "meeple"),
    ("aim", "elder", "sage"),
    ("move", "vizier", "vizir"),
    ("move", "builder", "bâtisseur"),
    ("move", "assassin", "assassin"),
    ("control", "camel", "chameau"),
    ("control", "oasis", "oasis"),
    ("tribes", "merchant", "marchand"),
    ("tribes", "goods", "marchandise"),
    ("tribes", "coin", "pièce"),
    ("tribes", "row", "rangée"),
    ("tribes", "reach", "portée"),
    ("tiles", "palm", "palmier"),
    ("tiles", "palace", "palais"),
    ("tiles", "village", "village"),
    ("tiles", "market", "marché"),
    ("tiles", "sacred", "sacré"),
    ("tiles", "djinn", "djinn"),
    ("turn", "fakir", "fakir"),
    ("bidding", "bid", "mise"),
    ("bidding", "marker", "pion"),
    ("bidding", "round", "tour de jeu"),
    ("mountains", "mountain", "montagne"),
    ("mountains", "artisan", "artisan"),
    ("tent", "tent", "campement"),
    ("cities", "fabulous cit", "cité"),
    ("whims", "whim", "caprice"),
];

/// Returns whether a text has a word that begins like this.
fn mentions(text: &str, term: &str) -> bool {
    let text = text.to_lowercase();
    let mut places = text.match_indices(term);
    places.any(|(at, _)| !text[..at].chars().next_back().is_some_and(char::is_alphanumeric))
}

/// Returns every text of a lesson.
fn texts(lesson: &Lesson) -> impl Iterator<Item = &LocalizedText> {
    let said = lesson.steps.iter().flat_map(|step| {
        let feedback = step.feedback.iter().map(|(_, text)| text);
        [&step.text].into_iter().chain(&step.hints).chain(feedback).chain(&step.done)
    });
    [&lesson.title].into_iter().chain(said)
}

#[test]
fn each_word_of_the_game_is_introduced_before_it_is_used() {
    let (course, lessons) = (course(), lessons());
    let order: Vec<_> = course.chapters.iter().flat_map(|chapter| &chapter.lessons).map(|entry| &*entry.id).collect();
    let mut faults = Vec::new();
    for (introduced, english, french) in TERMS {
        let at = order.iter().position(|&id| id == introduced).expect("the lesson is in the course");
        for (lang, term) in [(Lang::En, english), (Lang::Fr, french)] {
            let uses = |id: &str| texts(&lessons[id]).find(|text| mentions(text.get(lang), term));
            assert!(uses(introduced).is_some(), "{introduced} does not say “{term}”");
            let early = order[..at].iter().filter_map(|id| Some((id, uses(id)?.get(lang))));
            faults.extend(early.map(|(id, text)| format!("{id} says “{term}” before {introduced}: {text}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
