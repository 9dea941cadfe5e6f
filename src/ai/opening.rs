//! Where thinking about a decision begins: whims are laid first, the flute calls what helps the move, and then a bid, a
//! move or another step is due.

use super::evaluator::Evaluator;
use super::flute;
use super::turn::TriedTurn;
use crate::game::{Action, Game, Phase, Seat, Step};

/// What has to be decided, after what is done at once.
pub(super) enum Opening {
    Bid(TriedTurn),
    /// A move, from picking up or from where it stands.
    Move(TriedTurn),
    /// The flute plays; the move that may follow is a matter of the next search.
    Flute(TriedTurn),
    /// Any other step of a turn.
    Step(TriedTurn),
    Over,
}

impl Opening {
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
            Phase::Turn(turn) if matches!(turn.step, Step::Flute { .. }) => Self::Flute(tried),
            Phase::Turn(_) => Self::Step(tried),
            Phase::Over => Self::Over,
        }
    }
}
