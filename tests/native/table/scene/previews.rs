//! Previews say exactly what the last drop does.

use super::records::{cell, fresh, games, position};
use naqala::game::{Action, Event, Meeple, Piece, ScoreLine};
use serde_json::json;

#[test]
fn a_preview_says_what_the_last_drop_does() {
    let mut count = 0;
    games(12, |record| {
        let game = record.game();
        let Some(seat) = game.active() else { return };
        let shown = fresh(record);
        let is_last = game.sow().is_some_and(|sow| sow.hand().len() == 1);
        assert!(is_last || shown.cells.iter().all(|cell| cell.preview.is_none()));
        for cell in shown.cells.iter().filter(|cell| is_last && !cell.tribes.is_empty()) {
            let preview = cell.preview.expect("every end has a preview");
            count += 1;
            let mut after = record.clone();
            let events = after.play(Action::Drop(cell.square, preview.meeple)).expect("a lit end");
            let collected = events.iter().find_map(|event| match event {
                Event::Collected { meeples, .. } => Some(meeples.count(preview.meeple)),
                _ => None,
            });
            assert_eq!(collected, Some(preview.count));
            let is_asked = after.game().check(Action::Control(Piece::Tent)).is_ok();
            let is_taken = is_asked
                || events.iter().any(|event| matches!(event, Event::Controlled { tile, .. } if *tile == cell.square));
            assert_eq!(is_taken, preview.piece.is_some());
            if is_asked {
                after.play(Action::Control(Piece::Camel)).expect("it is asked");
            }
            let line = |line| after.game().score(seat).line(line) - game.score(seat).line(line);
            let gained = match preview.meeple {
                Meeple::Vizier => line(ScoreLine::Viziers),
                Meeple::Elder => line(ScoreLine::Elders),
                Meeple::Builder => after.game().builders_earn(0).expect("builders wait"),
                Meeple::Merchant => {
                    let events = after.play(Action::Trade).expect("merchants wait");
                    let taken = events.iter().find_map(|event| match event {
                        Event::TookCards { cards, .. } => Some(cards.len() as u32),
                        _ => None,
                    });
                    taken.expect("cards, or none of them")
                }
                Meeple::Assassin => preview.count.into(),
                Meeple::Artisan => {
                    after.play(Action::Craft).expect("artisans wait");
                    let worth = |game: &naqala::game::Game| game.score(seat).line(ScoreLine::Artisans);
                    worth(after.game()) - worth(game)
                }
            };
            assert_eq!(gained, preview.gain, "{preview:?}");
            // The preview promises no action that the tile lacks. Builders and assassins decide before it.
            if preview.offer.is_none() && !matches!(preview.meeple, Meeple::Builder | Meeple::Assassin) {
                let is_tile = |action: &Action| {
                    matches!(
                        action,
                        Action::Place { .. } | Action::Buy(..) | Action::TakeDjinn(..) | Action::TakeItem(_)
                    )
                };
                assert!(!after.game().legal_actions().iter().any(is_tile), "{preview:?} on {}", cell.square);
            }
        }
    });
    assert!(count > 300, "only {count}");
}

#[test]
fn a_tile_is_taken_only_if_it_is_emptied_free_and_a_camel_is_left() {
    let is_taken = |tile: &str, camels: u8| {
        let record = position(&[&format!("M6 {tile}")], |value| {
            value["turn"] = json!({"step": "sow", "player": 0, "hand": "g", "from": "a1", "at": "a1"});
            value["players"][0]["camels"] = json!(camels);
        });
        cell(&fresh(&record), "b1").preview.expect("the last drop").piece.is_some()
    };
    assert!(is_taken("L4:gg", 1));
    assert!(!is_taken("L4:gg", 0), "no camel");
    assert!(!is_taken("L4:ggy", 1), "a vizier stays");
    assert!(!is_taken("L4:gg@1", 1), "a camel is there");
}

#[test]
fn a_tile_with_an_empty_supply_promises_no_action() {
    let has_action = |tile: &str, key: &str, supply: serde_json::Value| {
        let record = position(&[&format!("M6 {tile}")], |value| {
            value["turn"] = json!({"step": "sow", "player": 0, "hand": "y", "from": "a1", "at": "a1"});
            match key {
                "djinnRow" | "market" => value[key] = supply,
                _ => value["supply"][key] = supply,
            }
        });
        cell(&fresh(&record), "b1").preview.expect("the last drop").offer.is_some()
    };
    assert!(has_action("O8:y", "palms", json!(1)) && !has_action("O8:y", "palms", json!(0)));
    assert!(has_action("V5:y", "palaces", json!(1)) && !has_action("V5:y", "palaces", json!(0)));
    assert!(!has_action("M6:y", "market", json!([])) && !has_action("S6:y", "djinnRow", json!([])));
}
