//! A player: opens tables, and gets to actions by tapping what the scene offers.

use super::taps::offered;
use naqala::game::{Action, Item, Meeple, Record, Square};
use naqala::i18n::Lang;
use naqala::notation::{position, record};
use naqala::ui::kit::settings::Settings;
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::{Cell, Highlight, Intent, OpenActions, Outcome, Scene, SceneInput, Selection, Viewer};
use naqala::ui::table::session::Session;
use naqala::ui::table::store::{Match, MatchConfig};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Reads a file, named from the root of the repository.
pub fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads a position of `tests/fixtures/valid`.
pub fn fixture(name: &str) -> Record {
    let text = file(&format!("tests/fixtures/valid/{name}.json"));
    record::from_position(position::read(&text).expect("a valid position"))
}

/// Reads the first entries of a game of `tests/fixtures/replay`.
pub fn cut(game: &str, entries: usize) -> Record {
    let mut value: Value =
        serde_json::from_str(&file(&format!("tests/fixtures/replay/{game}.record.json"))).expect("JSON");
    let actions: Vec<Value> = value["actions"].as_array().expect("actions").iter().take(entries).cloned().collect();
    value["actions"] = json!(actions);
    record::from_value(&value).expect("a record")
}

/// Returns the actions of a game of `tests/fixtures/replay`.
pub fn actions_of(game: &str) -> Vec<String> {
    let value: Value = serde_json::from_str(&file(&format!("tests/fixtures/replay/{game}.record.json"))).expect("JSON");
    serde_json::from_value(value["actions"].clone()).expect("actions")
}

/// Opens a game as the page does: it answers steps that have one answer.
pub fn table(record: Record) -> Match {
    let settings = Settings::unsaved(Lang::EN);
    Match::new(Session::of_record(record), settings, MatchConfig::of(settings))
}

/// Opens a board on which only some actions are open, as a lesson does.
pub fn board(record: Record, config: MatchConfig) -> Match {
    Match::new(Session::of_record(record), Settings::unsaved(Lang::EN), config)
}

pub fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

pub fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

pub fn tile(name: &str) -> Intent {
    Intent::Tile(square(name))
}

pub fn entries(table: Match) -> usize {
    table.with_record(Record::len)
}

/// Returns the last entry that was played, in the notation.
pub fn last(table: Match) -> Option<String> {
    table.with_record(|record| record.entries().last().map(|(entry, _)| entry.to_string()))
}

pub fn cell(table: Match, name: &str) -> Cell {
    table.scene().with(|scene| scene.cell(square(name)).expect("on the board").clone())
}

/// Returns the tiles with a highlight, by their names.
pub fn lit(table: Match, highlight: Highlight) -> Vec<String> {
    table.scene().with(|scene| {
        let cells = scene.cells.iter().filter(|cell| cell.highlight == highlight);
        cells.map(|cell| cell.square.to_string()).collect()
    })
}

/// Returns the meeples in hand.
pub fn hand(table: Match) -> Vec<(Meeple, u8)> {
    table.scene().with(|scene| scene.hand.iter().map(|group| (group.meeple, group.count)).collect())
}

/// Returns the items of the player who decides.
pub fn items(table: Match) -> Vec<Item> {
    table.with_record(|record| {
        record.game().active().map_or_else(Vec::new, |seat| record.game().player(seat).items.clone())
    })
}

/// Presses the button that plays an action.
pub fn answer(table: Match, text: &str) {
    let intent = Intent::Play(action(text));
    let is_offered = table.scene().with(|scene| scene.buttons.iter().any(|button| button.intent == intent));
    assert!(is_offered, "'{text}' is no button");
    table.send(intent);
}

/// Gets to an action by taps, each on something that the scene offers at that moment.
pub fn reach(table: Match, action: Action, allow: &Allow) {
    let before = entries(table);
    for tap in way(table, action, allow) {
        let is_offered =
            table.scene().with(|scene| offered(scene).contains(&tap)) || chosen_freely(action).contains(&tap);
        assert!(is_offered, "{tap:?} on the way to '{action}'");
        assert_eq!(entries(table), before, "a tap before the last plays nothing");
        table.send(tap);
    }
    assert_eq!((entries(table), last(table)), (before + 1, Some(action.to_string())));
}

/// Returns the taps of a choice that has too many ways to offer all: the goods of a sale, the cards of the horn.
fn chosen_freely(action: Action) -> Vec<Intent> {
    match action {
        Action::Sell(goods) => vec![Intent::Sale(goods)],
        Action::Order(order) => order.places().iter().map(|&place| Intent::Card(usize::from(place) - 1)).collect(),
        _ => Vec::new(),
    }
}

/// Finds the fewest taps that play an action.
fn way(table: Match, action: Action, allow: &Allow) -> Vec<Intent> {
    table.with_record(|record| {
        let actions = &OpenActions::of(record.game(), allow);
        let scene = |selection: &Selection| {
            Scene::within(
                record,
                &SceneInput { viewer: Viewer::Table, selection, look: None, pointed: None, actions, overlays: &[] },
            )
        };
        let mut found: Vec<(Selection, Vec<Intent>)> = vec![(Selection::Nothing, Vec::new())];
        let mut next = 0;
        while let Some((selection, taps)) = found.get(next).cloned() {
            next += 1;
            for tap in chosen_freely(action).into_iter().chain(offered(&scene(&selection))) {
                let then = || [&taps[..], &[tap]].concat();
                match tap.resolve_within(record, &selection, actions) {
                    Outcome::Play(other) if other == action => return then(),
                    Outcome::Select(other) if found.iter().all(|(known, _)| *known != other) => {
                        found.push((other, then()));
                    }
                    _ => {}
                }
            }
            assert!(found.len() < 2000, "too many selections on the way to '{action}'");
        }
        panic!("no taps lead to '{action}'")
    })
}
