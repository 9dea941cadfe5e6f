//! Set-up with the expansions (R-U2 to R-U8).

use crate::support::games::deal;
use crate::support::{bag, json_of};
use naqala::game::{Board, Djinn, Expansion, Game, Item, Square, TileKind, Whim};
use std::collections::BTreeSet;

const ARTISANS: &[Expansion] = &[Expansion::Artisans];
const WHIMS: &[Expansion] = &[Expansion::Whims];
const BOTH: &[Expansion] = &Expansion::ALL;

fn game(expansions: &[Expansion], seed: u64) -> Game {
    deal(expansions, 3, seed)
}

/// Returns the tiles as a position writes them, in alphabetical order.
fn tiles(game: &Game) -> String {
    let tile = |(_, place): (Square, &naqala::game::Place)| match place.tile.value {
        0 => place.tile.kind.letter().to_string(),
        value => format!("{}{value}", place.tile.kind.letter()),
    };
    let mut tiles: Vec<_> = game.board.places().map(tile).collect();
    tiles.sort_unstable();
    tiles.join(" ")
}

const BASE: &str = "L4 L4 L4 L4 M6 M6 M6 M6 M6 M6 M6 M6 O8 O8 O8 O8 O8 O8 S10 S12 S15 S6 S6 S6 S6 V5 V5 V5 V5 V5";

fn with_base(more: &str) -> String {
    let mut tiles: Vec<_> = BASE.split(' ').chain(more.split(' ')).collect();
    tiles.sort_unstable();
    tiles.join(" ")
}

fn size(game: &Game) -> (u8, u8) {
    (game.board.columns(), game.board.rows())
}

fn is_border(board: &Board, square: Square) -> bool {
    let (column, row) = (square.column(), square.row());
    column == 0 || row == 0 || column + 1 == board.columns() || row + 1 == board.rows()
}

// R-U2
#[test]
fn the_artisans_tiles_lie_in_the_inner_block() {
    for seed in 0..60 {
        let game = game(ARTISANS, seed);
        assert_eq!((size(&game), tiles(&game)), ((6, 6), with_base("E5 E5 N5 P10 P10 X")));
        for (square, place) in game.board.places() {
            assert!(place.tile.kind.expansion().is_none() || !is_border(&game.board, square), "{square}");
        }
    }
}

// R-U2
#[test]
fn the_inner_block_and_the_border_are_shuffled() {
    let mut seen: BTreeSet<(Square, char)> = BTreeSet::new();
    for seed in 0..400 {
        seen.extend(game(ARTISANS, seed).board.places().map(|(square, place)| (square, place.tile.kind.letter())));
    }
    let kinds = |square: &str| -> String {
        let square: Square = square.parse().expect("a tile");
        seen.iter().filter(|(other, _)| *other == square).map(|&(_, kind)| kind).collect()
    };
    for inner in ["b2", "e5", "c4"] {
        assert_eq!(kinds(inner), "ELMNOPSVX", "{inner}");
    }
    for border in ["a1", "f6", "c1"] {
        assert_eq!(kinds(border), "LMOSV", "{border}");
    }
}

// R-U3
#[test]
fn with_whims_all_tiles_are_shuffled_together() {
    let mut corners = BTreeSet::new();
    for seed in 0..400 {
        let game = game(WHIMS, seed);
        assert_eq!((size(&game), tiles(&game)), ((6, 6), with_base("B B B G R R")));
        corners.extend(game.board.places().next().map(|(_, place)| place.tile.kind.letter()));
    }
    assert_eq!(corners.into_iter().collect::<String>(), "BGLMORSV");
}

// R-U3
#[test]
fn with_both_six_rows_of_seven_are_shuffled_together() {
    let mut corners = BTreeSet::new();
    for seed in 0..600 {
        let game = game(BOTH, seed);
        assert_eq!((size(&game), tiles(&game)), ((7, 6), with_base("B B B E5 E5 G N5 P10 P10 R R X")));
        corners.extend(game.board.places().next().map(|(_, place)| place.tile.kind.letter()));
    }
    assert_eq!(corners.into_iter().collect::<String>(), "BEGLMNOPRSVX");
}

/// Returns whether a step leads from one square to the other. It looks only at the letters of the tiles.
fn leads(board: &Board, from: Square, to: Square) -> bool {
    let kind = |square: Square| board.get(square).map(|place| place.tile.kind.letter());
    let holds = |square| !matches!(kind(square), Some('X' | 'G') | None);
    let (column, row) =
        (i16::from(to.column()) - i16::from(from.column()), i16::from(to.row()) - i16::from(from.row()));
    let barred = |square, column: i16, row: i16| match kind(square) {
        Some('N') => row == 1 || column == -1,
        Some('E') => row == -1 || column == 1,
        _ => false,
    };
    column.abs() + row.abs() == 1
        && holds(from)
        && holds(to)
        && !barred(from, column, row)
        && !barred(to, -column, -row)
}

// R-U4
#[test]
fn every_tile_that_holds_meeples_can_be_reached_from_every_other() {
    for seed in 0..400 {
        for set in [ARTISANS, WHIMS, BOTH] {
            let game = game(set, seed);
            let open: Vec<_> =
                game.board.places().filter(|(_, place)| !place.meeples.is_empty()).map(|(square, _)| square).collect();
            let mut reached = vec![open[0]];
            let mut next = 0;
            while let Some(&from) = reached.get(next) {
                let new = open.iter().filter(|&&to| leads(&game.board, from, to) && !reached.contains(&to));
                let new: Vec<_> = new.copied().collect();
                reached.extend(new);
                next += 1;
            }
            assert_eq!(reached.len(), open.len(), "{set:?}, seed {seed}");
        }
    }
}

// R-U5
#[test]
fn three_meeples_stand_on_every_tile_that_can_hold_them() {
    for (set, count, colours) in [
        (ARTISANS, 105, [16, 20, 18, 18, 18, 15]),
        (WHIMS, 105, [19, 23, 21, 21, 21, 0]),
        (BOTH, 120, [19, 23, 21, 21, 21, 15]),
    ] {
        for seed in 0..20 {
            let game = game(set, seed);
            for (_, place) in game.board.places() {
                let is_hole = matches!(place.tile.kind, TileKind::Chasm | TileKind::GreatLake);
                assert_eq!(place.meeples.len(), if is_hole { 0 } else { 3 });
            }
            let all = game.all_meeples();
            assert_eq!((all.len(), bag(&game)), (count, String::new()));
            assert_eq!(naqala::game::Meeple::ALL.map(|meeple| all.count(meeple)), colours);
        }
    }
}

// R-U6
#[test]
fn one_whim_lies_on_each_city_and_the_others_face_down() {
    for (set, left) in [(WHIMS, 15), (BOTH, 17)] {
        let game = game(set, 4);
        for (square, place) in game.board.places() {
            assert_eq!(place.whim.is_some(), matches!(place.tile.kind, TileKind::City(_)), "{square}");
        }
        assert_eq!(game.supply.whims.len(), left);
        let all: BTreeSet<_> = game.all_whims().into_iter().map(Whim::name).collect();
        assert_eq!(all.len(), left + 5, "each once");
        assert_eq!(all.contains("guild") && all.contains("treasury"), set == BOTH);
    }
    assert_eq!(game(ARTISANS, 4).all_whims(), []);
}

// R-U6
#[test]
fn the_items_lie_face_down_in_random_order() {
    for set in [ARTISANS, BOTH] {
        let game = game(set, 9);
        let mut items = game.supply.items.clone();
        assert_ne!(items, Item::deck(game.expansions).collect::<Vec<_>>(), "shuffled");
        items.sort_by_key(|item| *item as u8);
        assert_eq!(items, Item::deck(game.expansions).collect::<Vec<_>>());
        assert_eq!(items.len(), 18);
    }
    assert_eq!(game(WHIMS, 9).all_items(), []);
}

// R-U6
#[test]
fn each_expansion_brings_two_djinns() {
    let djinns = |set| game(set, 3).all_djinns().into_iter().collect::<BTreeSet<_>>();
    let base = djinns(&[]);
    let more = |set| djinns(set).difference(&base).copied().collect::<Vec<_>>();
    assert_eq!(more(ARTISANS), [Djinn::Geb, Djinn::Ptah]);
    assert_eq!(more(WHIMS), [Djinn::Ganapati, Djinn::Kali]);
    assert_eq!(more(BOTH).len(), 4);
    assert!(Djinn::ALL.into_iter().filter(|djinn| djinn.expansion().is_some()).all(|djinn| djinn.points() == 6));
}

// R-U7
#[test]
fn each_player_has_a_tent_with_the_artisans() {
    for (set, tent) in [(ARTISANS, true), (WHIMS, false), (BOTH, true)] {
        let game = game(set, 2);
        assert!(game.seats().all(|seat| game.player(seat).has_tent == tent));
    }
}

// R-U8
#[test]
fn the_same_seed_makes_the_same_game_with_the_same_expansions() {
    for set in [ARTISANS, WHIMS, BOTH] {
        assert_eq!(json_of(&game(set, 42)), json_of(&game(set, 42)));
        assert_ne!(json_of(&game(set, 42))["board"], json_of(&game(set, 43))["board"]);
    }
}
