//! Scoring (rules 10).

use crate::support::{PositionBuilder, score, total};
use naqala::game::{Djinn, Game, Meeple, Piece, Seat};

fn table() -> PositionBuilder {
    PositionBuilder::new(&["M6 V5"])
}

fn viziers(counts: &[u8]) -> Vec<u32> {
    let seats = 0..counts.len();
    let table = seats.clone().fold(table().players(counts.len()), |table, seat| table.viziers(seat, counts[seat]));
    let game = table.game();
    seats.map(|seat| score(&game, seat as u8, "viziers")).collect()
}

// R-S1
#[test]
fn a_coin_is_a_point() {
    let game = table().coins(0, 37).coins(1, 0).game();
    assert_eq!((score(&game, 0, "coins"), score(&game, 1, "coins")), (37, 0));
}

// R-S2
#[test]
fn a_vizier_is_a_point_and_ten_for_each_opponent_with_fewer() {
    assert_eq!(viziers(&[3, 1]), [13, 1]);
    assert_eq!(viziers(&[5, 2, 0]), [25, 12, 0]);
}

// R-S2
#[test]
fn as_many_viziers_are_not_fewer() {
    assert_eq!(viziers(&[2, 2]), [2, 2]);
    assert_eq!(viziers(&[0, 0, 0, 0]), [0, 0, 0, 0]);
    assert_eq!(viziers(&[4, 4, 1, 0]), [24, 24, 11, 0]);
}

// R-S3
#[test]
fn an_elder_is_two_points() {
    assert_eq!(score(&table().elders(0, 7).game(), 0, "elders"), 14);
}

// R-S2, R-S3, R-S9
#[test]
fn more_meeples_add_what_the_score_grows_by() {
    let viziers = table().viziers(0, 3).viziers(1, 4).game();
    assert_eq!([1, 2].map(|more| viziers.points_of_more(Seat(0), Meeple::Vizier, more)), [1, 12]);
    let elders = table().elders(0, 3).djinns(0, "shamhat").game();
    assert_eq!(elders.points_of_more(Seat(0), Meeple::Elder, 2), 8);
    let artisans = PositionBuilder::with_artisans(&["M6 V5"]).artisans(0, 2).artisans(1, 3).game();
    assert_eq!(artisans.points_of_more(Seat(0), Meeple::Artisan, 1), 3 * 3 - 2 * 2);
    assert_eq!(artisans.points_of_more(Seat(0), Meeple::Builder, 4), 0);
}

// R-S5, R-S6, R-S7, R-S11
#[test]
fn control_of_a_tile_adds_what_the_score_grows_by() {
    let game = PositionBuilder::with_both(&["O8^2 M6#1@1 V5@0", "B B@0 X"]).tent(0).game();
    let gains = |square: &str, piece| game.points_of_control(Seat(0), square.parse().expect("a tile"), piece);
    assert_eq!(gains("a2", Piece::Camel), 8 + 2 * 3);
    assert_eq!(gains("a2", Piece::Tent), 8 + 2 * 3 + 2, "two red-valued tiles");
    assert_eq!(gains("b2", Piece::Camel), 6 + 5);
    assert_eq!(gains("a1", Piece::Camel), 20 - 5, "the second city");
    assert_eq!([gains("c2", Piece::Camel), gains("f6", Piece::Camel)], [0, 0], "it is controlled, or not there");
}

// R-S4
#[test]
fn every_djinn_is_worth_what_is_printed_on_it() {
    let worth = [
        (4, "echidna leta sibittis utug"),
        (5, "al-amin"),
        (6, "baal boaz bouraq ganapati geb jafaar kali kandicha kumarbi marid monkir nekir ptah shamhat"),
        (8, "anun-nak enki haurvatat iblis sloar"),
        (10, "hagis lamia"),
    ];
    let mut count = 0;
    for (points, names) in worth {
        for name in names.split(' ') {
            let game = PositionBuilder::with_both(&["M6 V5"]).djinns(0, name).game();
            assert_eq!(score(&game, 0, "djinns"), points, "{name}");
            count += 1;
        }
    }
    assert_eq!(count, Djinn::ALL.len());
    assert_eq!(score(&table().djinns(0, "al-amin utug lamia").game(), 0, "djinns"), 5 + 4 + 10);
}

fn estate() -> Game {
    PositionBuilder::new(&["S15:y^1@0 O8^2@0 V5#2@0", "L4@1 M6^1#1 V5#3@1"]).supply(5, 4).game()
}

// R-S5
#[test]
fn ones_tiles_count_their_value() {
    let game = estate();
    assert_eq!((score(&game, 0, "tiles"), score(&game, 1, "tiles")), (15 + 8 + 5, 4 + 5));
}

// R-S6
#[test]
fn palm_trees_and_palaces_count_on_ones_tiles() {
    let game = estate();
    assert_eq!((score(&game, 0, "palms"), score(&game, 0, "palaces")), (3 * 3, 2 * 5));
    assert_eq!((score(&game, 1, "palms"), score(&game, 1, "palaces")), (0, 3 * 5));
}

// R-S8
#[test]
fn goods_count_as_sets() {
    let worth = |held| score(&table().goods(0, held).game(), 0, "goods");
    assert_eq!(["", "fish", "fish gold", "fish fish"].map(worth), [0, 1, 3, 2]);
    assert_eq!(worth("fish gold ivory jewels papyrus pottery silk spice wheat"), 60);
    assert_eq!(worth("fish fish fish gold gold silk"), 7 + 3 + 1);
}

// R-S8
#[test]
fn goods_are_split_in_the_best_way() {
    // Two sets of three would be worth 14; a set of four and one of two are worth more.
    assert_eq!(score(&table().goods(0, "fish fish gold gold silk wheat").game(), 0, "goods"), 13 + 3);
}

// R-S8
#[test]
fn fakirs_are_worth_nothing() {
    assert_eq!(score(&table().fakirs(0, 4).game(), 0, "goods"), 0);
}

// R-S1, R-S2, R-S3, R-S4, R-S5, R-S6, R-S8
#[test]
fn the_total_is_the_sum_of_the_lines() {
    let table =
        PositionBuilder::new(&["S15^1@0 V5#1@0"]).coins(0, 20).viziers(0, 2).elders(0, 3).djinns(0, "boaz leta");
    let game = table.goods(0, "fish gold silk").game();
    assert_eq!(total(&game, 0), 20 + (2 + 10) + 3 * 2 + (6 + 4) + (15 + 5) + 3 + 5 + 7);
    let base = naqala::game::ScoreLine::ALL.into_iter().filter(|line| line.is_in(naqala::game::Expansions::NONE));
    assert_eq!(base.map(|line| game.score(Seat(0)).line(line)).sum::<u32>(), total(&game, 0));
}
