//! Taps lead to every legal action, and every highlight does something.

use super::records::{fresh, games, scene};
use crate::support::offered;
use naqala::game::{Action, Record};
use naqala::ui::table::scene::{Highlight, Intent, Outcome, Prompt, Selection};
use std::collections::HashSet;

/// Returns every action that taps lead to, where each tap is on something highlighted at that moment.
fn reachable(record: &Record) -> HashSet<Action> {
    let mut actions = HashSet::new();
    let mut selections = vec![Selection::default()];
    let mut next = 0;
    while let Some(selection) = selections.get(next).cloned() {
        next += 1;
        for intent in offered(&scene(record, &selection)) {
            match intent.resolve(record, &selection) {
                Outcome::Play(action) => {
                    actions.insert(action);
                }
                Outcome::Select(other) if !selections.contains(&other) => selections.push(other),
                Outcome::Select(_) => {}
                other => panic!("{intent:?} is offered with {selection:?} and does {other:?}"),
            }
        }
        assert!(selections.len() < 400, "there are too many selections");
    }
    actions.extend(sales(record));
    actions
}

/// Returns the sales of goods that were chosen one by one.
fn sales(record: &Record) -> Vec<Action> {
    let game = record.game();
    if !game.legal_actions().contains(&Action::End) {
        return Vec::new();
    }
    let goods = game.player(game.active().expect("somebody's turn")).goods.kinds();
    let sold = goods.subsets().filter_map(|set| {
        let Outcome::Select(selection) = Intent::Sale(set).resolve(record, &Selection::default()) else { return None };
        let buttons = scene(record, &selection).buttons;
        buttons.iter().find_map(|button| match button.intent.resolve(record, &selection) {
            Outcome::Play(action @ Action::Sell(_)) => Some(action),
            _ => None,
        })
    });
    sold.collect()
}

#[test]
fn taps_reach_exactly_the_legal_actions() {
    let mut seen = HashSet::new();
    let mut count = 0;
    games(24, |record| {
        count += 1;
        let legal: HashSet<_> = record.game().legal_actions().into_iter().collect();
        let reached = reachable(record);
        let missing: Vec<_> = legal.difference(&reached).map(ToString::to_string).collect();
        assert!(missing.is_empty(), "out of reach: {missing:?} in {:?}", record.game().phase);
        let is_legal = |action: &Action| legal.contains(action) || record.game().check(*action).is_ok();
        assert!(reached.iter().all(is_legal));
        let is_ordered = reached.iter().any(|action| matches!(action, Action::Order(_)));
        assert_eq!(is_ordered, fresh(record).prompt == Prompt::Order);
        seen.extend(legal.iter().map(|action| kind(*action)));
    });
    assert!(count > 2_000, "only {count} positions");
    let powers = ["anun-nak", "bouraq", "echidna", "enki", "iblis", "leta", "sibittis", "sloar", "utug"];
    let others = "bid fakirs take drop skip trade build kill keep palm palace pay buy djinn pass sell end \
        control craft item bring done whim scimitar lamp flute carpet ring talisman horn";
    let unseen: Vec<_> = others.split_whitespace().chain(powers).filter(|word| !seen.contains(*word)).collect();
    assert!(unseen.is_empty(), "never seen: {unseen:?}");
}

/// Returns the kind of an action, with finer kinds where other taps lead to it.
fn kind(action: Action) -> String {
    let text = action.to_string();
    match action {
        Action::Bid { fakirs: 1.., .. } => "fakirs".to_owned(),
        Action::Place { pay: Some(_), .. } => "pay".to_owned(),
        Action::Power { djinn, .. } => djinn.name().to_owned(),
        Action::Use(spell) => spell.item().name().to_owned(),
        _ => text.split(' ').next().unwrap_or_default().to_owned(),
    }
}

#[test]
fn taps_without_a_highlight_play_nothing() {
    games(6, |record| {
        let selection = Selection::default();
        let scene = scene(record, &selection);
        let calm = scene.cells.iter().filter(|cell| matches!(cell.highlight, Highlight::Calm | Highlight::Blocked(_)));
        let mut intents: Vec<_> = calm.map(|cell| Intent::Tile(cell.square)).collect();
        let lit_cards: Vec<_> = scene.market.iter().filter(|slot| slot.is_highlighted).map(|slot| slot.card).collect();
        let dull = scene.market.iter().enumerate().filter(|(_, slot)| !lit_cards.contains(&slot.card));
        intents.extend(dull.map(|(index, _)| Intent::Card(index)));
        for player in scene.players.iter().filter(|player| player.is_active) {
            // A drawn item can be of the same kind as one that the player has.
            let is_drawn = |item| scene.buttons.iter().any(|button| button.intent == Intent::Item(item));
            let items = player.items.iter().flatten().filter(|slot| !slot.is_highlighted && !is_drawn(slot.card));
            intents.extend(items.map(|slot| Intent::Item(slot.card)));
        }
        let closed = scene.spots.iter().filter(|spot| !spot.is_open);
        intents.extend(closed.map(|spot| Intent::Spot(spot.price)));
        for intent in intents {
            let outcome = intent.resolve(record, &selection);
            assert!(!matches!(outcome, Outcome::Play(_) | Outcome::Select(_)), "{intent:?} does {outcome:?}");
        }
    });
}
