//! Steps that have one answer: the page gives it, undo crosses it, and a setting leaves it to the player.

use super::player::{actions_of, answer, cell, cut, entries, hand, last, lit, table, tile};
use leptos::prelude::*;
use naqala::game::{Meeple, Step};
use naqala::i18n::Lang;
use naqala::ui::kit::settings::Settings;
use naqala::ui::table::describe;
use naqala::ui::table::scene::{Cell, Highlight, Intent};
use naqala::ui::table::session::Session;
use naqala::ui::table::store::{Match, MatchConfig};

/// The entries before the last drop of the first turn, which collects two merchants.
const LAST_DROP: usize = 7;

/// Counts the goods of the player who decides.
fn goods(table: Match) -> u8 {
    table.with_record(|record| {
        let seat = record.game().active().expect("somebody is to play");
        record.game().player(seat).goods.iter().map(|(_, count)| count).sum()
    })
}

#[test]
fn merchants_take_their_cards_without_a_tap_and_undo_and_redo_cross_that() {
    let owner = Owner::new();
    owner.set();
    let table = table(cut("2-players", LAST_DROP));
    table.send(tile("d3"));
    assert_eq!((entries(table), last(table).as_deref()), (LAST_DROP + 2, Some("trade")));
    assert!(goods(table) > 0);
    let ends =
        table.scene().with(|scene| scene.buttons.iter().filter(|button| button.intent == Intent::EndTurn).count());
    assert_eq!(ends, 1, "the turn ends by a tap only");
    table.send(Intent::Undo);
    assert_eq!((entries(table), goods(table), hand(table)), (LAST_DROP, 0, vec![(Meeple::Merchant, 1)]));
    table.send(Intent::Redo);
    assert_eq!(entries(table), LAST_DROP + 2);
    assert!(goods(table) > 0);
}

#[test]
fn with_the_setting_off_the_player_answers_each_step() {
    let owner = Owner::new();
    owner.set();
    let settings = Settings::unsaved(Lang::EN);
    settings.answers.set(false);
    let table = Match::new(Session::of_record(cut("2-players", LAST_DROP)), settings, MatchConfig::of(settings));
    table.send(tile("d3"));
    assert_eq!((entries(table), goods(table)), (LAST_DROP + 1, 0));
    answer(table, "trade");
    assert_eq!(entries(table), LAST_DROP + 2);
    table.send(Intent::Undo);
    assert_eq!(entries(table), LAST_DROP + 1, "undo goes back one step");
}

#[test]
fn a_step_with_a_choice_is_asked() {
    let owner = Owner::new();
    owner.set();
    let actions = actions_of("2-players");
    let kill = actions.iter().position(|action| action == "kill c2 b").expect("a kill");
    let table = table(cut("2-players", kill - 1));
    table.send(tile(actions[kill - 1].split(' ').nth(1).expect("a tile")));
    assert_eq!(entries(table), kill);
    assert!(lit(table, Highlight::Target).len() > 1);
}

#[test]
fn a_tap_on_an_end_to_which_a_single_way_leads_drops_the_meeples_and_undo_goes_back_drop_by_drop() {
    let owner = Owner::new();
    owner.set();
    let table = table(cut("2-players", LAST_DROP - 1));
    let end = lit(table, Highlight::Shortcut).first().cloned().expect("a shortcut");
    assert_eq!(cell(table, &end).choices.len(), 2, "it says what falls where");
    table.send(tile(&end));
    assert!(entries(table) > LAST_DROP && lit(table, Highlight::Lit).is_empty(), "the move has ended");
    table.send(Intent::Undo);
    assert_eq!(entries(table), LAST_DROP);
    assert!(!lit(table, Highlight::Lit).is_empty() && hand(table).iter().map(|(_, count)| count).sum::<u8>() == 1);
}

/// Walks through recorded games by the taps that the page offers, and asks whether more is played than was tapped.
#[test]
fn a_tap_during_a_move_plays_the_drop_that_was_tapped_and_no_other() {
    let (mut forced, mut walked) = (0, 0);
    for game in ["2-players", "3-players-artisans", "4-players-whims", "5-players-both"] {
        let actions = actions_of(game);
        for (at, _) in actions.iter().enumerate().filter(|(_, action)| action.starts_with("take ")) {
            let owner = Owner::new();
            owner.set();
            let table = table(cut(game, at));
            table.send(tile(actions[at].split(' ').nth(1).expect("a tile")));
            assert_eq!(entries(table), at + 1, "{game}: picking up drops nothing");
            let held = |table| hand(table).iter().map(|&(_, count)| u32::from(count)).sum::<u32>();
            let mut left = held(table);
            while left > 0 {
                let lit = lit(table, Highlight::Lit);
                forced += usize::from(lit.len() == 1 && left > 1);
                let before = entries(table);
                // Where several meeples can be meant, the tap asks.
                if let [meeple, _, ..] = cell(table, &lit[0]).tribes[..] {
                    table.send(tile(&lit[0]));
                    assert_eq!(entries(table), before, "{game}: a question drops nothing");
                    table.send(Intent::DropOn(lit[0].parse().expect("a square"), meeple));
                } else {
                    table.send(tile(&lit[0]));
                }
                let now = if entries(table) > before && table.scene().with(|scene| scene.is_collected) {
                    0
                } else {
                    held(table)
                };
                assert_eq!(now, left - 1, "{game}: one drop a tap");
                left = now;
            }
            table.send(Intent::ResetTurn);
            table.send(tile(actions[at].split(' ').nth(1).expect("a tile")));
            walked += super::player::lit(table, Highlight::Shortcut).len();
        }
    }
    assert!(forced > 10 && walked > 10, "{forced} drops have one tile, {walked} ends one way");
}

#[test]
fn an_end_with_several_ways_says_so_and_shows_the_next_tiles() {
    let owner = Owner::new();
    owner.set();
    let mut several = 0;
    let actions = actions_of("2-players");
    for (at, _) in actions.iter().enumerate().filter(|(_, action)| action.starts_with("take ")) {
        let table = table(cut("2-players", at + 1));
        let lit = lit(table, Highlight::Lit);
        let sow = table.with_record(|record| record.game().sow()).expect("a hand");
        let far: Vec<_> = table.scene().with(|scene| {
            let is_far = |cell: &&Cell| sow.ends().squares().contains(cell.square) && cell.highlight == Highlight::Calm;
            scene.cells.iter().filter(is_far).map(|cell| cell.square.to_string()).collect()
        });
        for end in far {
            table.send(tile(&end));
            let why = table.explanation().expect("it is explained");
            let said = describe::explanation(Lang::EN, &table.position(), why);
            let shown: Vec<_> = table.flash().get_untracked().iter().map(ToString::to_string).collect();
            assert!(said.starts_with("Several ways end here"), "{end}: {said}");
            assert!(!shown.is_empty() && shown.iter().all(|next| lit.contains(next)), "{end}: {shown:?}");
            assert_eq!(entries(table), at + 1, "nothing is played");
            several += 1;
        }
    }
    assert!(several > 20, "{several} ends");
}

#[test]
fn one_button_gives_up_what_is_left_of_a_turn_and_asks_before_it_gives_up_a_purchase() {
    let owner = Owner::new();
    owner.set();
    let actions = actions_of("2-players");
    let pass = actions.windows(2).position(|pair| pair[0] == "pass" && pair[1] == "end").expect("a pass");
    let table = table(cut("2-players", pass));
    let offers =
        |intent: Intent| table.scene().with(|scene| scene.buttons.iter().any(|button| button.intent == intent));
    assert!(offers(Intent::Play("pass".parse().expect("an action"))), "what is left is still offered");
    assert!(offers(Intent::EndTurn));
    table.send(Intent::EndTurn);
    assert_eq!(entries(table), pass, "the player can still buy");
    table.send(Intent::Cancel);
    assert!(offers(Intent::Play("pass".parse().expect("an action"))), "all is as before");
    table.send(Intent::EndTurn);
    table.send(Intent::EndTurn);
    assert_eq!(entries(table), pass + 2);
    assert!(!table.scene().with(|scene| scene.can_undo), "the next player decides");
}

#[test]
fn an_action_that_hands_over_cannot_be_undone() {
    let owner = Owner::new();
    owner.set();
    let end = actions_of("4-players").iter().position(|action| action == "end").expect("an end");
    let table = table(cut("4-players", end));
    let button =
        table.scene().with(|scene| scene.buttons.iter().find(|button| button.intent == Intent::EndTurn).cloned());
    assert!(button.expect("a button").is_revealing, "the button says so");
    table.send(Intent::EndTurn);
    table.send(Intent::Undo);
    assert_eq!(entries(table), end + 1);
    let is_moving =
        table.with_record(|record| record.game().turn().is_some_and(|turn| matches!(turn.step, Step::Move)));
    assert!(is_moving, "the next player moves");
}
