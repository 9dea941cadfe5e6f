//! The highlights of each step.

use super::records::{cell, fresh, games, position, scene};
use crate::support::square;
use naqala::game::{Action, Boost, Building, Djinn, Meeple, Meeples, Payment, Phase, Refusal, Step, Victim};
use naqala::ui::table::scene::{Highlight, Selection};
use serde_json::json;

#[test]
fn equal_records_have_equal_scenes() {
    games(3, |record| {
        let twin = naqala::game::Record::clone(record);
        assert_eq!(fresh(record), fresh(&twin));
    });
}

#[test]
fn highlights_are_the_legal_actions() {
    games(12, |record| {
        let legal = record.game().legal_actions();
        for cell in fresh(record).cells {
            let here = |action: &&Action| match action {
                Action::Take(square)
                | Action::Drop(square, _)
                | Action::Bring(square, _)
                | Action::Kill(Victim::On(square), _)
                | Action::Place { square, .. } => *square == cell.square,
                _ => false,
            };
            let choices: Vec<_> = legal.iter().filter(here).copied().collect();
            assert_eq!(choices, cell.choices);
            let light = match choices.first() {
                Some(Action::Take(_)) => Highlight::Alive,
                Some(Action::Drop(..)) => Highlight::Lit,
                Some(_) => Highlight::Target,
                None => match cell.highlight {
                    Highlight::Blocked(_) => continue,
                    _ => Highlight::Calm,
                },
            };
            assert_eq!(light, cell.highlight, "{}", cell.square);
        }
    });
}

#[test]
fn only_closed_neighbours_have_a_reason() {
    games(16, |record| {
        let game = record.game();
        for cell in fresh(record).cells {
            let Highlight::Blocked(refusal) = cell.highlight else { continue };
            let Phase::Turn(turn) = &game.phase else { panic!("blocked outside of a turn") };
            let Step::Sow(hand) = &turn.step else { panic!("blocked outside of a move") };
            assert!(hand.at.is_adjacent(cell.square));
            let flies = hand.meeples.len() == 1 && turn.boosts.contains(&Boost::Carpet);
            let expected = if flies {
                if cell.tile.kind.holds_meeples() { Refusal::WrongColour } else { Refusal::Impassable }
            } else if hand.previous == Some(cell.square) {
                Refusal::StepsBack
            } else if game.board.has_mountain(hand.at, cell.square) {
                Refusal::Mountain
            } else if !cell.tile.kind.holds_meeples() {
                Refusal::Impassable
            } else if hand.meeples.len() == 1 {
                Refusal::WrongColour
            } else {
                Refusal::NoEnding
            };
            assert_eq!(refusal, expected);
        }
    });
}

const BOARD: [&str; 3] = ["O8:y V5:bb S6:w", "V5 M6:rr L4:g", "S6:yw O8:b M6:gg"];

#[test]
fn assassins_highlight_what_they_reach_with_its_price() {
    let record = position(&BOARD, |value| {
        value["turn"] = json!({"step": "tribe", "player": 0, "hand": "rr", "tribe": "r", "at": "a1"});
        value["players"][0]["fakirs"] = json!(1);
        value["players"][1]["elders"] = json!(2);
    });
    let scene = fresh(&record);
    assert_eq!(cell(&scene, "a1").tribes, [Meeple::Vizier, Meeple::Elder]);
    assert_eq!((cell(&scene, "b2").highlight, cell(&scene, "b2").fakirs), (Highlight::Target, 0));
    assert_eq!((cell(&scene, "b3").highlight, cell(&scene, "b3").fakirs), (Highlight::Target, 1));
    assert_eq!(cell(&scene, "c3").highlight, Highlight::Calm, "four away, three in reach");
    assert_eq!(cell(&scene, "a2").highlight, Highlight::Calm, "nobody there");
    assert_eq!(scene.players[1].kills, [Meeples::of(Meeple::Elder, 1)]);
}

#[test]
fn builders_count_the_blue_tiles_around_them() {
    let record = position(&BOARD, |value| {
        value["turn"] = json!({"step": "tribe", "player": 0, "hand": "bb", "tribe": "b", "at": "b1"});
    });
    let counted: Vec<_> = fresh(&record).cells.into_iter().filter(|cell| cell.is_counted).map(|c| c.square).collect();
    assert_eq!(counted, [square("a2"), square("a1")]);
}

#[test]
fn a_palace_highlights_its_village_and_with_hagis_the_neighbours() {
    let at = json!({"step": "tile", "player": 0, "at": "a2"});
    let record = position(&BOARD, |value| value["turn"] = at.clone());
    let lit = |record| {
        fresh(record)
            .cells
            .into_iter()
            .filter(|c| c.highlight == Highlight::Target)
            .map(|c| c.square)
            .collect::<Vec<_>>()
    };
    assert_eq!(lit(&record), [square("a2")]);
    let record = position(&BOARD, |value| {
        value["turn"] = at;
        value["players"][0]["djinns"] = json!(["hagis"]);
        value["players"][0]["fakirs"] = json!(1);
    });
    assert_eq!(lit(&record).len(), 6);
    let pay = Some(Payment::F);
    let next_door = Action::Place { building: Building::Palace, square: square("b3"), pay };
    assert_eq!(cell(&fresh(&record), "b3").choices, [next_door]);
}

#[test]
fn a_power_highlights_only_its_tiles() {
    let record = position(&BOARD, |value| {
        value["players"][0]["djinns"] = json!(["utug"]);
        value["players"][0]["elders"] = json!(2);
    });
    let selection = Selection::Power(Djinn::Utug, Payment::EE);
    let scene = scene(&record, &selection);
    assert_eq!(cell(&scene, "a3").highlight, Highlight::Target);
    assert_eq!(cell(&scene, "a2").highlight, Highlight::Calm, "there is nothing on it");
    assert!(scene.cells.iter().all(|cell| cell.highlight != Highlight::Alive));
}
