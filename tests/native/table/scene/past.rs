//! A still scene shows a position without actions, as the present viewer may see it.

use super::records::{fresh, games, play};
use crate::support::games::{options, record};
use naqala::game::{Record, Seat};
use naqala::ui::table::scene::{Highlight, Prompt, Scene, Viewer};

#[test]
fn a_still_scene_is_the_same_picture_without_actions() {
    games(6, |record| {
        let (live, still) = (fresh(record), Scene::past(record, Viewer::Table));
        assert!(still.cells.iter().all(|cell| cell.highlight == Highlight::Calm && cell.choices.is_empty()));
        assert!(still.cells.iter().all(|cell| cell.preview.is_none() && cell.ends.is_empty()));
        assert!(still.buttons.is_empty() && still.cells.iter().all(|cell| !cell.is_asked) && still.look.is_none());
        assert!(still.spots.iter().all(|spot| !spot.is_open && spot.due.is_none() && !spot.is_previewed));
        assert!(
            still.market.iter().all(|slot| !slot.is_highlighted)
                && still.djinns.iter().all(|slot| !slot.is_highlighted)
        );
        assert!(!still.can_undo && !still.can_redo);
        assert!(still.hand.iter().all(|group| !group.can_drop));
        for player in &still.players {
            assert!(
                player.djinns.iter().all(|slot| !slot.is_highlighted)
                    && player.kills.is_empty()
                    && player.sale.is_none()
            );
            assert!(player.items.iter().flatten().all(|slot| !slot.is_highlighted));
            assert!(player.whims.iter().flatten().all(|whim| !whim.is_highlighted));
        }
        assert_eq!((&still.path, still.active, still.round), (&live.path, live.active, live.round));
        for (still, live) in still.cells.iter().zip(&live.cells) {
            let pieces = |cell: &naqala::ui::table::scene::Cell| {
                (cell.standing, cell.piece, cell.palms, cell.palaces, cell.whim)
            };
            assert_eq!(pieces(still), pieces(live));
            assert_eq!((&still.dropped, &still.steps), (&live.dropped, &live.steps));
        }
        for (still, live) in still.players.iter().zip(&live.players) {
            assert_eq!((still.coins, &still.score, still.goods), (live.coins, &live.score, live.goods));
        }
    });
}

#[test]
fn the_past_shows_only_what_the_present_player_may_know() {
    let mut record = Record::new(options(6)).expect("so many can play");
    for _ in 0..150 {
        let action = record.game().legal_actions()[0];
        record.play(action).expect("it is legal");
    }
    let present = record.game().active().expect("the game goes on");
    let mut decided = Vec::new();
    for entry in 0..=record.len() {
        let then = record.until(entry);
        decided.extend(then.game().active());
        for player in Scene::past(&then, Viewer::Seat(present)).players {
            let is_own = player.seat == present;
            assert_eq!(player.coins, is_own.then(|| then.game().player(player.seat).coins));
            assert_eq!((player.items.is_some(), player.whims.is_some()), (is_own, is_own));
        }
    }
    assert!(decided.iter().any(|&seat| seat != present), "others decided meanwhile");
}

#[test]
fn looking_before_any_entry_leaves_the_record_unchanged() {
    let mut record = record(2, 42);
    play(&mut record, &["bid 3", "bid 1", "bid 0", "bid 0"]);
    let games: Vec<_> = (0..=4).map(|entry| record.game_before(entry).cloned()).collect();
    record.take_back(2).expect("there is such an entry");
    for (entry, game) in games.iter().enumerate() {
        let then = record.until(entry);
        assert_eq!(then.len(), entry);
        assert_eq!(Some(then.game()), game.as_ref());
        assert!(!then.can_redo());
    }
    assert_eq!(record.until(5).game(), record.until(2).game(), "the take-back leads to entry 2");
    assert_eq!(record.until(usize::MAX).len(), 5);
    assert_eq!(record.len(), 5);
}

#[test]
fn a_still_scene_shows_the_path_of_its_move() {
    let mut record = record(2, 42);
    while record.game().sow().is_none_or(|hand| hand.hand().len() > 1) {
        let action = record.game().legal_actions()[0];
        record.play(action).expect("it is legal");
    }
    let still = Scene::past(&record, Viewer::Seat(Seat(0)));
    assert!(still.path.len() > 1);
    let dropped: usize = still.cells.iter().map(|cell| cell.dropped.len()).sum();
    assert_eq!(dropped, still.path.len() - 1);
    assert_eq!(still.prompt, Prompt::LastDrop);
    assert_eq!(still.hand.len(), 1);
}
