//! What each magic item does: scimitar, lamp, ring, talisman and horn (rules 7).

use crate::support::{
    PositionBuilder, action, at, bag, coins, djinn_row, item_discard, items, legal, market, offers_of, play, refused,
    step, text, tile,
};
use naqala::game::{Event, Game};

fn scimitar(board: &str) -> PositionBuilder {
    PositionBuilder::with_artisans(&[board]).items(0, "scimitar")
}

// R-C3, R-T2
#[test]
fn the_scimitar_removes_two_meeples_of_one_tile() {
    let table = || scimitar("M6:yyw L4:r V5");
    let all = ["use scimitar a1 yy", "use scimitar a1 yw", "use scimitar b1 r"];
    offers_of(&table().game(), "use", &all);
    let game = table().bag("g").after(&["use scimitar a1 yw"]);
    assert_eq!((tile(&game, "a1"), bag(&game)), ("M6:y".into(), "ywg".into()));
}

// R-C3, R-T2
#[test]
fn the_scimitar_removes_one_only_where_one_stands() {
    let game = scimitar("M6:yyw L4:r V5 X").game();
    refused(&game, "use scimitar a1 y", "wrong-count");
    refused(&game, "use scimitar b1 rr", "not-there");
    refused(&game, "use scimitar c1 r", "not-there");
    refused(&game, "use scimitar d1 r", "not-there");
    refused(&game, "use scimitar a2 r", "off-board");
}

// R-C3
#[test]
fn a_tile_that_the_scimitar_empties_is_taken() {
    let game = scimitar("M6:y L4:rg").after(&["use scimitar b1 gr"]);
    assert_eq!((tile(&game, "b1"), at(&game, 0).camels, step(&game)), ("L4@0".into(), 4, "move".into()));
    let game = scimitar("M6:y L4:rg@1").after(&["use scimitar b1 gr"]);
    assert_eq!((tile(&game, "b1"), at(&game, 0).camels), ("L4@1".into(), 5));
    let game = scimitar("M6:y L4:rg").camels(0, 1).after(&["use scimitar b1 gr"]);
    assert!(game.ending, "R-E1");
}

// R-A6, R-A1
#[test]
fn the_scimitar_is_no_kill_by_assassins() {
    let table = scimitar("V5 L4:bw").djinns(0, "kandicha").djinns(1, "nekir");
    let game = table.after(&["use scimitar b1 wb"]);
    assert_eq!((coins(&game, 0), coins(&game, 1), at(&game, 0).elders(), bag(&game)), (50, 50, 0, "wb".into()));
}

fn lamp() -> PositionBuilder {
    PositionBuilder::with_artisans(&["M6 V5"]).items(0, "lamp").djinn_row("boaz leta").djinn_deck("utug sloar")
}

// R-T2
#[test]
fn the_lamp_takes_a_djinn_that_lies_face_up_for_nothing() {
    offers_of(&lamp().game(), "use", &["use lamp boaz", "use lamp leta", "use lamp deck"]);
    let game = lamp().elders(0, 1).after(&["use lamp leta"]);
    assert_eq!((text(&at(&game, 0).djinns), djinn_row(&game)), ("leta".into(), "boaz".into()));
    assert_eq!(at(&game, 0).elders(), 1);
}

// R-T2, R-N2
#[test]
fn the_lamp_takes_the_top_djinn_of_the_deck() {
    let game = lamp().after(&["use lamp deck"]);
    assert_eq!((text(&at(&game, 0).djinns), djinn_row(&game)), ("utug".into(), "boaz leta".into()));
    assert_eq!(text(&game.supply.djinns.pile), "sloar");
    let mut game = lamp().djinn_deck("").djinn_discard("nekir").game();
    let events = play(&mut game, "use lamp deck");
    assert!(events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert_eq!(text(&at(&game, 0).djinns), "nekir");
}

// R-T2, R-N2
#[test]
fn the_lamp_takes_no_djinn_that_is_not_there() {
    let game = lamp().djinn_deck("").game();
    refused(&game, "use lamp deck", "no-effect");
    refused(&game, "use lamp utug", "not-there");
    offers_of(&game, "use", &["use lamp boaz", "use lamp leta"]);
}

// R-T7
#[test]
fn baal_earns_for_djinns_of_the_lamp() {
    for usage in ["use lamp boaz", "use lamp deck"] {
        assert_eq!(coins(&lamp().djinns(0, "baal").after(&[usage]), 0), 51, "{usage}");
        assert_eq!(coins(&lamp().djinns(1, "baal").after(&[usage]), 1), 52, "{usage}");
    }
}

// R-T2
#[test]
fn the_ring_brings_an_item_back_from_the_discard() {
    let table = || PositionBuilder::with_artisans(&["M6 V5"]).items(0, "ring").item_discard("jewel crown jewel horn");
    offers_of(&table().game(), "use", &["use ring jewel", "use ring crown", "use ring horn"]);
    let game = table().after(&["use ring jewel"]);
    assert_eq!((items(&game, 0), item_discard(&game)), ("jewel".into(), "crown jewel horn ring".into()));
    refused(&table().game(), "use ring chest", "not-there");
    let game = table().market("fish").after(&["use ring horn"]);
    refused(&game, "use horn", "used-this-turn");
}

// R-T2
#[test]
fn the_ring_does_not_bring_itself_back() {
    let game = PositionBuilder::with_artisans(&["M6 V5"]).items(0, "ring").game();
    refused(&game, "use ring ring", "not-there");
    offers_of(&game, "use", &[]);
}

fn talisman() -> PositionBuilder {
    PositionBuilder::with_artisans(&["M6:y@0 L4:w V5@1 X", "O8&0 S6 M6^1 M6"]).items(0, "talisman")
}

// R-C2
#[test]
fn the_talisman_moves_a_camel_to_any_tile_without_one() {
    let free = ["b1", "b2", "c1", "d1"];
    let from = |start: &str| free.map(|to| format!("use talisman {start} {to}"));
    offers_of(&talisman().game(), "use", &[from("a2"), from("a1")].concat().iter().map(|a| &**a).collect::<Vec<_>>());
    let mut game = talisman().game();
    let events = play(&mut game, "use talisman a2 b2");
    assert_eq!((tile(&game, "a2"), tile(&game, "b2")), ("M6:y".into(), "L4:w@0".into()));
    assert!(events.iter().any(|event| matches!(event, Event::MovedCamel { .. })));
    assert_eq!((at(&game, 0).camels, step(&game)), (5, "move".into()));
}

// R-C2, R-S11
#[test]
fn the_talisman_moves_the_tent_which_stays_a_tent() {
    let game = talisman().after(&["use talisman a1 d1"]);
    assert_eq!((tile(&game, "a1"), tile(&game, "d1")), ("O8".into(), "M6&0".into()));
    assert_eq!(game.score(naqala::game::Seat(0)).line(naqala::game::ScoreLine::Tent), 2);
}

// R-C2
#[test]
fn the_tile_that_the_talisman_frees_can_be_taken_but_not_automatically() {
    let table = PositionBuilder::with_artisans(&["L4@1 M6:y", "O8 L4:y@0"]).items(0, "talisman").camels(0, 5);
    let game = table.after(&["use talisman b1 a1", "take b2", "drop b1 y"]);
    assert_eq!((tile(&game, "b1"), tile(&game, "a1")), ("L4@0".into(), "O8@0".into()));
    let game = PositionBuilder::with_artisans(&["M6@0 L4"]).items(0, "talisman").after(&["use talisman a1 b1"]);
    assert_eq!(tile(&game, "a1"), "M6", "empty of meeples, and nobody's");
}

// R-C2, R-T9
#[test]
fn the_talisman_moves_only_ones_own_piece_and_only_to_a_free_tile() {
    let game = talisman().game();
    refused(&game, "use talisman a2 c2", "taken");
    refused(&game, "use talisman a2 a1", "taken");
    refused(&game, "use talisman a2 a2", "taken");
    refused(&game, "use talisman c2 b2", "not-there");
    refused(&game, "use talisman b2 b1", "not-there");
    refused(&game, "use talisman a2 d2", "impassable");
    refused(&game, "use talisman a2 e1", "off-board");
    refused(&game, "use talisman e1 b1", "off-board");
}

// R-E1
#[test]
fn the_talisman_is_no_placement() {
    let game = talisman().camels(0, 0).after(&["use talisman a1 b1"]);
    assert!(!game.ending);
}

fn horn() -> PositionBuilder {
    PositionBuilder::with_artisans(&["M6 V5"]).items(0, "horn").market("fish gold").deck("silk wheat spice")
}

fn ordered(mut game: Game, order: &str) -> Game {
    game.play(action(order)).unwrap_or_else(|refusal| panic!("{order}: {refusal}"));
    game
}

// R-T2, R-N2
#[test]
fn the_horn_refills_the_row_and_puts_it_in_order() {
    let game = horn().after(&["use horn"]);
    assert_eq!((market(&game), step(&game)), ("fish gold silk wheat spice".into(), "order".into()));
    assert!(legal(&game).is_empty(), "orders are checked one by one");
    let game = ordered(game, "order 3 1 2 5 4");
    assert_eq!((market(&game), step(&game)), ("silk fish gold spice wheat".into(), "move".into()));
    let mut game = horn().deck("").discard("silk").game();
    play(&mut game, "use horn");
    assert_eq!(market(&game), "fish gold silk", "from the discards");
    let full = "fish fish gold gold silk wheat wheat spice ivory";
    let game = ordered(horn().market(full).deck("pottery").after(&["use horn"]), "order 9 8 7 6 5 4 3 2 1");
    assert_eq!(market(&game), "ivory spice wheat wheat silk gold gold fish fish");
}

// R-T2
#[test]
fn the_horns_order_names_every_card_once() {
    let game = horn().after(&["use horn"]);
    refused(&game, "order 1 2 3 4", "no-order");
    refused(&game, "order 1 2 3 4 5 6", "no-order");
    refused(&game, "order 1 2 3 4 4", "no-order");
    refused(&game, "order 1 2 3 4 6", "no-order");
    refused(&horn().game(), "order 1 2", "wrong-step");
}

// R-T6
#[test]
fn merchants_and_markets_find_the_row_that_the_horn_left() {
    let table = PositionBuilder::with_artisans(&["V5 M6"]).items(0, "horn").market("fish gold silk").tribe("gg", "a1");
    let mut game = ordered(table.after(&["use horn"]), "order 3 2 1");
    play(&mut game, "trade");
    assert_eq!(market(&game), "fish");
}

// R-T2
#[test]
fn the_horn_needs_a_card() {
    let game = horn().market("").deck("").game();
    refused(&game, "use horn", "no-effect");
    let game = horn().market("").deck("").discard("silk").after(&["use horn"]);
    assert_eq!((market(&game), step(&game)), ("silk".into(), "order".into()));
}
