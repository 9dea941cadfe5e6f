//! The enchanting flute: whether to call meeples before the move, and which.

use super::evaluator::Evaluator;
use super::layout::Layout;
use super::outlook::Outlook;
use super::term::Term;
use naqala_rules::game::{Action, Game, Item, MOST_BROUGHT, Meeple, Meeples, Seat, SowBoard, Spell, Square};

/// Calling must gain this much more than the flute is worth.
const WORTH_DOING: f32 = 1.0;

/// Returns the call that improves the next move most, as a line up to `done`; none if no call is worth it.
pub(super) fn call(game: &Game, seat: Seat, evaluator: &Evaluator, positions: &mut u32) -> Option<Vec<Action>> {
    let legal = game.legal_actions();
    let targets = legal.iter().filter_map(|action| match action {
        Action::Use(Spell::Flute(target)) => Some(*target),
        _ => None,
    });
    let now = best_move(&Layout::of(&game.board), seat, evaluator);
    let price = evaluator.weights_at(game)[Term::Magic(Item::Flute).index()] + WORTH_DOING;
    let mut best: Option<(f32, Vec<Action>)> = None;
    for target in targets {
        for meeple in Meeple::ALL {
            let brings = brought(game, target, meeple);
            if brings.is_empty() {
                continue;
            }
            *positions += 1;
            let gain = after(game, target, &brings, seat, evaluator) - now;
            if gain > price && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                let line = std::iter::once(Action::Use(Spell::Flute(target))).chain(brings).chain([Action::Done]);
                best = Some((gain, line.collect()));
            }
        }
    }
    best.map(|(_, line)| line)
}

/// Returns the calls that bring meeples of one tribe to a tile.
fn brought(game: &Game, target: Square, meeple: Meeple) -> Vec<Action> {
    let near = game.within_call(target);
    let each = near.iter().flat_map(|square| {
        std::iter::repeat_n(Action::Bring(square, meeple), game.board.meeples(square).count(meeple).into())
    });
    each.take(MOST_BROUGHT.into()).collect()
}

fn after(game: &Game, target: Square, brings: &[Action], seat: Seat, evaluator: &Evaluator) -> f32 {
    let mut layout = Layout::of(&game.board);
    for bring in brings {
        if let &Action::Bring(square, meeple) = bring {
            layout.remove(square, Meeples::of(meeple, 1));
            layout.put(target, meeple);
        }
    }
    best_move(&layout, seat, evaluator)
}

fn best_move(layout: &Layout, seat: Seat, evaluator: &Evaluator) -> f32 {
    let turn = Outlook::of(layout, &[seat], &evaluator.worths, &evaluator.walks).turns(layout, seat).next();
    turn.map_or(0.0, |turn| turn.gain)
}
