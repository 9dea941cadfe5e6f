//! Which puzzle comes next.

use super::pack::{Pack, Puzzle};
use super::rating::PuzzleRating;
use super::solved::Solved;

/// Returns the puzzle to go on with after one, or to begin with: the one nearest to the player of those that are not solved. It is
/// about something else than the last, needs an expansion only if the last did, and moves the chance to win if the last
/// did; what is left once those are solved comes after them.
#[must_use]
pub fn next<'a>(pack: &'a Pack, solved: &Solved, rating: &PuzzleRating, after: Option<&Puzzle>) -> Option<&'a Puzzle> {
    let kind = |puzzle: &Puzzle| (puzzle.is_base(), puzzle.decides);
    let wanted = after.map_or((true, true), kind);
    let is_open = |puzzle: &&Puzzle| !solved.has(&puzzle.name) && after.is_none_or(|after| after.name != puzzle.name);
    let far = |puzzle: &&Puzzle| {
        let is_same_theme = after.is_some_and(|after| after.theme == puzzle.theme);
        // What was answered wrong comes back after what is new.
        (kind(puzzle) != wanted, rating.has(&puzzle.name), is_same_theme, rating.distance(puzzle), puzzle.number)
    };
    pack.puzzles.iter().filter(is_open).min_by_key(far)
}
