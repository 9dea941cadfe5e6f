//! What the rules hide from the eyes that look is not in the scene (R-H1).

use crate::table::{fresh, games, position};
use naqala::game::{Djinn, ScoreLine, Seat};
use naqala::ui::scene::{Scene, Selection, Viewer};
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
                let coins = game.player(player.seat).coins();
                assert_eq!(player.coins, knows.then_some(coins));
                let counted = if knows { coins } else { 0 };
                assert_eq!(player.score.line(ScoreLine::Coins), counted);
            }
        }
        assert!(fresh(record).players.iter().all(|player| player.coins.is_some()));
    });
}

#[test]
fn djinns_drawn_are_for_the_drawer_and_nothing_is_lit_on_a_covered_table() {
    let record = position(&["O8:yy V5:yy"], |value| {
        value["turn"] = json!({"step": "keep", "player": 0, "drawn": ["boaz", "leta"], "then": "move"});
    });
    let offered = |viewer| {
        let shown = Scene::of(&record, &Selection::default(), viewer);
        shown.djinns.into_iter().map(|slot| (slot.card, slot.is_lit)).collect::<Vec<_>>()
    };
    let drawn = [(Djinn::Boaz, true), (Djinn::Leta, true)];
    assert_eq!(offered(Viewer::Seat(Seat(0))), drawn);
    assert_eq!(offered(Viewer::Table), drawn);
    assert_eq!(offered(Viewer::Seat(Seat(1))), [(Djinn::Sloar, false)]);
    assert_eq!(offered(Viewer::Nobody), [(Djinn::Sloar, false)]);
}
