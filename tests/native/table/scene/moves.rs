//! A move by taps: tile first, colour first, by drag. The path shows what was dropped.

use super::records::{cell, fresh, games, play, position, scene, select};
use crate::support::square;
use naqala::game::{Action, Djinn, Meeple, Payment, Record};
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::{
    Button, ButtonLabel, Highlight, Intent, OpenActions, Outcome, Scene, SceneInput, Selection, Viewer,
};
use serde_json::json;

#[test]
fn a_tap_drops_the_only_tribe_that_it_can_mean_and_asks_where_it_can_mean_several() {
    let (mut single, mut several) = (0, 0);
    games(6, |record| {
        if record.game().sow().is_none() {
            return;
        }
        let none = Selection::default();
        for cell in fresh(record).cells {
            assert_eq!(!cell.tribes.is_empty(), cell.highlight == Highlight::Lit);
            let tap = Intent::Tile(cell.square);
            if let &[only] = &cell.tribes[..] {
                single += 1;
                assert_eq!(tap.resolve(record, &none), Outcome::Play(Action::Drop(cell.square, only)));
            } else if cell.tribes.len() > 1 {
                several += 1;
                let asked = select(record, &none, tap);
                assert_eq!(asked.tile(), Some(cell.square));
                let shown = scene(record, &asked);
                let lit = shown.hand.iter().filter(|group| group.is_asked).map(|group| group.meeple);
                assert_eq!(lit.collect::<Vec<_>>(), cell.tribes, "the hand shows the answers");
                assert!(shown.buttons.is_empty() && shown.can_undo, "and no button repeats them");
                for &meeple in &cell.tribes {
                    let drop = Outcome::Play(Action::Drop(cell.square, meeple));
                    assert_eq!(Intent::Colour(meeple).resolve(record, &asked), drop, "the hand, or a letter, answers");
                }
                assert_eq!(
                    tap.resolve(record, &asked),
                    Outcome::Select(none.clone()),
                    "a second tap gives up the choice"
                );
            }
            for &meeple in &cell.tribes {
                let drop = Outcome::Play(Action::Drop(cell.square, meeple));
                let coloured = select(record, &none, Intent::Colour(meeple));
                assert_eq!(tap.resolve(record, &coloured), drop, "colour first");
                let shown = scene(record, &coloured);
                assert_eq!(shown.cell(cell.square).expect("on the board").tribes, [meeple]);
                assert_eq!(Intent::DropOn(cell.square, meeple).resolve(record, &none), drop, "a part, or a drag");
            }
        }
    });
    assert!(single > 100 && several > 100, "{single} with one tribe, {several} with more");
}

#[test]
fn the_ends_of_one_tribe_are_in_view_until_the_last_drop() {
    let (mut narrowed, mut unasked) = (0, 0);
    games(6, |record| {
        let Some(sow) = record.game().sow() else { return };
        let ends = if sow.hand().len() > 1 { sow.ends() } else { naqala::game::Drops::default() };
        let check = |shown: &Scene, tribe: Option<Meeple>, says: bool| {
            for cell in &shown.cells {
                let of = tribe.filter(|&tribe| ends.contains(cell.square, tribe));
                assert_eq!(cell.ends, Vec::from_iter(of), "{}", cell.square);
                assert_eq!(cell.says_tribes, says && cell.highlight == Highlight::Lit, "{}", cell.square);
            }
        };
        let tribes: Vec<_> = sow.hand().tribes().collect();
        let only = if let [only] = tribes[..] { Some(only) } else { None };
        let shown = fresh(record);
        assert!(shown.look.is_none());
        check(&shown, only, only.is_none());
        unasked += usize::from(only.is_none());
        let actions = &OpenActions::of(record.game(), &Allow::Everything);
        for &tribe in &tribes {
            let chosen = Selection::Colour(tribe);
            check(&scene(record, &chosen), Some(tribe), false);
            let (selection, pointed) = (&Selection::Nothing, Some(tribe));
            let input = SceneInput { viewer: Viewer::Table, selection, look: None, pointed, actions, overlays: &[] };
            check(&Scene::within(record, &input), Some(tribe), false);
        }
        for (square, meeple) in sow.drops().iter().filter(|_| sow.hand().len() > 2) {
            let left = sow.dropped(square, meeple).expect("it is in the hand").ends();
            assert!(!left.is_empty());
            narrowed += usize::from(left.iter().count() < ends.iter().count());
        }
    });
    assert!(narrowed > 100 && unasked > 100, "{narrowed} drops narrow the ends, {unasked} hands show none unasked");
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
    assert_eq!((&cell(&shown, "b1").dropped[..], cell(&shown, "b1").standing.len()), (&[Meeple::Merchant][..], 1));
    // The last drop is legal on b1 only.
    play(&mut record, &["drop b1 g"]);
    let shown = fresh(&record);
    assert_eq!(cell(&shown, "b1").steps, [1, 5]);
    assert_eq!((cell(&shown, "b1").dropped.len(), cell(&shown, "b1").standing.len()), (0, 1), "both greens collected");
    assert_eq!(cell(&shown, "a1").dropped, [Meeple::Assassin]);
    assert!(shown.is_collected);
    play(&mut record, &["trade", "palace b1", "end"]);
    let shown = fresh(&record);
    assert!(shown.path.is_empty(), "the next turn starts afresh");
    let last: Vec<_> = shown.last_path.iter().map(ToString::to_string).collect();
    assert_eq!(last, ["a1", "b1", "b2", "a2", "a1", "b1"], "the last move stays in view");
    assert!(fresh(&record).cells.iter().all(|cell| cell.dropped.is_empty()));
}

#[test]
fn the_last_move_stays_until_the_next_one_begins_and_a_take_back_removes_it() {
    let (mut kept, mut taken_back) = (0, 0);
    games(4, |record| {
        let shown = fresh(record);
        assert!(shown.path.is_empty() || shown.last_path.is_empty());
        if record.game().sow().is_some() {
            // A record that begins in mid-move does not know how the move began.
            assert!(shown.last_path.is_empty() && (!shown.path.is_empty() || record.is_empty()));
        }
        kept += usize::from(!shown.last_path.is_empty());
        if shown.last_path.is_empty() || taken_back > 20 || record.len() < 2 {
            return;
        }
        let mut back = Record::clone(record);
        back.take_back(0).expect("there are entries");
        assert_eq!(fresh(&back).last_path, fresh(&record.until(0)).last_path);
        taken_back += 1;
    });
    assert!(kept > 100 && taken_back > 20, "{kept} kept, {taken_back} taken back");
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
    let actions = &OpenActions::of(record.game(), &Allow::Everything);
    let looking = |look| {
        let input = SceneInput { viewer: Viewer::Table, selection: none, look, pointed: None, actions, overlays: &[] };
        Scene::within(&record, &input)
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
    let choices = |selection| {
        let shown = scene(&record, selection);
        let asked: Vec<_> = shown.cells.iter().filter(|cell| cell.is_asked).map(|cell| cell.square).collect();
        assert_eq!(asked, selection.tile().into_iter().collect::<Vec<_>>(), "the tile is marked");
        assert_eq!(shown.asks_of_target(), selection.tile().is_some(), "and the others are quiet");
        let [choices @ .., Button { label: ButtonLabel::Cancel, .. }] = &shown.buttons[..] else {
            panic!("it can be given up")
        };
        choices.to_vec()
    };
    let open = select(&record, &none, Intent::Tile(square("a2")));
    let [Button { intent: Intent::Play(Action::Kill(..)), is_revealing: true, .. }] = choices(&open)[..] else {
        panic!("one choice, with its warning")
    };
    assert_eq!(select(&record, &open, Intent::Tile(square("a2"))), none, "a second tap gives it up");
    assert!(matches!(Intent::Tile(square("b2")).resolve(&record, &none), Outcome::Play(Action::Kill(..))));
    let power = select(&record, &none, Intent::Djinn(Djinn::AnunNak));
    assert_eq!(power.power(), Some((Djinn::AnunNak, Payment::F)));
    let open = select(&record, &power, Intent::Tile(square("a1")));
    assert_eq!(choices(&open).len(), 1);
}

/// Assassins of Iblis in reach of a tile with five meeples of four tribes: seven pairs.
fn iblis() -> Record {
    position(&["M6:g V5:yywgb", "O8 S6:wg"], |value| {
        value["turn"] = json!({"step": "tribe", "player": 0, "hand": "rr", "tribe": "r", "at": "a1", "boosts": ["iblis"], "used": ["iblis"]});
        value["players"][0]["djinns"] = json!(["iblis"]);
    })
}

#[test]
fn of_many_pairs_one_meeple_is_asked_after_the_other() {
    let record = iblis();
    let tile = square("b2");
    let asked = select(&record, &Selection::Nothing, Intent::Tile(tile));
    let meeples = |selection: &Selection| -> Vec<_> {
        let shown = scene(&record, selection).buttons.into_iter();
        shown
            .filter_map(|button| {
                if let ButtonLabel::Meeple(meeple) = button.label { Some((meeple, button.intent)) } else { None }
            })
            .collect()
    };
    let tribes = [Meeple::Vizier, Meeple::Elder, Meeple::Merchant, Meeple::Builder];
    assert_eq!(meeples(&asked), tribes.map(|tribe| (tribe, Intent::Standing(tile, tribe))), "a button a tribe");

    // A press on a meeple of the tile is the same, whether the tile asks or not.
    let first = select(&record, &asked, Intent::Standing(tile, Meeple::Vizier));
    assert_eq!(select(&record, &Selection::Nothing, Intent::Standing(tile, Meeple::Vizier)), first);
    assert_eq!((first.tile(), first.first(tile), first.first(square("a2"))), (Some(tile), Some(Meeple::Vizier), None));
    assert_eq!(meeples(&first), [], "the pairs with it are few enough");
    let pairs: Vec<_> = scene(&record, &first)
        .buttons
        .into_iter()
        .filter_map(|button| match button.intent {
            Intent::Play(Action::Kill(_, pair)) => Some(pair),
            _ => None,
        })
        .collect();
    assert_eq!(pairs.len(), 4);
    assert!(pairs.iter().all(|pair| pair.count(Meeple::Vizier) > 0), "{pairs:?}");

    // The second one completes it; of a tribe with one meeple the first cannot be the second.
    for (second, count) in [(Meeple::Vizier, 2), (Meeple::Builder, 1)] {
        let Outcome::Play(Action::Kill(_, pair)) = Intent::Standing(tile, second).resolve(&record, &first) else {
            panic!("{second:?} completes it")
        };
        assert_eq!((pair.len(), pair.count(second)), (2, count));
    }
    let elder = select(&record, &asked, Intent::Standing(tile, Meeple::Elder));
    assert_eq!(select(&record, &elder, Intent::Standing(tile, Meeple::Elder)), Selection::Nothing);

    // Undo gives up one after the other. Another tile asks anew.
    assert_eq!(select(&record, &first, Intent::Undo), asked);
    assert_eq!(select(&record, &asked, Intent::Undo), Selection::Nothing);
    assert_eq!(select(&record, &first, Intent::Tile(tile)), Selection::Nothing);
    let other = Intent::Tile(square("b1")).resolve(&record, &first);
    assert!(matches!(other, Outcome::Play(Action::Kill(_, pair)) if pair.len() == 2), "{other:?}");
}
