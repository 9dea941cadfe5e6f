//! The djinns' powers (rules 1.6): what each does, what it costs, and where it has no effect.

use crate::table::{
    Table, at, bag, coins, discard, goods, offers, offers_of, play, refused, score, sorted, step, text, tile,
};
use naqala::game::{Building, Card, CoinReason, Cost, Djinn, Event, Game, Payment, Seat};

/// The coins that a djinn brings, in order.
fn rewards(events: &[Event], from: Djinn) -> Vec<(u8, i64)> {
    let reward = |event: &Event| match event {
        Event::Coins { player, amount, reason: CoinReason::Djinn(djinn) } if *djinn == from => {
            Some((player.0, *amount))
        }
        _ => None,
    };
    events.iter().filter_map(reward).collect()
}

// R-S8, R-T8
#[test]
fn al_amin_makes_a_good_of_two_fakirs_at_the_end_but_not_in_a_sale() {
    let game = Table::new(&["M6 V5"]).djinns(0, "al-amin").fakirs(0, 5).goods(0, "fish gold").end().game();
    assert_eq!(score(&game, 0, "goods"), 13, "two goods and two pairs are a set of four");
    offers_of(&game, "sell", &["sell fish", "sell gold", "sell fish gold"]);
}

// R-S8
#[test]
fn al_amin_counts_whole_pairs_and_needs_no_goods() {
    let worth = |fakirs, held| {
        score(&Table::new(&["M6 V5"]).djinns(0, "al-amin").fakirs(0, fakirs).goods(0, held).game(), 0, "goods")
    };
    assert_eq!([0, 1, 2, 3, 4, 18].map(|fakirs| worth(fakirs, "")), [0, 0, 1, 1, 3, 60]);
    assert_eq!(worth(2, "fish fish"), 3 + 1, "the pair joins one of the sets");
    let eight = "fish gold ivory jewels papyrus pottery silk spice";
    assert_eq!(worth(4, eight), 60 + 1, "a full set takes no more");
    assert_eq!(score(&Table::new(&["M6 V5"]).fakirs(0, 6).game(), 0, "goods"), 0, "without Al-Amin");
}

fn anun_nak() -> Table {
    Table::new(&["M6:y V5", "O8 M6:w"]).djinns(0, "anun-nak")
}

// R-T2
#[test]
fn anun_nak_seeds_three_meeples_from_the_bag() {
    let game = anun_nak().elders(0, 1).bag("gggg").after(&["power anun-nak a1 pay e"]);
    assert_eq!(game.board.meeples("a1".parse().expect("a tile")).len(), 3);
    assert_eq!(game.supply.bag().len(), 2, "four and the elder, less three");
    assert_eq!(at(&game, 0).elders(), 0);
    let game = anun_nak().fakirs(0, 1).bag("gbr").after(&["power anun-nak b2 pay f"]);
    assert_eq!((tile(&game, "b2"), bag(&game), discard(&game)), ("V5:gbr".into(), String::new(), "fakir".into()));
}

// R-T2, R-U8
#[test]
fn anun_nak_draws_at_random() {
    let drawn = |seed| {
        let mut game = anun_nak().fakirs(0, 1).bag("ywgbr").game().reseeded(seed);
        play(&mut game, "power anun-nak a1 pay f");
        tile(&game, "a1")
    };
    let all: std::collections::BTreeSet<_> = (0..200).map(drawn).collect();
    assert_eq!(all.len(), 10, "every three of five");
}

// R-T2, R-T10
#[test]
fn anun_nak_takes_fewer_from_a_small_bag_into_which_the_elder_goes_first() {
    let game = anun_nak().elders(0, 1).bag("g").after(&["power anun-nak a1 pay e"]);
    assert_eq!((tile(&game, "a1"), bag(&game)), ("O8:wg".into(), String::new()));
    let game = anun_nak().fakirs(0, 1).bag("g").after(&["power anun-nak a1 pay f"]);
    assert_eq!(tile(&game, "a1"), "O8:g");
}

// R-T2
#[test]
fn anun_nak_needs_something_in_the_bag_before_the_payment() {
    let game = anun_nak().elders(0, 1).game();
    refused(&game, "power anun-nak a1 pay e", "no-effect");
}

// R-T2
#[test]
fn anun_nak_needs_a_tile_with_nothing_on_it() {
    let board = ["M6:y M6@1 M6@0 M6^1 M6#1 M6"];
    let game = Table::new(&board).djinns(0, "anun-nak").fakirs(0, 1).elders(0, 1).bag("ggg").game();
    offers_of(&game, "power", &["power anun-nak f1 pay e", "power anun-nak f1 pay f"]);
    for tile in ["a1", "b1", "c1", "d1", "e1"] {
        refused(&game, &format!("power anun-nak {tile} pay f"), "wrong-tile");
    }
    refused(&game, "power anun-nak pay f", "wrong-tile");
    refused(&game, "power anun-nak f1 pay ee", "cannot-pay");
}

fn sacred(owner: usize) -> Table {
    let table = Table::new(&["S6 M6"]).djinn_row("boaz leta").djinn_deck("utug sloar nekir").tile("a1");
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
    let table = Table::new(&["S6 M6"]).djinn_row("baal").elders(0, 2).tile("a1");
    assert_eq!(coins(&table.after(&["djinn baal pay ee"]), 0), 50);
}

// R-T7
#[test]
fn baal_earns_for_a_djinn_that_sibittis_found_too() {
    let table = |baal, sibittis: &str| {
        let table = Table::new(&["M6 V5"]).djinns(1, baal).djinns(0, sibittis).elders(0, 2);
        table.djinn_deck("utug sloar nekir").after(&["power sibittis pay ee", "keep sloar"])
    };
    let game = table("baal", "sibittis");
    assert_eq!((coins(&game, 0), coins(&game, 1)), (50, 52));
    let game = table("", "sibittis baal");
    assert_eq!((coins(&game, 0), coins(&game, 1)), (51, 50));
}

// R-A1
#[test]
fn boaz_protects_viziers_and_elders_in_front_of_its_owner() {
    let table = |owner| {
        Table::new(&["V5 M6"])
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
    let table = Table::new(&["M6:r V5:r"]).djinns(1, "boaz").elders(1, 3);
    let game = table.after(&["take a1", "drop b1 r"]);
    assert_eq!(step(&game), "tile", "the assassins have passed by themselves");
    let table = Table::new(&["V5:yy M6"]).djinns(1, "boaz").tribe("rr", "a1");
    offers(&table.game(), &["kill a1 y"]);
}

// R-T2
#[test]
fn bouraq_places_a_palace_on_any_village() {
    let table = || Table::new(&["V5@1 M6 V5:y#1 O8"]).djinns(0, "bouraq").elders(0, 1).fakirs(0, 1);
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
    let game = Table::new(&["V5 M6"]).djinns(0, "bouraq").fakirs(0, 1).supply(5, 0).game();
    refused(&game, "power bouraq pay f", "no-effect");
    let game = Table::new(&["O8 M6"]).djinns(0, "bouraq").fakirs(0, 1).game();
    refused(&game, "power bouraq pay f", "no-effect");
}

// R-T2, R-T4
#[test]
fn bouraq_may_take_the_last_palace_so_that_the_village_is_ignored() {
    let table = Table::new(&["V5 V5"]).djinns(0, "bouraq").fakirs(0, 1).supply(5, 1).tile("a1");
    let game = table.after(&["power bouraq pay f", "palace b1"]);
    assert_eq!((step(&game), tile(&game, "a1")), ("end".into(), "V5".into()));
}

fn echidna() -> Table {
    Table::new(&["V5 S6 M6"]).djinns(0, "echidna").tribe("bb", "a1")
}

// R-L1
#[test]
fn echidna_doubles_what_the_builders_earn() {
    let game = echidna().elders(0, 1).fakirs(0, 2).after(&["power echidna pay ef", "build 1"]);
    assert_eq!(coins(&game, 0), 50 + (2 + 1) * 2 * 2);
    assert_eq!(at(&game, 0).fakirs(), 0);
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
    let game = Table::new(&["M6 O8 S6"]).djinns(0, "echidna").elders(0, 2).tribe("bb", "a1").game();
    refused(&game, "power echidna pay ee", "no-effect");
}

// R-T2
#[test]
fn enki_places_a_palm_tree_on_any_oasis() {
    let table = || Table::new(&["O8@1 M6 O8:y^1 V5"]).djinns(0, "enki").elders(0, 1).fakirs(0, 1);
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
    let game = Table::new(&["O8 M6"]).djinns(0, "enki").fakirs(0, 1).supply(0, 5).game();
    refused(&game, "power enki pay f", "no-effect");
    let game = Table::new(&["V5 M6"]).djinns(0, "enki").fakirs(0, 1).game();
    refused(&game, "power enki pay f", "no-effect");
}

// R-T3, R-T4
#[test]
fn hagis_sets_the_palace_on_a_neighbouring_tile() {
    let board = ["M6 O8 L4 M6", "M6 V5 S6@1 M6", "M6 L4 V5 M6"];
    let table = || Table::new(&board).djinns(0, "hagis").fakirs(0, 1).tile("b2");
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
    let table = Table::new(&["V5 M6 M6 M6 V5 S6"]).djinns(0, "bouraq hagis").elders(0, 1).fakirs(0, 1);
    let mut game = table.after(&["power bouraq pay f"]);
    offers(&game, &["palace a1", "palace e1", "palace b1 pay e", "palace d1 pay e", "palace f1 pay e"]);
    play(&mut game, "palace d1 pay e");
    assert_eq!((tile(&game, "d1"), bag(&game), discard(&game)), ("M6#1".into(), "w".into(), "fakir".into()));
}

// R-T2
#[test]
fn hagis_works_once_a_turn_and_for_its_owner_only() {
    let table = |seat| Table::new(&["V5 M6"]).djinns(0, "bouraq").djinns(seat, "bouraq hagis").fakirs(seat, 4);
    let game = table(0).tile("a1").after(&["power bouraq pay f", "palace b1 pay f"]);
    refused(&game, "palace b1 pay f", "used-this-turn");
    offers(&game, &["palace a1"]);
    let game = Table::new(&["V5 M6"]).djinns(1, "hagis").fakirs(0, 1).tile("a1").game();
    refused(&game, "palace b1 pay f", "not-owned");
}

// R-S6
#[test]
fn haurvatat_makes_palm_trees_worth_five() {
    let table = || Table::new(&["O8^2@0 M6^1@0", "O8^4@1 M6^1"]).supply(4, 5);
    assert_eq!(score(&table().game(), 0, "palms"), 9);
    let game = table().djinns(0, "haurvatat").game();
    assert_eq!((score(&game, 0, "palms"), score(&game, 1, "palms")), (15, 12));
}

fn iblis(board: &str) -> Table {
    Table::new(&[board]).djinns(0, "iblis").elders(0, 1).fakirs(0, 1).tribe("rr", "a1")
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
    let table = Table::new(&["V5 M6"]).players(3).djinns(0, "iblis").fakirs(0, 1).tribe("rr", "a1");
    let mut game = table.viziers(1, 1).elders(1, 2).elders(2, 1).after(&["power iblis pay f"]);
    offers(&game, &["kill @1 yw", "kill @1 ww", "kill @2 w"]);
    refused(&game, "kill @1 w", "wrong-count");
    play(&mut game, "kill @1 yw");
    assert_eq!((at(&game, 1).viziers(), at(&game, 1).elders()), (0, 1));
}

// R-A4, R-A2
#[test]
fn iblis_pays_no_fakirs_twice_for_the_distance() {
    let table = || Table::new(&["V5 M6 M6 M6:gb"]).djinns(0, "iblis").fakirs(0, 2).tribe("rr", "a1");
    let game = table().after(&["power iblis pay f", "kill d1 gb"]);
    assert_eq!((at(&game, 0).fakirs(), discard(&game)), (0, "fakir fakir".into()));
}

// R-T3
#[test]
fn iblis_needs_a_victim_still_in_reach_after_the_payment() {
    let table = |fakirs| Table::new(&["V5 M6 M6 M6:gb"]).djinns(0, "iblis").fakirs(0, fakirs).tribe("rr", "a1");
    refused(&table(1).game(), "power iblis pay f", "no-effect");
    offers_of(&table(1).elders(0, 1).game(), "power", &["power iblis pay e"]);
    offers_of(&table(2).game(), "power", &["power iblis pay f"]);
}

// R-S2
#[test]
fn jafaar_makes_viziers_worth_three_and_leaves_the_tens() {
    let table = || Table::new(&["M6 V5"]).players(3).viziers(0, 4).viziers(1, 4).viziers(2, 1);
    assert_eq!(score(&table().game(), 0, "viziers"), 4 + 10);
    let game = table().djinns(0, "jafaar").game();
    assert_eq!([0, 1, 2].map(|seat| score(&game, seat, "viziers")), [12 + 10, 4 + 10, 1]);
}

/// Assassins on a1; b1 has two blue-valued tiles around, itself not counted.
fn kandicha(victims: &str) -> Table {
    Table::new(&[&format!("V5 M6:{victims} S6 L4")]).djinns(0, "kandicha").tribe("rr", "a1")
}

// R-A6
#[test]
fn kandicha_draws_the_top_card_for_a_merchant() {
    let game = kandicha("gg").market("fish").deck("gold silk").after(&["kill b1 g"]);
    assert_eq!((goods(&game, 0), text(game.supply.cards().pile())), ("gold".into(), "silk".into()));
    assert_eq!(bag(&game), "grr");
    let game = kandicha("gg").market("fish").after(&["kill b1 g"]);
    assert_eq!(goods(&game, 0), "", "no card to draw");
}

// R-A6, R-N2
#[test]
fn kandicha_may_draw_the_fakir_discarded_for_the_distance() {
    let table = Table::new(&["V5 M6 M6 M6:g"]).djinns(0, "kandicha").fakirs(0, 1).tribe("rr", "a1");
    let game = table.after(&["kill d1 g"]);
    assert_eq!((at(&game, 0).fakirs(), discard(&game)), (1, String::new()));
}

// R-A6
#[test]
fn kandicha_earns_for_a_builder_what_is_blue_round_the_victim() {
    let game = kandicha("b").after(&["kill b1 b"]);
    assert_eq!((coins(&game, 0), bag(&game)), (52, "brr".into()));
    let table = Table::new(&["V5 S6:b S6"]).djinns(0, "kandicha").tribe("rr", "a1");
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
    let table = Table::new(&["V5 M6:b"]).djinns(1, "kandicha").tribe("rr", "a1");
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

// R-B4
#[test]
fn kumarbi_pays_distinct_prices_down_the_track() {
    let table = || Table::new(&["M6 M6"]).bidding(&[0, 1]).djinns(0, "kumarbi").fakirs(0, 2);
    offers_of(&table().game(), "bid 8", &["bid 8", "bid 8 fakirs 1", "bid 8 fakirs 2"]);
    let mut game = table().game();
    let events = play(&mut game, "bid 8 fakirs 2");
    assert_eq!(events[0], Event::Bid { player: Seat(0), price: 8, paid: 3, fakirs: 2 });
    assert_eq!((coins(&game, 0), discard(&game)), (47, "fakir fakir".into()));
}

// R-T3, R-T4
#[test]
fn lamia_sets_the_palm_tree_on_a_neighbouring_tile() {
    let table = || Table::new(&["V5 O8 M6", "S6 M6 O8"]).djinns(0, "lamia").elders(0, 1).tile("c1");
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
    let table = Table::new(&["O8 M6 V5 S6"]).djinns(0, "enki lamia").elders(0, 1).fakirs(0, 1);
    let game = table.after(&["power enki pay e"]);
    offers(&game, &["palm a1", "palm b1 pay f"]);
}

// R-T2
#[test]
fn lamia_works_once_a_turn() {
    let table = Table::new(&["O8 M6"]).djinns(0, "enki lamia").fakirs(0, 4).tile("a1");
    let game = table.after(&["power enki pay f", "palm b1 pay f"]);
    refused(&game, "palm b1 pay f", "used-this-turn");
    offers(&game, &["palm a1"]);
}

// R-T2
#[test]
fn leta_places_a_camel_on_a_tile_with_nothing_on_it() {
    let table = || Table::new(&["M6:y M6@1 M6^1 M6#1 S15"]).djinns(0, "leta").elders(0, 2).fakirs(0, 1);
    offers_of(&table().game(), "power", &["power leta e1 pay ee", "power leta e1 pay ef"]);
    for tile in ["a1", "b1", "c1", "d1"] {
        refused(&table().game(), &format!("power leta {tile} pay ee"), "wrong-tile");
    }
    refused(&table().game(), "power leta e1 pay e", "cannot-pay");
    let game = table().after(&["power leta e1 pay ef"]);
    assert_eq!((tile(&game, "e1"), at(&game, 0).camels()), ("S15@0".into(), 4));
    assert_eq!((bag(&game), discard(&game), game.ending), ("w".into(), "fakir".into(), false));
}

// R-E1
#[test]
fn leta_and_utug_need_a_camel_and_the_last_one_ends_the_game() {
    for (djinn, board) in [("leta", "M6:y V5"), ("utug", "M6 V5:y")] {
        let table = || Table::new(&[board]).djinns(0, djinn).elders(0, 2);
        let power = format!("power {djinn} b1 pay ee");
        refused(&table().camels(0, 0).game(), &power, "no-effect");
        assert!(table().camels(0, 1).after(&[&power]).ending, "{djinn}");
        assert!(!table().camels(0, 2).after(&[&power]).ending, "{djinn}");
    }
}

/// A loop over a tile of its own and one of the opponent's.
fn marid(owner: usize, camel: u8) -> (Game, Vec<Event>) {
    let board = [format!("V5 M6@{camel}"), "M6:ywwgb L4".to_owned()];
    let table = Table::new(&[&board[0], &board[1]]).djinns(owner, "marid");
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
    let table = Table::new(&["M6:yw M6@1 L4:w@1"]).djinns(1, "marid");
    let game = table.after(&["take a1", "drop b1 y", "drop c1 w"]);
    assert_eq!(coins(&game, 1), 54);
    let table = Table::new(&["M6:y M6:y"]).djinns(0, "marid");
    assert_eq!(coins(&table.after(&["take a1", "drop b1 y"]), 0), 50, "taken only after the drop");
}

// R-T4
#[test]
fn monkir_earns_for_every_palace() {
    for (owner, earned) in [(0, [51, 50]), (1, [50, 52])] {
        let game = Table::new(&["V5 M6"]).djinns(owner, "monkir").tile("a1").after(&["palace a1"]);
        assert_eq!([coins(&game, 0), coins(&game, 1)], earned);
    }
}

// R-T4
#[test]
fn monkir_earns_for_the_palaces_of_bouraq_and_hagis_and_not_for_palm_trees() {
    let table = Table::new(&["V5 M6"]).djinns(0, "bouraq hagis").djinns(1, "monkir").fakirs(0, 2);
    assert_eq!(coins(&table.after(&["power bouraq pay f", "palace b1 pay f"]), 1), 52);
    let table = Table::new(&["O8 M6"]).djinns(1, "monkir").tile("a1");
    assert_eq!(coins(&table.after(&["palm a1"]), 1), 50);
}

// R-A1
#[test]
fn nekir_earns_for_every_kill() {
    for (owner, earned) in [(0, [51, 50]), (1, [50, 52])] {
        let game = Table::new(&["V5 M6:y"]).djinns(owner, "nekir").tribe("rr", "a1").after(&["kill b1 y"]);
        assert_eq!([coins(&game, 0), coins(&game, 1)], earned);
    }
    let table = Table::new(&["V5 M6"]).djinns(0, "nekir").elders(1, 1).tribe("rr", "a1");
    assert_eq!(coins(&table.after(&["kill @1 w"]), 0), 51, "in front of an opponent");
}

// R-A4, R-A1
#[test]
fn nekir_earns_once_for_two_victims_and_nothing_for_none() {
    let table = iblis("V5 M6:yy").djinns(1, "nekir");
    assert_eq!(coins(&table.after(&["power iblis pay f", "kill b1 yy"]), 1), 52);
    let table = Table::new(&["V5 M6 M6 M6:y"]).djinns(1, "nekir").fakirs(0, 1).tribe("rr", "a1");
    assert_eq!(coins(&table.after(&["skip"]), 1), 50);
}

// R-S3
#[test]
fn shamhat_makes_elders_worth_four() {
    let game = Table::new(&["M6 V5"]).djinns(0, "shamhat").elders(0, 3).elders(1, 3).game();
    assert_eq!((score(&game, 0, "elders"), score(&game, 1, "elders")), (12, 6));
}

fn sibittis() -> Table {
    Table::new(&["M6 V5"]).djinns(0, "sibittis").elders(0, 2).djinn_row("marid")
}

// R-T2
#[test]
fn sibittis_keeps_one_of_the_top_three() {
    let table = || sibittis().djinn_deck("boaz leta utug nekir");
    let game = table().after(&["power sibittis pay ee"]);
    offers(&game, &["keep boaz", "keep leta", "keep utug"]);
    refused(&game, "keep nekir", "not-there");
    refused(&game, "keep marid", "not-there");
    let game = table().after(&["power sibittis pay ee", "keep leta"]);
    let djinns = game.supply.djinns();
    assert_eq!(text(at(&game, 0).djinns()), "sibittis leta");
    assert_eq!(
        (sorted(djinns.discard()), text(djinns.pile()), text(djinns.row())),
        ("boaz utug".into(), "nekir".into(), "marid".into())
    );
    assert_eq!(step(&game), "move");
}

// R-T2
#[test]
fn sibittis_costs_two_once_a_turn() {
    let game = sibittis().elders(0, 1).fakirs(0, 2).djinn_deck("boaz leta utug").game();
    offers_of(&game, "power", &["power sibittis pay ef"]);
    let game =
        sibittis().elders(0, 4).djinn_deck("boaz leta utug nekir").after(&["power sibittis pay ee", "keep boaz"]);
    refused(&game, "power sibittis pay ee", "used-this-turn");
}

// R-N2
#[test]
fn sibittis_draws_fewer_if_fewer_are_there() {
    let game = sibittis().djinn_deck("boaz leta").after(&["power sibittis pay ee"]);
    offers(&game, &["keep boaz", "keep leta"]);
    let game = sibittis().djinn_deck("boaz").after(&["power sibittis pay ee"]);
    offers(&game, &["keep boaz"]);
    refused(&sibittis().game(), "power sibittis pay ee", "no-effect");
}

// R-N2
#[test]
fn sibittis_reshuffles_in_the_middle_of_its_draw() {
    let mut game = sibittis().djinn_deck("boaz").djinn_discard("leta utug").game();
    let events = play(&mut game, "power sibittis pay ee");
    assert!(events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    offers(&game, &["keep boaz", "keep leta", "keep utug"]);
    play(&mut game, "keep utug");
    assert_eq!(sorted(game.supply.djinns().discard()), "boaz leta");
    let game = sibittis().djinn_discard("leta utug").after(&["power sibittis pay ee"]);
    offers(&game, &["keep leta", "keep utug"]);
}

// R-T2
#[test]
fn sloar_takes_the_top_card_for_a_fakir() {
    let table = || Table::new(&["M6 V5"]).djinns(0, "sloar").elders(0, 2).market("fish").deck("fakir gold");
    refused(&table().game(), "power sloar pay f", "cannot-pay");
    refused(&table().fakirs(0, 1).game(), "power sloar pay e", "cannot-pay");
    let game = table().fakirs(0, 1).after(&["power sloar pay f"]);
    assert_eq!((at(&game, 0).fakirs(), text(game.supply.cards().pile())), (1, "gold".into()));
}

// R-N2
#[test]
fn sloar_reshuffles_an_empty_deck() {
    let table = || Table::new(&["M6 V5"]).djinns(0, "sloar").fakirs(0, 1);
    let mut game = table().discard("fakir fakir").game();
    let events = play(&mut game, "power sloar pay f");
    assert!(events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    let cards = game.supply.cards();
    assert_eq!((at(&game, 0).fakirs(), cards.discard().len()), (1, 0));
    assert_eq!(cards.pile(), [Card::Fakir, Card::Fakir], "the fakir paid was shuffled in");
    refused(&table().game(), "power sloar pay f", "no-effect");
}

// R-T2
#[test]
fn utug_places_a_camel_on_a_tile_that_holds_only_meeples() {
    let table = || Table::new(&["M6:y M6:y@1 M6:y^1 M6:y#1 S15"]).djinns(0, "utug").elders(0, 2);
    offers_of(&table().game(), "power", &["power utug a1 pay ee"]);
    for tile in ["b1", "c1", "d1", "e1"] {
        refused(&table().game(), &format!("power utug {tile} pay ee"), "wrong-tile");
    }
    let game = table().after(&["power utug a1 pay ee"]);
    assert_eq!((tile(&game, "a1"), at(&game, 0).camels()), ("M6:y@0".into(), 4));
}

// R-T2
#[test]
fn every_power_has_its_price() {
    let prices = [
        ("", "al-amin baal boaz haurvatat jafaar kandicha marid monkir nekir shamhat"),
        ("e f", "anun-nak bouraq enki hagis iblis lamia"),
        ("ee ef", "echidna leta sibittis utug"),
        ("f", "sloar"),
    ];
    for (expected, names) in prices {
        for name in names.split(' ') {
            let cost = name.parse::<Djinn>().expect("a djinn").cost().payments();
            let letters = Payment::ALL.into_iter().filter(|(pay, _)| cost.contains(pay)).map(|(_, letters)| letters);
            assert_eq!(letters.collect::<Vec<_>>().join(" "), expected, "{name}");
        }
    }
    assert_eq!(Djinn::Kumarbi.cost(), Cost::Fakirs);
}
