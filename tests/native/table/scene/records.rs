//! Records to look at: random ones, rich ones, and small positions made for one purpose.

use crate::support::games::options;
use crate::support::{Dice, PositionBuilder, json_of, square};
use naqala::game::{Event, Game, Record};
use naqala::notation::position;
use naqala::ui::table::scene::{Cell, Intent, Outcome, Scene, Selection, Viewer};
use serde_json::{Value, json};

pub fn scene(record: &Record, selection: &Selection) -> Scene {
    Scene::of(record, selection, Viewer::Table)
}

pub fn fresh(record: &Record) -> Scene {
    scene(record, &Selection::default())
}

pub fn cell<'a>(scene: &'a Scene, name: &str) -> &'a Cell {
    scene.cell(square(name)).expect("on the board")
}

/// Resolves an intent that leads to another selection.
pub fn select(record: &Record, selection: &Selection, intent: Intent) -> Selection {
    match intent.resolve(record, selection) {
        Outcome::Select(selection) => selection,
        other => panic!("{intent:?} made {other:?}"),
    }
}

pub fn play(record: &mut Record, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        let action = action.parse().expect("an action");
        events.extend(record.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}")).iter().cloned());
    }
    events
}

/// Plays random games to their end and shows each position. Every other game gets rich positions again and again.
pub fn games(count: u64, mut look: impl FnMut(&Record)) {
    for seed in 0..count {
        let mut dice = Dice::new(seed);
        let mut record = Record::new(options(seed)).expect("so many can play");
        for turn in 0..20_000 {
            let game = record.game();
            let is_due = seed % 2 == 1 && turn % 37 == 36;
            if let Some(rich) = is_due.then(|| enrich(game)).flatten() {
                record = Record::from_position(rich, seed);
            }
            look(&record);
            let Some(action) = dice.any_action(record.game()) else { break };
            record.play(action).expect("a listed action is legal");
        }
        assert!(record.game().is_over(), "game {seed} did not end");
    }
}

/// Gives most djinns, elders and fakirs to the player who decides, so that all powers are used somewhere.
fn enrich(game: &Game) -> Option<Game> {
    let seat = game.active()?.index();
    let mut value = json_of(game);
    let (mut djinns, mut fakirs) = (Vec::new(), 0);
    let deck = value["djinnDeck"].as_array_mut()?;
    while deck.len() > 3 {
        djinns.extend(deck.pop());
    }
    for pile in ["deck", "discard"] {
        let cards = value[pile].as_array_mut()?;
        while let Some(index) = cards.iter().position(|card| card == "fakir").filter(|_| fakirs < 4) {
            cards.remove(index);
            fakirs += 1;
        }
    }
    let items = value["itemDeck"].as_array_mut()?;
    let items = items.split_off(items.len().saturating_sub(6));
    let whims = value["whimDeck"].as_array_mut()?;
    let whims = whims.split_off(whims.len().saturating_sub(6));
    let mut elders = 0;
    for row in value["board"].as_array_mut()? {
        let tiles: Vec<String> = row.as_str()?.split(' ').map(|tile| without_elder(tile, &mut elders)).collect();
        *row = json!(tiles.join(" "));
    }
    let player = &mut value["players"][seat];
    player["djinns"].as_array_mut()?.extend(djinns);
    player["items"].as_array_mut()?.extend(items);
    player["whims"].as_array_mut()?.extend(whims);
    player["fakirs"] = json!(player["fakirs"].as_u64()? + fakirs);
    player["elders"] = json!(player["elders"].as_u64()? + elders);
    position::from_value(&value).ok()
}

fn without_elder(tile: &str, taken: &mut u64) -> String {
    match tile.split_once(':') {
        Some((kind, there)) if there.contains('w') && *taken < 4 => {
            *taken += 1;
            let left = there.replacen('w', "", 1);
            let is_bare = !left.starts_with(|letter: char| letter.is_ascii_lowercase());
            if is_bare { format!("{kind}{left}") } else { format!("{kind}:{left}") }
        }
        _ => tile.to_owned(),
    }
}

/// Builds a position in which Anna has bid more than Sam and is to move; `edit` changes it.
pub fn position(board: &[&str], edit: impl FnOnce(&mut Value)) -> Record {
    let builder = PositionBuilder::new(board).coins(0, 20).coins(1, 20).supply(11, 10).djinn_row("sloar");
    let builder = builder.bid_order(&[0]).turn_order(&[(0, &[1, 0]), (1, &[1])]);
    Record::from_position(builder.market("fish fakir silk").deck("gold").edit(edit).game(), 7)
}
