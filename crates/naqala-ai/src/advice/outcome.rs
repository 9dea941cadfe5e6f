//! What a line leads to beyond its own turn: what it leaves to the next player, and the turn that a bid is for.

use super::account::Account;
use super::rollout::RolloutEnd;
use super::sheet::Shares;
use crate::Knowledge;
use crate::evaluator::{Evaluator, movers};
use crate::figures;
use crate::layout::Layout;
use crate::outlook::Outlook;
use crate::playout::BidTurn;
use naqala_rules::game::{Game, Meeple, Seat, Square, Step};
use serde::Serialize;

/// The best turn that a line leaves to the player who moves next.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Leaves {
    /// Who moves next.
    #[serde(rename = "player", serialize_with = "figures::player")]
    pub seat: Seat,
    /// Where that player can end a move.
    #[serde(serialize_with = "figures::text")]
    pub tile: Square,
    /// With which tribe.
    #[serde(serialize_with = "figures::text")]
    pub meeple: Meeple,
    /// What that turn brings, in points.
    #[serde(serialize_with = "figures::round::<100, _, _>")]
    pub points: f32,
}

impl Leaves {
    /// Returns the best turn that a finished turn leaves.
    pub(super) fn of(game: &Game, evaluator: &Evaluator) -> Option<Self> {
        let is_new = game.turn().is_some_and(|turn| turn.step == Step::Move);
        let seat = *movers(game).first().filter(|_| is_new)?;
        let layout = Layout::of(&game.board);
        let turn = Outlook::of(&layout, &[seat], &evaluator.worths, &evaluator.walks).turns(&layout, seat).next()?;
        Some(Self { seat, tile: turn.end, meeple: turn.meeple, points: turn.gain })
    }
}

/// Returns the best turn of the player to act who has not moved yet: what the turn before has left. Prices tell, without a
/// search.
pub fn leaves(knowledge: &Knowledge) -> Option<Leaves> {
    let game = knowledge.sample(0);
    Leaves::of(&game, &Evaluator::fitted(&game))
}

/// What follows a line, as far as a player can use it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Outcome {
    /// The best turn that it leaves to the player who moves next, if the turn ends with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves: Option<Leaves>,
    /// The turn that a bid is likely to lead to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<BidTurn>,
    /// What it changes until the end of the round, in parts that add up; none where only the end of the turn was valued.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<Account>,
}

impl Outcome {
    /// Sums up what the samples of a line say.
    pub(super) fn of(leaves: Option<Leaves>, ends: &[RolloutEnd], own: Seat, shares: &Shares) -> Self {
        let turns: Vec<_> = ends.iter().filter_map(|end| end.turn).collect();
        let ideas = turns.iter().filter_map(|turn| turn.idea);
        let mean = |of: fn(&BidTurn) -> f32| turns.iter().map(of).sum::<f32>() / turns.len() as f32;
        let turn = most_frequent(turns.iter().map(|turn| (turn.place, turn.of))).map(|((place, of), _)| BidTurn {
            place,
            of,
            idea: most_frequent(ideas).filter(|(_, times)| 2 * times > turns.len()).map(|(idea, _)| idea),
            own: mean(|turn| turn.own),
            rivals: mean(|turn| turn.rivals),
        });
        Self { leaves, turn, account: Account::of(ends, own, shares) }
    }
}

/// Returns the thing that comes most often, the first of several, and how often.
fn most_frequent<T: PartialEq + Copy>(things: impl Iterator<Item = T> + Clone) -> Option<(T, usize)> {
    let counted = things.clone().map(|thing| (thing, things.clone().filter(|other| *other == thing).count()));
    counted.reduce(|best, next| if next.1 > best.1 { next } else { best })
}
