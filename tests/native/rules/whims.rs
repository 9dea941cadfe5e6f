//! Cities, the great lake and whims (rules 8, R-S6, R-S7, R-N1).

use crate::support::{
    PositionBuilder, at, coins, fulfilled, json_of, legal, offers, offers_of, play, refused, score, step, tile, whims,
};
use naqala::game::{Event, Game, Refill, Seat};

// R-W1, R-T4
#[test]
fn the_whim_of_the_city_comes_to_hand_automatically() {
    let game = PositionBuilder::with_whims(&["M6:y B:y=grove"]).whims(0, "court").after(&["take a1", "drop b1 y"]);
    assert_eq!((tile(&game, "b1"), whims(&game, 0), step(&game)), ("B@0".into(), "court grove".into(), "end".into()));
    let game = PositionBuilder::with_whims(&["M6:y R:y@1=forest"]).after(&["take a1", "drop b1 y"]);
    assert_eq!((tile(&game, "b1"), whims(&game, 0), whims(&game, 1)), ("R@1".into(), "forest".into(), String::new()));
}

// R-W1
#[test]
fn a_city_without_a_whim_gives_nothing() {
    let game = PositionBuilder::with_whims(&["M6:y B:y"]).whim_deck("grove").after(&["take a1", "drop b1 y"]);
    assert_eq!((tile(&game, "b1"), whims(&game, 0), step(&game)), ("B@0".into(), String::new(), "end".into()));
}

// R-W1, R-T5
#[test]
fn a_city_that_one_passes_or_takes_by_a_kill_keeps_its_whim() {
    let game = PositionBuilder::with_whims(&["M6:yw B=grove L4:w"]).after(&["take a1", "drop b1 y", "drop c1 w"]);
    assert_eq!((tile(&game, "b1"), whims(&game, 0)), ("B:y=grove".into(), String::new()));
    let game = PositionBuilder::with_whims(&["V5 B:w=grove"]).tribe("rr", "a1").after(&["kill b1 w"]);
    assert_eq!((tile(&game, "b1"), whims(&game, 0)), ("B@0=grove".into(), String::new()));
}

// R-W1
#[test]
fn the_whim_comes_after_the_tribes_action() {
    let mut game = PositionBuilder::with_whims(&["M6:b B:b=grove"]).after(&["take a1", "drop b1 b"]);
    assert_eq!((step(&game), whims(&game, 0)), ("tribe".into(), String::new()));
    let events = play(&mut game, "build 0");
    assert!(events.contains(&Event::WhimTaken { player: Seat(0), tile: "b1".parse().expect("a tile") }));
    assert_eq!((coins(&game, 0), whims(&game, 0)), (52, "grove".into()), "the city itself is blue-valued");
    refused(&game, "pass", "wrong-step");
}

// R-W1
#[test]
fn ganapati_earns_one_when_its_owner_takes_a_whim_and_two_when_an_opponent_does() {
    let table = |owner| PositionBuilder::with_whims(&["M6:y B:y=grove"]).djinns(owner, "ganapati");
    let earned = |owner: usize| coins(&table(owner).after(&["take a1", "drop b1 y"]), owner as u8) - 50;
    assert_eq!([earned(0), earned(1)], [1, 2]);
    let game = PositionBuilder::with_whims(&["M6:y B:y"]).djinns(1, "ganapati").after(&["take a1", "drop b1 y"]);
    assert_eq!(coins(&game, 1), 50, "no whim lay there");
}

/// Builds a position in which the first player meets `council` and not `elders`.
fn council() -> PositionBuilder {
    PositionBuilder::with_whims(&["M6:g L4:g V5"]).viziers(0, 5).whims(0, "elders council")
}

// R-W2
#[test]
fn a_whim_is_laid_for_its_coins_and_stays_with_its_owner() {
    let mut game = council().game();
    offers_of(&game, "whim", &["whim council"]);
    let events = play(&mut game, "whim council");
    assert_eq!((coins(&game, 0), whims(&game, 0), fulfilled(&game, 0)), (60, "elders".into(), "council".into()));
    assert_eq!((at(&game, 0).viziers(), step(&game), events.len()), (5, "move".into(), 2));
    refused(&game, "whim council", "not-owned");
    refused(&game, "whim elders", "not-fulfilled");
}

// R-W2
#[test]
fn whims_are_laid_at_the_moments_of_powers() {
    for table in [council(), council().tribe("bb", "b1"), council().tile("b1").market("fish fish"), council().end()] {
        let game = table.game();
        let mut after = game.clone();
        play(&mut after, "whim council");
        assert_eq!((step(&after), coins(&after, 0)), (step(&game), 60));
    }
    let game = PositionBuilder::with_whims(&["M6:yw L4 V5:w"]).viziers(0, 5).whims(0, "council").after(&["take a1"]);
    refused(&game, "whim council", "wrong-step");
    let table = council().djinns(0, "enki").fakirs(0, 1).with("/board", serde_json::json!(["O8 M6:g"]));
    refused(&table.after(&["power enki pay f"]), "whim council", "wrong-step");
}

// R-W2
#[test]
fn a_whim_is_laid_just_before_ones_own_bid() {
    let table = || council().coins(0, 0).whims(1, "retinue").fakirs(1, 4);
    let mut game = table().bidding(&[0, 1]).game();
    offers(&game, &["bid 0", "whim council"]);
    play(&mut game, "whim council");
    offers_of(&game, "bid", &["bid 0", "bid 1", "bid 3", "bid 5", "bid 8"]);
    refused(&game, "whim retinue", "not-owned");
    play(&mut game, "bid 8");
    offers_of(&game, "whim", &["whim retinue"]);
}

// R-W2
#[test]
fn two_whims_can_be_laid_in_one_turn() {
    let game = council().elders(0, 4).after(&["whim council", "whim elders"]);
    assert_eq!((coins(&game, 0), fulfilled(&game, 0)), (70, "council elders".into()));
}

// R-W2, R-W3
#[test]
fn at_the_end_of_the_game_whims_that_are_met_lay_themselves_and_others_are_worth_nothing() {
    let table = council().whims(1, "retinue grove").fakirs(1, 4).ending().bid_order(&[0, 1]).end();
    let mut game = table.game();
    let events = play(&mut game, "end");
    assert!(game.is_over());
    assert_eq!((coins(&game, 0), whims(&game, 0), fulfilled(&game, 0)), (60, "elders".into(), "council".into()));
    assert_eq!((coins(&game, 1), whims(&game, 1), fulfilled(&game, 1)), (60, "grove".into(), "retinue".into()));
    assert_eq!(game.score(Seat(1)).total(), 60, "grove adds nothing");
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let laid = place(|event| matches!(event, Event::WhimFulfilled { .. }));
    assert!(laid < place(|event| matches!(event, Event::GameEnded { .. })));
    refused(&game, "whim elders", "game-over");
}

// R-W2
#[test]
fn whims_do_not_lay_themselves_before_the_end() {
    let game = council().bid_order(&[0, 1]).end().after(&["end"]);
    assert_eq!((coins(&game, 0), step(&game)), (50, "bid".into()));
}

fn cities(held: usize) -> Game {
    let kinds = ["B", "B", "B", "R", "R"];
    let tile = |index: usize| format!("{}{}", kinds[index], if index < held { "@0" } else { "@1" });
    let row: Vec<_> = (0..5).map(tile).collect();
    PositionBuilder::with_whims(&[&row.join(" ")]).game()
}

// R-S7
#[test]
fn x12_cities_are_worth_five_times_their_square() {
    let worth = |held| score(&cities(held), 0, "cities");
    assert_eq!([0, 1, 2, 3, 4, 5].map(worth), [0, 5, 20, 45, 80, 125]);
    assert_eq!(score(&cities(3), 1, "cities"), 20);
}

// R-S7, R-S5
#[test]
fn cities_have_no_value_of_their_own() {
    let game = cities(5);
    assert_eq!((score(&game, 0, "tiles"), game.score(Seat(0)).total()), (0, 50 + 125));
}

/// Builds a position with palm trees and palaces around the lake on b2, and two tiles away from it.
fn lake() -> PositionBuilder {
    PositionBuilder::with_whims(&["O8^2@0 M6#1@0 M6 V5^1#1@0", "L4^1@1 G M6^1@0 M6", "M6 M6 V5#2@1 M6"])
}

// R-S6
#[test]
fn palm_trees_and_palaces_count_double_around_the_lake() {
    let game = lake().game();
    assert_eq!((score(&game, 0, "palms"), score(&game, 0, "palaces")), (3 * (2 * 2 + 2 + 1), 5 * (2 + 1)));
    assert_eq!((score(&game, 1, "palms"), score(&game, 1, "palaces")), (3 * 2, 5 * 2 * 2));
}

// R-S6
#[test]
fn haurvatats_palm_trees_are_worth_ten_around_the_lake() {
    let game = lake().djinns(1, "haurvatat").game();
    assert_eq!((score(&game, 1, "palms"), score(&game, 1, "palaces")), (10, 20));
    assert_eq!(score(&game, 0, "palms"), 21);
}

// R-N1
#[test]
fn clean_up_lays_a_whim_on_every_city_without_one_in_reading_order() {
    let board = ["M6 R B=line", "B M6 M6", "R:y M6 B@0"];
    let table = PositionBuilder::with_whims(&board).whim_deck("grove court oases council elders").bid_order(&[0]).end();
    let mut game = table.game();
    let events = play(&mut game, "end");
    let found = json_of(&game)["board"].clone();
    assert_eq!(found, serde_json::json!(["M6 R=grove B=line", "B=court M6 M6", "R:y=oases M6 B@0=council"]));
    assert_eq!(crate::support::text(&game.supply.whims), "elders");
    let laid =
        events.iter().any(|event| matches!(event, Event::Refilled { row: Refill::Whims(laid) } if laid.len() == 4));
    assert!(laid);
}

// R-N1, R-N2
#[test]
fn when_the_whims_run_out_cities_stay_bare() {
    let table = PositionBuilder::with_whims(&["R B", "B M6"]).whim_deck("grove").bid_order(&[0]).end();
    let game = table.after(&["end"]);
    assert_eq!(json_of(&game)["board"], serde_json::json!(["R=grove B", "B M6"]));
    assert!(legal(&game).contains("bid 0"));
}

// R-N1
#[test]
fn whims_are_laid_after_the_last_round_too() {
    let game = PositionBuilder::with_whims(&["R M6"]).whim_deck("grove").ending().bid_order(&[0]).end().after(&["end"]);
    assert!(game.is_over());
    assert_eq!(tile(&game, "a1"), "R=grove");
}
