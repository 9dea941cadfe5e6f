//! The way to the first game is short, and the course explains a word before it uses it.

use super::course::{course, lessons};
use naqala::game::Seat;
use naqala::i18n::Lang;
use naqala::ui::learn::lesson::{Lesson, LessonStep, LocalizedText};

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
    // English has 543 words as this is written, French 540.
    for lang in [Lang::EN, Lang::FR] {
        let mut count = first.done.as_ref().map_or(0, |done| words(done.get(lang)));
        for entry in &first.lessons {
            for (index, step) in lessons[&*entry.id].steps.iter().enumerate() {
                let task = words(step.text.get(lang));
                assert!(lang == Lang::FR || task <= LONGEST_TASK, "{}, step {}: {task} words", entry.id, index + 1);
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
    ("tribes", "fakir", "fakir"),
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
        for (lang, term) in [(Lang::EN, english), (Lang::FR, french)] {
            let uses = |id: &str| texts(&lessons[id]).find(|text| mentions(text.get(lang), term));
            assert!(uses(introduced).is_some(), "{introduced} does not say “{term}”");
            let early = order[..at].iter().filter_map(|id| Some((id, uses(id)?.get(lang))));
            faults.extend(early.map(|(id, text)| format!("{id} says “{term}” before {introduced}: {text}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns whether a text names a tile, like `a1`.
fn names_a_tile(text: &str) -> bool {
    let is_tile = |word: &str| matches!(word.as_bytes(), [b'a'..=b'g', b'1'..=b'6']);
    text.split(|letter: char| !letter.is_alphanumeric()).any(is_tile)
}

#[test]
fn the_names_of_tiles_are_explained_where_they_are_used_first() {
    let (course, lessons) = (course(), lessons());
    let steps = course.chapters[0].lessons.iter().flat_map(|entry| &lessons[&*entry.id].steps);
    for (lang, edge) in [(Lang::EN, "at the edge"), (Lang::FR, "du bord")] {
        let said = |step: &&LessonStep| {
            let feedback = step.feedback.iter().map(|(_, text)| text);
            let mut texts = [&step.text].into_iter().chain(&step.hints).chain(feedback).chain(&step.done);
            texts.any(|text| names_a_tile(text.get(lang)))
        };
        let first = steps.clone().find(said).expect("tiles have names");
        assert!(first.text.get(lang).contains(edge), "{}", first.text.get(lang));
    }
}

/// What nobody can guess, with words that the explanation has in both languages.
const EXPLAINED: [(&str, &str, &str); 6] = [
    ("how the game ends", "last camel", "dernier chameau"),
    ("what goods score", "1, 3, 7, 13, 21", "1, 3, 7, 13, 21"),
    ("what a meeple is", "Figures are called meeples", "figurines s’appellent des meeples"),
    ("what a tap drops", "choose what a tap drops", "choisit ce qu’on pose"),
    ("what ≥ means", "“≥ 54” means at least 54", "≥\u{a0}54\u{202f}» veut dire au moins 54"),
    ("what a fakir is for", "strengthen builders or assassins", "renforcer bâtisseurs ou assassins"),
];

#[test]
fn what_nobody_can_guess_is_explained_before_the_first_game() {
    let (course, lessons) = (course(), lessons());
    let first = &course.chapters[0];
    for (what, english, french) in EXPLAINED {
        for (lang, words) in [(Lang::EN, english), (Lang::FR, french)] {
            let said = first.lessons.iter().flat_map(|entry| &lessons[&*entry.id].steps);
            let said = said.flat_map(|step| [&step.text].into_iter().chain(&step.done)).chain(&first.done);
            assert!(said.clone().any(|text| text.get(lang).contains(words)), "{what}, {}", lang.code());
        }
    }
}

/// A learner who does what the step asks should see the points of the player rise, or stay, and never fall.
#[test]
fn no_solution_of_the_first_chapter_costs_points_but_bids() {
    let (course, lessons) = (course(), lessons());
    for entry in course.chapters[0].lessons.iter().filter(|entry| &*entry.id != "bidding") {
        for (index, step) in lessons[&*entry.id].steps.iter().enumerate() {
            let mut record = step.start.clone();
            let mut points = record.game().score(Seat(0)).total();
            for &action in &step.solution {
                record.play(action).expect("reading has played it");
                let now = record.game().score(Seat(0)).total();
                assert!(now >= points, "{}, step {}: {points} → {now} by {action}", entry.id, index + 1);
                points = now;
            }
        }
    }
}
