//! The words of a suggestion.

use crate::game::{Action, Game};
use crate::i18n::letters::small;
use crate::i18n::{Lang, describe, guide as text, hints, words};
use crate::ui::review::hints::suggestion::Suggestion;
use crate::ui::table::describe::action;
use crate::ui::table::describe::phrase::{a_meeple, list};

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
            let (from, end, tribe) = (from.to_string(), end.to_string(), words::tribe(lang, *meeple, 2));
            // If all that are dropped before the last are alike, any order is the same.
            let are_alike = by.iter().all(|(_, meeple)| *meeple == by[0].1);
            let by = by.iter().map(|&(tile, meeple)| {
                let tile = tile.to_string();
                if are_alike { tile } else { text::by_with(lang, &tile, words::tribe(lang, meeple, 1)) }
            });
            let by: Vec<_> = by.collect();
            match by[..] {
                [] => text::way(lang, &from, &end, tribe),
                _ => text::way_by(lang, &from, &list(&by, describe::and(lang)), &end, tribe),
            }
        }
        Suggestion::Drop { tile, meeple, end, last } => {
            let (tile, end) = (tile.to_string(), end.to_string());
            text::way_on(lang, &a_meeple(lang, *meeple), &tile, &end, words::tribe(lang, *last, 2))
        }
        Suggestion::Act(Action::Bid { price, fakirs: 0 }) => hints::bid(lang, *price),
        Suggestion::Act(act) => small(&action(lang, game, *act)),
    }
}
