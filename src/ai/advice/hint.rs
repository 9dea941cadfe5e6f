//! A hint in stages, each of which says a little more: what to look for, where, the end, the whole line.

use super::advise::Advice;
use super::choice::Choice;
use super::idea::Idea;
use super::reason::Reason;
use crate::game::{Action, Board, Square, Squares, Victim};

/// What can be said about the best line, from the vaguest to the whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What to look for: the largest reason that speaks for it; none if nothing sets it apart from the next best.
    pub look_for: Option<Reason>,
    /// Where: the tile that matters and those around it. Empty for bids and for what has no place.
    pub area: Squares,
    /// The end with its tribe, the spot, or the action.
    pub idea: Idea,
    /// The whole line.
    pub line: Vec<Action>,
    /// The other ideas that are as good, within the error.
    pub equals: Vec<Idea>,
}

impl Hint {
    /// Makes a hint of advice; none once the game is over.
    #[must_use]
    pub fn of(advice: &Advice, board: &Board) -> Option<Self> {
        let (best, others) = advice.choices.split_first()?;
        let look_for = best.reasons.iter().find(|reason| reason.points > 0.0).copied();
        let equals = others.iter().filter(|choice| choice.is_equal).map(|choice| choice.idea).collect();
        let (idea, line) = (best.idea, best.actions.clone());
        Some(Self { look_for, area: area(best, board), idea, line, equals })
    }
}

fn area(choice: &Choice, board: &Board) -> Squares {
    let Some(tile) = tile(choice.idea) else { return Squares::EMPTY };
    board.around(tile).chain([tile]).collect()
}

/// Returns the tile that an idea is about.
fn tile(idea: Idea) -> Option<Square> {
    match idea {
        Idea::End(tile, _)
        | Idea::Step(
            Action::Take(tile)
            | Action::Kill(Victim::On(tile), _)
            | Action::Place { square: tile, .. }
            | Action::Power { square: Some(tile), .. },
        ) => Some(tile),
        Idea::Bid(_) | Idea::Step(_) => None,
    }
}
