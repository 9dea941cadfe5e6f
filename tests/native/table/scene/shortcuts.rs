//! Taps that play several actions: the single way to an end of the move, and the rest of a turn that is optional.

use super::records::{cell, fresh, games, play, position};
use crate::support::square;
use naqala::game::{Action, Boost, Game, Meeple, Record, Square, Step};
use naqala::ui::table::allow::Allow;
use naqala::ui::table::forced::play_all;
use naqala::ui::table::scene::{
    ButtonLabel, Highlight, Intent, Loss, OpenActions, Outcome, Prompt, Scene, SceneInput, Selection, Viewer,
};
use serde_json::json;
use std::collections::HashMap;

fn shortcuts(record: &Record) -> OpenActions {
    OpenActions::of(record.game(), &Allow::Everything).with_shortcuts(record.game())
}

fn scene(record: &Record, selection: &Selection) -> Scene {
    let actions = &shortcuts(record);
    Scene::within(
        record,
        &SceneInput { viewer: Viewer::Table, selection, look: None, pointed: None, actions, overlays: &[] },
    )
}

fn meaning(record: &Record, intent: Intent) -> Outcome {
    intent.resolve_within(record, &Selection::Nothing, &shortcuts(record))
}

/// Counts the ways to each end of a move by playing all of them.
fn count(game: &Game, ways: &mut HashMap<Square, usize>) {
    for action in game.legal_actions() {
        let Action::Drop(end, _) = action else { continue };
        let mut next = game.clone();
        next.play(action).expect("a listed action is legal");
        if next.sow().is_some() { count(&next, ways) } else { *ways.entry(end).or_default() += 1 }
    }
}

#[test]
fn a_tap_walks_to_an_end_where_a_single_way_leads_there() {
    let (mut single, mut several) = (0, 0);
    games(6, |record| {
        let Some(sow) = record.game().sow().filter(|sow| matches!(sow.hand().len(), 2 | 3)) else { return };
        let mut ways = HashMap::new();
        count(record.game(), &mut ways);
        let next = sow.drops().squares();
        for cell in scene(record, &Selection::Nothing).cells {
            let is_single = ways.get(&cell.square) == Some(&1) && !next.contains(cell.square);
            assert_eq!(cell.highlight == Highlight::Shortcut, is_single, "{}", cell.square);
            if !is_single {
                several += usize::from(ways.contains_key(&cell.square));
                continue;
            }
            single += 1;
            assert_eq!(meaning(record, Intent::Tile(cell.square)), Outcome::PlayAll(cell.choices.clone()));
            let mut walked = record.clone();
            play_all(&mut walked, &cell.choices).expect("each drop is legal");
            assert!(walked.game().sow().is_none(), "the move has ended");
            assert_eq!(walked.game().turn().and_then(|turn| turn.at), Some(cell.square));
        }
    });
    assert!(single > 100 && several > 100, "{single} single ways, {several} ends with several");
}

#[test]
fn nothing_is_walked_without_shortcuts_or_with_a_colour_chosen() {
    let mut record = position(&["M6 M6 M6", "O8:yg V5 S6:g"], |_| {});
    play(&mut record, &["take a1"]);
    let walk = ["drop b1 y", "drop c1 g"].map(|action| action.parse().expect("an action"));
    let c1 = Intent::Tile(square("c1"));
    assert_eq!(meaning(&record, c1), Outcome::PlayAll(walk.to_vec()));
    assert!(!matches!(c1.resolve(&record, &Selection::Nothing), Outcome::PlayAll(_)));
    assert_eq!(cell(&fresh(&record), "c1").highlight, Highlight::Calm);
    let chosen = Selection::Colour(Meeple::Vizier);
    assert!(!matches!(c1.resolve_within(&record, &chosen, &shortcuts(&record)), Outcome::PlayAll(_)));
    assert_eq!(cell(&scene(&record, &chosen), "c1").highlight, Highlight::Calm);
}

#[test]
fn a_cover_closes_the_ways_too() {
    let mut record = position(&["M6 M6 M6", "O8:yg V5 S6:g"], |_| {});
    play(&mut record, &["take a1"]);
    let (actions, selection) = (&shortcuts(&record), &Selection::Nothing);
    let seen = |viewer| {
        Scene::within(&record, &SceneInput { viewer, selection, look: None, pointed: None, actions, overlays: &[] })
    };
    assert_eq!(cell(&seen(Viewer::Table), "c1").highlight, Highlight::Shortcut);
    assert_eq!(cell(&seen(Viewer::Nobody), "c1").highlight, Highlight::Calm);
    assert_eq!(cell(&seen(Viewer::Nobody), "c1").choices, []);
}

#[test]
fn one_button_gives_up_what_is_left_of_a_turn_and_ends_it() {
    let (mut offered, mut compulsory, mut asked) = (0, 0, 0);
    games(6, |record| {
        let Some(turn) = record.game().turn() else { return };
        let shown = scene(record, &Selection::Nothing);
        let ends = shown.buttons.iter().filter(|button| button.label == ButtonLabel::Action(Action::End)).count();
        let actions = shortcuts(record);
        assert_eq!(ends, usize::from(!actions.rest().is_empty()));
        if actions.rest().is_empty() {
            compulsory += usize::from(turn.at.is_some());
            return;
        }
        offered += usize::from(actions.rest().len() > 1);
        let takes = |action: &Action| matches!(action, Action::Buy(..) | Action::TakeDjinn(..) | Action::TakeItem(_));
        if actions.open().iter().any(takes) {
            asked += 1;
            assert_eq!(
                meaning(record, Intent::EndTurn),
                Outcome::Select(Selection::Ending),
                "the player may still buy"
            );
            let shown = scene(record, &Selection::Ending);
            assert_eq!(shown.prompt, Prompt::GiveUp(Loss::Purchase));
            assert_eq!(
                shown.buttons.iter().map(|button| button.intent).collect::<Vec<_>>(),
                [Intent::EndTurn, Intent::Cancel]
            );
            // Who has said that they buy nothing is not asked again.
            let mut passed = record.clone();
            passed.play(Action::Pass).expect("it is optional");
            assert_eq!(meaning(&passed, Intent::EndTurn), Outcome::PlayAll(shortcuts(&passed).rest().to_vec()));
        } else if !(matches!(turn.step, Step::Tribe(_)) && turn.boosts.iter().any(|boost| *boost != Boost::Carpet)) {
            assert_eq!(meaning(record, Intent::EndTurn), Outcome::PlayAll(actions.rest().to_vec()));
        }
        let confirmed = Intent::EndTurn.resolve_within(record, &Selection::Ending, &actions);
        assert_eq!(confirmed, Outcome::PlayAll(actions.rest().to_vec()));
        let (last, declined) = actions.rest().split_last().expect("it is not empty");
        assert_eq!(*last, Action::End);
        assert!(declined.iter().all(|action| matches!(action, Action::Skip | Action::Pass)), "nothing else is decided");
        let mut ended = record.clone();
        play_all(&mut ended, actions.rest()).expect("each action is legal");
        assert!(!ended.can_undo(), "the next player decides");
    });
    assert!(
        offered > 30 && compulsory > 30 && asked > 30,
        "{offered} offers, {compulsory} compulsory steps, {asked} asked"
    );
}

#[test]
fn the_end_of_a_turn_asks_before_it_gives_up_a_power_that_was_paid_for() {
    let at = |boosts: serde_json::Value| {
        let record = position(&["M6 M6 M6 M6:g", "M6 M6 M6 M6:w"], |value| {
            value["players"][0]["fakirs"] = json!(2);
            value["players"][0]["djinns"] = json!(["iblis"]);
            value["turn"] = json!({"step": "tribe", "player": 0, "hand": "rr", "tribe": "r", "at": "a1", "boosts": boosts, "used": boosts});
        });
        meaning(&record, Intent::EndTurn)
    };
    assert_eq!(at(json!(["iblis"])), Outcome::Select(Selection::Ending));
    assert!(matches!(at(json!([])), Outcome::PlayAll(_)), "nobody has to kill with fakirs");
}

#[test]
fn a_compulsory_step_hides_the_end_of_the_turn() {
    let at = |tiles: &[&str]| {
        let record = position(tiles, |value| value["turn"] = json!({"step": "tile", "player": 0, "at": "a1"}));
        scene(&record, &Selection::Nothing).buttons.iter().filter(|button| button.intent == Intent::EndTurn).count()
    };
    assert_eq!(at(&["M6 M6", "O8 V5"]), 0, "the palm tree has to be placed");
    assert_eq!(at(&["M6 M6", "M6 V5"]), 1, "nobody has to buy");
}

#[test]
fn a_djinn_with_one_payment_is_taken_by_one_tap() {
    let at = |elders: u8, fakirs: u8| {
        position(&["M6 M6", "S6 V5"], |value| {
            value["turn"] = json!({"step": "tile", "player": 0, "at": "a1"});
            value["players"][0]["elders"] = json!(elders);
            value["players"][0]["fakirs"] = json!(fakirs);
        })
    };
    let tap = |record: &Record| Intent::Djinn(record.game().supply.djinns.row[0]);
    let single = at(2, 0);
    assert!(matches!(meaning(&single, tap(&single)), Outcome::Play(Action::TakeDjinn(..))));
    assert!(matches!(tap(&single).resolve(&single, &Selection::Nothing), Outcome::Select(Selection::Djinn(_))));
    let several = at(2, 1);
    assert!(matches!(meaning(&several, tap(&several)), Outcome::Select(Selection::Djinn(_))), "how does one pay?");
}
