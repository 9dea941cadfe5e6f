//! A chosen bid previews the order and asks for confirmation.

use super::records::{games, position, scene, select};
use naqala::game::{Action, Event, Phase, Record, Seat};
use naqala::ui::table::scene::{Button, ButtonLabel, Intent, Outcome, Prompt, Scene, Selection};
use serde_json::json;

fn order(shown: &Scene) -> Vec<Seat> {
    shown.spots.iter().rev().flat_map(|spot| spot.markers.clone()).collect()
}

fn bid(shown: &Scene) -> Option<Action> {
    shown.buttons.iter().find_map(|button| match button.label {
        ButtonLabel::Action(action @ Action::Bid { .. }) => Some(action),
        _ => None,
    })
}

fn order_after(record: &Record) -> Vec<Seat> {
    let game = record.game();
    let playing = match &game.phase {
        Phase::Turn(turn) => Some(turn.player),
        _ => None,
    };
    playing.into_iter().chain(game.turn_order.order()).collect()
}

#[test]
fn the_previewed_order_is_the_order_after_the_bid() {
    let mut pushes = 0;
    games(40, |record| {
        let game = record.game();
        if game.phase != Phase::Bid {
            return;
        }
        let none = Selection::default();
        for spot in scene(record, &none).spots.into_iter().filter(|spot| spot.is_open) {
            let chosen = select(record, &none, Intent::Spot(spot.price));
            let shown = scene(record, &chosen);
            assert_eq!(shown.prompt, Prompt::ConfirmBid(spot.price));
            let Some(action) = bid(&shown) else { panic!("nothing to confirm for {}", spot.price) };
            let mut after = record.clone();
            let events = after.play(action).expect("offered");
            assert_eq!(order(&shown), order_after(&after));
            let previewed = shown.spots.iter().find(|other| other.is_previewed).expect("one spot");
            assert_eq!(previewed.markers.first().copied(), game.active());
            let paid = events.iter().find_map(|event| match event {
                Event::Bid { paid, .. } => Some(*paid),
                _ => None,
            });
            assert_eq!(previewed.due, paid);
            pushes += events.iter().filter(|event| matches!(event, Event::Pushed { .. })).count();
            let Selection::Bid { price, fakirs } = chosen else { panic!("{chosen:?} is no bid") };
            let again = Intent::Spot(spot.price).resolve(record, &chosen);
            assert_eq!(again, Outcome::Play(Action::Bid { price, fakirs }), "a second tap confirms the bid");
        }
    });
    assert!(pushes > 20, "only {pushes}");
}

#[test]
fn the_button_of_a_bid_warns_that_it_cannot_be_undone() {
    let record = crate::support::games::record(2, 3);
    let chosen = select(&record, &Selection::default(), Intent::Spot(5));
    let shown = scene(&record, &chosen);
    let is_bid = |button: &&Button| matches!(button.label, ButtonLabel::Action(Action::Bid { .. }));
    assert!(shown.buttons.iter().find(is_bid).is_some_and(|button| button.is_revealing && button.is_primary));
}

#[test]
fn kumarbi_offers_the_fewest_fakirs_that_suffice_and_accepts_more() {
    let record = position(&["O8:yy V5:yy"], |value| {
        value["turn"] = json!({"step": "bid", "player": 0});
        value["bidOrder"] = json!([0, 1]);
        value["turnOrder"] = json!([]);
        value["players"][0]["coins"] = json!(5);
        value["players"][0]["fakirs"] = json!(3);
        value["players"][0]["djinns"] = json!(["kumarbi"]);
    });
    let none = Selection::default();
    let chosen = select(&record, &none, Intent::Spot(12));
    assert_eq!(chosen.fakirs(), 2, "12 is two steps above 5");
    let more = select(&record, &chosen, Intent::Fakirs(3));
    let due = scene(&record, &more).spots.into_iter().find(|spot| spot.is_previewed).and_then(|spot| spot.due);
    assert_eq!(due, Some(3));
    let dear = Intent::Spot(18).resolve(&record, &none);
    assert!(matches!(dear, Outcome::Select(Selection::Bid { fakirs: 3, .. })), "{dear:?}");
}
