//! The flying carpet (rules 7, R-M4, R-M5, R-T1).

use crate::support::{
    PositionBuilder, at, coins, item_discard, items, offers, offers_of, play, play_all, refused, step, tile,
};

fn carpet(rows: &[&str]) -> PositionBuilder {
    PositionBuilder::with_artisans(rows).items(0, "carpet")
}

// R-M4
#[test]
fn the_last_meeple_flies_to_any_tile_with_its_colour() {
    let mut game = carpet(&["M6:yw M6 M6 M6:y M6:w M6 M6:w"]).game();
    offers(&game, &["skip", "use carpet"]);
    play_all(&mut game, &["use carpet", "take a1"]);
    offers(&game, &["drop b1 y", "drop b1 w"]);
    play(&mut game, "drop b1 y");
    offers(&game, &["drop e1 w", "drop g1 w"]);
    play(&mut game, "drop g1 w");
    assert_eq!((tile(&game, "g1"), at(&game, 0).elders()), ("M6@0".into(), 2));
    assert_eq!((items(&game, 0), item_discard(&game)), (String::new(), "carpet".into()));
}

// R-M4
#[test]
fn the_carpet_can_be_used_with_meeples_in_hand() {
    let table = || carpet(&["M6:yw M6 M6:w M6 M6:w"]);
    let game = table().after(&["take a1"]);
    offers(&game, &["drop b1 y", "use carpet"]);
    let game = table().after(&["take a1", "drop b1 y", "use carpet"]);
    offers(&game, &["drop c1 w", "drop e1 w"]);
    refused(&game, "use carpet", "not-owned");
}

// R-M4
#[test]
fn the_carpet_does_not_go_to_the_tile_of_the_last_but_one_drop() {
    let game = carpet(&["M6:yw M6:w M6:w"]).after(&["take a1", "drop b1 y", "use carpet"]);
    refused(&game, "drop b1 w", "same-tile");
    offers(&game, &["drop c1 w"]);
}

// R-M2, R-M4
#[test]
fn the_carpet_may_go_back_to_the_tile_before() {
    let game = carpet(&["M6:yww M6:w M6 M6:w"]).after(&["take a1", "drop b1 y", "drop c1 w"]);
    refused(&game, "drop b1 w", "steps-back");
    let game = carpet(&["M6:yww M6:w M6 M6:w"]).after(&["take a1", "drop b1 y", "drop c1 w", "use carpet"]);
    offers(&game, &["drop b1 w", "drop d1 w"]);
}

// R-M4
#[test]
fn a_move_of_one_meeple_flies_anywhere() {
    let game = carpet(&["M6:y M6:y M6 M6:y M6:w"]).after(&["use carpet", "take a1"]);
    offers(&game, &["drop b1 y", "drop d1 y"]);
    refused(&game, "drop a1 y", "wrong-colour");
    refused(&game, "drop e1 y", "wrong-colour");
    refused(&game, "drop a2 y", "off-board");
}

// R-M4
#[test]
fn three_meeples_are_enough_for_a_pair_that_meets() {
    let mut game = carpet(&["M6:yyw M6 M6 M6"]).after(&["use carpet", "take a1"]);
    offers(&game, &["drop b1 y"]);
    play(&mut game, "drop b1 y");
    offers(&game, &["drop c1 w"]);
    play_all(&mut game, &["drop c1 w", "drop b1 y"]);
    assert_eq!((at(&game, 0).viziers(), tile(&game, "b1")), (2, "M6@0".into()));
}

// R-M4
#[test]
fn two_alike_do_not_meet_where_the_first_just_fell() {
    let game = carpet(&["M6:yy M6 M6:w"]).game();
    refused(&game, "use carpet", "no-effect");
    refused(&game, "take a1", "no-ending");
    let game = carpet(&["M6:yy M6 M6:w", "M6:r M6:r M6"]).after(&["use carpet"]);
    refused(&game, "take a2", "no-ending");
}

// R-M1, R-M4
#[test]
fn the_carpet_flies_over_mountains_and_holes_but_not_onto_them() {
    let game = carpet(&["E5:y M6:y X M6:y"]).game();
    refused(&game, "take a1", "no-ending");
    let game = carpet(&["E5:y M6:y X M6:y"]).after(&["use carpet", "take a1"]);
    offers(&game, &["drop b1 y", "drop d1 y"]);
    refused(&game, "drop c1 y", "impassable");
    let game = carpet(&["E5:yw M6 M6:w", "M6:r X M6:r"]).after(&["use carpet"]);
    refused(&game, "take a2", "no-ending");
    offers_of(&game, "take", &["take a1", "take c1", "take c2"]);
}

// R-T1
#[test]
fn a_carpet_not_yet_used_is_no_legal_move() {
    let board = ["M6:yw M6 M6 M6:w"];
    let game = carpet(&board).after(&["skip"]);
    assert!(game.ending, "the move was skipped");
    refused(&game, "use carpet", "wrong-moment");
    let game = carpet(&board).after(&["use carpet"]);
    refused(&game, "skip", "must-move");
    offers(&game, &["take a1", "take d1"]);
}

// R-M5
#[test]
fn a_carpet_not_yet_used_does_not_make_a_drop_legal() {
    let board = ["M6:yw M6 M6:w M6:y M6:y"];
    let game = carpet(&board).after(&["take a1"]);
    refused(&game, "drop b1 w", "no-ending");
    offers(&game, &["drop b1 y", "use carpet"]);
    let game = carpet(&board).after(&["take a1", "use carpet"]);
    offers(&game, &["drop b1 y", "drop b1 w"]);
}

// R-T2
#[test]
fn the_carpet_is_for_the_move_alone() {
    let board = ["M6:y L4:y"];
    for table in [carpet(&board).tribe("gg", "a1"), carpet(&board).tile("b1").market("fish fish"), carpet(&board).end()]
    {
        refused(&table.game(), "use carpet", "wrong-moment");
    }
    refused(&carpet(&board).bidding(&[0, 1]).game(), "use carpet", "wrong-step");
}

// R-T2
#[test]
fn the_carpet_counts_as_the_item_of_the_turn() {
    let game = carpet(&["M6:y L4:y"]).items(0, "carpet lamp").djinn_row("boaz").after(&["use lamp boaz"]);
    refused(&game, "use carpet", "used-this-turn");
    let game = carpet(&["M6:y L4:y"]).items(0, "carpet lamp").djinn_row("boaz");
    let game = game.after(&["take a1", "use carpet", "drop b1 y"]);
    refused(&game, "use lamp boaz", "used-this-turn");
}

// R-M4, R-T2
#[test]
fn the_carpet_is_for_one_move_only() {
    let table = carpet(&["M6:y M6 M6:yw", "M6:w M6 M6"]).bid_order(&[0]).turn_order(&[(0, &[1])]);
    let mut game = table.after(&["use carpet", "take a2", "drop c2 y", "end"]);
    assert_eq!((step(&game), at(&game, 0).viziers()), ("move".into(), 2));
    offers(&game, &["skip"]);
    play(&mut game, "skip");
}

// R-M4, R-C1, R-T5
#[test]
fn where_the_carpet_lands_is_the_final_tile() {
    let table = carpet(&["M6:y M6 M6 O8:y@1"]).djinns(1, "marid");
    let mut game = table.after(&["use carpet", "take a1", "drop d1 y"]);
    offers(&game, &["palm d1"]);
    assert_eq!(coins(&game, 1), 52, "Marid sees it land");
    play(&mut game, "palm d1");
    assert_eq!(tile(&game, "d1"), "O8^1@1");
}
