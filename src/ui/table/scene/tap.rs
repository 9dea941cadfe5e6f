//! What a tap on a tile means.

use super::{Explanation, Outcome, Selection};
use crate::game::{Action, Boost, Game, Item, Meeple, Meeples, Refusal, Spell, Square, Step, Victim};

/// Returns the open actions that a tap on a tile can mean.
pub(super) fn at_tile(open: &[Action], selection: &Selection, square: Square) -> Vec<Action> {
    let is_meant = |action: &&Action| match **action {
        Action::Take(tile) | Action::Kill(Victim::On(tile), _) | Action::Place { square: tile, .. } => {
            tile == square && selection.power().is_none() && selection.item().is_none()
        }
        Action::Bring(tile, _) => tile == square,
        Action::Use(Spell::Scimitar(tile, _)) => tile == square && selection.item() == Some(Item::Scimitar),
        Action::Use(Spell::Flute(tile)) => tile == square && selection.item() == Some(Item::Flute),
        Action::Use(Spell::Talisman(from, tile)) if selection.item() == Some(Item::Talisman) => {
            match selection.from() {
                None => from == square,
                chosen => chosen == Some(from) && tile == square,
            }
        }
        Action::Drop(tile, meeple) => tile == square && selection.colour().is_none_or(|colour| colour == meeple),
        Action::Power { djinn, square: Some(tile), pay } => tile == square && selection.power() == Some((djinn, pay)),
        _ => false,
    };
    // The first of two meeples leaves the choice of the second one.
    let first = selection.first(square);
    let has_first =
        |action: &&Action| first.is_none_or(|meeple| taken(**action).is_some_and(|of| of.count(meeple) > 0));
    let found = open.iter().filter(is_meant).filter(has_first).copied();
    // For the first tile of the talisman, one action stands for all: the second tile is chosen later.
    let is_first = selection.item() == Some(Item::Talisman) && selection.from().is_none();
    found.take(if is_first { 1 } else { usize::MAX }).collect()
}

/// Returns the meeples that an action takes from a tile.
pub(super) fn taken(action: Action) -> Option<Meeples> {
    match action {
        Action::Bring(_, meeple) => Some(Meeples::of(meeple, 1)),
        Action::Kill(Victim::On(_), meeples) | Action::Use(Spell::Scimitar(_, meeples)) => Some(meeples),
        _ => None,
    }
}

/// Returns the outcome of a tap on a meeple of a tile: the action that takes it, after the first of two meeples the one
/// that takes both; before, it is the first of two. An action that reveals something has a button, since undo does not
/// cross it. `None` where no action takes the meeple: the tap is one on the tile.
pub(super) fn tap_on_meeple(
    game: &Game,
    open: &[Action],
    selection: &Selection,
    square: Square,
    meeple: Meeple,
) -> Option<Outcome> {
    let first = selection.first(square);
    let takes = |action: &Action| taken(*action).is_some_and(|of| of.count(meeple) > u8::from(first == Some(meeple)));
    let meant: Vec<_> = at_tile(open, selection, square).into_iter().filter(takes).collect();
    match meant[..] {
        [only] if !game.reveals(only) => Some(Outcome::Play(only)),
        [some, ..] if first.is_none() && taken(some).is_some_and(|of| of.len() > 1) => {
            Some(Outcome::Select(selection.at_first(square, meeple)))
        }
        _ => None,
    }
}

/// Returns the outcome of a tap on a tile.
pub(super) fn tap(game: &Game, open: &[Action], selection: &Selection, square: Square) -> Outcome {
    let choices = at_tile(open, selection, square);
    match choices[..] {
        [Action::Use(Spell::Talisman(from, _))] if selection.from().is_none() => {
            return Outcome::Select(Selection::Talisman(from));
        }
        [only] if !game.reveals(only) => return Outcome::Play(only),
        [] => {}
        // A second tap on the same tile gives up the choice.
        _ => {
            let is_open = selection.tile() == Some(square);
            return Outcome::Select(if is_open { selection.without_tile().clone() } else { selection.at_tile(square) });
        }
    }
    if selection.tile().is_some() {
        return Outcome::Select(selection.without_tile().clone());
    }
    let Some(turn) = game.turn() else { return Outcome::Nothing };
    let spell = selection.item().map(|item| spell_at(game, selection, item, square));
    if spell == Some(None) || matches!(turn.step, Step::Order { .. }) {
        // The lamp, the ring and the horn do not act on tiles.
        let refusal = Refusal::WrongMoment;
        return Outcome::Explain(Explanation { square: Some(square), refusal, rule: refusal.rule() });
    }
    let attempt = match (&turn.step, selection.power()) {
        (_, Some((djinn, pay))) => Some(Action::Power { djinn, square: Some(square), pay }),
        _ if spell.is_some() => spell.flatten(),
        (Step::Flute { .. }, _) => {
            let meeple = game.board.meeples(square).tribes().next().unwrap_or(Meeple::Vizier);
            Some(Action::Bring(square, meeple))
        }
        (Step::Sow(hand), _) if hand.from == square => return Outcome::UndoMove,
        (Step::Sow(hand), _) => {
            // Prefers a legal drop: it is not open here, and no rule explains that.
            let is_meant = |meeple: &Meeple| selection.colour().is_none_or(|colour| colour == *meeple);
            let drops = || hand.meeples.tribes().filter(is_meant).map(|meeple| Action::Drop(square, meeple));
            drops().find(|&action| game.check(action).is_ok()).or_else(|| drops().next())
        }
        (Step::Move, _) => Some(Action::Take(square)),
        (Step::Tribe(collected), _) if collected.meeple == Meeple::Assassin => {
            let strikes = if turn.boosts.contains(&Boost::Iblis) { 2 } else { 1 };
            let victims = game.board.meeples(square).iter().take(strikes).collect();
            Some(Action::Kill(Victim::On(square), victims))
        }
        (Step::Place { building, .. }, _) => Some(Action::Place { building: *building, square, pay: None }),
        (Step::Tile, _) => {
            let at = turn.at.and_then(|at| game.board.get(at));
            let building = at.and_then(|place| place.tile.kind.building());
            building.map(|building| Action::Place { building, square, pay: None })
        }
        (Step::Tribe(_) | Step::Keep { .. } | Step::Control { .. } | Step::Order { .. } | Step::End, _) => None,
    };
    match attempt.map(|action| (action, game.check(action))) {
        Some((action, Err(refusal))) => {
            Outcome::Explain(Explanation { square: Some(square), refusal, rule: refusal.rule_for(action) })
        }
        Some((action, Ok(()))) => Outcome::NotOpen(action),
        None => Outcome::Nothing,
    }
}

/// Returns the use of the chosen item on a tile, to explain why it is not legal; `None` for items that need no tile.
fn spell_at(game: &Game, selection: &Selection, item: Item, square: Square) -> Option<Action> {
    Some(Action::Use(match item {
        Item::Scimitar => Spell::Scimitar(square, game.board.meeples(square).iter().take(2).collect()),
        Item::Flute => Spell::Flute(square),
        Item::Talisman => Spell::Talisman(selection.from().unwrap_or(square), square),
        _ => return None,
    }))
}

/// Returns the tiles on which a meeple can be dropped next so that the move can end on a tile that is farther away; `None`
/// if it cannot end there.
#[must_use]
pub fn next_tiles_to(game: &Game, end: Square) -> Option<Vec<Square>> {
    let sow = game.sow()?;
    let leads = |square, meeple| sow.dropped(square, meeple).is_some_and(|next| next.ends().squares().contains(end));
    let mut tiles: Vec<_> =
        sow.drops().iter().filter(|&(square, meeple)| leads(square, meeple)).map(|(square, _)| square).collect();
    tiles.dedup();
    (!tiles.is_empty()).then_some(tiles)
}

/// Returns the tiles that an action names.
#[must_use]
pub fn tiles(action: Action) -> Vec<Square> {
    match action {
        Action::Take(square)
        | Action::Drop(square, _)
        | Action::Bring(square, _)
        | Action::Kill(Victim::On(square), _)
        | Action::Place { square, .. }
        | Action::Power { square: Some(square), .. }
        | Action::Use(Spell::Flute(square) | Spell::Scimitar(square, _)) => vec![square],
        Action::Use(Spell::Talisman(from, to)) => vec![from, to],
        _ => Vec::new(),
    }
}
