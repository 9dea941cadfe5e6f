//! Control and the tribes (rules 6).

use crate::support::{PositionBuilder, at, bag, coins, discard, goods, market, offers, offers_of, refused, step, tile};

// R-C1
#[test]
fn an_emptied_final_tile_is_taken_at_once() {
    let game = PositionBuilder::new(&["M6:y L4:yy"]).after(&["take a1", "drop b1 y"]);
    assert_eq!(tile(&game, "b1"), "L4@0");
    assert_eq!(at(&game, 0).camels, 4);
}

// R-C1
#[test]
fn a_tile_with_meeples_left_is_not_taken() {
    let game = PositionBuilder::new(&["M6:y L4:ywy"]).after(&["take a1", "drop b1 y"]);
    assert_eq!(tile(&game, "b1"), "L4:w");
    assert_eq!(at(&game, 0).camels, 5);
}

// R-C1, R-C2
#[test]
fn a_tile_with_a_camel_stays_with_its_owner() {
    for owner in [0, 1] {
        let board = format!("M6:y L4:y@{owner}");
        let game = PositionBuilder::new(&[&board]).after(&["take a1", "drop b1 y"]);
        assert_eq!(tile(&game, "b1"), format!("L4@{owner}"));
        assert_eq!((at(&game, 0).camels, at(&game, 1).camels), (5, 5));
    }
}

// R-C1
#[test]
fn palm_trees_and_palaces_do_not_hinder_control() {
    let game = PositionBuilder::new(&["M6:y L4:y^1#2"]).after(&["take a1", "drop b1 y"]);
    assert_eq!(tile(&game, "b1"), "L4^1#2@0");
}

// R-C1
#[test]
fn without_a_camel_nothing_happens() {
    let game = PositionBuilder::new(&["M6:y L4:y"]).camels(0, 0).after(&["take a1", "drop b1 y"]);
    assert_eq!(tile(&game, "b1"), "L4");
    assert_eq!(at(&game, 0).viziers(), 2);
}

// R-C2
#[test]
fn meeples_may_come_and_go_on_a_controlled_tile() {
    let game = PositionBuilder::new(&["M6:yw M6@1 L4:w@1"]).after(&["take a1", "drop b1 y", "drop c1 w"]);
    assert_eq!((tile(&game, "b1"), tile(&game, "c1")), ("M6:y@1".into(), "L4@1".into()));
}

// R-C3
#[test]
fn a_tile_emptied_by_a_kill_is_taken() {
    let game = PositionBuilder::new(&["M6:w M6 L4"]).tribe("rr", "c1").after(&["kill a1 w"]);
    assert_eq!(tile(&game, "a1"), "M6@0");
}

// R-C3
#[test]
fn picking_meeples_up_gives_no_control_of_the_tile_they_leave() {
    let game = PositionBuilder::new(&["M6:y L4:yw"]).after(&["take a1", "drop b1 y"]);
    assert_eq!(tile(&game, "a1"), "M6");
}

// R-V1
#[test]
fn viziers_are_kept() {
    let game = PositionBuilder::new(&["M6:y L4:yy"]).viziers(0, 1).market("fish gold").after(&["take a1", "drop b1 y"]);
    assert_eq!((at(&game, 0).viziers(), bag(&game)), (4, String::new()));
    assert_eq!(step(&game), "tile", "no decision");
}

// R-V2
#[test]
fn elders_are_kept() {
    let game = PositionBuilder::new(&["M6:w L4:w"]).elders(0, 3).market("fish gold").after(&["take a1", "drop b1 w"]);
    assert_eq!((at(&game, 0).elders(), bag(&game)), (5, String::new()));
    assert_eq!(step(&game), "tile", "no decision");
}

// R-G1
#[test]
fn merchants_take_as_many_cards_from_the_front() {
    let table = PositionBuilder::new(&["V5 O8"]).market("fish fakir gold silk").tribe("ggg", "a1");
    offers(&PositionBuilder::new(&["V5 O8"]).market("fish").tribe("gg", "a1").game(), &["trade"]);
    let game = table.after(&["trade"]);
    assert_eq!((goods(&game, 0), at(&game, 0).fakirs), ("fish gold".into(), 1));
    assert_eq!((market(&game), bag(&game)), ("silk".into(), "ggg".into()));
}

// R-G1
#[test]
fn merchants_take_what_is_there_if_the_row_is_short() {
    let game = PositionBuilder::new(&["V5 O8"]).market("fish fish").deck("gold").tribe("gggg", "a1").after(&["trade"]);
    assert_eq!((goods(&game, 0), market(&game)), ("fish fish".into(), String::new()));
    let game = PositionBuilder::new(&["V5 O8"]).tribe("gg", "a1").after(&["trade"]);
    assert_eq!((goods(&game, 0), bag(&game)), (String::new(), "gg".into()));
}

/// Builds a move that ends on b2, a red-valued tile with two blue-valued ones around and one further off.
fn builders(hand: &str) -> PositionBuilder {
    PositionBuilder::new(&["V5 M6 M6 S6", "M6 L4 M6 V5", "M6 M6 S10 V5"]).tribe(hand, "b2")
}

// R-L1
#[test]
fn builders_earn_for_each_blue_valued_tile_around() {
    let game = builders("bbb").after(&["build 0"]);
    assert_eq!((coins(&game, 0), bag(&game)), (56, "bbb".into()));
}

// R-L1
#[test]
fn fakirs_discarded_count_as_builders() {
    let table = || builders("bb").fakirs(0, 2);
    offers(&table().game(), &["build 0", "build 1", "build 2"]);
    refused(&table().game(), "build 3", "cannot-pay");
    let game = table().after(&["build 2"]);
    assert_eq!((coins(&game, 0), at(&game, 0).fakirs, discard(&game)), (58, 0, "fakir fakir".into()));
}

// R-L1
#[test]
fn fakirs_may_be_discarded_for_no_coins() {
    let game = PositionBuilder::new(&["M6 L4"]).tribe("bb", "a1").fakirs(0, 3).after(&["build 3"]);
    assert_eq!((coins(&game, 0), discard(&game)), (50, "fakir fakir fakir".into()));
}

// R-L1
#[test]
fn the_final_tile_counts_and_the_edge_of_the_board_cuts() {
    let game = PositionBuilder::new(&["S6 V5 S15", "V5 M6 S12"]).tribe("bb", "a1").after(&["build 0"]);
    assert_eq!(coins(&game, 0), 50 + 2 * 3, "a1, a2, b2");
}

/// A board with meeples at every distance from a1.
const LINE: &str = "V5:y M6:w M6:g M6:b M6:yw";

// R-A1
#[test]
fn assassins_reach_as_far_as_they_are_many() {
    let game = PositionBuilder::new(&[LINE]).tribe("rr", "a1").game();
    offers(&game, &["kill a1 y", "kill b1 w", "kill c1 g"]);
    refused(&game, "kill d1 b", "out-of-range");
    refused(&game, "kill c1 b", "not-there");
    refused(&game, "kill a2 b", "off-board");
    refused(&game, "kill b1 ww", "not-there");
}

// R-A1
#[test]
fn exactly_one_meeple_is_killed() {
    let game = PositionBuilder::new(&["V5:yw M6"]).tribe("rr", "a1").game();
    refused(&game, "kill a1 yw", "wrong-count");
    offers(&game, &["kill a1 y", "kill a1 w"]);
}

// R-A1, R-A2
#[test]
fn each_fakir_discarded_reaches_one_tile_further() {
    let table = || PositionBuilder::new(&[LINE]).tribe("rr", "a1").fakirs(0, 2);
    offers(&table().game(), &["kill a1 y", "kill b1 w", "kill c1 g", "kill d1 b", "kill e1 y", "kill e1 w"]);
    let fakirs_left = |kill| at(&table().after(&[kill]), 0).fakirs;
    assert_eq!(["kill c1 g", "kill d1 b", "kill e1 w"].map(fakirs_left), [2, 1, 0]);
}

// R-A1
#[test]
fn viziers_and_elders_of_opponents_can_be_killed() {
    let table =
        || PositionBuilder::new(&["V5 M6"]).players(3).tribe("rr", "a1").viziers(1, 2).elders(2, 1).elders(0, 3);
    offers(&table().game(), &["kill @1 y", "kill @2 w"]);
    refused(&table().game(), "kill @0 w", "not-there");
    let game = table().fakirs(0, 1).after(&["kill @1 y"]);
    assert_eq!((at(&game, 1).viziers(), at(&game, 0).fakirs, bag(&game)), (1, 1, "yrr".into()));
}

// R-A1
#[test]
fn a_kill_that_needs_no_fakir_is_compulsory() {
    let game = PositionBuilder::new(&["V5 M6 M6:w"]).tribe("rr", "a1").game();
    refused(&game, "skip", "must-kill");
    offers(&game, &["kill c1 w"]);
    let game = PositionBuilder::new(&["V5 M6"]).elders(1, 1).tribe("rr", "a1").game();
    refused(&game, "skip", "must-kill");
}

// R-A1
#[test]
fn a_kill_that_needs_a_fakir_may_be_declined() {
    let table = || PositionBuilder::new(&["V5 M6 M6 M6:w"]).tribe("rr", "a1").fakirs(0, 1);
    offers(&table().game(), &["kill d1 w", "skip"]);
    let game = table().after(&["skip"]);
    assert_eq!((tile(&game, "d1"), at(&game, 0).fakirs, bag(&game)), ("M6:w".into(), 1, "rr".into()));
}

// R-A1
#[test]
fn without_a_victim_the_assassins_go_to_the_bag_automatically() {
    let game = PositionBuilder::new(&["M6:r V5:r M6 M6 M6:w"]).after(&["take a1", "drop b1 r"]);
    assert_eq!((step(&game), bag(&game)), ("tile".into(), "rr".into()));
    offers(&game, &["palace b1"]);
}

// R-A2
#[test]
fn victims_go_to_the_bag() {
    let game = PositionBuilder::new(&["V5 M6:bg"]).bag("w").tribe("rrr", "a1").after(&["kill b1 g"]);
    assert_eq!((bag(&game), tile(&game, "b1")), ("wgrrr".into(), "M6:b".into()));
    assert_eq!(game.supply.bag.len(), 5);
}

// R-A2
#[test]
fn no_fakir_is_needed_for_a_victim_in_front_of_an_opponent() {
    let game = PositionBuilder::new(&["V5 M6"]).elders(1, 1).fakirs(0, 2).tribe("rr", "a1").after(&["kill @1 w"]);
    assert_eq!((at(&game, 0).fakirs, at(&game, 1).elders(), discard(&game)), (2, 0, String::new()));
}

// R-A3
#[test]
fn the_kill_may_empty_the_final_tile() {
    let game = PositionBuilder::new(&["M6:r V5:ry"]).after(&["take a1", "drop b1 r", "kill b1 y"]);
    assert_eq!((tile(&game, "b1"), at(&game, 0).camels), ("V5@0".into(), 4));
}

// R-A3
#[test]
fn a_kill_on_a_tile_with_a_camel_changes_nothing_there() {
    let game = PositionBuilder::new(&["V5 M6:y@1"]).tribe("rr", "a1").after(&["kill b1 y"]);
    assert_eq!((tile(&game, "b1"), at(&game, 0).camels), ("M6@1".into(), 5));
}

// R-A5
#[test]
fn distance_is_counted_in_rows_and_columns() {
    let game = PositionBuilder::new(&["M6:b M6:g O8:w", "M6:y V5 O8", "M6:y M6 O8:w"]).tribe("rr", "b2").game();
    offers_of(&game, "kill", &["kill a2 y", "kill a1 y", "kill a3 b", "kill b3 g", "kill c1 w", "kill c3 w"]);
    let game = PositionBuilder::new(&["M6:b M6:g O8:w", "M6 M6 O8", "V5 M6 O8:w"]).tribe("rr", "a1").game();
    offers_of(&game, "kill", &["kill a3 b", "kill c1 w"]);
    refused(&game, "kill b3 g", "out-of-range");
}
