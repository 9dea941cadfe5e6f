//! Asks the browser to keep stored games even when it runs out of room. Safari deletes them in any case, after seven days
//! without a visit.
//!
//! No game waits for the answer: Firefox asks the player, who may never give one.

use crate::ui::kit::{browser, local_storage};
use js_sys::Array;
use std::cell::Cell;

/// The key of the answer: `kept` if the browser has agreed, `told` if the player has dismissed the reminder.
const ANSWER: &str = "naqala.persist";

thread_local! {
    static WAS_REQUESTED: Cell<bool> = const { Cell::new(false) };
}

/// Asks once per page, unless there is an answer. Returns whether to remind the player to save copies.
pub async fn request() -> bool {
    if WAS_REQUESTED.replace(true) || local_storage::read(ANSWER).is_some() {
        return false;
    }
    let is_granted = match browser::navigator("storage") {
        Ok(storage) => {
            browser::call_async(&storage, "persist", &Array::new()).await.is_ok_and(|granted| granted.is_truthy())
        }
        Err(_) => false,
    };
    let is_kept = is_granted && !browser::is_safari_tab();
    if is_kept {
        local_storage::write(ANSWER, "kept");
    }
    !is_kept
}

/// Remembers on this device that the player has read the reminder.
pub fn dismiss_reminder() {
    local_storage::write(ANSWER, "told");
}
