//! The expansions, tap by tap: each magic item with its undo, the tent, whims.

use super::player::{answer, board, cell, fixture, items, last, lit, square, table, tile};
use leptos::prelude::*;
use naqala::game::{Card, Djinn, Item, Meeple, Piece, Refusal, Seat, Whim};
use naqala::i18n::Lang;
use naqala::ui::kit::settings::Secrecy;
use naqala::ui::kit::settings::Settings;
use naqala::ui::table::scene::{Highlight, Intent};
use naqala::ui::table::store::{Match, MatchConfig};

const ANNA: Seat = Seat(0);

/// Opens the position in which Anna holds every magic item, at the start of her turn.
fn at_hand() -> Match {
    table(fixture("all-magic-at-hand"))
}

/// Expects that an item is used up and that no other can be used in this turn. This number of undos brings it back; with
/// `None`, no undo does.
fn expect_used(table: Match, item: Item, undos: Option<usize>) {
    assert!(!items(table).contains(&item), "{item:?} is discarded");
    let is_lit = table.scene().with(|scene| scene.players[0].items.iter().flatten().any(|slot| slot.is_highlighted));
    assert!(!is_lit, "one item in a turn");
    match undos {
        None => assert!(!table.scene().with(|scene| scene.can_undo), "what was drawn stays drawn"),
        Some(steps) => {
            for _ in 0..steps {
                table.send(Intent::Undo);
            }
            assert!(items(table).contains(&item), "undo brings {item:?} back");
        }
    }
}

fn market(table: Match) -> Vec<Card> {
    table.scene().with(|scene| scene.market.iter().map(|slot| slot.card).collect())
}

fn coins(table: Match) -> i64 {
    table.with_record(|record| i64::from(record.game().player(ANNA).coins))
}

#[test]
fn the_carpet_carries_the_last_meeple_across_a_mountain() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    assert_eq!(cell(table, "a2").highlight, Highlight::Calm, "on foot the assassin finds nobody");
    table.send(Intent::Item(Item::Carpet));
    table.send(tile("a2"));
    assert_eq!(cell(table, "a3").highlight, Highlight::Lit);
    table.send(tile("a3"));
    assert_eq!(last(table).as_deref(), Some("drop a3 r"));
    assert_eq!(table.scene().with(|scene| scene.hand.clone()).len(), 1, "the assassins act");
    expect_used(table, Item::Carpet, Some(3));
}

#[test]
fn a_mountain_is_the_reason_why_a_meeple_cannot_go_there() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    table.send(tile("a3"));
    table.send(tile("a2"));
    let why = table.explanation().expect("it is refused");
    assert_eq!((why.square, why.refusal), (Some(square("a2")), Refusal::Mountain));
}

#[test]
fn the_scimitar_empties_a_tile_and_the_tent_takes_it() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    table.send(Intent::Item(Item::Scimitar));
    table.send(tile("a2"));
    answer(table, "control tent");
    assert_eq!(cell(table, "a2").piece, Some((ANNA, Piece::Tent)));
    assert!(!table.scene().with(|scene| scene.players[0].has_tent));
    expect_used(table, Item::Scimitar, Some(2));
}

#[test]
fn the_flute_calls_meeples_one_by_one() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    table.send(Intent::Item(Item::Flute));
    table.send(tile("b2"));
    for (from, bring) in [("b3", "bring b3 w"), ("b1", "bring b1 y")] {
        table.send(tile(from));
        answer(table, bring);
    }
    let standing = cell(table, "b2").standing;
    for tribe in [Meeple::Vizier, Meeple::Elder, Meeple::Merchant, Meeple::Builder] {
        assert_eq!(standing.count(tribe), 1, "{tribe:?}");
    }
    answer(table, "done");
    expect_used(table, Item::Flute, Some(4));
}

#[test]
fn a_meeple_of_a_tile_answers_which_one_is_meant() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    let on = |square: &str, tribe| Intent::Standing(square.parse().expect("a square"), tribe);
    table.send(Intent::Item(Item::Flute));
    table.send(on("b2", Meeple::Vizier));
    let asked = |table: Match| table.scene().with(|scene| scene.cells.iter().any(|cell| cell.is_asked));
    assert!(!asked(table), "a tile that is chosen asks nothing");
    table.send(on("b3", Meeple::Elder));
    assert_eq!((cell(table, "b2").standing.count(Meeple::Elder), asked(table)), (1, false), "at once");
    table.send(tile("b1"));
    assert!(asked(table), "a tap beside its meeples asks");
    table.send(on("b1", Meeple::Vizier));
    let viziers = |square| cell(table, square).standing.count(Meeple::Vizier);
    let brought = viziers("b2");
    assert!(brought > 0, "and its meeple answers");
    table.send(Intent::Undo);
    assert_eq!(viziers("b2"), brought - 1, "undo takes it back");
}

#[test]
fn the_lamp_gives_a_djinn_of_the_row_or_the_top_one_which_cannot_be_undone() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    let has = |djinn| table.with_record(|record| record.game().player(ANNA).djinns.contains(&djinn));
    table.send(Intent::Item(Item::Lamp));
    table.send(Intent::Djinn(Djinn::Geb));
    answer(table, "use lamp geb");
    assert!(has(Djinn::Geb));
    expect_used(table, Item::Lamp, Some(1));
    table.send(Intent::Item(Item::Lamp));
    answer(table, "use lamp deck");
    assert!(has(Djinn::Sloar));
    expect_used(table, Item::Lamp, None);
}

#[test]
fn the_ring_brings_an_item_back() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    table.send(Intent::Item(Item::Ring));
    answer(table, "use ring chest");
    assert!(items(table).contains(&Item::Chest));
    expect_used(table, Item::Ring, Some(1));
}

#[test]
fn the_talisman_moves_a_camel() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    table.send(Intent::Item(Item::Talisman));
    table.send(tile("c2"));
    table.send(tile("b3"));
    assert_eq!((cell(table, "b3").piece, cell(table, "c2").piece), (Some((ANNA, Piece::Camel)), None));
    expect_used(table, Item::Talisman, Some(1));
}

#[test]
fn the_horn_fills_the_market_and_puts_it_in_order_of_which_only_the_order_can_be_undone() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    table.send(Intent::Item(Item::Horn));
    answer(table, "use horn");
    let [fish, fakir, silk, gold, ivory, wheat, other] = market(table)[..] else { panic!("seven cards") };
    table.send(Intent::Card(4));
    table.send(Intent::Card(2));
    let order =
        table.scene().with(|scene| scene.buttons.iter().find(|button| button.is_primary).expect("a button").intent);
    table.send(order);
    assert_eq!(market(table), [ivory, silk, fish, fakir, gold, wheat, other]);
    table.send(Intent::Undo);
    assert_eq!(market(table), [fish, fakir, silk, gold, ivory, wheat, other]);
    assert!(!table.scene().with(|scene| scene.can_undo), "what was drawn stays drawn");
}

#[test]
fn a_finished_whim_is_laid_for_its_coins_and_another_shows_its_progress() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    let before = coins(table);
    let forest = table
        .scene()
        .with(|scene| scene.players[0].whims.iter().flatten().find(|held| held.whim == Whim::Forest).copied());
    assert_eq!(forest.map(|held| (held.have, held.is_highlighted)), Some((0, false)));
    table.send(Intent::Play("whim retinue".parse().expect("an action")));
    assert_eq!(coins(table), before + 10);
    assert_eq!(table.scene().with(|scene| scene.players[0].fulfilled.clone()), [Whim::Retinue]);
    table.send(Intent::Undo);
    assert_eq!(coins(table), before);
}

#[test]
fn a_city_gives_its_whim_to_the_player_who_ends_a_move_there_after_the_tribe() {
    let owner = Owner::new();
    owner.set();
    let table = at_hand();
    let holds = || table.with_record(|record| record.game().player(ANNA).whims.contains(&Whim::Grove));
    assert_eq!(cell(table, "c3").whim, Some(Whim::Grove));
    table.send(tile("b2"));
    table.send(Intent::Colour(Meeple::Merchant));
    table.send(tile("c2"));
    table.send(tile("c3"));
    assert!(!holds(), "the tribe acts first");
    answer(table, "build 0");
    assert!(holds() && cell(table, "c3").whim.is_none());
    assert!(lit(table, Highlight::Target).is_empty(), "the turn can end");
}

#[test]
fn items_and_whims_of_others_are_hidden() {
    let owner = Owner::new();
    owner.set();
    let settings = Settings::unsaved(Lang::EN);
    settings.secrecy.set(Secrecy::Cover);
    let table = board(fixture("all-magic-at-hand"), MatchConfig::of(settings));
    let seen = || {
        table.scene().with(|scene| {
            scene
                .players
                .iter()
                .map(|player| (player.items.is_some(), player.whims.is_some(), player.item_count))
                .collect::<Vec<_>>()
        })
    };
    assert_eq!(seen(), [(false, false, 8), (false, false, 1)], "nothing shows under the cover");
    table.uncover();
    assert_eq!(seen(), [(true, true, 8), (false, false, 1)]);
}
