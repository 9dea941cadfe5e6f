//! Forced steps: the page plays their one answer, and undo and redo cross them.

use crate::support::games::options;
use crate::support::{Dice, fixtures};
use naqala::game::{Action, Entry, Record};
use naqala::notation::record;
use naqala::ui::table::forced::{answer, only_answer, redo, undo};

const GAMES: [&str; 4] = ["2-players", "3-players-artisans", "4-players-whims", "5-players-both"];

fn actions(record: &Record) -> Vec<String> {
    record.entries().map(|(entry, _)| entry.to_string()).collect()
}

/// Plays an action of a person, with the answers after it.
fn play(record: &mut Record, action: Action) {
    let events = record.play(action).expect("the action is legal");
    let before = events.len();
    assert!(answer(record, events).len() >= before);
}

#[test]
fn answers_are_what_the_players_of_recorded_games_chose() {
    let mut answered = 0;
    for name in GAMES {
        let text = fixtures::read(&fixtures::path(&format!("tests/fixtures/replay/{name}.record.json")));
        let whole = record::read(&text).expect("the fixture is a record");
        let mut played = whole.until(0);
        while let Some((Entry::Action(action), _)) = whole.entries().nth(played.len()) {
            let before = played.len();
            play(&mut played, action);
            answered += played.len() - before - 1;
        }
        assert_eq!(actions(&played), actions(&whole), "{name}");
    }
    assert!(answered > 50, "{answered} steps are answered");
}

#[test]
fn the_answer_is_the_only_legal_action_and_neither_ends_a_turn_nor_reveals() {
    for seed in 0..32 {
        let mut played = Record::new(options(seed)).expect("so many can play");
        let mut dice = Dice::new(seed);
        while let Some(action) = dice.action(played.game()) {
            if let Some(only) = only_answer(played.game()) {
                assert_eq!(played.game().legal_actions(), [only]);
                assert!(!played.game().reveals(only), "{only} can be undone");
                let moves = matches!(only, Action::Take(_) | Action::End | Action::Bid { .. });
                assert!(!moves, "{only} is the player's own");
            }
            played.play(action).expect("a listed action is legal");
        }
    }
}

#[test]
fn undo_stops_at_a_decision_or_at_a_barrier_and_redo_leads_back() {
    let mut crossed = 0;
    for seed in 0..16 {
        let mut played = Record::new(options(seed)).expect("so many can play");
        let mut dice = Dice::new(seed);
        while let Some(action) = dice.action(played.game()) {
            play(&mut played, action);
            let (whole, could) = (actions(&played), played.can_undo());
            assert_eq!(undo(&mut played), could);
            if !could {
                continue;
            }
            assert!(only_answer(played.game()).is_none() || !played.can_undo(), "undo leaves a decision");
            crossed += usize::from(whole.len() - played.len() > 1);
            assert!(redo(&mut played));
            assert_eq!(actions(&played), whole);
            assert!(!played.can_redo());
        }
        assert!(played.game().is_over());
    }
    assert!(crossed > 20, "{crossed} undos cross answers");
}
