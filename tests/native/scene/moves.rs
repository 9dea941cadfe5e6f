//! A move by taps: tile first, colour first, by drag, by ring. The path shows what was dropped.

use super::records::{cell, fresh, games, play, position, scene, select};
use crate::support::square;
use naqala::game::{Action, Djinn, Meeple, Payment};
use naqala::ui::allow::Allow;
use naqala::ui::scene::{Highlight, Intent, OpenActions, Outcome, Scene, Selection, Sight, Viewer};
use serde_json::json;

#[test]
fn one_colour_drops_at_once_and_more_open_a_ring() {
    let (mut at_once, mut rings) = (0, 0);
    games(6, |record| {
        if record.game().sow().is_none() {
            return;
        }
        let none = Selection::default();
        for cell in fresh(record).cells.into_iter().filter(|cell| cell.highlight == Highlight::Lit) {
            let tap = Intent::Tile(cell.square);
            if let [meeple] = cell.tribes[..] {
                assert_eq!(tap.resolve(record, &none), Outcome::Play(Action::Drop(cell.square, meeple)));
                at_once += 1;
                continue;
            }
            let open = select(record, &none, tap);
            let ring = scene(record, &open).ring.expect("a ring");
            let drops: Vec<_> = cell.tribes.iter().map(|&meeple| Action::Drop(cell.square, meeple)).collect();
            assert_eq!(ring.choices, drops);
            assert_eq!(select(record, &open, tap), none, "a second tap closes it");
            for &meeple in &cell.tribes {
                let drop = Outcome::Play(Action::Drop(cell.square, meeple));
                assert_eq!(Intent::Colour(meeple).resolve(record, &open), drop, "a colour answers the ring");
                let coloured = select(record, &none, Intent::Colour(meeple));
                assert_eq!(tap.resolve(record, &coloured), drop, "colour first");
                assert_eq!(Intent::DropOn(cell.square, meeple).resolve(record, &none), drop, "a drag");
            }
            rings += 1;
        }
    });
    assert!(at_once > 100 && rings > 100, "{at_once} at once, {rings} rings");
}

#[test]
fn a_colour_highlights_only_its_own_tiles_until_it_is_tapped_again() {
    games(4, |record| {
        let none = Selection::default();
        for group in fresh(record).hand.into_iter().filter(|group| group.can_drop) {
            let coloured = select(record, &none, Intent::Colour(group.meeple));
            let lit = scene(record, &coloured);
            assert!(lit.hand.iter().all(|other| other.is_chosen == (other.meeple == group.meeple)));
            for cell in lit.cells.iter().filter(|cell| cell.highlight == Highlight::Lit) {
                assert_eq!(cell.tribes, [group.meeple]);
            }
            assert_eq!(select(record, &coloured, Intent::Colour(group.meeple)), none);
        }
    });
}

/// A move that goes round four tiles and ends where its first meeple was dropped.
const ROUND: [&str; 2] = ["M6 M6 M6", "O8:ybggr V5:y S6:r"];

#[test]
fn the_path_is_numbered_and_dropped_meeples_lie_on_it() {
    let mut record = position(&ROUND, |_| {});
    play(&mut record, &["take a1", "drop b1 g", "drop b2 y", "drop a2 b", "drop a1 r"]);
    let shown = fresh(&record);
    let path: Vec<_> = shown.path.iter().map(ToString::to_string).collect();
    assert_eq!(path, ["a1", "b1", "b2", "a2", "a1"]);
    assert_eq!(cell(&shown, "a1").steps, [0, 4]);
    assert!(cell(&shown, "a1").is_here);
    assert_eq!((&cell(&shown, "b1").lying[..], cell(&shown, "b1").standing.len()), (&[Meeple::Merchant][..], 1));
    // The last drop is legal on b1 only.
    play(&mut record, &["drop b1 g"]);
    let shown = fresh(&record);
    assert_eq!(cell(&shown, "b1").steps, [1, 5]);
    assert_eq!((cell(&shown, "b1").lying.len(), cell(&shown, "b1").standing.len()), (0, 1), "both greens collected");
    assert_eq!(cell(&shown, "a1").lying, [Meeple::Assassin]);
    assert!(shown.is_collected);
    play(&mut record, &["trade", "palace b1", "end"]);
    assert!(fresh(&record).path.is_empty(), "the next turn starts afresh");
    assert!(fresh(&record).cells.iter().all(|cell| cell.lying.is_empty()));
}

#[test]
fn a_tap_on_the_start_undoes_the_move_unless_a_drop_is_legal_there() {
    let none = Selection::default();
    let mut record = position(&ROUND, |_| {});
    play(&mut record, &["take a1"]);
    assert_eq!(Intent::Tile(square("a1")).resolve(&record, &none), Outcome::UndoMove);
    play(&mut record, &["drop b1 g", "drop b2 y"]);
    assert_eq!(Intent::Tile(square("a1")).resolve(&record, &none), Outcome::UndoMove);
    play(&mut record, &["drop a2 b"]);
    assert_eq!(cell(&fresh(&record), "a1").highlight, Highlight::Lit);
    assert!(matches!(Intent::Tile(square("a1")).resolve(&record, &none), Outcome::Play(Action::Drop(..))));
}

#[test]
fn looking_at_a_tile_shows_where_its_move_can_end() {
    let record = position(&ROUND, |_| {});
    let none = &Selection::Nothing;
    let look = Some(square("a1"));
    assert_eq!(Intent::Look(look).resolve(&record, none), Outcome::Look(look), "it chooses nothing");
    let actions = &OpenActions::of(record.game(), &Allow::Everything);
    let looking = |look| {
        let sight = Sight { viewer: Viewer::Table, selection: none, look, actions, overlays: &[] };
        Scene::within(&record, &sight)
    };
    let shown = looking(look);
    assert!(shown.look.is_some());
    assert_eq!(cell(&shown, "b1").ends, [Meeple::Vizier, Meeple::Merchant]);
    assert!(looking(None).cells.iter().all(|cell| cell.ends.is_empty()));
}

#[test]
fn a_choice_that_reveals_is_asked_for_even_if_it_is_the_only_one() {
    let record = position(&["M6:g V5:y", "O8 S6"], |value| {
        value["turn"] = json!({"step": "tribe", "player": 0, "hand": "rr", "tribe": "r", "at": "a1"});
        value["players"][0]["djinns"] = json!(["kandicha", "anun-nak"]);
        value["players"][0]["fakirs"] = json!(1);
        value["bag"] = json!("yyy");
    });
    let none = Selection::default();
    let open = select(&record, &none, Intent::Tile(square("a2")));
    let ring = scene(&record, &open).ring.expect("a ring of one");
    assert_eq!(ring.choices.len(), 1);
    assert!(matches!(Intent::Tile(square("b2")).resolve(&record, &none), Outcome::Play(Action::Kill(..))));
    let power = select(&record, &none, Intent::Djinn(Djinn::AnunNak));
    assert_eq!(power.power(), Some((Djinn::AnunNak, Payment::F)));
    let open = select(&record, &power, Intent::Tile(square("a1")));
    assert_eq!(scene(&record, &open).ring.expect("a ring of one").choices.len(), 1);
}
