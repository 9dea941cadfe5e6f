//! Djinns that place palm trees, palaces and camels, or shift them.

use crate::support::{PositionBuilder, at, bag, discard, offers, offers_of, play, refused, step, tile};
use naqala::game::Building;

// R-T2
#[test]
fn bouraq_places_a_palace_on_any_village() {
    let table = || PositionBuilder::new(&["V5@1 M6 V5:y#1 O8"]).djinns(0, "bouraq").elders(0, 1).fakirs(0, 1);
    offers_of(&table().game(), "power", &["power bouraq pay e", "power bouraq pay f"]);
    let game = table().after(&["power bouraq pay f"]);
    offers(&game, &["palace a1", "palace c1"]);
    refused(&game, "palace b1", "wrong-tile");
    refused(&game, "palm d1", "wrong-step");
    let game = table().after(&["power bouraq pay e", "palace c1"]);
    assert_eq!((tile(&game, "c1"), game.supply.left(Building::Palace)), ("V5:y#2".into(), 4));
    assert_eq!(step(&game), "move", "the interrupted step goes on");
}

// R-T2
#[test]
fn bouraq_needs_a_palace_and_a_village() {
    let game = PositionBuilder::new(&["V5 M6"]).djinns(0, "bouraq").fakirs(0, 1).supply(5, 0).game();
    refused(&game, "power bouraq pay f", "no-effect");
    let game = PositionBuilder::new(&["O8 M6"]).djinns(0, "bouraq").fakirs(0, 1).game();
    refused(&game, "power bouraq pay f", "no-effect");
}

// R-T2, R-T4
#[test]
fn bouraq_may_take_the_last_palace_so_that_the_village_is_ignored() {
    let table = PositionBuilder::new(&["V5 V5"]).djinns(0, "bouraq").fakirs(0, 1).supply(5, 1).tile("a1");
    let game = table.after(&["power bouraq pay f", "palace b1"]);
    assert_eq!((step(&game), tile(&game, "a1")), ("end".into(), "V5".into()));
}

// R-T2
#[test]
fn enki_places_a_palm_tree_on_any_oasis() {
    let table = || PositionBuilder::new(&["O8@1 M6 O8:y^1 V5"]).djinns(0, "enki").elders(0, 1).fakirs(0, 1);
    offers_of(&table().game(), "power", &["power enki pay e", "power enki pay f"]);
    let game = table().after(&["power enki pay e"]);
    offers(&game, &["palm a1", "palm c1"]);
    refused(&game, "palm b1", "wrong-tile");
    let game = table().after(&["power enki pay f", "palm a1"]);
    assert_eq!((tile(&game, "a1"), game.supply.left(Building::Palm)), ("O8^1@1".into(), 4));
}

// R-T2
#[test]
fn enki_needs_a_palm_tree_and_an_oasis() {
    let game = PositionBuilder::new(&["O8 M6"]).djinns(0, "enki").fakirs(0, 1).supply(0, 5).game();
    refused(&game, "power enki pay f", "no-effect");
    let game = PositionBuilder::new(&["V5 M6"]).djinns(0, "enki").fakirs(0, 1).game();
    refused(&game, "power enki pay f", "no-effect");
}

// R-T3, R-T4
#[test]
fn hagis_sets_the_palace_on_a_neighbouring_tile() {
    let board = ["M6 O8 L4 M6", "M6 V5 S6@1 M6", "M6 L4 V5 M6"];
    let table = || PositionBuilder::new(&board).djinns(0, "hagis").fakirs(0, 1).tile("b2");
    let near = ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"].map(|tile| format!("palace {tile} pay f"));
    let all: Vec<_> = near.iter().map(String::as_str).chain(["palace b2"]).collect();
    offers(&table().game(), &all);
    refused(&table().game(), "palace b2 pay f", "needless-payment");
    refused(&table().game(), "palace d2 pay f", "wrong-tile");
    refused(&table().game(), "palace c2", "wrong-tile");
    refused(&table().game(), "palace c2 pay e", "cannot-pay");
    let game = table().after(&["palace c2 pay f"]);
    assert_eq!((tile(&game, "b2"), tile(&game, "c2")), ("V5".into(), "S6#1@1".into()));
    assert_eq!((discard(&game), step(&game)), ("fakir".into(), "end".into()));
}

// R-T3
#[test]
fn hagis_also_shifts_the_palace_of_bouraq() {
    let table = PositionBuilder::new(&["V5 M6 M6 M6 V5 S6"]).djinns(0, "bouraq hagis").elders(0, 1).fakirs(0, 1);
    let mut game = table.after(&["power bouraq pay f"]);
    offers(&game, &["palace a1", "palace e1", "palace b1 pay e", "palace d1 pay e", "palace f1 pay e"]);
    play(&mut game, "palace d1 pay e");
    assert_eq!((tile(&game, "d1"), bag(&game), discard(&game)), ("M6#1".into(), "w".into(), "fakir".into()));
}

// R-T2
#[test]
fn hagis_works_once_a_turn_and_for_its_owner_only() {
    let table =
        |seat| PositionBuilder::new(&["V5 M6"]).djinns(0, "bouraq").djinns(seat, "bouraq hagis").fakirs(seat, 4);
    let game = table(0).tile("a1").after(&["power bouraq pay f", "palace b1 pay f"]);
    refused(&game, "palace b1 pay f", "used-this-turn");
    offers(&game, &["palace a1"]);
    let game = PositionBuilder::new(&["V5 M6"]).djinns(1, "hagis").fakirs(0, 1).tile("a1").game();
    refused(&game, "palace b1 pay f", "not-owned");
}

// R-T3, R-T4
#[test]
fn lamia_sets_the_palm_tree_on_a_neighbouring_tile() {
    let table = || PositionBuilder::new(&["V5 O8 M6", "S6 M6 O8"]).djinns(0, "lamia").elders(0, 1).tile("c1");
    offers(&table().game(), &["palm c1", "palm b1 pay e", "palm b2 pay e", "palm c2 pay e"]);
    refused(&table().game(), "palm c1 pay e", "needless-payment");
    refused(&table().game(), "palm a1 pay e", "wrong-tile");
    refused(&table().game(), "palace b2 pay e", "wrong-tile");
    let game = table().after(&["palm b1 pay e"]);
    assert_eq!((tile(&game, "b1"), tile(&game, "c1"), bag(&game)), ("M6^1".into(), "O8".into(), "w".into()));
}

// R-T3
#[test]
fn lamia_also_shifts_the_palm_tree_of_enki() {
    let table = PositionBuilder::new(&["O8 M6 V5 S6"]).djinns(0, "enki lamia").elders(0, 1).fakirs(0, 1);
    let game = table.after(&["power enki pay e"]);
    offers(&game, &["palm a1", "palm b1 pay f"]);
}

// R-T2
#[test]
fn lamia_works_once_a_turn() {
    let table = PositionBuilder::new(&["O8 M6"]).djinns(0, "enki lamia").fakirs(0, 4).tile("a1");
    let game = table.after(&["power enki pay f", "palm b1 pay f"]);
    refused(&game, "palm b1 pay f", "used-this-turn");
    offers(&game, &["palm a1"]);
}

// R-T2
#[test]
fn leta_places_a_camel_on_a_tile_with_nothing_on_it() {
    let table = || PositionBuilder::new(&["M6:y M6@1 M6^1 M6#1 S15"]).djinns(0, "leta").elders(0, 2).fakirs(0, 1);
    offers_of(&table().game(), "power", &["power leta e1 pay ee", "power leta e1 pay ef"]);
    for tile in ["a1", "b1", "c1", "d1"] {
        refused(&table().game(), &format!("power leta {tile} pay ee"), "wrong-tile");
    }
    refused(&table().game(), "power leta e1 pay e", "cannot-pay");
    let game = table().after(&["power leta e1 pay ef"]);
    assert_eq!((tile(&game, "e1"), at(&game, 0).camels), ("S15@0".into(), 4));
    assert_eq!((bag(&game), discard(&game), game.ending), ("w".into(), "fakir".into(), false));
}

// R-E1
#[test]
fn leta_and_utug_need_a_camel_and_the_last_one_ends_the_game() {
    for (djinn, board) in [("leta", "M6:y V5"), ("utug", "M6 V5:y")] {
        let table = || PositionBuilder::new(&[board]).djinns(0, djinn).elders(0, 2);
        let power = format!("power {djinn} b1 pay ee");
        refused(&table().camels(0, 0).game(), &power, "no-effect");
        assert!(table().camels(0, 1).after(&[&power]).ending, "{djinn}");
        assert!(!table().camels(0, 2).after(&[&power]).ending, "{djinn}");
    }
}

// R-T2
#[test]
fn utug_places_a_camel_on_a_tile_that_holds_only_meeples() {
    let table = || PositionBuilder::new(&["M6:y M6:y@1 M6:y^1 M6:y#1 S15"]).djinns(0, "utug").elders(0, 2);
    offers_of(&table().game(), "power", &["power utug a1 pay ee"]);
    for tile in ["b1", "c1", "d1", "e1"] {
        refused(&table().game(), &format!("power utug {tile} pay ee"), "wrong-tile");
    }
    let game = table().after(&["power utug a1 pay ee"]);
    assert_eq!((tile(&game, "a1"), at(&game, 0).camels), ("M6:y@0".into(), 4));
}
