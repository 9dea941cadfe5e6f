//! Why nothing happens.

use super::action;
use crate::game::{Game, Refusal, Step, TileKind};
use crate::i18n::{Lang, describe as text, refusals};
use crate::ui::table::scene::{Explanation, next_tiles_to};

/// Describes why nothing happens in this game.
#[must_use]
pub fn explanation(lang: Lang, game: &Game, explanation: Explanation) -> String {
    let step = game.turn().map(|turn| &turn.step);
    match (explanation.refusal, step) {
        (Refusal::NotAdjacent, Some(Step::Sow(_)))
            if explanation.square.is_some_and(|square| next_tiles_to(game, square).is_some()) =>
        {
            text::why_several_ways(lang).to_owned()
        }
        (Refusal::WrongStep, Some(Step::Sow(_))) => text::why_finish_move(lang).to_owned(),
        (Refusal::NotThere, Some(Step::Tile)) => match action::tile_kind(game).and_then(TileKind::market) {
            Some(market) => text::why_first_cards(lang, market.among as u32),
            None => refusals::refusal(lang, Refusal::NotThere).to_owned(),
        },
        (Refusal::Taken, Some(_)) => text::why_occupied(lang).to_owned(),
        (refusal, _) => refusals::refusal(lang, refusal).to_owned(),
    }
}

/// Returns the id of the rule that explains why nothing happens; `None` if the reason depends on the step, so that no
/// single rule does.
#[must_use]
pub const fn rule(explanation: Explanation) -> Option<&'static str> {
    match explanation.refusal {
        Refusal::WrongStep
        | Refusal::CannotPay
        | Refusal::NotThere
        | Refusal::WrongCount
        | Refusal::WrongTile
        | Refusal::GameOver => None,
        _ => Some(explanation.rule),
    }
}
