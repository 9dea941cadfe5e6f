//! Views: what R-H1 hides is hidden, and nothing else.

use crate::playout;
use naqala::game::{Game, Seat};
use naqala::notation::{PositionError, position};
use serde_json::{Value, json};

/// What a view should be, made from the whole position word for word after R-H1.
fn expected(game: &Game, seat: Seat) -> Value {
    let mut view = serde_json::to_value(position::write(game)).expect("JSON");
    let keys = view.as_object_mut().expect("an object");
    keys.remove("rng");
    for deck in ["deck", "djinnDeck", "itemDeck", "whimDeck"] {
        keys[deck] = json!(keys[deck].as_array().expect("a list").len());
    }
    if game.is_over() {
        return view;
    }
    for other in game.seats().filter(|&other| other != seat) {
        let player = &mut view["players"][other.index()];
        player["coins"] = Value::Null;
        player["items"] = json!(0);
        player["whims"] = json!(0);
        let turn = &mut view["turn"];
        if turn["player"] == json!(other.0) && turn["drawn"].is_array() {
            turn["drawn"] = json!(turn["drawn"].as_array().expect("a list").len());
        }
    }
    view
}

#[test]
fn views_hide_what_is_secret_and_cannot_be_loaded() {
    let mut keeps = 0;
    for seed in 0..9 {
        playout::watch(seed, |game| {
            for seat in game.seats() {
                let view = position::view(game, seat).to_string();
                assert_eq!(serde_json::from_str::<Value>(&view).expect("JSON"), expected(game, seat));
                assert_eq!(position::read(&view), Err(PositionError::Hidden));
                keeps += usize::from(view.contains("drawn"));
            }
        });
    }
    assert!(keeps > 0, "some djinns were drawn for Sibittis");
}
