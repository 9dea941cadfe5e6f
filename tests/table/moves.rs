//! A move through the store: picked up, dropped, undone in every way, refused.

use super::player::{cell, cut, entries, hand, lit, table, tile};
use leptos::prelude::*;
use naqala::game::{Meeple, Refusal};
use naqala::ui::table::scene::{Highlight, Intent};
use naqala::ui::table::store::{Match, Response};
use std::sync::Arc;

const ALL: [(Meeple, u8); 2] = [(Meeple::Merchant, 2), (Meeple::Assassin, 1)];
const WALKED: [(Meeple, u8); 2] = [(Meeple::Merchant, 1), (Meeple::Assassin, 1)];

/// Opens a fresh board on which Anna is to move; e1 holds two merchants and an assassin, e2 lies north of it.
fn fresh() -> Match {
    table(cut("4-players", 4))
}

/// Picks up e1 and drops a merchant on e2.
fn walk(table: Match) {
    table.send(tile("e1"));
    table.send(Intent::DropOn("e2".parse().expect("a square"), Meeple::Merchant));
    assert_eq!(hand(table), WALKED);
}

fn can_undo(table: Match) -> bool {
    table.scene().with(|scene| scene.can_undo)
}

#[test]
fn each_part_of_a_tile_drops_its_tribe() {
    let owner = Owner::new();
    owner.set();
    let table = fresh();
    assert!(!can_undo(table));
    table.send(tile("e1"));
    assert_eq!(
        (hand(table), lit(table, Highlight::Lit)),
        (ALL.to_vec(), ["e2", "d1", "f1"].map(str::to_owned).to_vec())
    );
    assert_eq!(cell(table, "e2").tribes, [Meeple::Merchant, Meeple::Assassin]);
    for (tribe, left) in [(Meeple::Merchant, WALKED.to_vec()), (Meeple::Assassin, vec![(Meeple::Merchant, 2)])] {
        table.send(Intent::DropOn("e2".parse().expect("a square"), tribe));
        assert_eq!(hand(table), left);
        table.send(Intent::Undo);
        // A colour of the hand, then the tile.
        table.send(Intent::Colour(tribe));
        assert_eq!(cell(table, "e2").tribes, [tribe]);
        table.send(tile("e2"));
        assert_eq!(hand(table), left);
        table.send(Intent::Undo);
        assert_eq!(hand(table), ALL);
    }
}

#[test]
fn undo_and_redo_go_step_by_step_and_stop_where_the_turn_began() {
    let owner = Owner::new();
    owner.set();
    let table = fresh();
    walk(table);
    table.send(Intent::Undo);
    assert_eq!(hand(table), ALL);
    table.send(Intent::Undo);
    assert!(hand(table).is_empty() && !can_undo(table), "the bids before the turn stand");
    table.send(Intent::Undo);
    assert_eq!((entries(table), cell(table, "e1").highlight), (4, Highlight::Alive));
    table.send(Intent::Redo);
    assert_eq!(hand(table), ALL);
    table.send(Intent::Redo);
    assert_eq!(hand(table), WALKED);
    assert!(!table.scene().with(|scene| scene.can_redo));
}

#[test]
fn a_whole_move_is_undone_in_three_ways_and_redo_restores_it() {
    let owner = Owner::new();
    owner.set();
    for back in [Intent::Cancel, Intent::ResetTurn, tile("e1")] {
        let table = fresh();
        walk(table);
        table.send(back);
        assert!(hand(table).is_empty() && !can_undo(table), "{back:?}");
        table.send(Intent::Redo);
        table.send(Intent::Redo);
        assert_eq!(hand(table), WALKED, "{back:?}");
    }
}

#[test]
fn a_tile_that_cannot_be_used_says_why_and_nothing_changes() {
    let owner = Owner::new();
    owner.set();
    let table = fresh();
    walk(table);
    table.send(tile("a5"));
    let why = table.explanation().expect("it is refused");
    assert_eq!((why.refusal, why.square), (Refusal::NotAdjacent, Some("a5".parse().expect("a square"))));
    assert_eq!((hand(table), entries(table)), (WALKED.to_vec(), 6));
    table.send(Intent::Undo);
    assert_eq!(table.explanation(), None, "the next tap removes the reason");
}

#[test]
fn nothing_can_be_used_while_the_past_is_shown() {
    let owner = Owner::new();
    owner.set();
    let table = table(cut("4-players", 6));
    let now = table.with_record(|record| Arc::clone(record.game()));
    table.history().look_at(0);
    table.scene().with(|scene| {
        assert!(scene.cells.iter().all(|cell| cell.highlight == Highlight::Calm));
        assert!(scene.buttons.is_empty() && scene.spots.iter().all(|spot| !spot.is_open));
        assert!(!scene.can_undo && !scene.can_redo && !scene.can_reset);
    });
    for intent in [tile("e1"), tile("e2"), Intent::Spot(3), Intent::Undo, Intent::Redo, Intent::ResetTurn] {
        table.send(intent);
        assert_eq!((entries(table), table.history().at()), (6, Some(0)), "{intent:?}");
    }
    table.send(Intent::Cancel);
    assert_eq!(table.with_record(|record| Arc::clone(record.game())), now);
    assert!(!hand(table).is_empty(), "the move goes on");
}

#[test]
fn the_tile_under_the_mouse_shows_its_ends_again_after_an_undo() {
    let owner = Owner::new();
    owner.set();
    let table = fresh();
    let looks = || table.scene().with(|scene| scene.look.map(|(square, _)| square));
    let e1 = "e1".parse().expect("a square");
    table.look_at(Some(e1));
    assert_eq!(looks(), Some(e1));
    table.send(tile("e1"));
    assert_eq!(looks(), None, "the move has begun");
    table.send(Intent::Undo);
    assert_eq!(looks(), Some(e1));
    table.look_at(None);
    assert_eq!(looks(), None);
}

#[test]
fn an_intent_says_what_it_did() {
    let owner = Owner::new();
    owner.set();
    let table = fresh();
    assert_eq!(table.send(tile("e1")), Response::Played, "the meeples are picked up");
    assert_eq!(table.send(tile("a1")), Response::Nothing, "no meeple can be dropped there");
    let drop = Intent::DropOn("e2".parse().expect("a square"), Meeple::Merchant);
    assert_eq!(table.send(drop), Response::Played);
    assert_eq!(table.send(Intent::Undo), Response::Changed);
}
