//! The worked examples (rules 11).

use crate::support::{
    PositionBuilder, at, bag, coins, goods, legal, offers, play, play_all, refused, score, step, tile, total,
};
use naqala::game::{Game, Square};

// R-B2, R-B5
#[test]
fn x01_the_last_to_bid_nothing_plays_before_the_first() {
    const NAMES: [&str; 4] = ["Olivier", "Sam", "Anna", "Pierre"];
    let table = PositionBuilder::new(&["M6 M6"]).players(4).bidding(&[0, 1, 2, 3]);
    let mut game = table.after(&["bid 3", "bid 1", "bid 0", "bid 0"]);
    let mut order = Vec::new();
    while let Some(seat) = game.active() {
        order.push(NAMES[seat.index()]);
        play_all(&mut game, &["skip", "end"]);
    }
    assert_eq!(order, ["Olivier", "Sam", "Pierre", "Anna"]);
}

// R-M3, R-M4
#[test]
fn x02_a_loop_through_the_start_onto_the_first_drop() {
    let moves = ["take a1", "drop b1 g", "drop b2 b", "drop a2 r", "drop a1 y", "drop b1 g"];
    let game = PositionBuilder::new(&["M6 M6", "M6:yggbr V5:g"]).after(&moves);
    assert_eq!((step(&game), tile(&game, "b1")), ("tribe".into(), "V5@0".into()));
    let mut game = game;
    play(&mut game, "trade");
    assert_eq!(bag(&game), "ggg");
}

// R-M6, R-C1
#[test]
fn x03_white_onto_whites() {
    let game = PositionBuilder::new(&["M6:w L4:ww"]).after(&["take a1", "drop b1 w"]);
    assert_eq!((at(&game, 0).elders(), tile(&game, "b1")), (3, "L4@0".into()));
    let game = PositionBuilder::new(&["M6:w L4:wwwb"]).after(&["take a1", "drop b1 w"]);
    assert_eq!((at(&game, 0).elders(), tile(&game, "b1")), (4, "L4:b".into()));
}

// R-L1
#[test]
fn x04_three_builders_and_two_fakirs() {
    for (centre, earned) in [("M6", 20), ("V5", 25)] {
        let rows = ["V5 M6 S6".to_owned(), format!("L4 {centre} O8"), "S6 M6 V5".to_owned()];
        let rows: Vec<_> = rows.iter().map(String::as_str).collect();
        let game = PositionBuilder::new(&rows).tribe("bbb", "b2").fakirs(0, 2).after(&["build 2"]);
        assert_eq!(coins(&game, 0), 50 + earned);
    }
}

const TWO_TILES: [&str; 5] = ["take d1", "drop c1 r", "kill a1 w", "pass", "end"];

// R-C1, R-A3
#[test]
fn x05_two_tiles_in_one_turn() {
    let game = PositionBuilder::new(&["S15:w M6 L4:r V5:r"]).market("fish fish").after(&TWO_TILES);
    assert_eq!((tile(&game, "c1"), tile(&game, "a1")), ("L4@0".into(), "S15@0".into()));
    assert_eq!((at(&game, 0).camels, bag(&game)), (3, "wrr".into()));
}

// R-A3
#[test]
fn x06_with_one_camel_only_the_tile_of_the_move() {
    let game = PositionBuilder::new(&["S15:w M6 L4:r V5:r"]).market("fish fish").camels(0, 1).after(&TWO_TILES);
    assert_eq!((tile(&game, "c1"), tile(&game, "a1")), ("L4@0".into(), "S15".into()));
    assert!(game.ending);
}

// R-T8
#[test]
fn x07_a_set_of_six_and_a_set_of_three() {
    let held = "fish fish gold gold ivory papyrus silk wheat wheat";
    let game = PositionBuilder::new(&["M6 V5"]).goods(0, held).end();
    let game = game.after(&["sell fish gold ivory papyrus silk wheat", "sell fish gold wheat"]);
    assert_eq!((coins(&game, 0), goods(&game, 0)), (50 + 30 + 7, String::new()));
}

// R-S11, R-S5
#[test]
fn x08_a_tent_on_an_oasis_among_three_red_valued_tiles() {
    let game = PositionBuilder::with_artisans(&["V5 M6 S6", "L4 O8&0 P10", "V5 V5 S6"]).game();
    assert_eq!((score(&game, 0, "tiles"), score(&game, 0, "tent")), (8, 4));
    assert_eq!(total(&game, 0) - coins(&game, 0), 12);
}

// R-M4, R-A3
#[test]
fn x09_two_assassins_first_and_last() {
    let mut game = PositionBuilder::new(&["M6 O8", "M6:wgbrr L4"]).game();
    play_all(&mut game, &["take a1", "drop b1 r", "drop b2 w", "drop a2 g", "drop a1 b", "drop b1 r"]);
    assert_eq!((tile(&game, "b1"), at(&game, 0).camels), ("L4@0".into(), 4));
    play(&mut game, "kill b2 w");
    assert_eq!((tile(&game, "b2"), at(&game, 0).camels), ("O8@0".into(), 3));
    assert_eq!(bag(&game), "wrr");
}

// R-A3, R-T5
#[test]
fn x10_the_assassins_turn_brings_26_points() {
    let mut game = PositionBuilder::new(&["S15:b O8:r M6:r"]).game();
    let before = total(&game, 0);
    play_all(&mut game, &["take c1", "drop b1 r", "kill a1 b", "palm b1", "end"]);
    assert_eq!((tile(&game, "a1"), tile(&game, "b1")), ("S15@0".into(), "O8^1@0".into()));
    assert_eq!((score(&game, 0, "tiles"), score(&game, 0, "palms")), (15 + 8, 3));
    assert_eq!(total(&game, 0) - before, 26);
}

// R-B2
#[test]
fn x11_the_fourth_must_pay() {
    let table = PositionBuilder::new(&["M6 M6"]).players(4).bidding(&[0, 1, 2, 3]);
    let game = table.after(&["bid 0", "bid 0", "bid 0"]);
    refused(&game, "bid 0", "taken");
    offers(&game, &["bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"]);
}

// R-M1, R-M4
#[test]
fn x13_yellow_then_white_and_no_diagonal() {
    let table = || PositionBuilder::new(&["M6 O8:w", "M6:yw M6"]);
    refused(&table().after(&["take a1"]), "drop b2 y", "not-adjacent");
    let game = table().after(&["take a1", "drop b1 y", "drop b2 w"]);
    assert_eq!((at(&game, 0).elders(), tile(&game, "b1")), (2, "M6:y".into()));
}

// R-M2
#[test]
fn x14_no_red_back_onto_the_market_just_left() {
    let game = PositionBuilder::new(&["M6:rr L4:r O8:r"]).after(&["take a1", "drop b1 r"]);
    refused(&game, "drop a1 r", "steps-back");
    offers(&game, &["drop c1 r"]);
}

/// Builds a board on which every tile can end a move, with a yellow and with a white meeple.
fn open_board(hand: &str) -> Game {
    let rows = [
        "V5:y V5:w V5:y V5:w V5:y S6:w",
        "S6:w S6:y S6:w S10:y S12:w S15:y",
        "O8:y O8:w O8 O8:w O8:y O8:w",
        "M6:w M6:y M6:w M6:y M6:w M6:y",
        "M6:y M6:w L4:y L4:w L4:y L4:w",
    ];
    let start = format!("O8:{hand}");
    let middle = rows[2].replacen("O8 ", &format!("{start} "), 1);
    PositionBuilder::new(&[rows[0], rows[1], &middle, rows[3], rows[4]]).game()
}

fn distances(game: &Game) -> Vec<u8> {
    let start: Square = "c3".parse().expect("a tile");
    let ends = game.sow_from(start).expect("meeples stand there").ends().squares();
    let mut distances: Vec<_> = ends.iter().map(|square| square.distance(start)).collect();
    distances.sort_unstable();
    distances
}

// R-M1, R-M2
#[test]
fn x15_the_parity_rule() {
    assert_eq!(distances(&open_board("yw")), [2; 8]);
    assert_eq!(distances(&open_board("yww")), [1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
    assert!(distances(&open_board("yyww")).iter().all(|distance| distance % 2 == 0));
    assert!(distances(&open_board("yywww")).iter().all(|distance| distance % 2 == 1));
}

// R-G1, R-T6
#[test]
fn x16_five_different_cards_in_one_turn() {
    let table = PositionBuilder::new(&["M6:g L4:gg"]).coins(0, 6).market("fish gold silk ivory wheat spice jewels");
    let game = table.after(&["take a1", "drop b1 g", "trade", "buy ivory wheat"]);
    assert_eq!((coins(&game, 0), goods(&game, 0)), (0, "fish gold ivory silk wheat".into()));
}

// R-S2
#[test]
fn x17_four_different_numbers_of_viziers() {
    let game = PositionBuilder::new(&["M6 V5"]).players(4).viziers(0, 1).viziers(1, 4).viziers(3, 2).game();
    let bonus = [0, 1, 2, 3].map(|seat| score(&game, seat, "viziers") - u32::from(at(&game, seat).viziers()));
    assert_eq!(bonus, [10, 30, 0, 20]);
}

// R-T6
#[test]
fn x18_a_single_card_at_the_large_market_costs_six() {
    let table = || PositionBuilder::new(&["L4 V5"]).market("fish").tile("a1");
    offers(&table().game(), &["buy fish", "pass"]);
    assert!(!legal(&table().coins(0, 5).game()).contains("buy fish"));
    let game = table().after(&["buy fish"]);
    assert_eq!((coins(&game, 0), goods(&game, 0)), (44, "fish".into()));
}
