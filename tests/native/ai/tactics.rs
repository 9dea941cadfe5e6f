//! Positions in which one decision is plainly the best.

use super::think;
use crate::support::PositionBuilder;
use naqala::ai::{Knowledge, Level};
use naqala::game::{Action, Game};

/// Returns the line of a level as text.
fn line(game: &Game, level: Level) -> Vec<String> {
    let knowledge = Knowledge::of_position(game).expect("the game goes on");
    think(&knowledge, level, 1).actions.iter().map(ToString::to_string).collect()
}

fn plays(builder: PositionBuilder, action: &str) {
    let game = builder.game();
    for level in [Level::Counsellor, Level::Sultan] {
        let line = line(&game, level);
        assert!(line.iter().any(|other| other == action), "{level} plays {line:?}, not {action}");
    }
}

#[test]
fn assassins_take_the_dearest_tile_in_reach() {
    let board = ["S15:y M6:g V5:yg", "L4:rr V5:gw O8:yw", "M6:gg L4:bb M6:b"];
    plays(PositionBuilder::new(&board).tribe("rr", "a2"), "kill a3 y");
}

#[test]
fn builders_spend_fakirs_where_many_tiles_are_blue() {
    let board = ["S6:y V5:g S6:yg", "V5:g S6 V5:gw", "S12:gg V5:bb S6:b"];
    plays(PositionBuilder::new(&board).tribe("bbb", "b2").fakirs(0, 2), "build 2");
}

#[test]
fn a_fulfilled_whim_is_laid_at_once() {
    let board = ["S6:yw O8:gw V5:yg", "M6:gb L4:rb B:yw"];
    let game = PositionBuilder::with_whims(&board).whims(0, "retinue").fakirs(0, 4).game();
    for level in Level::ALL {
        assert_eq!(line(&game, level)[0], "whim retinue", "{level}");
    }
}

#[test]
fn nobody_pays_for_a_place_when_there_is_nothing_to_gain_by_it() {
    let board = ["L4:y L4:y", "L4:y L4:y"];
    let game = PositionBuilder::new(&board).bidding(&[0, 1]).game();
    for level in Level::ALL {
        assert_eq!(line(&game, level), ["bid 0"], "{level}");
    }
}

#[test]
fn a_place_is_bought_when_one_turn_is_worth_much_more_than_the_next() {
    let board = ["S15:w M6:gr L4:gr", "M6:yw L4:gb M6:br", "L4:gb M6:rb L4:yb"];
    let game = PositionBuilder::new(&board).bidding(&[0, 1]).game();
    for level in [Level::Counsellor, Level::Sultan] {
        assert_ne!(line(&game, level), ["bid 0"], "{level}");
    }
}

#[test]
fn no_level_overlooks_every_end() {
    let game = PositionBuilder::new(&["L4:y L4:y", "L4:y L4:y"]).game();
    let knowledge = Knowledge::of_position(&game).expect("the game goes on");
    for level in Level::ALL {
        for seed in 0..40 {
            let line = think(&knowledge, level, seed).actions;
            assert!(line.iter().any(|action| matches!(action, Action::Drop(..))), "{level} {seed}: {line:?}");
        }
    }
}
