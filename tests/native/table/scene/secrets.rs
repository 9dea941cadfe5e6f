//! The scene has nothing that the rules hide from its viewer (R-H1).

use super::records::{fresh, games, play, position};
use crate::support::games::record;
use naqala::game::{Djinn, ScoreLine, Seat};
use naqala::ui::table::scene::{Scene, Selection, Viewer};
use serde_json::json;

#[test]
fn coins_of_others_are_hidden_until_the_end() {
    games(6, |record| {
        let game = record.game();
        let viewers = game.seats().map(Viewer::Seat).chain([Viewer::Nobody]);
        for viewer in viewers {
            let shown = Scene::of(record, &Selection::default(), viewer);
            for player in shown.players {
                let knows = game.is_over() || viewer == Viewer::Seat(player.seat);
                let coins = game.player(player.seat).coins;
                assert_eq!(player.coins, knows.then_some(coins));
                let counted = if knows { coins } else { 0 };
                assert_eq!(player.score.line(ScoreLine::Coins), counted);
            }
        }
        assert!(fresh(record).players.iter().all(|player| player.coins.is_some()));
    });
}

#[test]
fn points_and_the_leader_leave_out_what_the_viewer_may_not_know() {
    let mut leaders = 0;
    games(6, |record| {
        let game = record.game();
        let public = |seat| game.score(seat).public().total();
        let all = |seat| game.score(seat).total();
        for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Nobody, Viewer::Table]) {
            let is_open = game.is_over() || viewer == Viewer::Table;
            let knows = |seat| is_open || viewer == Viewer::Seat(seat);
            let shown = |seat| if knows(seat) { all(seat) } else { public(seat) };
            let has_most = |points: &dyn Fn(Seat) -> u32, seat| game.seats().all(|other| points(other) <= points(seat));
            // Nobody leads by points that nobody sees.
            let is_seen = |seat| public(seat) > 0 && has_most(&public, seat);
            let leads = |seat| has_most(&shown, seat) && (is_open || is_seen(seat));
            let is_close = game.seats().all(leads);
            for player in Scene::of(record, &Selection::default(), viewer).players {
                assert_eq!(player.is_known(), knows(player.seat));
                assert_eq!(player.score.total(), shown(player.seat));
                assert_eq!(player.is_leading, !is_close && leads(player.seat));
                leaders += u32::from(player.is_leading);
            }
        }
    });
    assert!(leaders > 0, "somebody leads at some time");
}

#[test]
fn drawn_djinns_are_shown_to_their_player_and_nothing_is_highlighted_for_others() {
    let record = position(&["O8:yy V5:yy"], |value| {
        value["turn"] = json!({"step": "keep", "player": 0, "drawn": ["boaz", "leta"], "then": "move"});
    });
    let offered = |viewer| {
        let shown = Scene::of(&record, &Selection::default(), viewer);
        shown.djinns.into_iter().map(|slot| (slot.card, slot.is_highlighted)).collect::<Vec<_>>()
    };
    let drawn = [(Djinn::Boaz, true), (Djinn::Leta, true)];
    assert_eq!(offered(Viewer::Seat(Seat(0))), drawn);
    assert_eq!(offered(Viewer::Table), drawn);
    assert_eq!(offered(Viewer::Seat(Seat(1))), [(Djinn::Sloar, false)]);
    assert_eq!(offered(Viewer::Nobody), [(Djinn::Sloar, false)]);
}

#[test]
fn a_game_ended_early_shows_all_coins_and_offers_nothing() {
    let mut record = record(3, 5);
    play(&mut record, &["bid 0", "bid 1", "bid 3"]);
    let scene = Scene::ended(&record, &[]);
    assert_eq!(scene.active, None);
    assert!(scene.buttons.is_empty() && scene.spots.iter().all(|spot| !spot.is_open));
    assert!(scene.players.iter().all(|player| player.coins.is_some() && !player.is_active));
    let winners = |scene: &Scene| {
        scene.players.iter().filter(|player| player.is_winner).map(|player| player.seat).collect::<Vec<_>>()
    };
    let first = winners(&scene)[0];
    let others = winners(&Scene::ended(&record, &[first]));
    assert!(!others.is_empty() && !others.contains(&first), "a player who left cannot win");
}
