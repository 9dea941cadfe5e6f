//! The words of a suggestion.

use crate::game::{Action, Game};
use crate::i18n::{Lang, guide as text, hints};
use crate::ui::review::hints::suggestion::Suggestion;
use crate::ui::table::describe::action;

/// Puts a suggestion in words.
#[must_use]
pub fn suggestion(lang: Lang, game: &Game, suggestion: &Suggestion) -> String {
    text::suggested(lang, &way(lang, game, suggestion))
}

/// Puts the thing to do in words, as part of a sentence.
#[must_use]
pub fn way(lang: Lang, game: &Game, suggestion: &Suggestion) -> String {
    match suggestion {
        Suggestion::Move { from, by, end, meeple } => {
            let (from, end) = (from.to_string(), end.to_string());
            // If all that are dropped before the last are alike, any order is the same.
            let are_alike = by.iter().all(|(_, meeple)| *meeple == by[0].1);
            let by = by.iter().map(|&(tile, meeple)| {
                let tile = tile.to_string();
                if are_alike { tile } else { text::by_with(lang, &tile, meeple) }
            });
            let by: Vec<_> = by.collect();
            match by[..] {
                [] => text::way(lang, &from, &end, *meeple),
                _ => text::way_by(lang, &from, &by, &end, *meeple),
            }
        }
        Suggestion::Drop { tile, meeple, end, last } => {
            text::way_on(lang, *meeple, &tile.to_string(), &end.to_string(), *last)
        }
        Suggestion::Act(Action::Bid { price, fakirs: 0 }) => hints::bid(lang, *price),
        Suggestion::Act(act) => hints::act(lang, &action(lang, game, *act)),
    }
}
