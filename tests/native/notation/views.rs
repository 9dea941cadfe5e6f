//! A view hides what R-H1 hides, and nothing else.

use super::watch;
use crate::support::{fixtures, json_of};
use naqala::game::{Game, Seat};
use naqala::notation::{PositionError, position};
use serde_json::{Value, json};

/// Makes a view from the whole position, word for word after R-H1.
fn expected(game: &Game, seat: Seat) -> Value {
    let mut view = json_of(game);
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
        for hidden in ["items", "whims"] {
            player[hidden] = json!(player[hidden].as_array().expect("a list").len());
        }
        let turn = &mut view["turn"];
        if turn["player"] == json!(other.0) && turn["drawn"].is_array() {
            turn["drawn"] = json!(turn["drawn"].as_array().expect("a list").len());
        }
    }
    view
}

fn view(game: &Game, seat: u8) -> Value {
    serde_json::to_value(position::view(game, Seat(seat))).expect("JSON")
}

#[test]
fn drawn_items_are_counted_for_others_and_shown_to_their_player() {
    let text = fixtures::fixture("valid/keep-an-item.json");
    let game = position::read(&text).expect("a fixture");
    assert_eq!(view(&game, 0)["turn"]["drawn"], json!(["jewel", "jewel", "horn"]));
    assert_eq!(view(&game, 1)["turn"]["drawn"], json!(3));
    assert_eq!((&view(&game, 0)["itemDeck"], &view(&game, 0)["whimDeck"]), (&json!(1), &json!(1)));
}

#[test]
fn items_and_whims_in_hand_are_counted_for_others_and_laid_ones_shown() {
    let text = fixtures::fixture("valid/every-tile-and-piece.json");
    let game = position::read(&text).expect("a fixture");
    let seen = view(&game, 1);
    assert_eq!((&seen["players"][1]["whims"], &seen["players"][4]["whims"]), (&json!(["guild"]), &json!(1)));
    assert_eq!((&seen["players"][2]["items"], &seen["players"][2]["coins"]), (&json!(2), &Value::Null));
    assert_eq!(seen["players"][3]["fulfilled"], json!(["grove"]));
    assert_eq!(seen["board"], serde_json::from_str::<Value>(&text).expect("JSON")["board"]);
}

#[test]
fn views_hide_secrets_and_cannot_be_loaded() {
    let (mut keeps, mut items, mut whims) = (0, 0, 0);
    for seed in 0..12 {
        watch(seed, |game| {
            for seat in game.seats() {
                let view = position::view(game, seat).to_string();
                assert_eq!(serde_json::from_str::<Value>(&view).expect("JSON"), expected(game, seat));
                assert_eq!(position::read(&view), Err(PositionError::Hidden));
                keeps += usize::from(view.contains("drawn"));
                items += game.player(seat).items.len();
                whims += game.player(seat).whims.len();
            }
        });
    }
    assert!(keeps > 0, "something was drawn to choose from");
    assert!(items > 0 && whims > 0, "something was there to hide");
}
