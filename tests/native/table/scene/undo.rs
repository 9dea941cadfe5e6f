//! Undo and Escape close a half-made choice first. Escape then undoes the move.

use super::records::{play, position, scene, select};
use crate::support::square;
use naqala::game::{Card, Djinn, Meeple, Payment};
use naqala::ui::table::scene::{Intent, Outcome, Selection};
use serde_json::json;

const BOARD: [&str; 2] = ["M6 M6 M6", "O8:ybggr V5:y S6:r"];

#[test]
fn undo_and_escape_close_a_half_made_choice_first() {
    let mut record = position(&BOARD, |_| {});
    play(&mut record, &["take a1"]);
    let none = Selection::default();
    let half_made = [
        Selection::Nothing.at_tile(square("b1")),
        Selection::Power(Djinn::Leta, Payment::EE),
        Selection::Bid { price: 5, fakirs: 0 },
        Selection::Card(Card::Fish),
        Selection::Djinn(Djinn::Sloar),
    ];
    for selection in half_made {
        assert!(selection.is_half_made());
        assert_eq!(select(&record, &selection, Intent::Undo), none);
        assert_eq!(select(&record, &selection, Intent::Cancel), none);
    }
    assert_eq!(Intent::Undo.resolve(&record, &none), Outcome::Undo);
}

#[test]
fn escape_drops_the_colour_then_undoes_the_move_then_does_nothing() {
    let mut record = position(&BOARD, |_| {});
    let none = Selection::default();
    assert_eq!(Intent::Cancel.resolve(&record, &none), Outcome::Nothing);
    play(&mut record, &["take a1", "drop b1 g"]);
    let coloured = select(&record, &none, Intent::Colour(Meeple::Merchant));
    assert_eq!(select(&record, &coloured, Intent::Cancel), none);
    assert_eq!(Intent::Cancel.resolve(&record, &none), Outcome::UndoMove);
    record.undo_move().expect("a move has begun");
    assert_eq!(Intent::Cancel.resolve(&record, &none), Outcome::Nothing);
}

#[test]
fn undo_and_redo_do_what_the_scene_offers() {
    let mut record = position(&BOARD, |_| {});
    let none = Selection::default();
    let shown = |record: &_| {
        let shown = scene(record, &none);
        (shown.can_undo, shown.can_redo)
    };
    assert_eq!(shown(&record), (false, false));
    assert_eq!(Intent::Undo.resolve(&record, &none), Outcome::Nothing);
    assert_eq!(Intent::ResetTurn.resolve(&record, &none), Outcome::Nothing);
    play(&mut record, &["take a1"]);
    assert_eq!(shown(&record), (true, false));
    assert_eq!(Intent::ResetTurn.resolve(&record, &none), Outcome::ResetTurn);
    record.undo().expect("one step");
    assert_eq!(shown(&record), (false, true));
    assert_eq!(Intent::Redo.resolve(&record, &none), Outcome::Redo);
}

#[test]
fn a_position_in_the_middle_of_a_move_has_nothing_to_undo() {
    let record = position(&["M6 M6:y V5:y"], |value| {
        value["turn"] = json!({"step": "sow", "player": 0, "hand": "gy", "from": "a1", "at": "a1"});
    });
    let none = Selection::default();
    assert_eq!(scene(&record, &none).path, [square("a1")], "the board shows where the hand is");
    assert_eq!(Intent::Tile(square("a1")).resolve(&record, &none), Outcome::Nothing);
    assert_eq!(Intent::Cancel.resolve(&record, &none), Outcome::Nothing);
}
