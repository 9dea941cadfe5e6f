//! The start of every search: it lays whims and plays the flute where that helps the move. Then a bid, a move or
//! another step is left to decide.

use super::evaluator::Evaluator;
use super::flute;
use super::turn::TriedTurn;
use crate::game::{Action, Game, Phase, Seat, Step};

/// The decision that is left after the actions that need no search.
pub(super) enum Decision {
    Bid(TriedTurn),
    /// A move, from picking up or from where it stands.
    Move(TriedTurn),
    /// Any other step of a turn.
    Step(TriedTurn),
    Over,
}

impl Decision {
    pub(super) fn of(game: Game, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> Self {
        let mut tried = TriedTurn::new(game);
        while let Some(whim) = tried.game.legal_actions().into_iter().find(|action| matches!(action, Action::Whim(_))) {
            if !tried.play(whim) {
                break;
            }
        }
        match &tried.game.phase {
            Phase::Bid => Self::Bid(tried),
            Phase::Turn(turn) if matches!(turn.step, Step::Sow(_)) => Self::Move(tried),
            Phase::Turn(turn) if turn.step == Step::Move && tried.game.can_move() => {
                if let Some(line) = flute::call(&tried.game, seat, evaluator, positions) {
                    let before = tried.clone();
                    if !line.into_iter().all(|action| tried.play(action)) {
                        tried = before;
                    }
                }
                Self::Move(tried)
            }
            Phase::Turn(_) => Self::Step(tried),
            Phase::Over => Self::Over,
        }
    }
}
