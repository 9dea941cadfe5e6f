//! Mountains, the chasm and the lake: where meeples cannot go, and what ignores them (R-M1, R-A5, R-T9, R-U4).

use crate::support::{PositionBuilder, at, coins, ends, legal, offers, offers_of, refused, set, tile};
use naqala::game::Game;

/// Builds a board with a workshop in the middle and a vizier on every tile.
fn round(workshop: &str) -> PositionBuilder {
    PositionBuilder::with_artisans(&["M6:y M6:y M6:y", &format!("M6:y {workshop}:y M6:y"), "M6:y M6:y M6:y"])
}

/// Returns the tiles that a step leads to from the middle, and those from which one leads there.
fn passes(workshop: &str) -> (String, String) {
    let game = round(workshop).game();
    let out: Vec<_> = ends(&game, "b2").iter().map(|end| end[..2].to_owned()).collect();
    let around = ["a2", "b1", "b3", "c2"].into_iter();
    let into: Vec<_> = around.filter(|from| ends(&game, from).contains("b2 y")).collect();
    (out.join(" "), into.join(" "))
}

// R-M1
#[test]
fn mountains_in_the_north_and_west_bar_both_ways() {
    assert_eq!(passes("N5"), ("b1 c2".into(), "b1 c2".into()));
}

// R-M1
#[test]
fn mountains_in_the_south_and_east_bar_both_ways() {
    assert_eq!(passes("E5"), ("a2 b3".into(), "a2 b3".into()));
}

// R-M1
#[test]
fn a_drop_across_a_mountain_is_refused_on_either_side() {
    let game = round("N5").after(&["take b2"]);
    refused(&game, "drop b3 y", "mountain");
    refused(&game, "drop a2 y", "mountain");
    offers(&game, &["drop b1 y", "drop c2 y"]);
    let game = round("N5").after(&["take b3"]);
    refused(&game, "drop b2 y", "mountain");
    let game = round("E5").after(&["take c2"]);
    refused(&game, "drop b2 y", "mountain");
    offers(&game, &["drop c1 y", "drop c3 y"]);
}

// R-M1
#[test]
fn a_mountain_is_walked_round() {
    let game = PositionBuilder::with_artisans(&["M6 M6 M6", "M6:www N5:w M6", "M6 M6 M6"]).game();
    assert_eq!(ends(&game, "a2"), set(&["b2 w"]));
    let game = PositionBuilder::with_artisans(&["M6 M6 M6", "M6:w N5:w M6", "M6 M6 M6"]).game();
    refused(&game, "take a2", "no-ending");
}

// R-M1, R-T9
#[test]
fn no_meeple_goes_onto_chasm_or_lake() {
    let board = |hole| [format!("M6:y {hole}"), "M6:y M6".to_owned()];
    let game = PositionBuilder::with_artisans(&board("X").each_ref().map(String::as_str)).after(&["take a2"]);
    refused(&game, "drop b2 y", "impassable");
    offers(&game, &["drop a1 y"]);
    let game = PositionBuilder::with_whims(&board("G").each_ref().map(String::as_str)).after(&["take a2"]);
    refused(&game, "drop b2 y", "impassable");
    offers(&game, &["drop a1 y"]);
}

// R-M1
#[test]
fn no_move_goes_through_chasm_or_lake() {
    let game = PositionBuilder::with_both(&["M6:ww X M6:w", "M6:yy G M6:y"]).game();
    offers(&game, &["skip"]);
    let game = PositionBuilder::with_both(&["M6:ww M6 M6:w", "M6 G M6"]).game();
    assert_eq!(ends(&game, "a2"), set(&["c2 w"]));
}

// R-A5
#[test]
fn assassins_reach_across_mountains_chasm_and_lake() {
    let game = PositionBuilder::with_both(&["V5 X G N5:w"]).tribe("rrr", "a1").game();
    offers(&game, &["kill d1 w"]);
    let game = PositionBuilder::with_both(&["V5 X G N5:w"]).tribe("rr", "a1").fakirs(0, 1).after(&["kill d1 w"]);
    assert_eq!((tile(&game, "d1"), at(&game, 0).fakirs), ("N5@0".into(), 0));
}

// R-L1, R-A5
#[test]
fn builders_count_across_mountains_and_not_the_chasm_or_the_lake() {
    let earned = |table: PositionBuilder| coins(&table.tribe("bb", "b2").after(&["build 0"]), 0) - 50;
    assert_eq!(earned(PositionBuilder::with_artisans(&["V5 S6 M6", "E5 N5 O8", "M6 M6 M6"])), 2 * 4);
    assert_eq!(
        earned(PositionBuilder::with_both(&["X G P10", "B R M6", "M6 M6 B"])),
        2 * 2,
        "the two blue-valued cities"
    );
}

// R-T9
#[test]
fn no_piece_stands_on_chasm_or_lake() {
    let table =
        || PositionBuilder::with_both(&["V5 X O8", "M6 G M6"]).djinns(0, "leta anun-nak").elders(0, 4).bag("ywg");
    offers_of(&table().game(), "power leta a1", &["power leta a1 pay ee"]);
    for hole in ["b1", "b2"] {
        refused(&table().game(), &format!("power leta {hole} pay ee"), "wrong-tile");
        refused(&table().game(), &format!("power anun-nak {hole} pay e"), "wrong-tile");
    }
    let near =
        |at, djinn| PositionBuilder::with_both(&["V5 X O8", "M6 G M6"]).djinns(0, djinn).fakirs(0, 1).tile(at).game();
    offers(&near("a2", "hagis"), &["palace a2", "palace a1 pay f"]);
    offers(&near("c2", "lamia"), &["palm c2", "palm c1 pay f"]);
}

// R-T9
#[test]
fn utug_finds_nobody_on_chasm_or_lake() {
    let game = PositionBuilder::with_both(&["X G M6:y"]).djinns(0, "utug").elders(0, 2).game();
    offers_of(&game, "power", &["power utug c1 pay ee"]);
}

// R-U4
#[test]
fn a_board_is_connected_if_meeples_can_walk_everywhere() {
    let connected = |rows: &[&str]| PositionBuilder::with_both(rows).game().board.is_connected();
    assert!(connected(&["M6 X M6", "M6 M6 M6"]));
    assert!(!connected(&["M6 X M6"]), "the chasm parts the board");
    assert!(!connected(&["M6 G M6", "M6 X M6"]));
    assert!(connected(&["M6 M6", "M6 E5"]));
    assert!(!connected(&["M6 M6", "M6 N5"]), "a corner behind its own mountains");
    assert!(!connected(&["E5 M6", "M6 M6"]));
    assert!(connected(&["N5 M6", "M6 M6"]));
    assert!(connected(&["M6 N5", "M6 M6"]));
    assert!(connected(&["M6 N5 M6", "M6 M6 E5"]));
    assert!(!connected(&["M6 E5 M6", "M6 M6 N5"]), "two workshops between them");
    assert!(connected(&["X G"]), "nobody is parted");
}

// R-M1
#[test]
fn a_tile_that_mountains_shut_in_cannot_be_picked_up() {
    let game = PositionBuilder::with_artisans(&["M6:y E5:y M6:y"]).game();
    assert_eq!(legal(&game), set(&["take a1", "take b1"]), "c1 is parted from b1");
}

// R-T9
#[test]
fn a_game_knows_where_one_can_walk_however_its_tiles_were_laid() {
    let laid = |row: &str| PositionBuilder::with_both(&[row]).game();
    let (game, other) = (laid("V5 M6 X G"), laid("M6 G V5 X"));
    let mut state = (*game).clone();
    for (square, place) in other.board.places() {
        state.board.set_tile(square, place.tile);
    }
    assert_eq!(Game::from_state(state).expect("it is consistent").board, other.board);
}
