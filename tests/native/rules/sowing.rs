//! The move (rules 5).

use crate::support::{PositionBuilder, bag, ends, offers, play, refused, set, step, tile};

// R-M1
#[test]
fn all_meeples_of_the_tile_are_picked_up() {
    let game = PositionBuilder::new(&["M6:ywg M6 M6 L4:g"]).after(&["take a1"]);
    assert_eq!(tile(&game, "a1"), "M6");
    offers(&game, &["drop b1 y", "drop b1 w"]);
}

// R-M1
#[test]
fn an_empty_tile_or_none_at_all_cannot_be_picked_up() {
    let game = PositionBuilder::new(&["M6:y M6:y O8"]).game();
    offers(&game, &["take a1", "take b1"]);
    refused(&game, "take c1", "nothing-there");
    refused(&game, "take a2", "off-board");
}

// R-M1
#[test]
fn each_drop_is_adjacent_to_the_one_before() {
    let board = ["M6:w M6 M6:w", "M6 M6:yw M6", "M6:w M6 O8:w"];
    let mut game = PositionBuilder::new(&board).after(&["take b2"]);
    for diagonal in ["drop a1 y", "drop c1 y", "drop a3 y", "drop c3 y"] {
        refused(&game, diagonal, "not-adjacent");
    }
    refused(&game, "drop b2 y", "not-adjacent");
    assert_eq!(game.sow().expect("a move").steps().len(), 4);
    play(&mut game, "drop b1 y");
    refused(&game, "drop a2 w", "not-adjacent");
    refused(&game, "drop c2 w", "not-adjacent");
    offers(&game, &["drop a1 w", "drop c1 w"]);
}

// R-M1
#[test]
fn a_tile_off_the_board_takes_no_drop() {
    let game = PositionBuilder::new(&["M6:y M6:y"]).after(&["take a1"]);
    refused(&game, "drop a2 y", "off-board");
}

// R-M1
#[test]
fn meeples_dropped_on_the_way_stay() {
    let game =
        PositionBuilder::new(&["M6:ywg M6:b M6 L4:gr"]).after(&["take a1", "drop b1 w", "drop c1 y", "drop d1 g"]);
    assert_eq!(["a1", "b1", "c1", "d1"].map(|square| tile(&game, square)), ["M6", "M6:wb", "M6:y", "L4:r"]);
}

// R-M2
#[test]
fn a_step_straight_back_is_refused() {
    let game = PositionBuilder::new(&["M6:yyy M6:y M6:y M6:y"]).after(&["take a1", "drop b1 y"]);
    refused(&game, "drop a1 y", "steps-back");
    offers(&game, &["drop c1 y"]);
}

// R-M2
#[test]
fn the_tile_left_just_before_is_closed_on_later_steps_too() {
    let game = PositionBuilder::new(&["M6 M6", "M6:yyy M6:y"]).after(&["take a1", "drop a2 y", "drop b2 y"]);
    refused(&game, "drop a2 y", "steps-back");
    offers(&game, &["drop b1 y"]);
}

// R-M2
#[test]
fn a_move_of_two_on_a_board_of_two_tiles_has_nowhere_to_go() {
    let game = PositionBuilder::new(&["M6:yy M6:y"]).game();
    refused(&game, "take a1", "no-ending");
    offers(&game, &["take b1"]);
}

// R-M3
#[test]
fn a_path_may_come_back_to_the_start_tile() {
    let moves = ["take a1", "drop b1 w", "drop b2 g", "drop a2 b", "drop a1 y", "drop b1 w"];
    let game = PositionBuilder::new(&["M6 M6", "M6:ywwgb V5"]).after(&moves);
    assert_eq!(tile(&game, "a1"), "M6:y");
    assert_eq!(tile(&game, "b1"), "V5@0");
}

// R-M3
#[test]
fn a_path_may_pass_a_tile_twice_and_go_on() {
    // Six meeples round the block and one step beyond.
    let board = ["M6 M6 M6", "M6:ywggbr M6 O8:y"];
    let moves = ["take a1", "drop b1 w", "drop b2 g", "drop a2 g", "drop a1 b", "drop b1 r", "drop c1 y"];
    let game = PositionBuilder::new(&board).after(&moves);
    assert_eq!(tile(&game, "b1"), "M6:wr");
    assert_eq!(tile(&game, "c1"), "O8@0");
}

// R-M4
#[test]
fn the_last_meeple_joins_one_of_its_colour() {
    let game = PositionBuilder::new(&["M6:yw M6 M6:wg"]).after(&["take a1", "drop b1 y"]);
    offers(&game, &["drop c1 w"]);
    refused(&game, "drop c1 g", "wrong-colour");
    let game = PositionBuilder::new(&["M6:y M6:w", "M6:w M6"]).game();
    refused(&game, "take a2", "no-ending");
}

// R-M4
#[test]
fn the_last_meeple_of_another_colour_is_refused() {
    let game = PositionBuilder::new(&["M6 M6:y M6:w"]).game();
    refused(&game, "take b1", "no-ending");
    let game = PositionBuilder::new(&["M6:w M6:y M6:y"]).after(&["take b1"]);
    refused(&game, "drop a1 y", "wrong-colour");
    offers(&game, &["drop c1 y"]);
}

// R-M4
#[test]
fn company_may_have_been_dropped_in_this_very_move() {
    let game = PositionBuilder::new(&["M6 M6", "M6:ywwgb M6"]).game();
    assert_eq!(ends(&game, "a1"), set(&["a2 w", "b1 w"]));
}

// R-M4
#[test]
fn a_match_dropped_in_this_move_needs_two_of_the_colour() {
    let game = PositionBuilder::new(&["M6 M6", "M6:ywgbr M6"]).game();
    refused(&game, "take a1", "no-ending");
}

// R-M4
#[test]
fn four_meeples_never_meet_a_tile_twice() {
    let game = PositionBuilder::new(&["M6 M6", "M6:yyyy M6"]).game();
    refused(&game, "take a1", "no-ending");
}

// R-M4
#[test]
fn the_meeples_picked_up_are_no_company_on_the_start_tile() {
    // Four steps lead back to the start, from where all yellows were taken.
    let game = PositionBuilder::new(&["M6:w M6", "M6:yyww M6"]).game();
    assert!(game.sow_from("a1".parse().expect("a tile")).is_some_and(|sow| !sow.can_end()));
}

// R-M5
#[test]
fn colours_are_dropped_in_any_order() {
    let game = PositionBuilder::new(&["M6:ywg M6 M6 M6:ywg"]).after(&["take a1"]);
    offers(&game, &["drop b1 y", "drop b1 w", "drop b1 g"]);
    assert_eq!(ends(&PositionBuilder::new(&["M6:ywg M6 M6 M6:ywg"]).game(), "a1"), set(&["d1 y", "d1 w", "d1 g"]));
}

// R-M5
#[test]
fn a_drop_that_leaves_no_legal_end_is_refused() {
    let game = PositionBuilder::new(&["M6:yw M6 M6:w"]).after(&["take a1"]);
    refused(&game, "drop b1 w", "no-ending");
    offers(&game, &["drop b1 y"]);
}

// R-M5
#[test]
fn a_direction_that_leaves_no_legal_end_is_refused() {
    let game = PositionBuilder::new(&["M6 M6 M6:yw M6 M6:w"]).after(&["take c1"]);
    refused(&game, "drop b1 y", "no-ending");
    offers(&game, &["drop d1 y"]);
}

// R-M5
#[test]
fn a_colour_that_is_not_in_hand_is_refused() {
    let game = PositionBuilder::new(&["M6:yw M6:g M6:w"]).after(&["take a1"]);
    refused(&game, "drop b1 g", "wrong-colour");
}

// R-M6
#[test]
fn all_of_the_last_colour_come_to_hand() {
    let game = PositionBuilder::new(&["M6:r O8:yrrr"]).after(&["take a1", "drop b1 r"]);
    assert_eq!(step(&game), "tribe");
    assert_eq!(tile(&game, "b1"), "O8:y");
    assert_eq!(game.all_meeples().to_string(), "yrrrr");
    let game = PositionBuilder::new(&["M6:g M6:g"]).after(&["take a1", "drop b1 g", "trade"]);
    assert_eq!(bag(&game), "gg", "two at least");
}
