//! Djinns that earn coins or save them.

use super::rewards;
use crate::support::{PositionBuilder, at, coins, discard, offers, offers_of, play, refused};
use naqala::game::{Djinn, Event, Game, Seat};

fn sacred(owner: usize) -> PositionBuilder {
    let table = PositionBuilder::new(&["S6 M6"]).djinn_row("boaz leta").djinn_deck("utug sloar nekir").tile("a1");
    table.elders(0, 4).djinns(owner, "baal")
}

// R-T7
#[test]
fn baal_earns_one_when_its_owner_takes_a_djinn_and_two_when_an_opponent_does() {
    assert_eq!(coins(&sacred(0).after(&["djinn boaz pay ee"]), 0), 51);
    let game = sacred(1).after(&["djinn boaz pay ee"]);
    assert_eq!((coins(&game, 0), coins(&game, 1)), (50, 52));
}

// R-T7
#[test]
fn baal_earns_nothing_for_itself() {
    let table = PositionBuilder::new(&["S6 M6"]).djinn_row("baal").elders(0, 2).tile("a1");
    assert_eq!(coins(&table.after(&["djinn baal pay ee"]), 0), 50);
}

// R-T7
#[test]
fn baal_earns_for_a_djinn_that_sibittis_found_too() {
    let table = |baal, sibittis: &str| {
        let table = PositionBuilder::new(&["M6 V5"]).djinns(1, baal).djinns(0, sibittis).elders(0, 2);
        table.djinn_deck("utug sloar nekir").after(&["power sibittis pay ee", "keep sloar"])
    };
    let game = table("baal", "sibittis");
    assert_eq!((coins(&game, 0), coins(&game, 1)), (50, 52));
    let game = table("", "sibittis baal");
    assert_eq!((coins(&game, 0), coins(&game, 1)), (51, 50));
}

fn echidna() -> PositionBuilder {
    PositionBuilder::new(&["V5 S6 M6"]).djinns(0, "echidna").tribe("bb", "a1")
}

// R-L1
#[test]
fn echidna_doubles_what_the_builders_earn() {
    let game = echidna().elders(0, 1).fakirs(0, 2).after(&["power echidna pay ef", "build 1"]);
    assert_eq!(coins(&game, 0), 50 + (2 + 1) * 2 * 2);
    assert_eq!(at(&game, 0).fakirs, 0);
    let game = echidna().elders(0, 2).after(&["build 0"]);
    assert_eq!(coins(&game, 0), 54, "unpaid it does nothing");
}

// R-T2
#[test]
fn echidna_costs_two_and_works_once() {
    let game = echidna().elders(0, 1).fakirs(0, 1).game();
    offers_of(&game, "power", &["power echidna pay ef"]);
    refused(&game, "power echidna pay e", "cannot-pay");
    refused(&game, "power echidna pay f", "cannot-pay");
    let game = echidna().elders(0, 4).after(&["power echidna pay ee"]);
    refused(&game, "power echidna pay ee", "used-this-turn");
    offers(&game, &["build 0"]);
}

// R-T3
#[test]
fn echidna_needs_builders_that_earn() {
    let game = PositionBuilder::new(&["M6 O8 S6"]).djinns(0, "echidna").elders(0, 2).tribe("bb", "a1").game();
    refused(&game, "power echidna pay ee", "no-effect");
}

// R-B4
#[test]
fn kumarbi_pays_distinct_prices_down_the_track() {
    let table = || PositionBuilder::new(&["M6 M6"]).bidding(&[0, 1]).djinns(0, "kumarbi").fakirs(0, 2);
    offers_of(&table().game(), "bid 8", &["bid 8", "bid 8 fakirs 1", "bid 8 fakirs 2"]);
    let mut game = table().game();
    let events = play(&mut game, "bid 8 fakirs 2");
    assert_eq!(events[0], Event::Bid { player: Seat(0), price: 8, paid: 3, fakirs: 2 });
    assert_eq!((coins(&game, 0), discard(&game)), (47, "fakir fakir".into()));
}

/// Plays a loop over a tile of the player and one of the opponent.
fn marid(owner: usize, camel: u8) -> (Game, Vec<Event>) {
    let board = [format!("V5 M6@{camel}"), "M6:ywwgb L4".to_owned()];
    let table = PositionBuilder::new(&[&board[0], &board[1]]).djinns(owner, "marid");
    let mut game = table.game();
    let moves = ["take a1", "drop b1 w", "drop b2 y", "drop a2 g", "drop a1 b", "drop b1 w"];
    let events = moves.iter().flat_map(|text| play(&mut game, text)).collect();
    (game, events)
}

// R-C1, R-M1
#[test]
fn marid_earns_for_drops_on_its_owners_tiles() {
    let (game, events) = marid(0, 0);
    assert_eq!((rewards(&events, Djinn::Marid), coins(&game, 0)), (vec![(0, 1)], 51));
    let (game, events) = marid(1, 1);
    assert_eq!((rewards(&events, Djinn::Marid), coins(&game, 1)), (vec![(1, 2)], 52));
}

// R-M1
#[test]
fn marid_earns_nothing_on_tiles_of_others() {
    assert!(rewards(&marid(0, 1).1, Djinn::Marid).is_empty());
    assert!(rewards(&marid(1, 0).1, Djinn::Marid).is_empty());
}

// R-M6
#[test]
fn marid_earns_for_every_drop_the_last_included_but_not_for_seeds() {
    let table = PositionBuilder::new(&["M6:yw M6@1 L4:w@1"]).djinns(1, "marid");
    let game = table.after(&["take a1", "drop b1 y", "drop c1 w"]);
    assert_eq!(coins(&game, 1), 54);
    let table = PositionBuilder::new(&["M6:y M6:y"]).djinns(0, "marid");
    assert_eq!(coins(&table.after(&["take a1", "drop b1 y"]), 0), 50, "taken only after the drop");
}

// R-T4
#[test]
fn monkir_earns_for_every_palace() {
    for (owner, earned) in [(0, [51, 50]), (1, [50, 52])] {
        let game = PositionBuilder::new(&["V5 M6"]).djinns(owner, "monkir").tile("a1").after(&["palace a1"]);
        assert_eq!([coins(&game, 0), coins(&game, 1)], earned);
    }
}

// R-T4
#[test]
fn monkir_earns_for_the_palaces_of_bouraq_and_hagis_and_not_for_palm_trees() {
    let table = PositionBuilder::new(&["V5 M6"]).djinns(0, "bouraq hagis").djinns(1, "monkir").fakirs(0, 2);
    assert_eq!(coins(&table.after(&["power bouraq pay f", "palace b1 pay f"]), 1), 52);
    let table = PositionBuilder::new(&["O8 M6"]).djinns(1, "monkir").tile("a1");
    assert_eq!(coins(&table.after(&["palm a1"]), 1), 50);
}
