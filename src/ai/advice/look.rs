//! A line as the first look of an adviser values it, at the end of its turn.

use super::idea::Idea;
use super::rollout::RolloutEnd;
use crate::ai::evaluator::{Evaluator, movers};
use crate::ai::layout::Layout;
use crate::ai::outlook::{OpenTurns, starts};
use crate::game::{Action, Game, Meeple, Seat, Square, Step};

/// How much the turns to come count in a bid, as for the best opponent.
pub(super) const EAGERNESS: f32 = 0.5;

/// The best turn that a line leaves to the player who moves next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaves {
    /// Who moves next.
    pub seat: Seat,
    /// Where that player can end a move.
    pub tile: Square,
    /// With which tribe.
    pub meeple: Meeple,
    /// What that turn brings, in points.
    pub points: f32,
}

/// A line with its value at the end of its own turn.
#[derive(Clone, Debug)]
pub(super) struct ValuedLine {
    pub actions: Vec<Action>,
    pub idea: Idea,
    pub end: RolloutEnd,
    pub leaves: Option<Leaves>,
    /// Whether it is the line that was played, which is always kept.
    pub is_played: bool,
}

impl ValuedLine {
    /// Values the end of a line's turn; after a bid, the turns to come count as much as in the auction.
    pub(super) fn of(actions: Vec<Action>, game: &Game, evaluator: &Evaluator) -> Option<Self> {
        let idea = Idea::of(&actions)?;
        let (end, leaves) = match idea {
            Idea::Bid(_) => (RolloutEnd::of(game, &Evaluator { outlook: EAGERNESS, ..evaluator.clone() }), None),
            Idea::End(..) | Idea::Step(_) => (RolloutEnd::of(game, evaluator), leaves(game, evaluator)),
        };
        Some(Self { actions, idea, end, leaves, is_played: false })
    }
}

/// Returns the best turn that a finished turn leaves.
fn leaves(game: &Game, evaluator: &Evaluator) -> Option<Leaves> {
    let is_new = game.turn().is_some_and(|turn| turn.step == Step::Move);
    let seat = *movers(game).first().filter(|_| is_new)?;
    let layout = Layout::of(&game.board);
    let turn = OpenTurns::of(&layout, &starts(&layout), evaluator.worth(seat)).first()?;
    Some(Leaves { seat, tile: turn.end, meeple: turn.meeple, points: turn.gain })
}
