//! What a turn leaves to the player who comes next.

use crate::game::{Entry, Event, Game, Meeple, Record, Seat, Square};
use crate::ui::table::session::decision::{decider, end_decision};

/// A tile of a finished turn on which the next player can end a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTile {
    /// The player who has left it.
    pub by: Seat,
    /// The player who comes next.
    pub next: Seat,
    /// The tile.
    pub tile: Square,
    /// The tribe that the next player can collect there.
    pub meeple: Meeple,
    /// How many of that tribe stand there.
    pub count: u8,
    /// Whether the next player can take the tile: the tribe is alone there, and nobody controls the tile.
    pub can_be_taken: bool,
}

/// Returns what the turn that has just ended leaves to another player who comes next: the dearest tile that can be taken,
/// else the largest group of two or more.
#[must_use]
pub fn opening(record: &Record) -> Option<OpenTile> {
    let entries: Vec<_> = record.entries().collect();
    let last = entries.len().checked_sub(1)?;
    let (by, game) = (decider(record, last)?, record.game());
    let (Entry::Action(_), events) = entries[last] else { return None };
    game.turn()?;
    let next = game.active().filter(|&next| next != by && end_decision(events))?;
    let is_same_turn = |&at: &usize| {
        let (entry, events) = entries[at];
        matches!(entry, Entry::Action(_)) && decider(record, at) == Some(by) && !end_decision(events)
    };
    let dropped = (0..last).rev().take_while(is_same_turn).flat_map(|at| entries[at].1.iter());
    let mut tiles: Vec<Square> =
        dropped.filter_map(|event| if let Event::Dropped { tile, .. } = event { Some(*tile) } else { None }).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let found = tiles.into_iter().flat_map(|tile| groups(game, next, tile));
    let value = |tile: Square| game.board.get(tile).map_or(0, |place| place.tile.value);
    found
        .filter(|&(_, _, count, can_be_taken)| can_be_taken || count > 1)
        .max_by_key(|&(tile, _, count, can_be_taken)| (can_be_taken, if can_be_taken { value(tile) } else { count }))
        .map(|(tile, meeple, count, can_be_taken)| OpenTile { by, next, tile, meeple, count, can_be_taken })
}

/// Returns the tribes of a tile with which a move of the next player can end there: how many stand there, and whether the
/// move can take the tile.
fn groups(game: &Game, next: Seat, tile: Square) -> Vec<(Square, Meeple, u8, bool)> {
    let Some(place) = game.board.get(tile) else { return Vec::new() };
    let is_free = place.owner().is_none() && place.meeples.tribes().count() == 1 && game.player(next).camels > 0;
    let starts: Vec<_> = game
        .board
        .squares()
        .filter(|&start| start != tile)
        .filter_map(|start| Some((start, game.sow_from(start)?.ends())))
        .collect();
    let group = |meeple| {
        let mut ways = starts.iter().filter(|(_, ends)| ends.contains(tile, meeple)).peekable();
        ways.peek()?;
        // The shortest way visits the tile only at its end, so it leaves nobody else there.
        let is_shortest = |start: Square| u32::from(start.distance(tile)) == game.board.meeples(start).len();
        let can_be_taken = is_free && ways.any(|&(start, _)| is_shortest(start));
        Some((tile, meeple, place.meeples.count(meeple), can_be_taken))
    };
    place.meeples.tribes().filter_map(group).collect()
}
