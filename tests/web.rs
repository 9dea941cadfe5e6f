//! What can only be known in a browser: the same game there as natively, and a page that starts.
#![cfg(target_arch = "wasm32")]

use naqala::notation::{position, record};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const REPLAYS: [(&str, &str); 3] = [
    (include_str!("fixtures/replay/2-players.record.json"), include_str!("fixtures/replay/2-players.final.json")),
    (include_str!("fixtures/replay/3-players.record.json"), include_str!("fixtures/replay/3-players.final.json")),
    (include_str!("fixtures/replay/4-players.record.json"), include_str!("fixtures/replay/4-players.final.json")),
];

#[wasm_bindgen_test]
fn a_record_replayed_here_ends_as_it_does_natively() {
    for (text, end) in REPLAYS {
        let replayed = record::read(text).expect("the fixture is a record");
        assert_eq!(position::write(replayed.game()).to_string(), end.trim_end());
    }
}

#[wasm_bindgen_test]
fn a_damaged_record_is_refused_without_a_panic() {
    let text = REPLAYS[0].0;
    for cut in (0..text.len()).step_by(97).filter(|&cut| text.is_char_boundary(cut)) {
        assert!(record::read(&text[..cut]).is_err());
    }
}
