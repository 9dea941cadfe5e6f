//! Measures in the browser what `benches/rules.rs` measures natively: the legal drops, compiled with the profile of the
//! page, and the positions that a `sultan` values, compiled with that of the thinker. `cargo xtask bench` runs it.
#![cfg(target_arch = "wasm32")]

mod thinking;

use naqala::notation::position;
use std::hint::black_box;
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Returns the mean time of a call over at least a second, in microseconds.
fn time(mut call: impl FnMut()) -> f64 {
    let start = js_sys::Date::now();
    let mut calls = 0.0;
    while js_sys::Date::now() - start < 1000.0 {
        (0..100).for_each(|_| call());
        calls += 100.0;
    }
    (js_sys::Date::now() - start) * 1000.0 / calls
}

#[wasm_bindgen_test]
fn legal_drops_on_the_worst_board() {
    let game = position::read(include_str!("tall.position.json")).expect("the tall board is consistent");
    let tallest = game.board.squares().max_by_key(|square| game.board.meeples(*square).len()).expect("a tile");
    let sow = game.sow_from(tallest).expect("meeples stand there");
    let (square, meeple) = sow.drops().iter().next().expect("a legal drop");
    let drops = time(|| {
        black_box(game.sow_from(black_box(tallest)).map(|sow| sow.drops()));
    });
    console_log!("picking up {} meeples and their legal drops, in the browser: {drops:.1} µs", sow.hand().len());
    let drops = time(|| {
        black_box(sow.dropped(black_box(square), meeple).map(|next| next.drops()));
    });
    console_log!("dropping one, and the legal drops of {}: {drops:.1} µs", sow.hand().len() - 1);
    let ends = time(|| {
        for square in game.board.squares() {
            black_box(game.sow_from(square).map(|sow| sow.ends()));
        }
    });
    console_log!("legal ends of all tiles, in the browser: {ends:.1} µs");
}

#[wasm_bindgen_test]
fn positions_of_a_sultan() {
    for players in thinking::TABLES {
        let start = js_sys::Date::now();
        let valued = thinking::positions(players) as f64;
        let seconds = (js_sys::Date::now() - start) / 1000.0;
        console_log!("a sultan among {players}, in the browser: {:.0} positions/s", valued / seconds);
    }
}
