//! The overlays for learners.

use super::records::position;
use crate::support::square;
use naqala::game::{Action, Record};
use naqala::ui::kit::settings::Overlay;
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::{Aids, OpenActions, Parity, Scene, SceneInput, Selection, Viewer};

fn seen(record: &Record, look: Option<&str>, overlay: Overlay) -> Vec<(String, Aids)> {
    let (selection, look) = (&Selection::Nothing, look.map(square));
    let actions = &OpenActions::of(record.game(), &Allow::Everything);
    let input = SceneInput { viewer: Viewer::Table, selection, look, pointed: None, actions, overlays: &[overlay] };
    let scene = Scene::within(record, &input);
    scene.cells.iter().map(|cell| (cell.square.to_string(), cell.aids)).collect()
}

fn squares(seen: &[(String, Aids)], is: impl Fn(&Aids) -> bool) -> Vec<&str> {
    seen.iter().filter(|(_, aids)| is(aids)).map(|(square, _)| square.as_str()).collect()
}

#[test]
fn no_overlay_is_drawn_unless_asked_for() {
    let record = position(&["O8:wy V5:y", "S6:bw S6:wb"], |_| ());
    let scene = Scene::of(&record, &Selection::default(), Viewer::Table);
    assert!(scene.cells.iter().all(|cell| cell.aids == Aids::default()) && !scene.is_scored);
}

/// R-M1: each step changes the colour of the checkerboard, so the number of meeples tells where a move can end.
#[test]
fn parity_shows_where_a_move_can_end() {
    let mut record = position(&["O8:wy V5:ww", "S6:bw S6:wb"], |_| ());
    let plain = seen(&record, None, Overlay::Parity);
    assert_eq!(squares(&plain, |aids| aids.parity == Some(Parity::Dark)), ["a2", "b1"]);
    let look = seen(&record, Some("b2"), Overlay::Parity);
    assert_eq!(squares(&look, |aids| aids.parity == Some(Parity::Ends)), ["a1"], "two steps never lead back");
    let far = position(&["O8:ww V5:y V5:b S6:r"], |_| ());
    let look = seen(&far, Some("a1"), Overlay::Parity);
    assert_eq!(squares(&look, |aids| aids.parity == Some(Parity::Ends)), ["c1"], "and no farther than two steps");
    assert_eq!(squares(&look, |aids| aids.parity == Some(Parity::Passes)), ["b1"]);
    let edge = position(&["O8:y V5:ww V5:b S6:r"], |_| ());
    let look = seen(&edge, Some("b1"), Overlay::Parity);
    assert_eq!(squares(&look, |aids| aids.parity == Some(Parity::Passes)), ["c1"], "nobody comes back from a1");
    record.play("take b2".parse::<Action>().expect("in the notation")).expect("legal");
    record.play("drop b1 w".parse::<Action>().expect("in the notation")).expect("legal");
    let then = seen(&record, None, Overlay::Parity);
    assert_eq!(
        squares(&then, |aids| aids.parity == Some(Parity::Ends)),
        ["a1"],
        "one step from b1, and not back to b2"
    );
}

/// R-A1: the distance, less the assassins, is what fakirs must make up for.
#[test]
fn range_grows_with_assassins() {
    let record = position(&["O8:r V5:ry S6:w", "S6:b S6:wb O8:y"], |_| ());
    let look = seen(&record, Some("a2"), Overlay::Range);
    assert_eq!(squares(&look, |aids| aids.reach == Some(0)), ["a2", "b2", "c2", "a1", "b1"], "one there, one to come");
    assert!(squares(&look, |aids| aids.reach.is_some_and(|fakirs| fakirs > 0)).is_empty(), "no fakirs are held");
}

/// R-L1: blue-valued tiles of the 3×3 block.
#[test]
fn blue_tiles_are_those_around_the_builders() {
    let record = position(&["V5:b O8:y V5:w", "S6:b S6:wb O8:y"], |_| ());
    let all = seen(&record, None, Overlay::Blue);
    assert_eq!(squares(&all, |aids| aids.is_blue), ["a2", "c2", "a1", "b1"]);
    let look = seen(&record, Some("a2"), Overlay::Blue);
    assert_eq!(squares(&look, |aids| aids.is_blue), ["a2", "a1", "b1"]);
}

/// R-S5, R-S6: the worth of a free tile with all that stands on it, where that is more than the number printed on it.
#[test]
fn control_shows_what_a_tile_would_score_beyond_its_number() {
    let record = position(&["O8:y^1 V5:w", "S6:b S6:wb@1"], |_| ());
    let worth: Vec<_> = seen(&record, None, Overlay::Control).into_iter().map(|(_, aids)| aids.worth).collect();
    assert_eq!(worth, [Some(11), None, None, None]);
}

/// R-C1, R-S11: a tent also scores the red-valued tiles around, and a player without pieces takes nothing.
#[test]
fn control_counts_the_pieces_that_are_left() {
    let board = ["O8:y V5:w", "S6:b M6:wb"];
    let worth = |camels: u8, tent: bool| {
        let record = position(&board, |value| {
            value["expansions"] = ["artisans"].into();
            value["players"][0]["camels"] = camels.into();
            value["players"][0]["tent"] = tent.into();
        });
        seen(&record, None, Overlay::Control).into_iter().map(|(_, aids)| aids.worth).collect::<Vec<_>>()
    };
    assert_eq!(worth(0, false), [None; 4]);
    assert_eq!(worth(1, false), [None; 4], "the numbers on the tiles say it");
    let tent = worth(0, true);
    assert_eq!(worth(1, true), tent, "the tent is never worth less");
    assert!(tent[1] > Some(5), "oasis and market are red: {tent:?}");
}

/// R-A1, R-L1: during a move, overlays treat the tile looked at as its end and add a meeple of the hand.
#[test]
fn during_a_move_range_and_blue_belong_to_the_tile_looked_at() {
    let on_the_way = |from: &str| {
        let mut record = position(&["V5:rb M6:y O8:w", &format!("V5:w S6:{from} M6:g")], |_| ());
        for action in ["take b1", "drop a1 w"] {
            record.play(action.parse::<Action>().expect("in the notation")).expect("legal");
        }
        let seen = |overlay| seen(&record, Some("a2"), overlay);
        let own = |seen: Vec<(String, Aids)>, is: fn(&Aids) -> bool| squares(&seen, is).join(" ");
        (own(seen(Overlay::Blue), |aids| aids.is_blue), own(seen(Overlay::Range), |aids| aids.reach == Some(0)))
    };
    assert_eq!(on_the_way("wb"), ("a2 a1 b1".into(), String::new()), "a builder in hand, and no assassin");
    assert_eq!(on_the_way("wr").1, "a2 b2 c2 a1", "one there, one in hand, and nobody on b1");
}

/// Rules 7: the carpet takes the last meeple to any tile, whatever the number of steps.
#[test]
fn a_carpet_turns_parity_off() {
    let mut record = position(&["O8:ww V5:y", "S6:b S6:wb"], |value| {
        value["expansions"] = ["artisans"].into();
        value["players"][0]["items"] = ["carpet"].into();
    });
    record.play("use carpet".parse::<Action>().expect("in the notation")).expect("legal");
    let look = seen(&record, Some("b1"), Overlay::Parity);
    assert!(squares(&look, |aids| matches!(aids.parity, Some(Parity::Ends | Parity::Passes))).is_empty());
}
