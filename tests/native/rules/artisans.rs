//! The Artisans' tribe, their workshops and markets, and the djinns that go with them (R-P1, R-S9, R-S10).

use crate::support::{
    PositionBuilder, action, at, bag, coins, discard, goods, item_deck, item_discard, items, market, offers, offers_of,
    play, refused, score, step,
};

/// Builds a move that collects three artisans.
fn three(pile: &str) -> PositionBuilder {
    PositionBuilder::with_artisans(&["M6:p L4:pp"]).item_deck(pile)
}

const MOVE: [&str; 2] = ["take a1", "drop b1 p"];

// R-P1
#[test]
fn artisans_are_kept_and_as_many_items_drawn() {
    let mut game = three("jewel scimitar crown chest").after(&MOVE);
    offers(&game, &["craft"]);
    play(&mut game, "craft");
    offers(&game, &["keep jewel", "keep scimitar", "keep crown"]);
    assert_eq!((at(&game, 0).artisans(), bag(&game), item_deck(&game)), (3, String::new(), "chest".into()));
}

// R-P1
#[test]
fn one_item_is_kept_and_the_others_are_discarded_face_up() {
    let game = three("jewel scimitar crown chest").after(&MOVE);
    refused(&game, "keep jewel", "wrong-step");
    let mut game = three("jewel scimitar crown chest").item_discard("ring").after(&MOVE);
    play(&mut game, "craft");
    refused(&game, "keep chest", "not-there");
    refused(&game, "keep boaz", "not-there");
    play(&mut game, "keep crown");
    assert_eq!((items(&game, 0), item_discard(&game)), ("crown".into(), "ring jewel scimitar".into()));
    assert_eq!(step(&game), "end");
}

// R-P1
#[test]
fn the_same_item_drawn_twice_is_kept_once() {
    let mut game = three("jewel jewel chest").after(&MOVE);
    play(&mut game, "craft");
    offers(&game, &["keep jewel", "keep chest"]);
    play(&mut game, "keep jewel");
    assert_eq!((items(&game, 0), item_discard(&game)), ("jewel".into(), "jewel chest".into()));
}

// R-P1
#[test]
fn a_short_pile_gives_fewer_and_the_only_item_still_waits() {
    let mut game = three("crown").item_discard("jewel chest").after(&MOVE);
    play(&mut game, "craft");
    offers(&game, &["keep crown"]);
    assert_eq!(item_discard(&game), "jewel chest", "never reshuffled");
}

// R-P1, R-N2
#[test]
fn an_empty_pile_gives_nothing_and_is_not_refilled() {
    let game = three("").item_discard("jewel chest").after(&["take a1", "drop b1 p", "craft"]);
    assert_eq!((step(&game), at(&game, 0).artisans()), ("end".into(), 3));
    assert_eq!((items(&game, 0), item_discard(&game)), (String::new(), "jewel chest".into()));
}

fn points(counts: &[u8]) -> Vec<u32> {
    let seats = 0..counts.len();
    let table = PositionBuilder::with_artisans(&["M6 V5"]).players(counts.len());
    let game = seats.clone().fold(table, |table, seat| table.artisans(seat, counts[seat])).game();
    seats.map(|seat| score(&game, seat as u8, "artisans")).collect()
}

// R-S9
#[test]
fn artisans_are_worth_three_to_who_has_most_and_two_to_others() {
    assert_eq!(points(&[3, 1]), [9, 2]);
    assert_eq!(points(&[0, 4, 2]), [0, 12, 4]);
    assert_eq!(points(&[1, 2, 3, 4, 5]), [2, 4, 6, 8, 15]);
}

// R-S9
#[test]
fn who_ties_for_the_most_artisans_has_the_most() {
    assert_eq!(points(&[2, 2]), [6, 6]);
    assert_eq!(points(&[4, 3, 4]), [12, 6, 12]);
    assert_eq!(points(&[0, 0]), [0, 0]);
}

// R-S9
#[test]
fn ptah_makes_artisans_worth_two_more() {
    let points = |own, other| {
        let table = PositionBuilder::with_artisans(&["M6 V5"]).artisans(0, own).artisans(1, other);
        let game = table.djinns(0, "ptah").game();
        (score(&game, 0, "artisans"), score(&game, 1, "artisans"))
    };
    assert_eq!(points(3, 1), (15, 2));
    assert_eq!(points(3, 3), (15, 9));
    assert_eq!(points(1, 3), (4, 9));
}

const ITEMS: &str = "jewel jewel chest crown scimitar lamp flute carpet ring talisman horn";

// R-S10
#[test]
fn precious_items_are_points_and_magic_ones_are_not() {
    let worth = |held| score(&PositionBuilder::with_artisans(&["M6 V5"]).items(0, held).game(), 0, "items");
    assert_eq!(["jewel", "chest", "crown"].map(worth), [5, 7, 9]);
    assert_eq!(["scimitar", "lamp", "flute", "carpet", "ring", "talisman", "horn"].map(worth), [0; 7]);
    assert_eq!(worth(ITEMS), 5 + 5 + 7 + 9);
}

// R-S10
#[test]
fn geb_makes_precious_items_worth_three_more() {
    let worth =
        |held| score(&PositionBuilder::with_artisans(&["M6 V5"]).djinns(0, "geb").items(0, held).game(), 0, "items");
    assert_eq!(["jewel", "chest", "crown", "horn"].map(worth), [8, 10, 12, 0]);
    assert_eq!(worth(ITEMS), 8 + 8 + 10 + 12);
}

// R-A1
#[test]
fn artisans_in_front_of_opponents_can_be_killed() {
    let table = || PositionBuilder::with_artisans(&["V5 M6:p"]).artisans(1, 2).tribe("rr", "a1");
    offers(&table().game(), &["kill b1 p", "kill @1 p"]);
    let game = table().after(&["kill @1 p"]);
    assert_eq!((at(&game, 1).artisans(), bag(&game)), (1, "rrp".into()));
}

// R-A1
#[test]
fn boaz_protects_artisans_too() {
    let game = PositionBuilder::with_artisans(&["V5 M6:w"]).artisans(1, 2).djinns(1, "boaz").tribe("rr", "a1").game();
    refused(&game, "kill @1 p", "protected");
    offers(&game, &["kill b1 w"]);
}

// R-A4
#[test]
fn iblis_kills_an_artisan_with_another_of_the_same_opponent() {
    let table = PositionBuilder::with_artisans(&["V5 M6"]).artisans(1, 2).elders(1, 1).djinns(0, "iblis").elders(0, 1);
    let game = table.tribe("rr", "a1").after(&["power iblis pay e"]);
    offers(&game, &["kill @1 wp", "kill @1 pp"]);
    refused(&game, "kill @1 p", "wrong-count");
}

/// Builds a position in which Kandicha's owner has collected assassins.
fn kandicha(victims: &str) -> PositionBuilder {
    let table = PositionBuilder::with_artisans(&[&format!("V5 M6:{victims}")]).djinns(0, "kandicha").tribe("rr", "a1");
    table.market("fish gold").deck("silk").item_deck("crown jewel")
}

// R-A6
#[test]
fn kandicha_keeps_an_artisan_and_takes_the_top_item() {
    let game = kandicha("p").after(&["kill b1 p"]);
    assert_eq!((at(&game, 0).artisans(), items(&game, 0), item_deck(&game)), (1, "crown".into(), "jewel".into()));
    assert_eq!(bag(&game), "rr");
    let game = kandicha("w").artisans(1, 1).item_deck("").after(&["kill @1 p"]);
    assert_eq!((at(&game, 0).artisans(), at(&game, 1).artisans(), items(&game, 0)), (1, 0, String::new()));
}

// R-A6
#[test]
fn kandicha_takes_the_first_card_of_the_row_for_a_merchant() {
    let game = kandicha("g").after(&["kill b1 g"]);
    assert_eq!((goods(&game, 0), market(&game)), ("fish".into(), "gold".into()));
    let game = kandicha("g").market("").after(&["kill b1 g"]);
    assert_eq!((goods(&game, 0), game.supply.cards.pile.len()), (String::new(), 1), "nothing from the deck");
}

// R-A6
#[test]
fn kandicha_bars_undo_only_where_something_is_drawn() {
    let reveals = |table: PositionBuilder, kill| table.game().reveals(action(kill));
    assert!(reveals(kandicha("p"), "kill b1 p"));
    assert!(!reveals(kandicha("p").item_deck(""), "kill b1 p"));
    assert!(!reveals(kandicha("g"), "kill b1 g"), "the row lies open");
    assert!(!reveals(kandicha("p").djinns(0, ""), "kill b1 p"));
}

fn workshop() -> PositionBuilder {
    PositionBuilder::with_artisans(&["N5 M6"]).item_deck("crown ring").tile("a1")
}

// R-T4, R-T10
#[test]
fn a_workshop_gives_the_top_item_for_an_artisan_or_two_fakirs() {
    let table = || workshop().artisans(0, 2).fakirs(0, 3);
    offers(&table().game(), &["item pay p", "item pay ff", "pass"]);
    let game = table().after(&["item pay p"]);
    assert_eq!((items(&game, 0), item_deck(&game), at(&game, 0).artisans()), ("crown".into(), "ring".into(), 1));
    assert_eq!((bag(&game), discard(&game), step(&game)), ("p".into(), String::new(), "end".into()));
    let game = table().after(&["item pay ff"]);
    assert_eq!((items(&game, 0), at(&game, 0).fakirs, at(&game, 0).artisans()), ("crown".into(), 1, 2));
    assert_eq!((bag(&game), discard(&game)), (String::new(), "fakir fakir".into()));
    let game = table().after(&["pass"]);
    assert_eq!((items(&game, 0), step(&game)), (String::new(), "end".into()));
}

// R-T4
#[test]
fn a_workshop_takes_no_other_payment_and_sells_once() {
    let table = || workshop().artisans(0, 2).fakirs(0, 1).items(0, "horn").market("fish");
    refused(&table().game(), "item pay ff", "cannot-pay");
    refused(&table().artisans(0, 0).game(), "item pay p", "cannot-pay");
    refused(&table().item_deck("").item_discard("crown").game(), "item pay p", "no-effect");
    refused(&table().after(&["item pay p"]), "item pay p", "wrong-step");
    let game =
        PositionBuilder::with_artisans(&["M6 N5"]).item_deck("crown").artisans(0, 1).market("fish").tile("a1").game();
    refused(&game, "item pay p", "wrong-tile");
}

// R-T4
#[test]
fn a_workshop_passes_by_itself_without_payment_or_items() {
    let around = |artisans, pile| {
        let table = PositionBuilder::with_artisans(&["M6:y E5:y"]).artisans(0, artisans).item_deck(pile).fakirs(0, 1);
        step(&table.after(&["take a1", "drop b1 y"]))
    };
    assert_eq!((around(1, "crown"), around(0, "crown"), around(1, "")), ("tile".into(), "end".into(), "end".into()));
}

// R-T6
#[test]
fn a_specialised_market_sells_any_card_of_the_row_for_four() {
    let row = "fish fish fish gold silk wheat spice ivory fakir";
    let table = || PositionBuilder::with_artisans(&["P10 V5"]).market(row).tile("a1");
    let cards = ["buy fish", "buy gold", "buy silk", "buy wheat", "buy spice", "buy ivory", "buy fakir"];
    offers_of(&table().game(), "buy", &cards);
    let game = table().after(&["buy fakir"]);
    assert_eq!((coins(&game, 0), at(&game, 0).fakirs, step(&game)), (46, 1, "end".into()));
    assert_eq!(market(&game), "fish fish fish gold silk wheat spice ivory");
    refused(&table().game(), "buy fish gold", "wrong-count");
    refused(&table().game(), "buy papyrus", "not-there");
    refused(&table().coins(0, 3).game(), "buy fish", "cannot-pay");
}
