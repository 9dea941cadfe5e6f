//! The words for faults of imports and links.

use super::codes::LinkError;
use super::import::ImportError;
use crate::i18n::{Lang, keeping, language};
use crate::notation::{PositionError, RecordError};
use crate::ui::library::describe::saved;
use crate::ui::library::saved::SavedError;

/// Describes why a game cannot be imported.
#[must_use]
pub fn import(lang: Lang, error: &ImportError) -> String {
    match error {
        ImportError::Empty => keeping::empty(lang).to_owned(),
        ImportError::Long(bytes) => {
            let tenths = bytes / 100_000;
            keeping::too_long(lang, &format!("{}{}{}", tenths / 10, language::decimal_sign(lang), tenths % 10))
        }
        ImportError::Twice { key, line } => keeping::twice(lang, key, *line),
        ImportError::Entries(entries) => keeping::too_many_entries(lang, *entries),
        ImportError::Name(player) => keeping::bad_name(lang, *player),
        ImportError::Saved(error) => saved(lang, error),
        ImportError::Link(error) => link(lang, *error),
    }
}

/// Says in a sentence for everybody what is wrong with a file; `None` if the description is one.
#[must_use]
pub fn summary(lang: Lang, error: &ImportError) -> Option<&'static str> {
    match error {
        ImportError::Saved(error) => Some(saved_summary(lang, error)),
        ImportError::Twice { .. } | ImportError::Name(_) => Some(keeping::damaged(lang)),
        ImportError::Empty | ImportError::Long(_) | ImportError::Entries(_) | ImportError::Link(_) => None,
    }
}

/// Says in a sentence for everybody what is wrong with a stored game.
#[must_use]
pub fn saved_summary(lang: Lang, error: &SavedError) -> &'static str {
    match error {
        SavedError::Format(_) | SavedError::Record(RecordError::Position(PositionError::Syntax { .. })) => {
            keeping::no_game(lang)
        }
        _ => keeping::damaged(lang),
    }
}

/// Describes why a link cannot be read.
#[must_use]
pub fn link(lang: Lang, error: LinkError) -> String {
    let words = match error {
        LinkError::Version(version) => return keeping::link_version(lang, version.encode_utf8(&mut [0; 4])),
        LinkError::Letter(at) => return keeping::link_letter(lang, at),
        LinkError::CutOff => keeping::link_cut(lang),
        LinkError::Part => keeping::link_part(lang),
        LinkError::Long => keeping::link_long(lang),
        LinkError::Damaged => keeping::link_damaged(lang),
        LinkError::Rules => keeping::link_rules(lang),
        LinkError::Mixed => keeping::link_mixed(lang),
        LinkError::Unable => keeping::link_unable(lang),
    };
    words.to_owned()
}
