//! Lines are legal as they stand, and the engine plays every step of every game.

use super::{positions, record_of, think};
use crate::support::PositionBuilder;
use crate::support::games::{SETS, deal};
use naqala::ai::{Knowledge, Level};
use naqala::game::{Action, Game, Phase, Record, Step};
use std::collections::BTreeSet;

/// Checks that a line is legal, and that only its last action is a barrier.
pub fn check_line(game: &Game, line: &[Action]) {
    assert!(!line.is_empty(), "no line");
    let mut now = game.clone();
    for (place, &action) in line.iter().enumerate() {
        let reveals = now.reveals(action);
        assert!(!reveals || place + 1 == line.len(), "{action} reveals something amid {line:?}");
        now.play(action).unwrap_or_else(|refusal| panic!("{action} of {line:?}: {refusal}"));
    }
}

pub fn name(game: &Game) -> &'static str {
    match &game.phase {
        Phase::Bid => "bid",
        Phase::Over => "over",
        Phase::Turn(turn) => match turn.step {
            Step::Move => "move",
            Step::Sow(_) => "sow",
            Step::Control { .. } => "control",
            Step::Tribe(_) => "tribe",
            Step::Keep { .. } => "keep",
            Step::Tile => "tile",
            Step::Place { .. } => "place",
            Step::Flute { .. } => "flute",
            Step::Order { .. } => "order",
            Step::End => "end",
        },
    }
}

#[test]
fn lines_are_legal_in_every_step_of_random_games() {
    let mut steps = BTreeSet::new();
    positions(5000, |game, seed| {
        steps.insert(name(game));
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        let level = if seed % 8 == 0 { Level::Courtier } else { Level::Apprentice };
        check_line(game, &think(&knowledge, level, seed).actions);
    });
    let all = ["bid", "control", "end", "flute", "keep", "move", "order", "place", "sow", "tile", "tribe"];
    assert_eq!(steps, all.into_iter().collect());
}

#[test]
fn computers_play_whole_games_of_all_sets() {
    for (index, set) in SETS.into_iter().enumerate() {
        for players in 2..=if set.is_empty() { 4 } else { 5 } {
            let seed = (index * 10 + players) as u64;
            let mut record = Record::from_position(deal(set, players, seed), seed);
            let level = Level::ALL[(index + players) % 3];
            while let Some(knowledge) = Knowledge::of_record(&record) {
                let line = think(&knowledge, level, record.len() as u64).actions;
                check_line(record.game(), &line);
                for action in line {
                    record.play(action).expect("the line was checked");
                }
                assert!(record.len() < 5000, "the game does not end");
            }
            let best = record.game().seats().map(|seat| record.game().score(seat).total()).max();
            assert!(best.is_some_and(|points| points > 60), "{level} wins with {best:?} points only");
        }
    }
}

#[test]
fn every_level_finds_a_line_on_the_largest_and_the_smallest_board() {
    let piles = PositionBuilder::with_both(&[
        "S10:yyyywwwwggggbbbbrrrr V5:g M6:yr O8:ggb L4:w S6:ww V5:yw",
        "O8:ggb L4:ygw S6:ww V5:yg M6:gr O8:yb M6:rbb",
        "L4:yyw M6:bbr O8:gw L4:yb S6:rw V5:gg M6:yrb",
    ])
    .players(5)
    .game();
    let one = PositionBuilder::new(&["V5:y S6"]).game();
    for game in [piles, one] {
        for level in Level::ALL {
            let knowledge = Knowledge::of_position(&game).expect("the game goes on");
            check_line(&game, &think(&knowledge, level, 1).actions);
            let record = record_of(&game);
            assert!(Knowledge::of_record(&record).is_some());
        }
    }
}
