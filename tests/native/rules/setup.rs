//! Set-up (rules 1 and 2).

use crate::support::games::{NAMES, deal};
use crate::support::{at, bag, coins, djinn_row, json_of, market, sorted, text};
use naqala::game::{Expansions, Game, Options, Outfit, spots};
use std::collections::BTreeSet;

fn game(players: usize, seed: u64) -> Game {
    deal(&[], players, seed)
}

fn occurrences<'a>(words: impl Iterator<Item = &'a str>, word: &str) -> usize {
    words.filter(|&other| other == word).count()
}

// R-U1
#[test]
fn thirty_tiles_fill_five_rows_of_six() {
    for seed in 0..20 {
        let game = game(4, seed);
        assert_eq!((game.board.columns(), game.board.rows()), (6, 5));
        let tiles = game.board.places().map(|(_, place)| format!("{}{}", place.tile.kind.letter(), place.tile.value));
        let tiles: Vec<_> = tiles.collect();
        for (tile, count) in [("V5", 5), ("S6", 4), ("S10", 1), ("S12", 1), ("S15", 1), ("O8", 6), ("M6", 8), ("L4", 4)]
        {
            assert_eq!(occurrences(tiles.iter().map(String::as_str), tile), count, "{tile}");
        }
    }
}

// R-U1
#[test]
fn any_tile_can_lie_in_the_corner() {
    let kinds: BTreeSet<_> = (0..200).map(|seed| tile_in_the_corner(&game(2, seed))).collect();
    assert_eq!(kinds.into_iter().collect::<String>(), "LMOSV");
}

fn tile_in_the_corner(game: &Game) -> char {
    game.board.places().next().expect("a tile").1.tile.kind.letter()
}

// R-U1
#[test]
fn twelve_tiles_are_blue_valued() {
    assert_eq!(game(2, 1).board.squares_where(|place| place.tile.is_blue()).len(), 12);
}

// R-U1
#[test]
fn no_piece_is_on_the_board_at_the_start() {
    let game = game(3, 7);
    assert!(game.board.places().all(|(_, place)| place.is_untouched()));
    assert_eq!(json_of(&game)["supply"], serde_json::json!({"palms": 12, "palaces": 10}));
}

// R-U5
#[test]
fn three_meeples_stand_on_every_tile_and_the_bag_is_empty() {
    for seed in 0..20 {
        let game = game(2, seed);
        assert!(game.board.places().all(|(_, place)| place.meeples.len() == 3));
        assert_eq!(bag(&game), "");
        let all = game.all_meeples().to_string();
        for (meeple, count) in [('y', 16), ('w', 20), ('g', 18), ('b', 18), ('r', 18)] {
            assert_eq!(all.chars().filter(|&other| other == meeple).count(), count, "{meeple}");
        }
    }
}

// R-U6
#[test]
fn nine_cards_and_three_djinns_lie_face_up() {
    let game = game(4, 3);
    let (cards, djinns) = (&game.supply.cards, &game.supply.djinns);
    assert_eq!((cards.row.len(), cards.pile.len(), cards.discard.len()), (9, 45, 0));
    assert_eq!((djinns.row.len(), djinns.pile.len(), djinns.discard.len()), (3, 19, 0));
}

// R-U6
#[test]
fn the_deck_has_fifty_four_cards() {
    let cards = sorted(&game(2, 5).all_cards());
    let counts = [
        ("ivory", 2),
        ("jewels", 2),
        ("gold", 2),
        ("papyrus", 4),
        ("silk", 4),
        ("spice", 4),
        ("fish", 6),
        ("wheat", 6),
        ("pottery", 6),
        ("fakir", 18),
    ];
    for (card, count) in counts {
        assert_eq!(occurrences(cards.split(' '), card), count, "{card}");
    }
    assert_eq!(cards.split(' ').count(), 54);
}

// R-U6
#[test]
fn every_djinn_is_there_once() {
    let djinns: BTreeSet<_> = game(2, 5).all_djinns().into_iter().collect();
    assert_eq!(djinns.len(), 22);
}

// R-U7
#[test]
fn each_player_has_one_turn_marker_and_two_with_two_players() {
    for (players, markers) in [(2, 2), (3, 1), (4, 1)] {
        let game = game(players, 11);
        for seat in game.seats() {
            assert_eq!(game.bid_order.iter().filter(|&&marker| marker == seat).count(), markers);
        }
        assert!(game.turn_order.is_empty());
    }
}

// R-U7
#[test]
fn the_markers_stand_in_random_order() {
    let orders: BTreeSet<_> = (0..200).map(|seed| game(3, seed).bid_order.clone()).collect();
    assert_eq!(orders.len(), 6, "all orders of three markers");
    let orders: BTreeSet<_> = (0..200).map(|seed| game(2, seed).bid_order.clone()).collect();
    assert_eq!(orders.len(), 6, "all orders of two and two markers");
}

// R-U7
#[test]
fn camels_and_coins_depend_on_the_number_of_players() {
    for (players, camels) in [(2, 11), (3, 8), (4, 8)] {
        let game = game(players, 0);
        for seat in 0..players as u8 {
            assert_eq!((at(&game, seat).camels, coins(&game, seat)), (camels, 50));
        }
    }
    assert_eq!(Outfit::of(1, Expansions::NONE), None);
    assert_eq!(Outfit::of(5, Expansions::NONE), None);
    assert!(Game::new(&Options::new(NAMES, 1)).is_err());
}

// R-U7, R-B1
#[test]
fn the_track_has_nine_spots() {
    assert_eq!(spots(4), [(0, 3), (1, 1), (3, 1), (5, 1), (8, 1), (12, 1), (18, 1)]);
}

// R-U8
#[test]
fn the_same_seed_makes_the_same_game_whatever_the_names() {
    for seed in [0, 1, 42, u64::MAX] {
        let (one, other) = (game(2, seed), Game::new(&Options::new(["X", "Y"], seed)).expect("two players"));
        assert_eq!(one.board, other.board);
        assert_eq!((&one.supply, &one.bid_order, &one.rng), (&other.supply, &other.bid_order, &other.rng));
    }
    assert_ne!(game(2, 1).board, game(2, 2).board);
}

// R-U8
#[test]
fn seed_42_deals_this_on_every_platform() {
    let game = game(4, 42);
    let json = json_of(&game);
    let board: Vec<_> = json["board"].as_array().expect("rows").iter().map(|row| row.as_str().expect("text")).collect();
    let expected = [
        "L4:ywb M6:ywr S6:ybr O8:gbr S12:wrr O8:www",
        "M6:ygb L4:wgg S6:ygb S15:grr M6:ywb S6:wbb",
        "M6:wgb O8:ywr M6:ygr S6:yyg V5:wgb S10:wgb",
        "V5:wbr M6:ywb M6:wbr M6:ygr L4:wwb L4:ygr",
        "V5:gbr O8:brr V5:ywg O8:yyw O8:ggr V5:gbr",
    ];
    assert_eq!(board, expected);
    assert_eq!(market(&game), "papyrus wheat wheat spice jewels gold fish fakir pottery");
    assert_eq!(djinn_row(&game), "al-amin shamhat anun-nak");
    assert_eq!(text(&game.bid_order), "@1 @2 @3 @0");
}
