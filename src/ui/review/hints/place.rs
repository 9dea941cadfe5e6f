//! The place of a line on the board.

use crate::ai::Idea;
use crate::game::{Board, Square};

/// Returns the tile on which a move ends and those around it, in order; empty for anything but a move.
///
/// ```
/// use naqala::ai::Idea;
/// use naqala::game::{Game, Meeple, Options};
/// use naqala::ui::review::hints::place;
/// let game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
/// let tiles = place(Idea::End("a1".parse()?, Meeple::Elder), &game.board);
/// assert_eq!(tiles.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a1", "a2", "b1", "b2"]);
/// assert!(place(Idea::Bid(3), &game.board).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn place(idea: Idea, board: &Board) -> Vec<Square> {
    let Idea::End(tile, _) = idea else { return Vec::new() };
    let mut place: Vec<_> = board.around(tile).chain([tile]).collect();
    place.sort_unstable_by_key(|tile| (tile.column(), tile.row()));
    place
}
