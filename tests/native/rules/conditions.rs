//! The conditions of the 22 whims: each just met, and each just not (rules 1.8).

use crate::support::{PositionBuilder, coins, fulfilled, play, refused};
use naqala::game::{Expansion, Seat, Whim};

fn both(rows: &[&str]) -> PositionBuilder {
    PositionBuilder::with_both(rows)
}

fn hand() -> PositionBuilder {
    both(&["M6 V5"])
}

/// Builds a board of 5 columns and 3 rows with camels of the first player on these tiles.
fn camels(squares: &str) -> PositionBuilder {
    const TILES: [&str; 15] =
        ["M6", "M6", "M6", "M6", "M6", "M6", "M6", "M6", "L4", "L4", "L4", "L4", "O8", "O8", "O8"];
    let rows: Vec<String> = (0..3)
        .map(|row| {
            let tile = |column: usize| {
                let square = format!("{}{}", char::from(b'a' + column as u8), 3 - row);
                let camel = if squares.split(' ').any(|other| other == square) { "@0" } else { "" };
                format!("{}{camel}", TILES[row * 5 + column])
            };
            (0..5).map(tile).collect::<Vec<_>>().join(" ")
        })
        .collect();
    both(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Returns each whim with its coins, a position that just meets its condition, and one that misses it by one.
fn cases() -> Vec<(&'static str, u32, PositionBuilder, PositionBuilder)> {
    vec![
        ("grove", 10, both(&["O8^2@0 M6^1&0"]), both(&["O8^2@0 M6^1@1"])),
        ("forest", 20, both(&["O8^3@0 M6^2@0"]), both(&["O8^4@0 M6^1"])),
        ("court", 10, both(&["V5#1@0 V5#1@0"]), both(&["V5#1@0 V5#1@1"])),
        ("capital", 20, both(&["V5#4@0 M6"]), both(&["V5#3@0 M6#1"])),
        ("oases", 10, both(&["O8@0 O8@0"]), both(&["O8@0 O8@1"])),
        ("villages", 10, both(&["V5@0 V5&0"]), both(&["V5@0 S6@0"])),
        ("sanctuary", 15, both(&["S6@0 S15@0"]), both(&["S6@0 S15"])),
        ("bazaar", 15, both(&["M6@0 L4@0 P10@0"]), both(&["M6@0 L4@0 N5@0"])),
        ("azure", 15, both(&["V5@0 S6@0 N5@0 B@0"]), both(&["V5@0 S6@0 N5@0 R@0"])),
        ("crimson", 15, both(&["O8@0 M6@0 P10@0 R@0"]), both(&["O8@0 M6@0 P10@0 B@0"])),
        ("guild", 10, hand().artisans(0, 3), hand().artisans(0, 2).artisans(1, 4)),
        ("line", 10, camels("b2 c2 d2"), camels("a2 b2 d2 e2 b3 d1")),
        ("square", 15, camels("c2 d2 c3 d3"), camels("b2 c2 d2 c3 c1")),
        ("corners", 10, camels("a1 e3"), camels("a1 b1 d3 c2")),
        ("frontier", 10, camels("a2 b1 c3 e2"), camels("a2 b1 c3 b2 c2 d2")),
        ("heartland", 10, camels("b2 c2 d2"), camels("b2 c2 a2 e2 a1")),
        ("council", 10, hand().viziers(0, 5), hand().viziers(0, 4).viziers(1, 9)),
        ("elders", 10, hand().elders(0, 4), hand().elders(0, 3).elders(1, 9)),
        (
            "conclave",
            15,
            hand().djinns(0, "boaz leta utug"),
            hand().djinns(0, "boaz leta").djinns(1, "utug nekir baal"),
        ),
        ("retinue", 10, hand().fakirs(0, 4), hand().fakirs(0, 3).fakirs(1, 9)),
        (
            "caravan",
            15,
            hand().goods(0, "fish gold ivory papyrus silk wheat"),
            hand().goods(0, "fish fish gold ivory papyrus silk").fakirs(0, 2),
        ),
        ("treasury", 10, hand().items(0, "jewel horn"), hand().items(0, "jewel").item_discard("crown chest")),
    ]
}

// R-W2
#[test]
fn every_whim_pays_as_soon_as_its_condition_is_met() {
    assert_eq!(cases().len(), Whim::ALL.len());
    for (whim, earned, table, _) in cases() {
        let mut game = table.whims(0, whim).end().game();
        play(&mut game, &format!("whim {whim}"));
        assert_eq!((coins(&game, 0), fulfilled(&game, 0)), (50 + earned, whim.to_owned()), "{whim}");
    }
}

// R-W2
#[test]
fn no_whim_pays_before_its_condition_is_met() {
    for (whim, _, _, table) in cases() {
        refused(&table.whims(0, whim).end().game(), &format!("whim {whim}"), "not-fulfilled");
    }
}

// R-W2
#[test]
fn the_positions_that_fail_miss_by_one() {
    for (name, _, met, missed) in cases() {
        let whim: Whim = name.parse().expect("a whim");
        let needed = whim.terms().needed;
        assert_eq!(met.game().whim_progress(Seat(0), whim), needed, "{name}");
        assert_eq!(missed.game().whim_progress(Seat(0), whim), needed - 1, "{name}");
    }
}

// R-W2
#[test]
fn a_line_runs_in_a_row_or_a_column_and_not_round_the_edge() {
    let meets = |squares| camels(squares).game().meets(Seat(0), Whim::Line);
    assert!(meets("c1 c2 c3"));
    assert!(meets("c1 d1 e1"));
    assert!(!meets("d2 e2 a3"), "not from the end of a row to the next");
    assert!(!meets("a1 b2 c3"), "not in a diagonal");
    assert!(!meets("a1 a2 b1"), "not round a corner");
}

// R-W2
#[test]
fn a_larger_area_holds_a_line_and_a_square_too() {
    let all = camels("a1 b1 c1 a2 b2 c2");
    let game = all.game();
    assert!(game.meets(Seat(0), Whim::Line) && game.meets(Seat(0), Whim::Square));
    assert!(!camels("e1 e2 a2 a3").game().meets(Seat(0), Whim::Square), "not across the board");
}

// R-U6
#[test]
fn two_whims_belong_to_the_artisans() {
    let needs = |whim: &&Whim| whim.needs() == Some(Expansion::Artisans);
    assert_eq!(Whim::ALL.iter().filter(needs).collect::<Vec<_>>(), [&Whim::Guild, &Whim::Treasury]);
}
