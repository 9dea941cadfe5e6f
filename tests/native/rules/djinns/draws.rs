//! Djinns that draw: from the bag and from the decks.

use crate::support::{PositionBuilder, at, bag, discard, offers, offers_of, play, refused, sorted, step, text, tile};
use naqala::game::{Card, Event};

fn anun_nak() -> PositionBuilder {
    PositionBuilder::new(&["M6:y V5", "O8 M6:w"]).djinns(0, "anun-nak")
}

// R-T2
#[test]
fn anun_nak_seeds_three_meeples_from_the_bag() {
    let game = anun_nak().elders(0, 1).bag("gggg").after(&["power anun-nak a1 pay e"]);
    assert_eq!(game.board.meeples("a1".parse().expect("a tile")).len(), 3);
    assert_eq!(game.supply.bag.len(), 2, "four and the elder, less three");
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
    let game = PositionBuilder::new(&board).djinns(0, "anun-nak").fakirs(0, 1).elders(0, 1).bag("ggg").game();
    offers_of(&game, "power", &["power anun-nak f1 pay e", "power anun-nak f1 pay f"]);
    for tile in ["a1", "b1", "c1", "d1", "e1"] {
        refused(&game, &format!("power anun-nak {tile} pay f"), "wrong-tile");
    }
    refused(&game, "power anun-nak pay f", "wrong-tile");
    refused(&game, "power anun-nak f1 pay ee", "cannot-pay");
}

fn sibittis() -> PositionBuilder {
    PositionBuilder::new(&["M6 V5"]).djinns(0, "sibittis").elders(0, 2).djinn_row("marid")
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
    let djinns = &game.supply.djinns;
    assert_eq!(text(&at(&game, 0).djinns), "sibittis leta");
    assert_eq!(
        (sorted(&djinns.discard), text(&djinns.pile), text(&djinns.row)),
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
    assert_eq!(sorted(&game.supply.djinns.discard), "boaz leta");
    let game = sibittis().djinn_discard("leta utug").after(&["power sibittis pay ee"]);
    offers(&game, &["keep leta", "keep utug"]);
}

// R-T2
#[test]
fn sloar_takes_the_top_card_for_a_fakir() {
    let table = || PositionBuilder::new(&["M6 V5"]).djinns(0, "sloar").elders(0, 2).market("fish").deck("fakir gold");
    refused(&table().game(), "power sloar pay f", "cannot-pay");
    refused(&table().fakirs(0, 1).game(), "power sloar pay e", "cannot-pay");
    let game = table().fakirs(0, 1).after(&["power sloar pay f"]);
    assert_eq!((at(&game, 0).fakirs, text(&game.supply.cards.pile)), (1, "gold".into()));
}

// R-N2
#[test]
fn sloar_reshuffles_an_empty_deck() {
    let table = || PositionBuilder::new(&["M6 V5"]).djinns(0, "sloar").fakirs(0, 1);
    let mut game = table().discard("fakir fakir").game();
    let events = play(&mut game, "power sloar pay f");
    assert!(events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    let cards = &game.supply.cards;
    assert_eq!((at(&game, 0).fakirs, cards.discard.len()), (1, 0));
    assert_eq!(cards.pile, [Card::Fakir, Card::Fakir], "the fakir paid was shuffled in");
    refused(&table().game(), "power sloar pay f", "no-effect");
}
