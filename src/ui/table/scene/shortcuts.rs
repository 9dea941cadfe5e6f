//! Taps that play several actions. They hide no choice: each action is the only one that leads where the player taps.

use crate::game::{Action, Game, Sow, Square, Step};

/// The most meeples in hand for which all sequences of drops are compared.
const MOST: u32 = 3;

/// The drops that lead to an end of a move; `None` if several sequences do.
type Shortcut = (Square, Option<Vec<Action>>);

/// Returns the drops that lead to each end of the move in progress, where a single sequence of several drops leads there.
pub(super) fn shortcuts(game: &Game) -> Vec<(Square, Vec<Action>)> {
    let mut found = Vec::new();
    let Some(sow) = game.sow().filter(|sow| (2..=MOST).contains(&sow.hand().len())) else { return Vec::new() };
    follow(&sow, &[], &mut found);
    // On a tile next to the hand, a tap drops one meeple.
    let next = sow.drops().squares();
    found.into_iter().filter_map(|(end, drops)| Some((end, drops?))).filter(|(end, _)| !next.contains(*end)).collect()
}

/// Adds every sequence of drops from here to an end.
fn follow(sow: &Sow, before: &[Action], found: &mut Vec<Shortcut>) {
    for (square, meeple) in sow.drops().iter() {
        let drops = [before, &[Action::Drop(square, meeple)]].concat();
        match sow.dropped(square, meeple) {
            Some(next) if !next.hand().is_empty() => follow(&next, &drops, found),
            _ => match found.iter_mut().find(|(end, _)| *end == square) {
                Some((_, only)) => *only = None,
                None => found.push((square, Some(drops))),
            },
        }
    }
}

/// Returns the actions that give up what is left of the turn and end it; empty where something is compulsory.
pub(super) fn rest(game: &Game) -> Vec<Action> {
    let mut rest = Vec::new();
    let mut game = game.clone();
    while let Some(turn) = game.turn() {
        let declined = match turn.step {
            Step::Tribe(_) => Action::Skip,
            Step::Tile => Action::Pass,
            Step::End => {
                rest.push(Action::End);
                return rest;
            }
            _ => break,
        };
        if game.play(declined).is_err() {
            break;
        }
        rest.push(declined);
    }
    Vec::new()
}
