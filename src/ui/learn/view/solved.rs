//! Which puzzles were solved on this device.

use crate::ui::kit::local_storage;
use crate::ui::learn::puzzle::{SOLVED_KEY, Solved};
use std::cell::RefCell;

thread_local! {
    /// The solved puzzles that the device does not store. They last until the page is closed.
    static UNSAVED: RefCell<Option<Solved>> = const { RefCell::new(None) };
}

/// Returns the puzzles that were solved.
pub fn solved() -> Solved {
    let stored = || local_storage::read(SOLVED_KEY).map_or_else(Solved::default, |text| Solved::from(text.as_str()));
    UNSAVED.with_borrow(Clone::clone).unwrap_or_else(stored)
}

/// Remembers that a puzzle was solved.
pub fn remember(name: &str) {
    let mut all = solved();
    all.add(name);
    let is_stored = local_storage::write(SOLVED_KEY, &all.to_string());
    UNSAVED.set((!is_stored).then_some(all));
}

/// Forgets all of them.
pub fn forget() {
    UNSAVED.set(None);
    local_storage::remove(SOLVED_KEY);
}
