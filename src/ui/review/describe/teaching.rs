//! The words of the teacher: why a computer has played its turn.

use super::deeds::{rivals, with_points};
use super::hint::rounded;
use crate::ai::Leaves;
use crate::game::{CoinReason, Game, Seat};
use crate::i18n::{Lang, deeds as text, words};
use crate::ui::review::hints::{Deed, Deeds};
use crate::ui::table::describe::phrase::name;

/// Says in a line why a computer has played its turn: what counted, with the points that everybody sees, and the best turn
/// that it leaves to the player who is to move in `game`. `None` if nothing can be said.
#[must_use]
pub fn taught(lang: Lang, game: &Game, seat: Seat, deeds: &Deeds, left: Option<Leaves>) -> Option<String> {
    let has_points = deeds.done.iter().any(|(_, points)| *points != 0);
    let counted: Vec<_> = deeds.done.iter().filter(|(_, points)| *points != 0 || !has_points).collect();
    let parts: Vec<_> = counted.iter().map(|(deed, points)| in_person(lang, game, deeds, deed, *points)).collect();
    let who = name(game, seat);
    let own = match counted.len() {
        0 => None,
        1 => Some(text::does(lang, who, &parts)),
        _ if !has_points => Some(text::does(lang, who, &parts)),
        _ => Some(text::does_in_all(lang, who, &parts, deeds.points)),
    };
    let theirs = rivals(lang, game, deeds);
    let left = left
        .filter(|left| left.points.round() >= 1.0)
        .map(|left| text::leaves_you(lang, left.meeple, &left.tile.to_string(), rounded(left.points)));
    let said: Vec<_> = own.into_iter().chain(theirs).chain(left).collect();
    (!said.is_empty()).then(|| words::sentences(lang, &said))
}

/// Says a deed of a player with its points. In French players win the coins that a line brings.
fn in_person(lang: Lang, game: &Game, deeds: &Deeds, deed: &Deed, points: i64) -> String {
    match deed {
        Deed::Earns { coins: earned, reason: CoinReason::Djinn(djinn) } => text::wins_by(lang, *earned, *djinn),
        Deed::Earns { coins: earned, .. } => text::wins(lang, *earned),
        _ => with_points(lang, game, deeds, deed, points),
    }
}
