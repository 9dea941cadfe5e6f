//! The past in words: the titles of the log's sections, and single entries of a record.

use super::{EventText, action, event, whose_turn};
use crate::game::{Action, Entry, Event, Game, Record};
use crate::i18n::{Lang, past, shell, words};
use crate::ui::table::session::history;
use crate::ui::table::session::history::Title;

/// An entry of a record, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DescribedEntry {
    /// The turn or the bids that it belongs to.
    pub title: String,
    /// What happened, and the tiles that the words name.
    pub line: EventText,
    /// Whether the players took it back later.
    pub is_taken_back: bool,
}

/// Returns the title of a section of the log; `before` is the game at its start.
#[must_use]
pub fn section_title(lang: Lang, title: Title, before: &Game) -> String {
    match title {
        Title::Bids(round) => shell::bids_of(lang, round),
        Title::Turn(_) => whose_turn(lang, before),
    }
}

/// Describes an entry of a record; `None` past the last one.
#[must_use]
pub fn entry(lang: Lang, record: &Record, entry: usize) -> Option<DescribedEntry> {
    let before = record.game_before(entry)?;
    let title = section_title(lang, history::title(record, entry)?, before);
    let (done, events) = record.entries().nth(entry)?;
    let has_words = |happened: &&Event| !matches!(happened, Event::TurnStarted { .. } | Event::TurnEnded { .. });
    let lines = events.iter().filter(has_words).filter_map(|happened| event(lang, before, happened));
    let mut text = Vec::new();
    let mut squares = Vec::new();
    for line in lines {
        text.push(line.text);
        squares.extend(line.squares);
    }
    if let (true, Entry::Action(done)) = (text.is_empty(), done) {
        text.push(match done {
            Action::End => past::turn_ends(lang).to_owned(),
            _ => words::sentence(lang, &action(lang, before, done)),
        });
    }
    let line = EventText { text: words::sentences(lang, &text), squares };
    Some(DescribedEntry { title, line, is_taken_back: history::is_taken_back(record, entry) })
}

#[cfg(test)]
mod tests {
    use super::entry as describe;
    use crate::game::{Action, Entry, Options, Record};
    use crate::i18n::Lang;

    fn record() -> Record {
        let mut record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
        for _ in 0..80 {
            let legal = record.game().legal_actions();
            let action = if legal.contains(&Action::End) { Action::End } else { legal[0] };
            record.play(action).expect("it is on the list");
        }
        record
    }

    #[test]
    fn every_entry_has_words_in_both_languages() {
        let mut record = record();
        record.take_back(70).expect("there is such an entry");
        for lang in Lang::all() {
            for entry in 0..record.len() {
                let described = describe(lang, &record, entry).expect("it is in the record");
                assert!(!described.title.is_empty() && described.line.text.len() > 3, "{entry}: {described:?}");
                assert_eq!(described.is_taken_back, (70..80).contains(&entry));
            }
            assert_eq!(describe(lang, &record, record.len()), None);
        }
    }

    #[test]
    fn drops_name_their_tile_and_turn_ends_have_words() {
        let record = record();
        let mut ends = 0;
        for (entry, (done, _)) in record.entries().enumerate() {
            let described = describe(Lang::EN, &record, entry).expect("it is in the record");
            if let Entry::Action(Action::Drop(square, _)) = done {
                assert!(described.line.squares.contains(&square));
            }
            ends += u32::from(described.line.text == "The turn is over.");
        }
        assert!(ends > 0);
    }
}
