//! The thinker as a wasm of its own: `public/thinker.js` calls these functions, in a worker or on the page's thread.

use naqala::thinker::Thinker;
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Takes a message of the page; returns an error reply if the message cannot be obeyed.
#[wasm_bindgen]
pub fn take(message: &str) -> Option<String> {
    THINKER.with_borrow_mut(|thinker| thinker.take(message))
}

/// Values at least `positions` more positions; returns the reply once the search has ended.
#[wasm_bindgen]
pub fn step(positions: u32) -> Option<String> {
    THINKER.with_borrow_mut(|thinker| thinker.step(positions))
}

/// Returns whether a request is being worked on.
#[wasm_bindgen(js_name = isBusy)]
pub fn is_busy() -> bool {
    THINKER.with_borrow(Thinker::is_busy)
}

/// Returns a message about how much of the work is done; `None` without a request.
#[wasm_bindgen]
pub fn progress() -> Option<String> {
    THINKER.with_borrow(Thinker::progress)
}

fn main() {}
