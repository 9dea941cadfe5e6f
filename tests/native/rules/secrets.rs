//! What is secret (rules 12).

use crate::support::{PositionBuilder, json_of};
use naqala::game::{Game, Seat};
use naqala::notation::position;
use naqala::notation::position::PositionError;
use serde_json::{Value, json};

fn view(game: &Game, seat: u8) -> Value {
    serde_json::to_value(position::view(game, Seat(seat))).expect("views can be written")
}

fn table() -> PositionBuilder {
    let table =
        PositionBuilder::new(&["M6:yw^1@1 V5:y"]).players(3).coins(0, 41).coins(1, 33).viziers(1, 2).elders(0, 2);
    let table = table.goods(1, "fish gold").fakirs(2, 1).djinns(0, "sibittis").djinns(1, "boaz").bag("ywr");
    let table = table.market("silk").deck("wheat ivory").discard("spice");
    table.djinn_row("leta").djinn_deck("utug sloar nekir marid").djinn_discard("enki")
}

// R-H1
#[test]
fn coins_are_seen_by_their_owner_only() {
    let game = table().game();
    let coins = |seat| [0, 1, 2].map(|other: usize| view(&game, seat)["players"][other]["coins"].clone());
    assert_eq!(coins(0), [json!(41), Value::Null, Value::Null]);
    assert_eq!(coins(1), [Value::Null, json!(33), Value::Null]);
    assert_eq!(coins(9), [Value::Null, Value::Null, Value::Null], "a viewer who is not a player");
}

// R-H1
#[test]
fn the_order_of_the_decks_and_the_next_draw_are_secret_from_all() {
    for seat in 0..3 {
        let view = view(&table().game(), seat);
        assert_eq!((&view["deck"], &view["djinnDeck"]), (&json!(2), &json!(4)));
        assert_eq!(view.get("rng"), None, "the view tells the next draw");
    }
}

// R-H1
#[test]
fn only_the_player_who_drew_djinns_sees_them_until_one_is_kept() {
    let mut game = table().after(&["power sibittis pay ee"]);
    assert_eq!(view(&game, 0)["turn"]["drawn"], json!(["utug", "sloar", "nekir"]));
    assert_eq!(view(&game, 1)["turn"]["drawn"], json!(3));
    crate::support::play(&mut game, "keep nekir");
    assert_eq!(view(&game, 1)["players"][0]["djinns"], json!(["sibittis", "nekir"]));
    assert_eq!(view(&game, 1)["djinnDiscard"], json!(["enki", "utug", "sloar"]));
}

/// Builds a position with items and whims in hand, laid, face up and face down.
fn treasures() -> PositionBuilder {
    let table =
        PositionBuilder::with_both(&["M6 B=grove"]).items(0, "crown ring").items(1, "jewel").whims(1, "line oases");
    let table = table.of(0, "fulfilled", serde_json::json!(["court"])).whims(0, "forest");
    table.item_deck("chest horn jewel").item_discard("lamp").whim_deck("elders council")
}

// R-H1
#[test]
fn items_and_whims_in_hand_are_seen_by_their_owner_only() {
    let game = treasures().game();
    let held = |eyes, key: &str| [0, 1].map(|seat: usize| view(&game, eyes)["players"][seat][key].clone());
    assert_eq!(held(0, "items"), [json!(["crown", "ring"]), json!(1)]);
    assert_eq!(held(1, "items"), [json!(2), json!(["jewel"])]);
    assert_eq!(held(0, "whims"), [json!(["forest"]), json!(2)]);
    assert_eq!(held(1, "whims"), [json!(1), json!(["line", "oases"])]);
}

// R-H1, R-H2
#[test]
fn piles_of_items_and_whims_are_secret_and_what_lies_face_up_is_open() {
    let view = view(&treasures().game(), 0);
    assert_eq!((&view["itemDeck"], &view["whimDeck"]), (&json!(3), &json!(2)));
    assert_eq!((&view["itemDiscard"], &view["board"]), (&json!(["lamp"]), &json!(["M6 B=grove"])));
    assert_eq!(view["players"][0]["fulfilled"], json!(["court"]));
}

// R-H1, R-P1
#[test]
fn only_the_player_who_drew_items_sees_them_until_one_is_kept() {
    let mut game = treasures().tribe("pp", "a1").after(&["craft"]);
    assert_eq!(view(&game, 0)["turn"]["drawn"], json!(["chest", "horn"]));
    assert_eq!(view(&game, 1)["turn"]["drawn"], json!(2));
    crate::support::play(&mut game, "keep horn");
    assert_eq!(view(&game, 1)["players"][0]["items"], json!(3));
    assert_eq!(view(&game, 1)["itemDiscard"], json!(["lamp", "chest"]));
}

// R-E1, R-H1
#[test]
fn items_and_whims_are_shown_at_the_end() {
    let game = treasures().end().after(&["end"]);
    assert_eq!(view(&game, 0)["players"][1]["items"], json!(["jewel"]));
    assert_eq!(view(&game, 0)["players"][1]["whims"], json!(["line", "oases"]));
}

// R-H1
#[test]
fn a_view_is_no_position_to_play_from() {
    assert_eq!(position::read(&view(&table().game(), 1).to_string()), Err(PositionError::Hidden));
}

// R-H2
#[test]
fn everything_else_is_open() {
    let game = table().game();
    let mut open = view(&game, 2);
    let whole = json_of(&game);
    for key in ["deck", "djinnDeck", "itemDeck", "whimDeck", "rng"] {
        open[key] = whole[key].clone();
    }
    for seat in 0..3 {
        for key in ["coins", "items", "whims"] {
            open["players"][seat][key] = whole["players"][seat][key].clone();
        }
    }
    assert_eq!(open, whole);
}

// R-E1, R-H1
#[test]
fn at_the_end_of_the_game_everything_secret_is_shown() {
    let game = table().end().after(&["end"]);
    assert!(game.is_over());
    assert_eq!(
        [0, 1, 2].map(|seat: usize| view(&game, 2)["players"][seat]["coins"].clone()),
        [41, 33, 50].map(Value::from)
    );
}
