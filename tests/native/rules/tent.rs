//! The tent: the choice between it and a camel, and what it scores (R-C1, R-E1, R-S11).

use crate::support::{PositionBuilder, at, coins, offers, offers_of, play, play_all, refused, score, step, tile};

/// Builds a move that empties a tile. Its player has camels and the tent.
fn choice() -> PositionBuilder {
    PositionBuilder::with_artisans(&["M6:y L4:y"]).tent(0)
}

const MOVE: [&str; 2] = ["take a1", "drop b1 y"];

// R-C1
#[test]
fn the_player_chooses_between_a_camel_and_the_tent() {
    let game = choice().after(&MOVE);
    assert_eq!((step(&game), tile(&game, "b1")), ("control".into(), "L4".into()));
    offers(&game, &["control camel", "control tent"]);
    let game = choice().after(&["take a1", "drop b1 y", "control camel"]);
    assert_eq!((tile(&game, "b1"), at(&game, 0).camels, at(&game, 0).has_tent), ("L4@0".into(), 4, true));
    let game = choice().after(&["take a1", "drop b1 y", "control tent"]);
    assert_eq!((tile(&game, "b1"), at(&game, 0).camels, at(&game, 0).has_tent), ("L4&0".into(), 5, false));
    assert_eq!((step(&game), at(&game, 0).viziers()), ("end".into(), 2));
}

// R-C1
#[test]
fn with_one_kind_left_there_is_no_choice() {
    let game = choice().camels(0, 0).after(&MOVE);
    assert_eq!((tile(&game, "b1"), step(&game)), ("L4&0".into(), "end".into()));
    let game = PositionBuilder::with_artisans(&["M6:y L4:y"]).after(&MOVE);
    assert_eq!((tile(&game, "b1"), step(&game)), ("L4@0".into(), "end".into()));
    let game = PositionBuilder::with_artisans(&["M6:y L4:y"]).camels(0, 0).after(&MOVE);
    assert_eq!((tile(&game, "b1"), step(&game)), ("L4".into(), "end".into()));
}

// R-C1
#[test]
fn a_piece_is_chosen_only_in_its_step() {
    refused(&choice().game(), "control tent", "wrong-step");
    let game = choice().after(&["take a1", "drop b1 y", "control tent"]);
    refused(&game, "control camel", "wrong-step");
}

// R-C1, R-T2
#[test]
fn nothing_else_is_done_while_the_choice_waits() {
    let table = PositionBuilder::with_artisans(&["M6:g L4:g"]).tent(0).djinns(0, "sloar").fakirs(0, 1).deck("gold");
    let game = table.items(0, "horn").after(&["take a1", "drop b1 g"]);
    refused(&game, "power sloar pay f", "wrong-step");
    refused(&game, "use horn", "wrong-step");
    refused(&game, "trade", "wrong-step");
    offers(&game, &["control camel", "control tent"]);
}

// R-C1, R-V1
#[test]
fn the_choice_comes_before_the_tribes_action() {
    let game = PositionBuilder::with_artisans(&["M6:b L4:b"]).tent(0).after(&["take a1", "drop b1 b"]);
    assert_eq!(game.turn().and_then(|turn| turn.step.collected()).map(|collected| collected.count), Some(2));
    let mut game = game;
    play_all(&mut game, &["control tent", "build 0"]);
    assert_eq!(step(&game), "end");
}

// R-C1
#[test]
fn a_tile_with_a_tent_is_taken_like_one_with_a_camel() {
    let game = PositionBuilder::with_artisans(&["M6:y L4:y&1"]).tent(0).after(&MOVE);
    assert_eq!((tile(&game, "b1"), step(&game)), ("L4&1".into(), "end".into()));
    let game =
        PositionBuilder::with_artisans(&["M6&1 M6:y&0"]).djinns(0, "leta utug anun-nak").elders(0, 4).bag("y").game();
    offers_of(&game, "power", &[]);
}

const TWO_TILES: [&str; 2] = ["take d1", "drop c1 r"];

fn two_tiles() -> PositionBuilder {
    PositionBuilder::with_artisans(&["S15:w M6 L4:r V5:r"]).market("fish fish").tent(0)
}

// R-A3, R-C3
#[test]
fn the_choice_for_the_tile_of_the_move_comes_before_the_kill() {
    let mut game = two_tiles().after(&TWO_TILES);
    offers(&game, &["control camel", "control tent"]);
    play(&mut game, "control camel");
    offers(&game, &["kill a1 w"]);
    play(&mut game, "kill a1 w");
    offers(&game, &["control camel", "control tent"]);
    play(&mut game, "control tent");
    assert_eq!((tile(&game, "c1"), tile(&game, "a1")), ("L4@0".into(), "S15&0".into()));
    assert_eq!(step(&game), "tile", "the market of the final tile");
}

// R-A3
#[test]
fn the_tent_on_the_first_tile_leaves_camels_for_the_second() {
    let mut game = two_tiles().after(&TWO_TILES);
    play_all(&mut game, &["control tent", "kill a1 w"]);
    assert_eq!((tile(&game, "c1"), tile(&game, "a1"), step(&game)), ("L4&0".into(), "S15@0".into(), "tile".into()));
}

// R-A3
#[test]
fn with_the_tent_alone_only_the_first_tile_is_taken() {
    let mut game = two_tiles().camels(0, 0).after(&TWO_TILES);
    play(&mut game, "kill a1 w");
    assert_eq!((tile(&game, "c1"), tile(&game, "a1")), ("L4&0".into(), "S15".into()));
    assert!(game.ending);
}

// R-C3
#[test]
fn the_scimitar_asks_for_the_piece_too() {
    let table = || PositionBuilder::with_artisans(&["M6:y L4:yw"]).tent(0).items(0, "scimitar");
    let game = table().after(&["use scimitar b1 yw"]);
    offers(&game, &["control camel", "control tent"]);
    let game = table().after(&["use scimitar b1 yw", "control tent"]);
    assert_eq!((tile(&game, "b1"), step(&game)), ("L4&0".into(), "move".into()));
    let game = table().tribe("bb", "a1").after(&["use scimitar b1 yw", "control camel", "build 0"]);
    assert_eq!((tile(&game, "b1"), step(&game)), ("L4@0".into(), "end".into()));
}

// R-T9, R-C1
#[test]
fn leta_and_utug_place_the_tent_as_well() {
    let table = || PositionBuilder::with_artisans(&["M6:y V5 L4:w"]).tent(0).djinns(0, "leta utug").elders(0, 4);
    let game = table().after(&["power leta b1 pay ee", "control tent", "power utug c1 pay ee"]);
    assert_eq!((tile(&game, "b1"), tile(&game, "c1")), ("V5&0".into(), "L4:w@0".into()));
    let game = table().camels(0, 0).after(&["power utug c1 pay ee"]);
    assert_eq!((tile(&game, "c1"), step(&game)), ("L4:w&0".into(), "move".into()));
    refused(&game, "power leta b1 pay ee", "no-effect");
}

// R-E1
#[test]
fn the_last_camel_does_not_end_the_game_while_the_tent_is_left() {
    let ending = |camels, piece| choice().camels(0, camels).after(&["take a1", "drop b1 y", piece]).ending;
    assert_eq!([ending(1, "control camel"), ending(1, "control tent")], [false, false]);
    assert!(choice().camels(0, 0).after(&MOVE).ending, "the tent was the last");
    assert!(PositionBuilder::with_artisans(&["M6:y L4:y"]).camels(0, 1).after(&MOVE).ending, "the camel was the last");
}

// R-E1
#[test]
fn both_pieces_placed_in_one_turn_end_the_game() {
    let mut game = two_tiles().camels(0, 1).after(&TWO_TILES);
    play_all(&mut game, &["control camel", "kill a1 w"]);
    assert_eq!((tile(&game, "a1"), game.ending), ("S15&0".into(), true));
}

// R-M6, R-C2
#[test]
fn marid_earns_on_the_tile_of_the_tent_too() {
    let game = PositionBuilder::with_artisans(&["M6:y L4:y&1"]).djinns(1, "marid").after(&MOVE);
    assert_eq!(coins(&game, 1), 52);
}

// R-S11, R-S5
#[test]
fn a_tent_scores_its_tile_and_the_red_valued_ones_around() {
    let game = PositionBuilder::with_both(&["O8 R X", "V5 M6&0 B", "M6 P10@1 G", "M6 M6 M6"]).game();
    assert_eq!((score(&game, 0, "tiles"), score(&game, 0, "tent")), (6, 5), "o8, the red city, itself, m6 and p10");
    assert_eq!((score(&game, 1, "tiles"), score(&game, 1, "tent")), (10, 0));
}

// R-S11
#[test]
fn a_camel_or_a_tent_not_placed_scores_no_surroundings() {
    let game = PositionBuilder::with_artisans(&["O8 M6@0 M6"]).tent(0).game();
    assert_eq!((score(&game, 0, "tiles"), score(&game, 0, "tent")), (6, 0));
}

// R-S11
#[test]
fn a_tent_on_a_blue_valued_tile_or_at_the_edge_counts_what_is_there() {
    let tent = |board: &[&str]| score(&PositionBuilder::with_artisans(board).game(), 0, "tent");
    assert_eq!(tent(&["V5&0 V5"]), 0);
    assert_eq!(tent(&["S6&0 M6 M6"]), 1);
    assert_eq!(tent(&["M6 M6 M6", "M6 O8&0 M6", "M6 M6 M6"]), 9);
}

// R-S6
#[test]
fn palm_trees_and_palaces_by_the_tent_count() {
    let game = PositionBuilder::with_artisans(&["O8^2#1&0 M6"]).game();
    assert_eq!((score(&game, 0, "palms"), score(&game, 0, "palaces")), (6, 5));
}
