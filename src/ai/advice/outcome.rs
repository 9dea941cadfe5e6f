//! What a line leads to beyond its own turn: what it leaves to the next player, and the turn that a bid is for.

use super::idea::Idea;
use super::look::Leaves;
use super::rollout::RolloutEnd;

/// What follows a line, as far as a player can use it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The best turn that it leaves to the player who moves next, if the turn ends with it.
    pub leaves: Option<Leaves>,
    /// The turn that a bid is likely to lead to.
    pub turn: Option<BidTurn>,
}

/// The turn that a bid is likely to lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BidTurn {
    /// Its place in the round, from 1.
    pub place: usize,
    /// How many turns the round has.
    pub of: usize,
    /// The move that it most often had; none if it had no move in more than half of the samples.
    pub idea: Option<Idea>,
    /// How many points it brought at once, on average.
    pub points: f32,
}

impl Outcome {
    /// Sums up what the samples of a line say.
    pub(super) fn of(leaves: Option<Leaves>, ends: &[RolloutEnd]) -> Self {
        let turns: Vec<_> = ends.iter().filter_map(|end| end.turn).collect();
        let played: Vec<_> = turns.iter().filter_map(|turn| turn.played).collect();
        let turn = most_frequent(turns.iter().map(|turn| (turn.place, turn.of))).map(|((place, of), _)| BidTurn {
            place,
            of,
            idea: most_frequent(played.iter().map(|(idea, _)| *idea))
                .filter(|(_, times)| 2 * times > turns.len())
                .map(|(idea, _)| idea),
            points: played.iter().fold(0.0, |sum, (_, points)| sum + points) / played.len().max(1) as f32,
        });
        Self { leaves, turn }
    }
}

/// Returns the thing that comes most often, the first of several, and how often.
fn most_frequent<T: PartialEq + Copy>(things: impl Iterator<Item = T> + Clone) -> Option<(T, usize)> {
    let counted = things.clone().map(|thing| (thing, things.clone().filter(|other| *other == thing).count()));
    counted.reduce(|best, next| if next.1 > best.1 { next } else { best })
}
