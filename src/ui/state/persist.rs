//! Asking the browser to keep what is stored, even when it runs out of room.

use super::{browser, local};
use js_sys::Array;
use std::cell::Cell;

/// What the browser said, and whether the table was told: `kept` or `told`.
const ANSWER: &str = "naqala.persist";

thread_local! {
    static IS_ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Asks once, unless it is settled; says whether the table should be reminded to keep copies.
pub async fn ask() -> bool {
    if IS_ASKED.replace(true) || local::read(ANSWER).is_some() {
        return false;
    }
    let is_kept = match browser::navigator("storage") {
        Ok(storage) => browser::answer(&storage, "persist", &Array::new()).await.is_ok_and(|kept| kept.is_truthy()),
        Err(_) => false,
    };
    if is_kept {
        local::write(ANSWER, "kept");
    }
    !is_kept
}

/// The table was told that copies are wise.
pub fn told() {
    local::write(ANSWER, "told");
}
