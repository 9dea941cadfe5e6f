//! A turn: its steps, the tiles' actions, the sale, and the moments for powers (rules 4).

use crate::support::{
    PositionBuilder, at, bag, coins, discard, djinn_row, goods, legal, market, offers, offers_of, play, play_all,
    refused, step, text, tile,
};
use naqala::game::{Action, Seat, TileKind};

// R-T1
#[test]
fn a_legal_move_must_be_made() {
    let game = PositionBuilder::new(&["M6:y M6:y"]).game();
    offers(&game, &["take a1", "take b1"]);
    refused(&game, "skip", "must-move");
}

// R-T1, R-E2
#[test]
fn without_a_legal_move_the_steps_that_depend_on_it_are_skipped() {
    let mut game = PositionBuilder::new(&["V5:y M6:w"]).game();
    offers(&game, &["skip"]);
    play(&mut game, "skip");
    assert_eq!((step(&game), game.ending), ("end".into(), true));
    offers(&game, &["end"]);
}

// R-T1
#[test]
fn who_skips_may_still_use_powers_and_sell() {
    let table = PositionBuilder::new(&["V5 M6"]).djinns(0, "sloar").fakirs(0, 1).deck("gold").goods(0, "fish");
    let game = table.after(&["skip", "power sloar pay f", "sell fish gold"]);
    assert_eq!((coins(&game, 0), goods(&game, 0)), (53, String::new()));
    offers(&game, &["end"]);
}

// R-T1
#[test]
fn a_power_may_make_a_move_possible() {
    let mut game = PositionBuilder::new(&["M6:y M6"]).djinns(0, "anun-nak").fakirs(0, 1).bag("yyy").game();
    offers(&game, &["skip", "power anun-nak b1 pay f"]);
    play(&mut game, "power anun-nak b1 pay f");
    refused(&game, "skip", "must-move");
    offers(&game, &["take a1"]);
    assert!(!game.ending);
}

// R-T1
#[test]
fn each_turn_looks_anew_for_a_legal_move() {
    let table = PositionBuilder::new(&["M6:y M6"]).djinns(1, "anun-nak").fakirs(1, 1).bag("yyy");
    let mut game = table.bid_order(&[0]).turn_order(&[(0, &[1])]).after(&["skip", "end"]);
    play_all(&mut game, &["power anun-nak b1 pay f", "take a1", "drop b1 y"]);
    assert_eq!((at(&game, 1).viziers(), game.ending), (4, true));
}

fn sloar() -> PositionBuilder {
    PositionBuilder::new(&["M6:r L4:r M6:w"]).djinns(0, "sloar").fakirs(0, 2).deck("gold silk fish")
}

// R-T2
#[test]
fn a_power_is_used_once_a_turn() {
    let game = sloar().after(&["power sloar pay f"]);
    refused(&game, "power sloar pay f", "used-this-turn");
    assert_eq!((at(&game, 0).fakirs, goods(&game, 0)), (1, "gold".into()));
}

// R-T2
#[test]
fn a_power_used_before_the_move_stays_used_after_it() {
    let game = sloar().after(&["power sloar pay f", "take a1", "drop b1 r"]);
    refused(&game, "power sloar pay f", "used-this-turn");
}

// R-T2
#[test]
fn only_the_owner_uses_a_power() {
    let game = PositionBuilder::new(&["M6 L4"]).djinns(1, "sloar").fakirs(0, 1).deck("gold").game();
    refused(&game, "power sloar pay f", "not-owned");
}

// R-T2
#[test]
fn a_power_is_used_in_the_owners_own_turn_only() {
    let table = sloar().bid_order(&[0]).turn_order(&[(0, &[1])]);
    let game = table.after(&["take a1", "drop b1 r", "kill c1 w", "pass", "end"]);
    assert_eq!(game.active(), Some(Seat(1)));
    refused(&game, "power sloar pay f", "not-owned");
    let game = sloar().bidding(&[0, 1]).game();
    refused(&game, "power sloar pay f", "wrong-step");
}

// R-T2
#[test]
fn powers_are_free_before_the_move_the_tribe_the_tile_and_the_end() {
    let market = || sloar().market("fish fish").coins(0, 6);
    for moves in [
        &[][..],
        &["take a1", "drop b1 r"],
        &["take a1", "drop b1 r", "kill c1 w"],
        &["take a1", "drop b1 r", "kill c1 w", "pass"],
    ] {
        let mut game = market().after(moves);
        let before = legal(&game);
        play(&mut game, "power sloar pay f");
        assert_eq!(goods(&game, 0), "gold", "after {moves:?}");
        let mut after = legal(&game);
        after.retain(|action| !action.starts_with("sell"));
        assert_eq!(after.len(), before.len() - 1, "the interrupted step goes on after {moves:?}");
    }
}

// R-T2
#[test]
fn no_power_is_used_between_picking_up_and_the_last_drop() {
    let game =
        PositionBuilder::new(&["M6:yw M6 M6:w"]).djinns(0, "sloar").fakirs(0, 1).deck("gold").after(&["take a1"]);
    refused(&game, "power sloar pay f", "wrong-step");
}

// R-T2
#[test]
fn no_power_is_used_while_another_choice_waits() {
    let table = || {
        PositionBuilder::new(&["O8 M6"])
            .djinns(0, "sloar enki sibittis")
            .elders(0, 4)
            .fakirs(0, 2)
            .deck("gold")
            .djinn_deck("leta utug boaz")
    };
    let game = table().after(&["power enki pay e"]);
    refused(&game, "power sloar pay f", "wrong-step");
    offers(&game, &["palm a1"]);
    let game = table().after(&["power sibittis pay ee"]);
    refused(&game, "power sloar pay f", "wrong-step");
    offers(&game, &["keep leta", "keep utug", "keep boaz"]);
}

// R-T2
#[test]
fn a_djinn_taken_in_this_turn_can_be_used_at_once() {
    let table = PositionBuilder::new(&["S6 M6"]).djinn_row("sloar").elders(0, 2).fakirs(0, 1).deck("gold").tile("a1");
    let game = table.after(&["djinn sloar pay ee", "power sloar pay f"]);
    assert_eq!(goods(&game, 0), "gold");
}

// R-T2
#[test]
fn with_two_players_each_marker_has_a_turn_of_its_own() {
    let table = PositionBuilder::new(&["M6 L4"]).djinns(0, "sloar").fakirs(0, 2).deck("gold silk");
    let table = table.bid_order(&[0]).turn_order(&[(0, &[0])]);
    let game = table.after(&["power sloar pay f", "skip", "end", "power sloar pay f"]);
    assert_eq!(goods(&game, 0), "gold silk");
}

// R-T3
#[test]
fn echidna_and_iblis_belong_to_their_tribes_step() {
    let table = || PositionBuilder::new(&["V5:y M6:y"]).djinns(0, "echidna iblis").elders(0, 4).fakirs(0, 2);
    let game = table().game();
    refused(&game, "power echidna pay ee", "wrong-moment");
    refused(&game, "power iblis pay e", "wrong-moment");
    let game = table().tribe("gg", "a1").game();
    refused(&game, "power echidna pay ee", "wrong-moment");
    refused(&game, "power iblis pay e", "wrong-moment");
    offers_of(&table().tribe("bb", "a1").game(), "power", &["power echidna pay ee", "power echidna pay ef"]);
    offers_of(&table().tribe("rr", "a1").game(), "power", &["power iblis pay e", "power iblis pay f"]);
    let game = table().tribe("bb", "a1").after(&["build 0"]);
    refused(&game, "power echidna pay ee", "wrong-moment");
}

// R-T3
#[test]
fn hagis_lamia_and_kumarbi_are_no_actions_of_their_own() {
    let game =
        PositionBuilder::new(&["V5 O8"]).djinns(0, "hagis lamia kumarbi").elders(0, 2).fakirs(0, 2).tile("a1").game();
    for power in ["power hagis pay e", "power lamia pay f", "power kumarbi pay f", "power hagis b1 pay e"] {
        refused(&game, power, "wrong-moment");
    }
}

// R-T4
#[test]
fn a_village_must_have_a_palace() {
    let game = PositionBuilder::new(&["V5 M6"]).tile("a1").game();
    offers(&game, &["palace a1"]);
    refused(&game, "pass", "compulsory");
    refused(&game, "palm a1", "wrong-tile");
    refused(&game, "palace b1", "wrong-tile");
    let game = PositionBuilder::new(&["V5#1@1 M6"]).tile("a1").after(&["palace a1"]);
    assert_eq!((tile(&game, "a1"), step(&game)), ("V5#2@1".into(), "end".into()));
    assert_eq!(game.supply.left(naqala::game::Building::Palace), 4);
}

// R-T4
#[test]
fn an_oasis_must_have_a_palm_tree() {
    let game = PositionBuilder::new(&["O8 M6"]).tile("a1").game();
    offers(&game, &["palm a1"]);
    refused(&game, "pass", "compulsory");
    let game = PositionBuilder::new(&["O8^2@0 M6"]).tile("a1").after(&["palm a1"]);
    assert_eq!((tile(&game, "a1"), step(&game)), ("O8^3@0".into(), "end".into()));
    assert_eq!(game.supply.left(naqala::game::Building::Palm), 4);
}

// R-T4
#[test]
fn without_a_piece_in_the_supply_the_tile_is_ignored() {
    for kind in ["V5", "O8"] {
        let game = PositionBuilder::new(&[&format!("M6:y {kind}:y")]).supply(0, 0).after(&["take a1", "drop b1 y"]);
        assert_eq!((step(&game), tile(&game, "b1")), ("end".into(), format!("{kind}@0")));
    }
}

// R-T4
#[test]
fn the_other_tiles_actions_are_optional() {
    let table = |board| PositionBuilder::new(board).market("fish fish").djinn_row("boaz").elders(0, 2);
    for board in [&["M6 V5"], &["L4 V5"], &["S6 V5"]] {
        let game = table(board).tile("a1").after(&["pass"]);
        assert_eq!((step(&game), coins(&game, 0), at(&game, 0).elders()), ("end".into(), 50, 2));
    }
}

// R-T5
#[test]
fn the_action_is_that_of_the_final_tile_whoever_controls_it() {
    let game = PositionBuilder::new(&["M6:y O8:y@1"]).after(&["take a1", "drop b1 y", "palm b1"]);
    assert_eq!(tile(&game, "b1"), "O8^1@1");
}

// R-T5
#[test]
fn a_tile_taken_by_a_kill_gives_no_action() {
    let game = PositionBuilder::new(&["V5:w M6 O8"]).tribe("rr", "c1").after(&["kill a1 w"]);
    offers(&game, &["palm c1"]);
    let game = PositionBuilder::new(&["V5:w M6 M6"]).tribe("rr", "c1").after(&["kill a1 w"]);
    offers(&game, &["end"]);
}

// R-T6
#[test]
fn a_small_market_sells_one_of_the_first_three_cards() {
    let table = || PositionBuilder::new(&["M6 V5"]).market("fish fakir fish gold").tile("a1");
    offers(&table().game(), &["buy fish", "buy fakir", "pass"]);
    refused(&table().game(), "buy gold", "not-there");
    refused(&table().game(), "buy fakir fish", "wrong-count");
    let game = table().after(&["buy fish"]);
    assert_eq!((coins(&game, 0), goods(&game, 0), market(&game)), (47, "fish".into(), "fakir fish gold".into()));
    offers(&game, &["sell fish", "end"]);
}

// R-T6
#[test]
fn a_large_market_sells_two_of_the_first_six_cards() {
    let table = || PositionBuilder::new(&["L4 V5"]).market("fish fish fakir fakir fakir gold silk").tile("a1");
    let pairs = ["buy fish fish", "buy fakir fish", "buy fakir fakir", "buy fakir gold", "buy fish gold"];
    offers_of(&table().game(), "buy", &pairs);
    refused(&table().game(), "buy fish", "wrong-count");
    refused(&table().game(), "buy fish silk", "not-there");
    refused(&table().game(), "buy gold gold", "not-there");
    let game = table().after(&["buy fakir gold"]);
    assert_eq!((coins(&game, 0), goods(&game, 0), at(&game, 0).fakirs), (44, "gold".into(), 1));
    assert_eq!(market(&game), "fish fish fakir fakir silk");
}

// R-T6
#[test]
fn the_first_cards_are_those_still_there() {
    let game = PositionBuilder::new(&["M6 V5"]).market("fish gold silk wheat spice").deck("ivory").tribe("gg", "a1");
    let game = game.after(&["trade"]);
    offers_of(&game, "buy", &["buy silk", "buy wheat", "buy spice"]);
    assert_eq!(market(&game), "silk wheat spice", "no refill before clean-up");
}

// R-T6
#[test]
fn a_market_that_cannot_be_paid_or_is_empty_passes_by_itself() {
    for (board, price) in [("V5:y M6:y", 3), ("V5:y L4:y", 6)] {
        let table = |coins| PositionBuilder::new(&[board]).market("fish gold").coins(0, coins);
        let moves = ["take a1", "drop b1 y"];
        assert_eq!(step(&table(price - 1).after(&moves)), "end");
        assert_eq!(step(&table(price).after(&moves)), "tile");
        assert_eq!(step(&PositionBuilder::new(&[board]).after(&moves)), "end");
    }
}

// R-T7
#[test]
fn a_djinn_costs_two_elders_or_an_elder_and_a_fakir() {
    let table = |elders, fakirs| {
        PositionBuilder::new(&["S6 M6"]).djinn_row("boaz leta").elders(0, elders).fakirs(0, fakirs).tile("a1")
    };
    let all = ["djinn boaz pay ee", "djinn boaz pay ef", "djinn leta pay ee", "djinn leta pay ef"];
    offers_of(&table(2, 1).game(), "djinn", &all);
    offers_of(&table(1, 3).game(), "djinn", &["djinn boaz pay ef", "djinn leta pay ef"]);
    offers_of(&table(3, 0).game(), "djinn", &["djinn boaz pay ee", "djinn leta pay ee"]);
    offers_of(&table(0, 3).game(), "djinn", &[]);
    refused(&table(2, 2).game(), "djinn boaz pay e", "cannot-pay");
    refused(&table(2, 2).game(), "djinn boaz pay f", "cannot-pay");
    refused(&table(2, 2).game(), "djinn utug pay ee", "not-there");
}

// R-T7
#[test]
fn one_djinn_is_taken_on_each_visit() {
    let table = PositionBuilder::new(&["S6 M6"]).djinn_row("boaz leta utug").elders(0, 4).tile("a1");
    let game = table.after(&["djinn leta pay ee"]);
    assert_eq!((text(&at(&game, 0).djinns), djinn_row(&game)), ("leta".into(), "boaz utug".into()));
    refused(&game, "djinn boaz pay ee", "wrong-step");
    assert_eq!(step(&game), "end");
}

// R-T7
#[test]
fn a_sacred_place_without_payment_or_djinn_passes_by_itself() {
    let moves = ["take a1", "drop b1 y"];
    let game = PositionBuilder::new(&["M6:y S6:y"]).djinn_row("boaz").elders(0, 1).after(&moves);
    assert_eq!(step(&game), "end");
    let game = PositionBuilder::new(&["M6:y S6:y"]).elders(0, 2).after(&moves);
    assert_eq!(step(&game), "end");
}

// R-T7
#[test]
fn djinns_are_taken_at_sacred_places_only() {
    let game = PositionBuilder::new(&["M6 S6"]).market("fish").djinn_row("boaz").elders(0, 2).tile("a1").game();
    refused(&game, "djinn boaz pay ee", "wrong-tile");
    let game = PositionBuilder::new(&["S6 M6"]).market("fish").djinn_row("boaz").elders(0, 2).tile("a1").game();
    refused(&game, "buy fish", "wrong-tile");
}

// R-T8
#[test]
fn any_number_of_sets_is_sold_at_the_end() {
    let table = PositionBuilder::new(&["M6 V5"]).goods(0, "fish fish fish gold silk").end();
    let game = table.after(&["sell fish gold silk", "sell fish", "sell fish"]);
    assert_eq!((coins(&game, 0), goods(&game, 0)), (50 + 7 + 1 + 1, String::new()));
}

// R-T8
#[test]
fn a_set_sells_for_what_the_table_says() {
    let all = ["fish", "gold", "ivory", "jewels", "papyrus", "pottery", "silk", "spice", "wheat"];
    for (count, worth) in [1, 3, 7, 13, 21, 30, 40, 50, 60].into_iter().enumerate() {
        let set = all[..=count].join(" ");
        let game = PositionBuilder::new(&["M6 V5"]).goods(0, &set).end().after(&[&format!("sell {set}")]);
        assert_eq!(coins(&game, 0), 50 + worth, "{set}");
    }
}

// R-T8
#[test]
fn a_set_holds_different_goods_that_one_has_and_no_fakirs() {
    let game = PositionBuilder::new(&["M6 V5"]).goods(0, "fish fish gold").fakirs(0, 3).end().game();
    offers(&game, &["sell fish", "sell gold", "sell fish gold", "end"]);
    refused(&game, "sell silk", "not-there");
    for no_set in ["sell fakir", "sell fakir fish", "sell fish fish", "sell"] {
        assert!(no_set.parse::<Action>().is_err(), "{no_set}");
    }
}

// R-T8
#[test]
fn nothing_is_sold_before_the_end_of_the_turn() {
    let table = || PositionBuilder::new(&["M6:y V5:y"]).goods(0, "fish");
    refused(&table().game(), "sell fish", "wrong-step");
    refused(&table().tile("b1").game(), "sell fish", "wrong-step");
    refused(&table().tribe("gg", "b1").game(), "sell fish", "wrong-step");
}

// R-T9
#[test]
fn every_tile_of_the_base_game_holds_meeples_and_pieces() {
    let base = TileKind::ALL.into_iter().filter(|kind| kind.expansion().is_none());
    assert_eq!(base.filter(|kind| kind.holds_meeples()).count(), 5);
    let game = PositionBuilder::new(&["M6 V5 O8 S6 L4"]).djinns(0, "leta").elders(0, 2).game();
    let anywhere = ["a1", "b1", "c1", "d1", "e1"].map(|tile| format!("power leta {tile} pay ee"));
    offers_of(&game, "power leta", &anywhere.each_ref().map(String::as_str));
    refused(&game, "power leta a2 pay ee", "off-board");
}

// R-T10
#[test]
fn elders_paid_go_to_the_bag_and_fakirs_to_the_discard() {
    let table = PositionBuilder::new(&["S6 M6"]).djinn_row("boaz").elders(0, 3).fakirs(0, 2).bag("y").tile("a1");
    let game = table.after(&["djinn boaz pay ef"]);
    assert_eq!((bag(&game), discard(&game)), ("yw".into(), "fakir".into()));
    assert_eq!((at(&game, 0).elders(), at(&game, 0).fakirs), (2, 1));
}

// R-T10
#[test]
fn goods_sold_go_to_the_discard() {
    let game = PositionBuilder::new(&["M6 V5"]).goods(0, "fish gold").discard("silk").end().after(&["sell fish gold"]);
    assert_eq!(discard(&game), "fish gold silk");
}
