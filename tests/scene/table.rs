//! Games to look at: random ones, rich ones, and small positions made for one purpose.

use naqala::game::{Action, Event, Expansion, Game, Options, Order, Record, Square, Step};
use naqala::notation::position;
use naqala::ui::scene::{Cell, Intent, Outcome, Scene, Selection, Viewer};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

pub const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Pierre", "Noor"];

pub fn record(players: usize, seed: u64) -> Record {
    Record::new(Options::new(NAMES[..players].iter().copied(), seed)).expect("2 to 4 can play")
}

/// A table for each number: each set of expansions in turn, with two players or more.
pub fn any_record(seed: u64) -> Record {
    let sets: [&[Expansion]; 4] = [&[], &[Expansion::Artisans], &[Expansion::Whims], &Expansion::ALL];
    let set = sets[(seed / 2 % 4) as usize];
    let players = 2 + (seed % if set.is_empty() { 3 } else { 4 }) as usize;
    let options = Options::new(NAMES[..players].iter().copied(), seed).with(set.iter().copied());
    Record::new(options).expect("every one of these tables can play")
}

pub fn square(name: &str) -> Square {
    name.parse().expect("a tile")
}

pub fn scene(record: &Record, selection: &Selection) -> Scene {
    Scene::of(record, selection, Viewer::Table)
}

pub fn fresh(record: &Record) -> Scene {
    scene(record, &Selection::default())
}

pub fn cell<'a>(scene: &'a Scene, name: &str) -> &'a Cell {
    scene.cell(square(name)).expect("on the board")
}

/// What comes of an intent that is to make another selection.
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

/// Plays random games to their end, with a look at every position; every other game is made rich again and again.
pub fn games(count: u64, mut look: impl FnMut(&Record)) {
    for seed in 0..count {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut record = any_record(seed);
        for turn in 0..20_000 {
            let game = record.game();
            let is_due = seed % 2 == 1 && turn % 37 == 36;
            if let Some(rich) = is_due.then(|| enrich(game)).flatten() {
                record = Record::from_position(rich, seed);
            }
            look(&record);
            let legal = record.game().legal_actions();
            let Some(action) = pick(&mut rng, &legal).or_else(|| order(record.game())) else { break };
            record.play(action).expect("a listed action is legal");
        }
        assert!(record.game().is_over(), "game {seed} did not end");
    }
}

/// The row of the horn turned round: such orders are not listed.
fn order(game: &Game) -> Option<Action> {
    let is_order = game.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. }));
    let places: Vec<u8> = (1..=game.supply.cards().row().len() as u8).rev().collect();
    Order::new(&places).filter(|_| is_order).map(Action::Order)
}

fn pick(rng: &mut Pcg64Mcg, legal: &[Action]) -> Option<Action> {
    (!legal.is_empty()).then(|| legal[(rng.next_u64() % legal.len() as u64) as usize])
}

/// The same position with whoever decides owning most djinns, elders and fakirs: all powers are used somewhere.
fn enrich(game: &Game) -> Option<Game> {
    let seat = game.active()?.index();
    let mut value = serde_json::to_value(position::write(game)).expect("a position is JSON");
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

/// A position of two players, Anna to move; `edit` makes the rest of it.
pub fn position(board: &[&str], edit: impl FnOnce(&mut Value)) -> Record {
    let player = |name| {
        json!({"name": name, "coins": 20, "camels": 5, "tent": false, "viziers": 0, "elders": 0, "artisans": 0,
            "goods": {}, "fakirs": 0, "djinns": [], "items": [], "whims": [], "fulfilled": []})
    };
    let mut value = json!({"format": "naqala-position/1", "expansions": [], "board": board,
        "players": [player("Anna"), player("Sam")], "bidOrder": [0],
        "turnOrder": [{"price": 0, "players": [1, 0]}, {"price": 1, "players": [1]}],
        "market": ["fish", "fakir", "silk"], "deck": ["gold"], "discard": [],
        "djinnRow": ["sloar"], "djinnDeck": [], "djinnDiscard": [],
        "itemDeck": [], "itemDiscard": [], "whimDeck": [], "bag": "", "supply": {"palms": 11, "palaces": 10},
        "round": 1, "ending": false, "turn": {"step": "move", "player": 0}});
    edit(&mut value);
    let game = position::from_value(&value).unwrap_or_else(|error| panic!("{error}"));
    Record::from_position(game, 7)
}
