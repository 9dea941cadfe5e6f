//! Five players, and the track they play on (rules 1.4, 1.5, R-B2, R-B6).

use crate::support::{PositionBuilder, at, coins, offers, play, play_all, refused, step, text};
use naqala::game::{Event, Expansion, Game, Options, Seat, spots};

/// Builds a bid for five markers, on a board where nobody can move.
fn auction(order: &[u8]) -> PositionBuilder {
    PositionBuilder::with_whims(&["M6 M6"]).players(5).bidding(order)
}

// R-B1
#[test]
fn the_track_of_five_has_twelve_spots() {
    assert_eq!(spots(5), [(0, 3), (1, 2), (3, 2), (5, 2), (8, 1), (12, 1), (18, 1)]);
    assert_eq!(spots(5).iter().map(|&(_, count)| count).sum::<usize>(), 12);
}

// R-B2
#[test]
fn a_doubled_price_takes_two_markers() {
    for price in [1, 3, 5] {
        let bid = format!("bid {price}");
        let game = auction(&[0, 1, 2, 3, 4]).after(&[&bid, &bid]);
        assert_eq!([coins(&game, 0), coins(&game, 1)], [50 - price, 50 - price]);
        refused(&game, &bid, "taken");
    }
}

// R-B2
#[test]
fn the_dear_prices_are_not_doubled() {
    for price in [8, 12, 18] {
        let bid = format!("bid {price}");
        refused(&auction(&[0, 1, 2, 3, 4]).after(&[&bid]), &bid, "taken");
    }
    let game = PositionBuilder::with_whims(&["M6 M6"]).players(4).bidding(&[0, 1, 2, 3]).after(&["bid 3"]);
    refused(&game, "bid 3", "taken");
}

// R-B2
#[test]
fn a_newcomer_to_a_doubled_price_pushes_the_marker_there_back() {
    let mut game = auction(&[0, 1, 2, 3, 4]).after(&["bid 3"]);
    let events = play(&mut game, "bid 3");
    assert!(events.contains(&Event::Pushed { player: Seat(0), by: Seat(1) }));
    assert_eq!(text(game.turn_order.group(3)), "@1 @0");
}

// R-B2, R-B5
#[test]
fn five_play_from_the_dearest_and_the_last_to_arrive_first() {
    let mut game = auction(&[0, 1, 2, 3, 4]).after(&["bid 1", "bid 5", "bid 1", "bid 0", "bid 5"]);
    let mut order = Vec::new();
    while step(&game) == "move" {
        order.extend(game.active().map(|seat| seat.0));
        play_all(&mut game, &["skip", "end"]);
    }
    assert_eq!(order, [4, 1, 2, 0, 3]);
}

// R-B4
#[test]
fn kumarbi_counts_a_doubled_price_as_one_step() {
    let game = auction(&[0, 1, 2, 3, 4]).djinns(0, "kumarbi").fakirs(0, 2).after(&["bid 5 fakirs 2"]);
    assert_eq!((coins(&game, 0), text(game.turn_order.group(5))), (49, "@0".into()));
}

// R-B3
#[test]
fn the_dead_end_takes_the_cheapest_open_spot_of_five_too() {
    let table = auction(&[4]).turn_order(&[(0, &[0, 1, 2]), (1, &[3])]).coins(4, 0);
    let game = table.game();
    offers(&game, &["bid 1"]);
}

fn kali(owner: usize, order: &[u8]) -> PositionBuilder {
    auction(order).djinns(owner, "kali")
}

// R-B6
#[test]
fn kali_earns_one_for_each_marker_her_owner_pushes() {
    let game = kali(2, &[0, 1, 2, 3, 4]).after(&["bid 0", "bid 0", "bid 0"]);
    assert_eq!([0, 1, 2].map(|seat| coins(&game, seat)), [50, 50, 52]);
    let game = kali(1, &[0, 1, 2, 3, 4]).after(&["bid 3", "bid 3"]);
    assert_eq!(coins(&game, 1), 50 - 3 + 1);
}

// R-B6
#[test]
fn kali_earns_two_each_time_an_opponent_pushes_her_owner() {
    let game = kali(0, &[0, 1, 2, 3, 4]).after(&["bid 0", "bid 0", "bid 0"]);
    assert_eq!([0, 1, 2].map(|seat| coins(&game, seat)), [54, 50, 50]);
}

// R-B6
#[test]
fn kali_earns_nothing_where_nobody_moves_or_others_push_each_other() {
    let game = kali(4, &[0, 1, 2, 3, 4]).after(&["bid 0", "bid 0", "bid 1", "bid 0"]);
    assert_eq!(coins(&game, 4), 50);
    let game = kali(0, &[0, 1, 2, 3, 4]).after(&["bid 8", "bid 0"]);
    assert_eq!([coins(&game, 0), coins(&game, 1)], [42, 50]);
}

// R-B6
#[test]
fn kali_does_not_count_her_owners_own_markers() {
    let table = PositionBuilder::with_whims(&["M6 M6"]).djinns(0, "kali").bidding(&[0, 0, 1, 1]);
    let mut game = table.after(&["bid 0", "bid 0"]);
    assert_eq!(coins(&game, 0), 50, "pushing oneself");
    play(&mut game, "bid 0");
    assert_eq!(coins(&game, 0), 54, "two markers pushed by an opponent");
}

const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Pierre", "Noor"];

// R-U7
#[test]
fn five_play_only_with_an_expansion() {
    assert!(Game::new(&Options::new(NAMES, 1)).is_err());
    for expansion in Expansion::ALL {
        let game = Game::new(&Options::new(NAMES, 1).with([expansion])).expect("five players");
        assert_eq!((game.bid_order.len(), game.turn_order.prices().count()), (5, 7));
        assert!(game.seats().all(|seat| (at(&game, seat.0).camels, coins(&game, seat.0)) == (8, 50)));
    }
    let six = NAMES.into_iter().chain(["Zoe"]);
    assert!(Game::new(&Options::new(six, 1).with(Expansion::ALL)).is_err());
}

// R-U7
#[test]
fn two_players_have_two_markers_and_eleven_camels_with_each_expansion() {
    for expansion in Expansion::ALL {
        let game = Game::new(&Options::new(["Anna", "Sam"], 1).with([expansion])).expect("two players");
        assert_eq!(game.bid_order.len(), 4);
        for seat in game.seats() {
            let player = at(&game, seat.0);
            assert_eq!((player.camels, player.has_tent), (11, expansion == Expansion::Artisans));
        }
    }
}

// R-U7
#[test]
fn five_players_stand_on_the_bid_order_track_in_random_order() {
    let game = |seed| Game::new(&Options::new(NAMES, seed).with([Expansion::Whims])).expect("five players");
    let orders: std::collections::BTreeSet<_> = (0..1000).map(|seed| text(&game(seed).bid_order)).collect();
    assert_eq!(orders.len(), 120, "all orders of five markers");
}
