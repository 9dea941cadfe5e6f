//! The enchanting flute (rules 7, R-C3).

use crate::support::{PositionBuilder, action, coins, legal, offers, offers_of, play, play_all, refused, step, tile};
use naqala::game::{MOST_BROUGHT, Record};

fn flute(rows: &[&str]) -> PositionBuilder {
    PositionBuilder::with_artisans(rows).items(0, "flute")
}

/// A tile in the middle with meeples on every side.
const CROSS: [&str; 3] = ["M6:r M6:ww M6:r", "M6:yy V5:g M6:bb", "M6:r M6:rr M6:r"];

// R-C3, R-T2
#[test]
fn the_flute_brings_meeples_from_the_adjacent_tiles_one_by_one() {
    let mut game = flute(&CROSS).after(&["use flute b2"]);
    offers(&game, &["bring b3 w", "bring a2 y", "bring c2 b", "bring b1 r"]);
    play(&mut game, "bring b3 w");
    offers(&game, &["bring b3 w", "bring a2 y", "bring c2 b", "bring b1 r", "done"]);
    play_all(&mut game, &["bring b1 r", "done"]);
    assert_eq!(
        (tile(&game, "b2"), tile(&game, "b3"), tile(&game, "b1")),
        ("V5:wgr".into(), "M6:w".into(), "M6:r".into())
    );
    assert_eq!(step(&game), "move");
}

// R-C3, R-T2
#[test]
fn the_flute_brings_one_at_least_and_five_at_most() {
    let game = flute(&CROSS).after(&["use flute b2"]);
    refused(&game, "done", "wrong-count");
    let mut game = game;
    play_all(&mut game, &["bring b3 w", "bring b3 w", "bring a2 y", "bring a2 y", "bring c2 b"]);
    offers(&game, &["done"]);
    refused(&game, "bring c2 b", "wrong-count");
    play(&mut game, "done");
    assert_eq!((tile(&game, "b2"), MOST_BROUGHT), ("V5:yywwgb".into(), 5));
}

// R-C3, R-T2
#[test]
fn the_flute_reaches_no_other_tile_and_no_other_meeple() {
    let game = flute(&CROSS).after(&["use flute b2"]);
    refused(&game, "bring a1 r", "not-adjacent");
    refused(&game, "bring b2 g", "not-adjacent");
    refused(&game, "bring b3 y", "not-there");
    refused(&game, "bring b4 y", "off-board");
    refused(&flute(&CROSS).game(), "bring b3 w", "wrong-step");
    refused(&flute(&CROSS).game(), "done", "wrong-step");
}

// R-M1, R-T2
#[test]
fn the_flute_does_not_reach_across_a_mountain() {
    let board = ["M6:r M6:ww M6:r", "M6:yy N5:g M6:bb", "M6:r M6:rr M6:r"];
    let game = flute(&board).after(&["use flute b2"]);
    offers(&game, &["bring b1 r", "bring c2 b"]);
    refused(&game, "bring b3 w", "mountain");
    refused(&game, "bring a2 y", "mountain");
    let game = flute(&board).after(&["use flute b3"]);
    refused(&game, "bring b2 g", "mountain");
    offers(&game, &["bring a3 r", "bring c3 r"]);
    let game = flute(&["E5:y M6 M6"]).game();
    refused(&game, "use flute b1", "no-effect");
    offers(&game, &["skip"]);
}

// R-T9, R-T2
#[test]
fn the_flute_calls_where_meeples_can_come() {
    let game = flute(&["M6:y X M6:y", "M6 V5 M6", "M6 M6 M6"]).game();
    offers_of(&game, "use", &["use flute a2", "use flute c2"]);
    refused(&game, "use flute b3", "impassable");
    refused(&game, "use flute b1", "no-effect");
    refused(&game, "use flute d1", "off-board");
}

// R-C3
#[test]
fn the_flute_gives_no_control() {
    let game = flute(&["M6:y V5 M6:y"]).after(&["use flute b1", "bring a1 y", "bring c1 y", "done"]);
    assert_eq!(["a1", "b1", "c1"].map(|square| tile(&game, square)), ["M6", "V5:yy", "M6"]);
}

// R-C3
#[test]
fn marid_earns_nothing_for_meeples_that_the_flute_brings() {
    let game = flute(&["M6:y V5@1"]).djinns(1, "marid").after(&["use flute b1", "bring a1 y", "done"]);
    assert_eq!(coins(&game, 1), 50);
}

// R-T1
#[test]
fn the_flute_may_make_a_move_possible() {
    let table = || flute(&["M6:y M6 M6:y"]);
    offers(&table().game(), &["skip", "use flute b1"]);
    let game = table().after(&["use flute b1", "bring a1 y", "done"]);
    offers(&game, &["take b1", "take c1"]);
}

// R-A1
#[test]
fn the_flute_may_bring_the_assassins_their_victims() {
    let table = flute(&["V5 M6 M6 M6:w M6"]).tribe("rr", "a1");
    let game = table.after(&["use flute c1", "bring d1 w", "done"]);
    offers(&game, &["kill c1 w"]);
}

// R-T2
#[test]
fn nothing_else_is_done_while_the_flute_plays() {
    let table = PositionBuilder::with_artisans(&CROSS).items(0, "flute").djinns(0, "sloar").fakirs(0, 1).deck("gold");
    let game = table.after(&["use flute b2", "bring b1 r"]);
    refused(&game, "power sloar pay f", "wrong-step");
    refused(&game, "take b2", "wrong-step");
    assert!(!legal(&game).contains("skip"));
}

// R-T2
#[test]
fn every_meeple_brought_is_undone_by_itself() {
    let mut record = Record::from_position(flute(&CROSS).game(), 1);
    let first = record.game().clone();
    for text in ["use flute b2", "bring b1 r", "bring b3 w", "done"] {
        record.play(action(text)).expect("legal");
    }
    for left in (0..4).rev() {
        record.undo().expect("it reveals nothing");
        assert_eq!(record.len(), left);
    }
    assert_eq!(*record.game(), first);
}
