//! A state of the table: a position, and what was chosen in it.

use naqala::game::{Action, Game, Meeple, Record};
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::{Intent, OpenActions, Outcome, Scene, SceneInput, Selection, Viewer};

/// Returns the actions of a position as a game on the page offers them.
pub fn actions_of(game: &Game) -> OpenActions {
    OpenActions::of(game, &Allow::Everything).with_shortcuts(game)
}

/// Builds what the page draws with a selection.
pub fn scene_of(record: &Record, selection: &Selection, actions: &OpenActions) -> Scene {
    Scene::within(
        record,
        &SceneInput { viewer: Viewer::Table, selection, look: None, pointed: None, actions, overlays: &[] },
    )
}

/// Returns the selection that taps lead to.
pub fn selection_after(record: &Record, taps: &[Intent]) -> Selection {
    let actions = actions_of(record.game());
    taps.iter().fold(Selection::Nothing, |selection, tap| match tap.resolve_within(record, &selection, &actions) {
        Outcome::Select(next) => next,
        other => panic!("{tap:?} chooses nothing: {other:?}"),
    })
}

/// Names a tribe as the page does.
fn tribe(meeple: Meeple) -> String {
    format!("{meeple:?}").to_lowercase()
}

/// Writes a tap as the driver of the page reads it: `spot 5`, `djinn lamia`, `tile a2`, `hand merchant`. A card has its place from 0.
pub fn write_tap(tap: Intent) -> String {
    match tap {
        Intent::Spot(price) => format!("spot {price}"),
        Intent::Fakirs(count) => format!("fakirs {count}"),
        Intent::Djinn(djinn) => format!("djinn {djinn}"),
        Intent::Card(place) => format!("card {place}"),
        Intent::Item(item) => format!("item {item}"),
        Intent::Tile(square) => format!("tile {square}"),
        Intent::Colour(meeple) => format!("hand {}", tribe(meeple)),
        Intent::PowerTile(djinn, pay) => Action::Power { djinn, square: None, pay }.to_string(),
        Intent::EndTurn => "end".to_owned(),
        other => panic!("{other:?} chooses nothing"),
    }
}

/// Reads a tap.
pub fn read_tap(text: &str) -> Intent {
    if text == "end" {
        return Intent::EndTurn;
    }
    let (kind, what) = text.split_once(' ').expect("two words");
    match kind {
        "spot" => Intent::Spot(what.parse().expect("a price")),
        "fakirs" => Intent::Fakirs(what.parse().expect("a number")),
        "djinn" => Intent::Djinn(what.parse().expect("a djinn")),
        "card" => Intent::Card(what.parse().expect("a place")),
        "item" => Intent::Item(what.parse().expect("an item")),
        "hand" => Intent::Colour(Meeple::ALL.into_iter().find(|&meeple| tribe(meeple) == what).expect("a tribe")),
        "tile" => Intent::Tile(what.parse().expect("a tile")),
        _ => match text.parse() {
            Ok(Action::Power { djinn, pay, .. }) => Intent::PowerTile(djinn, pay),
            other => panic!("{text}: {other:?}"),
        },
    }
}
