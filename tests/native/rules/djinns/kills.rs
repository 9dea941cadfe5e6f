//! Djinns of the assassins, and the one against them.

use crate::support::{
    PositionBuilder, at, bag, coins, discard, goods, offers, offers_of, play, refused, step, text, tile,
};

// R-A1
#[test]
fn boaz_protects_viziers_and_elders_in_front_of_its_owner() {
    let table = |owner| {
        PositionBuilder::new(&["V5 M6"])
            .players(3)
            .djinns(owner, "boaz")
            .viziers(1, 1)
            .elders(1, 1)
            .elders(2, 1)
            .tribe("rr", "a1")
    };
    let game = table(1).game();
    refused(&game, "kill @1 y", "protected");
    refused(&game, "kill @1 w", "protected");
    offers(&game, &["kill @2 w"]);
    offers(&table(2).game(), &["kill @1 y", "kill @1 w"]);
    offers(&table(0).game(), &["kill @1 y", "kill @1 w", "kill @2 w"]);
}

// R-A1
#[test]
fn boaz_leaves_no_victim_where_there_is_none_other() {
    let table = PositionBuilder::new(&["M6:r V5:r"]).djinns(1, "boaz").elders(1, 3);
    let game = table.after(&["take a1", "drop b1 r"]);
    assert_eq!(step(&game), "tile", "the assassins have passed by themselves");
    let table = PositionBuilder::new(&["V5:yy M6"]).djinns(1, "boaz").tribe("rr", "a1");
    offers(&table.game(), &["kill a1 y"]);
}

fn iblis(board: &str) -> PositionBuilder {
    PositionBuilder::new(&[board]).djinns(0, "iblis").elders(0, 1).fakirs(0, 1).tribe("rr", "a1")
}

// R-A4
#[test]
fn iblis_kills_two_meeples_on_one_tile() {
    let table = || iblis("V5 M6:yyg O8:b L4");
    let game = table().after(&["power iblis pay e"]);
    offers(&game, &["kill b1 yy", "kill b1 yg", "kill c1 b"]);
    refused(&game, "kill b1 y", "wrong-count");
    refused(&game, "kill b1 gg", "not-there");
    let game = table().after(&["power iblis pay e", "kill b1 yg"]);
    assert_eq!((tile(&game, "b1"), bag(&game)), ("M6:y".into(), "ywgrr".into()));
}

// R-A4, R-A3
#[test]
fn iblis_takes_a_tile_that_two_stood_on() {
    let game = iblis("V5 M6:gb").after(&["power iblis pay f", "kill b1 gb"]);
    assert_eq!((tile(&game, "b1"), discard(&game)), ("M6@0".into(), "fakir".into()));
    let game = iblis("V5 M6:gb").after(&["kill b1 g"]);
    assert_eq!(tile(&game, "b1"), "M6:b", "unpaid it does nothing");
}

// R-A4
#[test]
fn iblis_kills_two_in_front_of_one_opponent() {
    let table = PositionBuilder::new(&["V5 M6"]).players(3).djinns(0, "iblis").fakirs(0, 1).tribe("rr", "a1");
    let mut game = table.viziers(1, 1).elders(1, 2).elders(2, 1).after(&["power iblis pay f"]);
    offers(&game, &["kill @1 yw", "kill @1 ww", "kill @2 w"]);
    refused(&game, "kill @1 w", "wrong-count");
    play(&mut game, "kill @1 yw");
    assert_eq!((at(&game, 1).viziers(), at(&game, 1).elders()), (0, 1));
}

// R-A4, R-A2
#[test]
fn iblis_pays_the_fakirs_for_the_distance_once() {
    let table = || PositionBuilder::new(&["V5 M6 M6 M6:gb"]).djinns(0, "iblis").fakirs(0, 2).tribe("rr", "a1");
    let game = table().after(&["power iblis pay f", "kill d1 gb"]);
    assert_eq!((at(&game, 0).fakirs, discard(&game)), (0, "fakir fakir".into()));
}

// R-T3
#[test]
fn iblis_needs_a_victim_still_in_reach_after_the_payment() {
    let table =
        |fakirs| PositionBuilder::new(&["V5 M6 M6 M6:gb"]).djinns(0, "iblis").fakirs(0, fakirs).tribe("rr", "a1");
    refused(&table(1).game(), "power iblis pay f", "no-effect");
    offers_of(&table(1).elders(0, 1).game(), "power", &["power iblis pay e"]);
    offers_of(&table(2).game(), "power", &["power iblis pay f"]);
}

/// Builds a kill from a1. Around b1 are two blue-valued tiles.
fn kandicha(victims: &str) -> PositionBuilder {
    PositionBuilder::new(&[&format!("V5 M6:{victims} S6 L4")]).djinns(0, "kandicha").tribe("rr", "a1")
}

// R-A6
#[test]
fn kandicha_draws_the_top_card_for_a_merchant() {
    let game = kandicha("gg").market("fish").deck("gold silk").after(&["kill b1 g"]);
    assert_eq!((goods(&game, 0), text(&game.supply.cards.pile)), ("gold".into(), "silk".into()));
    assert_eq!(bag(&game), "grr");
    let game = kandicha("gg").market("fish").after(&["kill b1 g"]);
    assert_eq!(goods(&game, 0), "", "no card to draw");
}

// R-A6, R-N2
#[test]
fn kandicha_may_draw_the_fakir_discarded_for_the_distance() {
    let table = PositionBuilder::new(&["V5 M6 M6 M6:g"]).djinns(0, "kandicha").fakirs(0, 1).tribe("rr", "a1");
    let game = table.after(&["kill d1 g"]);
    assert_eq!((at(&game, 0).fakirs, discard(&game)), (1, String::new()));
}

// R-A6
#[test]
fn kandicha_earns_for_a_builder_what_is_blue_round_the_victim() {
    let game = kandicha("b").after(&["kill b1 b"]);
    assert_eq!((coins(&game, 0), bag(&game)), (52, "brr".into()));
    let table = PositionBuilder::new(&["V5 S6:b S6"]).djinns(0, "kandicha").tribe("rr", "a1");
    assert_eq!(coins(&table.after(&["kill b1 b"]), 0), 53, "the victim's own tile counts");
}

// R-A6
#[test]
fn kandicha_keeps_viziers_and_elders() {
    let game = kandicha("yw").after(&["kill b1 y"]);
    assert_eq!((at(&game, 0).viziers(), bag(&game)), (1, "rr".into()));
    let game = kandicha("g").elders(1, 2).after(&["kill @1 w"]);
    assert_eq!((at(&game, 0).elders(), at(&game, 1).elders(), bag(&game)), (1, 1, "rr".into()));
}

// R-A6
#[test]
fn kandicha_gets_nothing_for_an_assassin_or_an_opponents_kill() {
    let game = kandicha("r").deck("gold").after(&["kill b1 r"]);
    assert_eq!((coins(&game, 0), goods(&game, 0), bag(&game)), (50, String::new(), "rrr".into()));
    let table = PositionBuilder::new(&["V5 M6:b"]).djinns(1, "kandicha").tribe("rr", "a1");
    assert_eq!(coins(&table.after(&["kill b1 b"]), 1), 50);
}

// R-A6, R-A4
#[test]
fn kandicha_counts_each_of_two_victims() {
    let table = |victims: &str| kandicha(victims).djinns(0, "kandicha iblis").fakirs(0, 1).deck("gold silk");
    let game = table("bb").after(&["power iblis pay f", "kill b1 bb"]);
    assert_eq!(coins(&game, 0), 54);
    let game = table("gg").after(&["power iblis pay f", "kill b1 gg"]);
    assert_eq!(goods(&game, 0), "gold silk");
    let game = table("wb").after(&["power iblis pay f", "kill b1 wb"]);
    assert_eq!((at(&game, 0).elders(), coins(&game, 0), bag(&game)), (1, 52, "brr".into()));
}

// R-A1
#[test]
fn nekir_earns_for_every_kill() {
    for (owner, earned) in [(0, [51, 50]), (1, [50, 52])] {
        let game = PositionBuilder::new(&["V5 M6:y"]).djinns(owner, "nekir").tribe("rr", "a1").after(&["kill b1 y"]);
        assert_eq!([coins(&game, 0), coins(&game, 1)], earned);
    }
    let table = PositionBuilder::new(&["V5 M6"]).djinns(0, "nekir").elders(1, 1).tribe("rr", "a1");
    assert_eq!(coins(&table.after(&["kill @1 w"]), 0), 51, "in front of an opponent");
}

// R-A4, R-A1
#[test]
fn nekir_earns_once_for_two_victims_and_nothing_for_none() {
    let table = iblis("V5 M6:yy").djinns(1, "nekir");
    assert_eq!(coins(&table.after(&["power iblis pay f", "kill b1 yy"]), 1), 52);
    let table = PositionBuilder::new(&["V5 M6 M6 M6:y"]).djinns(1, "nekir").fakirs(0, 1).tribe("rr", "a1");
    assert_eq!(coins(&table.after(&["skip"]), 1), 50);
}
