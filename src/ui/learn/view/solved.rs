//! Which puzzles were solved on this device.

use crate::ui::kit::local_storage;
use crate::ui::learn::puzzle::{SOLVED_KEY, Solved};

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

/// Forgets all of them.
pub fn forget() {
    local_storage::remove(SOLVED_KEY);
}
