//! Bidding (rules 3).

use crate::support::{PositionBuilder, action, at, coins, discard, legal, offers, play, play_all, refused, step, text};
use naqala::game::{Event, Game, Seat};

/// Builds a bid for these markers, on a board where nobody can move.
fn auction(players: usize, order: &[u8]) -> PositionBuilder {
    PositionBuilder::new(&["M6 M6"]).players(players).bidding(order)
}

/// Returns the players in the order of their turns. Everybody skips the move.
fn turns(game: &mut Game) -> Vec<u8> {
    let mut seats = Vec::new();
    while step(game) == "move" {
        seats.extend(game.active().map(|seat| seat.0));
        play_all(game, &["skip", "end"]);
    }
    seats
}

// R-B1
#[test]
fn markers_bid_in_the_order_of_the_bid_order_track() {
    let mut game = auction(3, &[2, 0, 1]).game();
    for (seat, bid) in [(2, "bid 0"), (0, "bid 5"), (1, "bid 1")] {
        assert_eq!(game.active(), Some(Seat(seat)));
        play(&mut game, bid);
    }
    assert_eq!(step(&game), "move");
}

// R-B1
#[test]
fn a_bid_pays_its_price_at_once() {
    let game = auction(3, &[2, 0, 1]).after(&["bid 12"]);
    assert_eq!([0, 1, 2].map(|seat| coins(&game, seat)), [50, 50, 38]);
    assert_eq!(game.turn_order.group(12), [Seat(2)]);
    assert_eq!(text(&game.bid_order), "@0 @1");
}

// R-B1
#[test]
fn every_price_is_open_at_first() {
    let game = auction(3, &[0, 1, 2]).game();
    offers(&game, &["bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"]);
    refused(&game, "bid 4", "no-such-price");
}

// R-B1
#[test]
fn a_taken_spot_is_closed() {
    let game = auction(3, &[0, 1, 2]).after(&["bid 5"]);
    refused(&game, "bid 5", "taken");
    offers(&game, &["bid 0", "bid 1", "bid 3", "bid 8", "bid 12", "bid 18"]);
}

// R-B1
#[test]
fn with_two_players_each_marker_bids() {
    let game = auction(2, &[0, 0, 1, 1]).after(&["bid 3", "bid 8", "bid 0", "bid 5"]);
    assert_eq!([coins(&game, 0), coins(&game, 1)], [39, 45]);
}

// R-B2
#[test]
fn a_newcomer_pushes_the_markers_on_zero_back() {
    let mut game = auction(4, &[0, 1, 2, 3]).after(&["bid 0", "bid 0"]);
    let events = play(&mut game, "bid 0");
    assert_eq!(text(game.turn_order.group(0)), "@2 @1 @0");
    let pushed: Vec<_> = events.into_iter().filter(|event| matches!(event, Event::Pushed { .. })).collect();
    let by = Seat(2);
    assert_eq!(pushed, [1, 0].map(|seat| Event::Pushed { player: Seat(seat), by }));
}

// R-B2
#[test]
fn within_the_zeros_the_last_to_arrive_plays_first() {
    let mut game = auction(3, &[0, 1, 2]).after(&["bid 0", "bid 0", "bid 0"]);
    assert_eq!(turns(&mut game), [2, 1, 0]);
}

// R-B2
#[test]
fn a_full_group_is_closed() {
    let game = auction(4, &[0, 1, 2, 3]).after(&["bid 0", "bid 0", "bid 0"]);
    refused(&game, "bid 0", "taken");
}

// R-B3
#[test]
fn the_price_must_be_affordable() {
    let game = auction(3, &[0, 1, 2]).coins(0, 4).game();
    offers(&game, &["bid 0", "bid 1", "bid 3"]);
    refused(&game, "bid 5", "cannot-pay");
    let game = auction(3, &[0, 1, 2]).coins(0, 5).after(&["bid 5"]);
    assert_eq!(coins(&game, 0), 0);
}

// R-B3
#[test]
fn who_can_afford_nothing_takes_the_cheapest_open_spot() {
    let table = || auction(4, &[3]).turn_order(&[(0, &[0, 1, 2])]).coins(3, 0);
    offers(&table().game(), &["bid 1"]);
    let game = table().after(&["bid 1"]);
    assert_eq!(coins(&game, 3), 0);
    assert_eq!(game.active(), Some(Seat(3)), "dearest first");
}

// R-B3, R-B4
#[test]
fn kumarbi_does_not_close_the_cheapest_spot_to_who_can_afford_nothing() {
    let table = || auction(4, &[3]).turn_order(&[(0, &[0, 1, 2])]).coins(3, 0).djinns(3, "kumarbi").fakirs(3, 2);
    offers(&table().game(), &["bid 1", "bid 1 fakirs 1", "bid 3 fakirs 2"]);
    refused(&table().game(), "bid 3 fakirs 1", "cannot-pay");
    assert_eq!(at(&table().after(&["bid 1"]), 3).fakirs, 2);
}

// R-B4
#[test]
fn kumarbi_lowers_the_price_one_step_for_each_fakir() {
    let prices = [18, 12, 8, 5, 3, 1, 0];
    for (fakirs, price) in prices.into_iter().enumerate().skip(1) {
        let bid = format!("bid 18 fakirs {fakirs}");
        let game = auction(3, &[0, 1, 2]).djinns(0, "kumarbi").fakirs(0, 6).after(&[&bid]);
        assert_eq!(coins(&game, 0), 50 - price, "{bid}");
        assert_eq!(usize::from(at(&game, 0).fakirs), 6 - fakirs);
        assert_eq!(game.supply.cards.discard.len(), fakirs);
        assert_eq!(game.turn_order.group(18), [Seat(0)]);
    }
}

// R-B4
#[test]
fn a_bid_takes_no_more_fakirs_than_lead_to_zero() {
    let game = auction(3, &[0, 1, 2]).djinns(0, "kumarbi").fakirs(0, 9).game();
    refused(&game, "bid 0 fakirs 1", "no-such-price");
    refused(&game, "bid 3 fakirs 3", "no-such-price");
    assert!(legal(&game).contains("bid 3 fakirs 2"));
    assert!("bid 3 fakirs 0".parse::<naqala::game::Action>().is_err(), "at least one");
}

// R-B4
#[test]
fn kumarbi_makes_dear_spots_affordable() {
    let game = auction(3, &[0, 1, 2]).coins(0, 3).djinns(0, "kumarbi").fakirs(0, 1).game();
    offers(&game, &["bid 0", "bid 1", "bid 1 fakirs 1", "bid 3", "bid 3 fakirs 1", "bid 5 fakirs 1"]);
}

// R-B4, R-T2
#[test]
fn only_the_owner_of_kumarbi_bids_with_fakirs_and_only_with_those_held() {
    let game = auction(2, &[0, 1]).fakirs(0, 3).djinns(1, "kumarbi").game();
    refused(&game, "bid 3 fakirs 1", "not-owned");
    let game = auction(2, &[0, 1]).fakirs(0, 1).djinns(0, "kumarbi").game();
    refused(&game, "bid 8 fakirs 2", "cannot-pay");
}

// R-B1, R-B3, R-B4
#[test]
fn a_refused_bid_names_its_rule() {
    let game = auction(2, &[0, 1]).coins(0, 2).djinns(0, "kumarbi").fakirs(0, 1).game();
    let rule = |text| {
        let bid = action(text);
        game.check(bid).map_or_else(|refusal| refusal.rule_for(bid), |()| "legal")
    };
    assert_eq!(["bid 4", "bid 5", "bid 0 fakirs 1", "bid 5 fakirs 2"].map(rule), ["R-B1", "R-B3", "R-B4", "R-B4"]);
}

// R-B4
#[test]
fn kumarbi_helps_in_each_bid_of_two_markers() {
    let game = auction(2, &[0, 0, 1]).djinns(0, "kumarbi").fakirs(0, 3).after(&["bid 8 fakirs 2", "bid 5 fakirs 1"]);
    assert_eq!((coins(&game, 0), at(&game, 0).fakirs), (44, 0));
    assert_eq!(discard(&game), "fakir fakir fakir");
}

// R-B5
#[test]
fn turns_go_from_the_dearest_to_the_cheapest() {
    let mut game = auction(4, &[0, 1, 2, 3]).after(&["bid 0", "bid 18", "bid 1", "bid 8"]);
    assert_eq!(turns(&mut game), [1, 3, 2, 0]);
}

// R-B5
#[test]
fn with_two_players_each_marker_has_its_turn() {
    let mut game = auction(2, &[0, 1, 0, 1]).after(&["bid 0", "bid 0", "bid 3", "bid 1"]);
    assert_eq!(turns(&mut game), [0, 1, 1, 0]);
}

// R-B5, R-B1
#[test]
fn the_marker_goes_back_to_the_bid_order_track_when_its_turn_begins() {
    let mut game = auction(3, &[0, 1, 2]).after(&["bid 0", "bid 1", "bid 3"]);
    assert_eq!(text(&game.bid_order), "@2");
    play_all(&mut game, &["skip", "end"]);
    assert_eq!(text(&game.bid_order), "@2 @1");
    assert_eq!(game.turn_order.group(0), [Seat(0)]);
}
