//! The words for faults of stored games and positions.

use super::saved::{SavedError, plain_name};
use crate::game::{Fault, MAX_PLAYERS};
use crate::i18n::{Lang, edit, refusals, shell};
use crate::notation::{PositionError, RecordError, record};
use serde_json::Value;

/// The largest number of faults to list; nobody reads more.
const MOST_LISTED: usize = 5;

/// Describes why a stored game cannot go on. The text counts entries from 1.
#[must_use]
pub fn saved(lang: Lang, error: &SavedError) -> String {
    match error {
        SavedError::Format(found) => shell::unknown_format(lang, found),
        SavedError::Colours => shell::bad_colours(lang).to_owned(),
        SavedError::Sides => shell::bad_sides(lang).to_owned(),
        SavedError::Left => shell::bad_left(lang).to_owned(),
        SavedError::Record(error) => record_fault(lang, error),
    }
}

/// Says which version of the rules core wrote the record of a stored game or a bare one, if the record says it.
#[must_use]
pub fn written_by(lang: Lang, text: &str) -> Option<String> {
    let value: Value = serde_json::from_str(text).ok()?;
    let core = record::core(value.get("record").unwrap_or(&value))?;
    Some(shell::written_by(lang, &plain_name(core), record::CORE))
}

fn record_fault(lang: Lang, error: &RecordError) -> String {
    match error {
        RecordError::Position(PositionError::Syntax { line, column, .. }) => shell::not_json(lang, *line, *column),
        RecordError::Position(PositionError::Hidden) => shell::hidden_view(lang).to_owned(),
        RecordError::Position(PositionError::Invalid(faults)) => {
            let listed = faults.iter().take(MOST_LISTED).map(|fault| position_fault(lang, fault));
            let more = (faults.len() > MOST_LISTED).then(|| "…".to_owned());
            shell::faults(lang, faults.len(), &listed.chain(more).collect::<Vec<_>>())
        }
        RecordError::Entry { index, text, .. } => {
            shell::no_entry(lang, index + 1, &text.chars().take(60).collect::<String>())
        }
        RecordError::Illegal { index, action, refusal } => {
            shell::illegal_entry(lang, index + 1, &action.to_string(), refusals::refusal(lang, *refusal))
        }
        RecordError::Back { index, to } => shell::no_back(lang, index + 1, to + 1),
    }
}

/// Describes a fault of a position, whose typed kind has words in each language. What the notation cannot read has no
/// kind and is named by its place. English adds the notation's own message, which is for programmers.
fn position_fault(lang: Lang, fault: &Fault) -> String {
    match fault.kind {
        Some(kind) => {
            let names: Vec<_> = (1..=MAX_PLAYERS).map(|player| shell::player_name(lang, player)).collect();
            edit::fault(lang, kind, &names.iter().map(String::as_str).collect::<Vec<_>>())
        }
        None => shell::unwritten(lang, &fault.at, &fault.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::saved;
    use crate::i18n::Lang;
    use crate::ui::library::saved::read;

    #[test]
    fn the_place_of_a_fault_is_named() {
        let text = r#"{"format": "naqala-record/1", "players": ["A", "B"], "expansions": [], "seed": "42",
            "actions": ["bid 3", "bid 3"]}"#;
        let why = |text: &str| saved(Lang::EN, &read(text).unwrap_err());
        assert_eq!(why(text), "Entry 2, “bid 3”, is not legal there. Full.");
        assert_eq!(why(&text.replace("\"bid 3\"]", "\"bet 3\"]")), "Entry 2, “bet 3”, is not an action.");
        assert_eq!(why("{"), "The text breaks off or is damaged at line 1, column 1. Was all of it copied?");
        assert!(why(&text.replace("\"42\"", "42")).starts_with("It has a fault: seed"));
    }

    #[test]
    fn french_pages_describe_faults_in_french() {
        let text =
            r#"{"format": "naqala-record/1", "players": ["A", "B"], "expansions": [], "seed": 42, "actions": []}"#;
        let why = saved(Lang::FR, &read(text).unwrap_err());
        assert_eq!(why, "Elle a 1 défaut\u{a0}: seed\u{a0}: manque, ou n’est pas noté comme il faut");
    }
}
