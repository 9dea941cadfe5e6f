//! The parts of what a decision lost: at once, left to rivals, kept for later. They add up to the loss that is shown.

use crate::ai::{Account, DecisionVerdict, Idea, Kept};
use crate::game::{Game, Seat};
use crate::ui::review::hints::{adding_up, adding_up_to};

/// What is kept for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossThing {
    /// Something that a player holds.
    Kept(Kept),
    /// The same, where only the turns of rivals that follow change it.
    AfterRivals(Kept),
    /// The player's next turn of the round.
    NextTurn,
    /// The end of the game that is nearer: what one has counts more then, and so does what rivals have.
    NearerEnd,
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
        let Account { coin, once, kept: things, .. } = apart;
        let (rivals, turns) = (apart.rivals + apart.rivals_later, apart.turns + apart.turns_later);
        // A nearer end counts for all: only together does it say something.
        let (rivals, nearer) = (rivals - apart.rivals_nearer, apart.turns_nearer + apart.rivals_nearer);
        let turns = turns - apart.turns_nearer;
        let own = things.iter().fold(turns + nearer, |sum, thing| sum + thing);
        let [once, left, kept] = adding_up([once * coin, rivals * coin, own * coin]);
        let total = once + left + kept;
        let plays_again = before.turn_order.order().any(|other| other == seat);
        let next = [(LossThing::NextTurn, if plays_again { turns } else { 0.0 }), (LossThing::NearerEnd, nearer)];
        let held = Kept::ALL.into_iter().zip(things).map(|(thing, held)| {
            let after =
                if plays_again { 0.0 } else { apart.turns_in[thing as usize] + apart.turns_kept[thing as usize] };
            let is_touched = plays_again || held.abs() > 0.05;
            (if is_touched { LossThing::Kept(thing) } else { LossThing::AfterRivals(thing) }, held + after)
        });
        let things: Vec<(LossThing, f32)> = held.chain(next).filter(|_| !is_bid).collect();
        // Analyses of older versions do not say what rivals' turns change.
        let unnamed = if is_bid { 0.0 } else { own - things.iter().map(|(_, points)| points).sum::<f32>() };
        let unnamed = if unnamed.abs() < 0.1 { 0.0 } else { unnamed };
        let points: Vec<f32> = things.iter().map(|(_, points)| points * coin).chain([unnamed * coin]).collect();
        let mut points = if is_bid { vec![0] } else { adding_up_to(&points, kept) };
        let unnamed = points.pop().unwrap_or_default();
        let named = things.into_iter().map(|(thing, _)| thing).zip(points);
        let mut things: Vec<(LossThing, i32)> = named.filter(|(_, points)| *points != 0).collect();
        things.sort_by_key(|(_, points)| -points.abs());
        Self { is_bid, coin, once, left, kept, total, things, unnamed }
    }
}
