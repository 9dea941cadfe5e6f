//! The parts of what a decision lost: at once, left to rivals, kept for later. They add up to the loss that is shown.

use crate::ai::{Account, DecisionVerdict, Idea, Kept};
use crate::game::{Game, Seat};
use crate::ui::review::hints::adding_up;

/// What is kept for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossThing {
    /// Something that a player holds.
    Kept(Kept),
    /// The player's next turn of the round.
    NextTurn,
}

/// The parts of a loss, in points of the final margin: how much more the better line has of each.
#[derive(Clone, Debug, PartialEq)]
pub struct LossParts {
    /// Whether both lines are bids. Then `once` is the price, and `kept` what the player's turns bring.
    pub is_bid: bool,
    /// How much of the final margin a point of this moment counts.
    pub coin: f32,
    /// At once.
    pub once: i32,
    /// Left to rivals.
    pub left: i32,
    /// Kept for later.
    pub kept: i32,
    /// All three together.
    pub total: i32,
    /// What is kept by its names, the largest first; empty for bids.
    pub things: Vec<(LossThing, i32)>,
    /// What of `kept` has no name.
    pub unnamed: i32,
}

impl LossParts {
    /// Parts a loss; none where nothing was lost, and in analyses of older versions.
    #[must_use]
    pub fn of(before: &Game, judged: &DecisionVerdict) -> Option<Self> {
        let [better, played] = &judged.outcomes;
        let apart = better.account? - played.account?;
        (judged.loss > 0.0).then(|| Self::apart(before, judged.seat, Idea::of(&judged.best), apart))
    }

    /// Parts the difference of two accounts of the player to act, from the idea of the better line.
    #[must_use]
    pub fn apart(before: &Game, seat: Seat, better: Option<Idea>, apart: Account) -> Self {
        let is_bid = matches!(better, Some(Idea::Bid(_)));
        let Account { coin, once, turns, turns_later, rivals, rivals_later, kept: things, .. } = apart;
        let own = things.iter().fold(turns + turns_later, |sum, thing| sum + thing);
        let [once, left, kept] = adding_up([once * coin, (rivals + rivals_later) * coin, own * coin]);
        let total = once + left + kept;
        let plays_again = before.turn_order.order().any(|other| other == seat);
        let next = (LossThing::NextTurn, if plays_again { turns + turns_later } else { 0.0 });
        let held = Kept::ALL.into_iter().map(LossThing::Kept).zip(things);
        let mut things: Vec<(LossThing, i32)> = held
            .chain([next])
            .map(|(thing, points)| (thing, (points * coin).round() as i32))
            .filter(|(_, points)| *points != 0 && !is_bid)
            .collect();
        things.sort_by_key(|(_, points)| -points.abs());
        let named: i32 = things.iter().map(|(_, points)| points).sum();
        let unnamed = if is_bid { 0 } else { kept - named };
        Self { is_bid, coin, once, left, kept, total, things, unnamed }
    }
}
