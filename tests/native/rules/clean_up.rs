//! Clean-up, the end of a round and of the game (rules 9).

use crate::support::{PositionBuilder, at, discard, djinn_row, market, offers, play, play_all, refused, step, text};
use naqala::game::{Event, Game, Seat};

/// Builds the end of the last turn of a round. The first player bids next.
fn last_turn() -> PositionBuilder {
    PositionBuilder::new(&["M6 V5"]).bid_order(&[0, 1]).end()
}

// R-N1
#[test]
fn the_rows_are_refilled_on_the_right() {
    let table = last_turn().market("fish gold silk").deck("ivory wheat spice jewels papyrus pottery fakir");
    let game = table.djinn_row("boaz").djinn_deck("leta utug nekir").after(&["end"]);
    assert_eq!(market(&game), "fish gold silk ivory wheat spice jewels papyrus pottery");
    assert_eq!(text(&game.supply.cards.pile), "fakir");
    assert_eq!((djinn_row(&game), text(&game.supply.djinns.pile)), ("boaz leta utug".into(), "nekir".into()));
    assert_eq!((step(&game), game.round, game.active()), ("bid".into(), 2, Some(Seat(0))));
}

// R-N1
#[test]
fn gaps_close_to_the_left() {
    let table =
        PositionBuilder::new(&["M6 V5"]).market("fish gold silk wheat").deck("fakir").bid_order(&[0]).tile("a1");
    let game = table.after(&["buy gold", "end"]);
    assert_eq!(market(&game), "fish silk wheat fakir");
}

// R-N1
#[test]
fn full_rows_stay_as_they_are() {
    let cards = "fish fish fish fish fish fish gold gold silk";
    let game = last_turn().market(cards).deck("ivory").djinn_row("boaz leta utug").djinn_deck("nekir").after(&["end"]);
    assert_eq!((market(&game), djinn_row(&game)), (cards.into(), "boaz leta utug".into()));
}

// R-N1
#[test]
fn nothing_is_refilled_between_turns() {
    let table =
        PositionBuilder::new(&["M6 V5"]).market("fish").deck("gold").djinn_deck("boaz").turn_order(&[(0, &[1])]).end();
    let game = table.after(&["end"]);
    assert_eq!((market(&game), djinn_row(&game), game.active()), ("fish".into(), String::new(), Some(Seat(1))));
}

// R-N1
#[test]
fn the_rows_are_refilled_after_the_last_round_too() {
    let mut game = last_turn().ending().deck("fish").djinn_deck("boaz").game();
    let events = play(&mut game, "end");
    assert_eq!((market(&game), djinn_row(&game), step(&game)), ("fish".into(), "boaz".into(), "over".into()));
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    assert!(
        place(|event| matches!(event, Event::Refilled { row: _ }))
            < place(|event| matches!(event, Event::GameEnded { .. }))
    );
}

// R-N1
#[test]
fn the_next_round_bids_in_the_order_in_which_this_one_was_played() {
    let mut game = PositionBuilder::new(&["M6:y M6:y", "V5:w V5:w"]).bidding(&[0, 1]).game();
    play_all(&mut game, &["bid 1", "bid 3"]);
    play_all(&mut game, &["take a2", "drop b2 y", "end"]);
    play_all(&mut game, &["take a1", "drop b1 w", "palace b1", "end"]);
    assert_eq!((step(&game), text(&game.bid_order), game.round), ("bid".into(), "@1 @0".into(), 2));
    assert!(game.turn_order.is_empty());
}

// R-N2
#[test]
fn an_empty_deck_is_made_of_its_discards() {
    let mut game = last_turn().market("fish").deck("gold").discard("silk silk silk").game();
    let events = play(&mut game, "end");
    assert!(events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert_eq!((market(&game), discard(&game)), ("fish gold silk silk silk".into(), String::new()));
}

// R-N2
#[test]
fn djinns_are_reshuffled_too() {
    let game = last_turn().djinn_row("boaz").djinn_discard("leta").after(&["end"]);
    assert_eq!((djinn_row(&game), game.supply.djinns.can_draw()), ("boaz leta".into(), false));
}

// R-N2
#[test]
fn nothing_is_drawn_when_nothing_is_there() {
    let game = last_turn().market("fish").after(&["end"]);
    assert_eq!((market(&game), djinn_row(&game), step(&game)), ("fish".into(), String::new(), "bid".into()));
}

// R-N2
#[test]
fn a_reshuffle_changes_the_order() {
    let orders: std::collections::BTreeSet<_> = (0..50)
        .map(|seed| {
            let mut game = last_turn().discard("fish gold silk").game().reseeded(seed);
            play(&mut game, "end");
            market(&game)
        })
        .collect();
    assert_eq!(orders.len(), 6, "every order of three cards");
}

/// Plays a turn in which the first player takes a tile. Another turn follows.
fn last_camel(camels: u8) -> Game {
    let table =
        PositionBuilder::new(&["M6:y L4:y", "M6:w L4:w"]).camels(0, camels).bid_order(&[0]).turn_order(&[(0, &[1])]);
    table.after(&["take a2", "drop b2 y", "end"])
}

// R-E1
#[test]
fn the_last_camel_lets_the_round_be_finished() {
    let mut game = last_camel(1);
    assert_eq!((game.ending, game.active(), at(&game, 0).camels), (true, Some(Seat(1)), 0));
    play_all(&mut game, &["take a1", "drop b1 w"]);
    let events = play(&mut game, "end");
    assert!(game.is_over());
    assert!(matches!(events.last(), Some(Event::GameEnded { .. })));
    offers(&game, &[]);
    refused(&game, "end", "game-over");
    refused(&game, "bid 0", "game-over");
}

// R-E1
#[test]
fn with_a_camel_left_the_game_goes_on() {
    let mut game = last_camel(2);
    play_all(&mut game, &["take a1", "drop b1 w", "end"]);
    assert_eq!((step(&game), game.ending), ("bid".into(), false));
}

// R-E1
#[test]
fn a_last_camel_placed_by_a_kill_counts_too() {
    let game = PositionBuilder::new(&["V5 M6:w"]).camels(0, 1).tribe("rr", "a1").after(&["kill b1 w"]);
    assert!(game.ending);
}

// R-E2
#[test]
fn a_skipped_move_lets_the_round_be_finished() {
    let table = PositionBuilder::new(&["M6 V5"]).bid_order(&[0]).turn_order(&[(0, &[1])]);
    let mut game = table.after(&["skip", "end"]);
    assert_eq!((game.ending, step(&game), game.active()), (true, "move".into(), Some(Seat(1))));
    play_all(&mut game, &["skip", "end"]);
    assert!(game.is_over());
}

// R-E3
#[test]
fn most_points_win() {
    let mut game = PositionBuilder::new(&["M6 V5"]).players(3).coins(1, 51).end().game();
    assert_eq!(game.winners(), [Seat(1)]);
    let events = play(&mut game, "end");
    assert_eq!(events.last(), Some(&Event::GameEnded { winners: vec![Seat(1)] }));
}

// R-E3
#[test]
fn a_tie_is_shared() {
    let game = PositionBuilder::new(&["M6 V5"]).players(3).coins(0, 40).elders(0, 5).coins(1, 20).end().game();
    assert_eq!(game.winners(), [Seat(0), Seat(2)]);
}
