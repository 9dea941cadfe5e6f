//! Words for what the scene shows and for what happened: buttons, prompts, tiles, the log, announcements.

use super::scene::{Cell, Explanation, Pick, Preview, Prompt};
use crate::game::{Action, Event, Game, Square};
use crate::i18n::{Lang, words};

/// A line of the log with the tiles it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The words.
    pub text: String,
    /// The tiles, to flash on a tap.
    pub squares: Vec<Square>,
}

/// What is asked for, in one line.
#[must_use]
pub fn prompt(_lang: Lang, _game: &Game, prompt: &Prompt) -> String {
    format!("{prompt:?}")
}

/// A button's label.
#[must_use]
pub fn pick(lang: Lang, game: &Game, pick: &Pick) -> String {
    match pick {
        Pick::Action(action) => self::action(lang, game, *action),
        other => format!("{other:?}"),
    }
}

/// An action as a choice: on a button, in a ring.
#[must_use]
pub fn action(_lang: Lang, _game: &Game, action: Action) -> String {
    action.to_string()
}

/// A tile spoken: place, kind, value, what stands there, what can be done.
#[must_use]
pub fn cell(lang: Lang, _game: &Game, cell: &Cell) -> String {
    format!("{} {}", cell.square, words::tile(lang, cell.tile.kind))
}

/// What ending here gives, in a few words.
#[must_use]
pub fn preview(_lang: Lang, preview: &Preview) -> String {
    format!("{}", preview.gain)
}

/// Why nothing happens.
#[must_use]
pub fn explanation(lang: Lang, explanation: Explanation) -> String {
    words::refusal(lang, explanation.refusal).to_owned()
}

/// What happened, in words; nothing for what shows without.
#[must_use]
pub fn event(_lang: Lang, _game: &Game, event: &Event) -> Option<Line> {
    Some(Line { text: format!("{event:?}"), squares: Vec::new() })
}
