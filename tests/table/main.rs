//! What a player does through the page's own store, natively: signals work without a browser.
//!
//! These tests compile Leptos for the native machine, so they are not part of `tests/native`.
#![cfg(not(target_arch = "wasm32"))]

mod computers;
mod delivery;
#[path = "../native/support/dice.rs"]
#[allow(dead_code, reason = "only some of the dice are rolled here")]
mod dice;
mod expansions;
#[path = "../native/support/fixtures.rs"]
#[allow(dead_code, reason = "only the lessons are read here")]
mod fixtures;
mod forced_steps;
mod lessons;
mod letters;
mod moves;
mod player;
mod puzzles;
#[path = "../native/support/secrets.rs"]
mod secret_worlds;
mod secrets;
#[path = "../native/support/taps.rs"]
mod taps;

use dice::Dice;
