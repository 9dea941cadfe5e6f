//! The adviser as a wasm of its own: `public/adviser.js` calls these functions, in a worker or on the page's thread.

use naqala::thinker::Advising;
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static ADVISING: RefCell<Advising> = RefCell::default();
}

/// Takes a message of the page; returns an error reply if the message cannot be obeyed.
#[wasm_bindgen]
pub fn take(message: &str) -> Option<String> {
    ADVISING.with_borrow_mut(|advising| advising.take(message))
}

/// Values at least `positions` more positions; returns a partial or final reply if there is one.
#[wasm_bindgen]
pub fn step(positions: u32) -> Option<String> {
    ADVISING.with_borrow_mut(|advising| advising.step(positions))
}

/// Returns whether a request is being worked on.
#[wasm_bindgen(js_name = isBusy)]
pub fn is_busy() -> bool {
    ADVISING.with_borrow(Advising::is_busy)
}

/// Returns a message about how much of the work is done; `None` without a request.
#[wasm_bindgen]
pub fn progress() -> Option<String> {
    ADVISING.with_borrow(Advising::progress)
}

fn main() {}
