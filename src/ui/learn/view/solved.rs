//! Which puzzles were solved on this device, and the rating of who answers them here.

use crate::ui::kit::local_storage;
use crate::ui::learn::puzzle::{Puzzle, PuzzleRating, RATING_KEY, SOLVED_KEY, Solved};

/// Returns the puzzles that were solved.
pub fn solved() -> Solved {
    local_storage::read(SOLVED_KEY).map_or_else(Solved::default, |text| Solved::from(text.as_str()))
}

/// Remembers that a puzzle was solved.
pub fn remember(name: &str) {
    let mut all = solved();
    all.add(name);
    local_storage::write(SOLVED_KEY, &all.to_string());
}

/// Forgets all of them, and the rating.
pub fn forget() {
    local_storage::remove(SOLVED_KEY);
    local_storage::remove(RATING_KEY);
}

/// Returns the rating.
pub fn rating() -> PuzzleRating {
    local_storage::read(RATING_KEY).map_or_else(PuzzleRating::default, |text| PuzzleRating::from(text.as_str()))
}

/// Counts an answer to a puzzle. Returns by how much the rating changed; `None` if that puzzle was answered before.
pub fn answer(puzzle: &Puzzle, is_right: bool) -> Option<i32> {
    let mut rating = rating();
    let is_first = !rating.has(&puzzle.name) && !solved().has(&puzzle.name);
    is_first.then(|| {
        let change = rating.answer(&puzzle.name, puzzle.rating, is_right);
        local_storage::write(RATING_KEY, &rating.to_string());
        change
    })
}
