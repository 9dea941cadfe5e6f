//! Made-up positions: mutated ones, and small ones that are mostly consistent.

use super::deal;
use crate::support::{Dice, json_of};
use naqala::game::Game;
use serde_json::{Value, json};

/// Returns a position somewhere in a random game.
pub fn somewhere(dice: &mut Dice) -> Game {
    let seed = dice.below(1000) as u64;
    let mut game = deal(seed);
    for _ in 0..dice.below(250) {
        let Some(action) = dice.action(&game) else { break };
        game.play(action).expect("legal");
    }
    game
}

/// Changes something somewhere in a document: replaces a value, removes a key, doubles an entry.
pub fn mutate(value: &mut Value, root: &Value, dice: &mut Dice) {
    let mut here = value;
    for _ in 0..dice.below(5) {
        let there = match here {
            Value::Array(list) if !list.is_empty() => dice.below(list.len()).to_string(),
            Value::Object(map) if !map.is_empty() => map.keys().nth(dice.below(map.len())).expect("in bounds").clone(),
            _ => break,
        };
        here = match here {
            Value::Array(list) => &mut list[there.parse::<usize>().expect("an index")],
            other => &mut other[there.as_str()],
        };
    }
    match (dice.below(6), here) {
        (0, Value::Array(list)) if !list.is_empty() => {
            let entry = list[dice.below(list.len())].clone();
            list.insert(dice.below(list.len()), entry);
        }
        (1, Value::Array(list)) if !list.is_empty() => drop(list.remove(dice.below(list.len()))),
        (2, Value::Array(list)) if !list.is_empty() => {
            let (one, other) = (dice.below(list.len()), dice.below(list.len()));
            list.swap(one, other);
        }
        (0 | 1, Value::Object(map)) if !map.is_empty() => {
            let key = map.keys().nth(dice.below(map.len())).expect("in bounds").clone();
            map.remove(&key);
        }
        (2, Value::Object(map)) => {
            let keys = ["at", "tribe", "hand", "then", "previous", "used", "drawn", "step", "seed", "position"];
            let more = ["tile", "target", "moved", "itemUsed", "boosts", "piece"];
            let key = if dice.below(2) == 0 { dice.pick(&keys) } else { dice.pick(&more) };
            let values = [json!("tile"), json!(true), json!("a1"), json!(3), json!(["carpet"])];
            map.insert((*key.expect("some")).into(), dice.pick(&values).expect("some").clone());
        }
        (0..=3, Value::String(text)) => {
            let letters: Vec<char> = text.chars().collect();
            let pool: Vec<char> = "abcywgbrp0123456789@&^#:= VSOMLNEPBRXG".chars().collect();
            let (place, letter) = (dice.below(letters.len() + 1), *dice.pick(&pool).expect("some"));
            let kept = usize::from(dice.below(2) == 0);
            *text = letters[..place].iter().chain([&letter]).chain(letters.iter().skip(place + kept)).collect();
        }
        (_, here) => {
            let steps = [
                "bid", "move", "sow", "tribe", "keep", "tile", "place", "end", "over", "control", "flute", "order",
                "a1", "b2", "boaz", "yy", "rr", "pp", "crown", "horn", "grove", "carpet", "artisans", "whims",
            ];
            let others = [
                json!(null),
                json!(0),
                json!(1),
                json!(2),
                json!(255),
                json!(256),
                json!(u32::MAX),
                json!(u64::MAX),
                json!(-1),
                json!(0.5),
                json!(true),
                json!([]),
                json!({}),
                json!(""),
                json!(dice.pick(&steps)),
                json!([dice.pick(&steps)]),
            ];
            let key = root.as_object().and_then(|map| map.keys().nth(dice.below(map.len())));
            let borrowed = key.map_or(Value::Null, |key| root[key].clone());
            *here = if dice.below(5) == 0 { borrowed } else { dice.pick(&others).expect("some").clone() };
        }
    }
}

const STEPS: [&str; 11] = ["bid", "move", "sow", "tribe", "keep", "tile", "place", "end", "control", "flute", "order"];

/// Returns a small or poor position that is mostly consistent: fewer tiles, cards and pieces, in any step.
pub fn plausible(dice: &mut Dice) -> Value {
    let mut value = json_of(&somewhere(dice));
    let (columns, rows) = (1 + dice.below(7), 1 + dice.below(6));
    let board = value["board"].as_array_mut().expect("rows");
    board.truncate(rows);
    for row in board {
        let tiles = row.as_str().expect("a row").split(' ').take(columns).collect::<Vec<_>>().join(" ");
        *row = tiles.into();
    }
    for key in
        ["market", "deck", "discard", "djinnRow", "djinnDeck", "djinnDiscard", "itemDeck", "itemDiscard", "whimDeck"]
    {
        let list = value[key].as_array_mut().expect("a list");
        let kept = if dice.below(2) == 0 { list.len() } else { dice.below(list.len() + 1) };
        list.truncate(kept);
    }
    for player in value["players"].as_array_mut().expect("players") {
        match dice.below(6) {
            0 => player["coins"] = json!(dice.below(8)),
            1 => player["coins"] = json!(u32::MAX - dice.below(3) as u32),
            2 => player["camels"] = json!(0),
            3 => player["tent"] = json!(false),
            _ => {}
        }
    }
    match dice.below(4) {
        0 => value["supply"] = json!({"palms": dice.below(2), "palaces": dice.below(2)}),
        1 => value["bag"] = json!("yr"),
        2 => value["round"] = json!(u32::MAX - dice.below(2) as u32),
        _ => {}
    }
    value["ending"] = json!(dice.below(2) == 0);
    let player = value["turn"]["player"].as_u64().unwrap_or(0);
    let tile = |dice: &mut Dice| {
        let column = char::from(b'a' + dice.below(columns) as u8);
        json!(format!("{column}{}", 1 + dice.below(rows)))
    };
    let hand = dice.pick(&["gg", "bb", "rr", "pp", "ggg", "bbbb", "rrr", "ppp"]).expect("some");
    let mut turn = json!({"player": player, "used": ["echidna", "iblis"], "boosts": dice.pick(&[json!([]), json!(["echidna"]), json!(["carpet"])]),
               "itemUsed": dice.below(2) == 0});
    let step = *dice.pick(&STEPS).expect("some");
    turn["step"] = json!(step);
    let then = *dice.pick(&["move", "tribe", "tile", "end"]).expect("some");
    let waits = ["keep", "place", "control", "flute", "order"].contains(&step);
    let paused = if waits { then } else { step };
    match step {
        "bid" => {
            value["turn"] = json!({"step": "bid", "player": value["bidOrder"][0]});
            return value;
        }
        "sow" => {
            turn["hand"] = json!(dice.pick(&["y", "yw", "gbr", "ywgbr", "yyyyyy", "wgwgbw"]));
            turn["from"] = tile(dice);
        }
        "keep" => {
            let pile = if dice.below(2) == 0 { "djinnDeck" } else { "itemDeck" };
            let taken: Vec<Value> = value[pile].as_array_mut().expect("a list").drain(..).take(3).collect();
            turn["drawn"] = json!(taken);
            turn["then"] = json!(then);
        }
        "place" => {
            turn["piece"] = json!(dice.pick(&["palm", "palace"]));
            turn["then"] = json!(then);
        }
        "control" => {
            turn["tile"] = tile(dice);
            turn["then"] = json!(then);
        }
        "flute" => {
            turn["target"] = tile(dice);
            turn["moved"] = json!(dice.below(6));
            turn["then"] = json!(then);
        }
        "order" => turn["then"] = json!(then),
        _ => {}
    }
    if paused == "tribe" {
        turn["hand"] = json!(hand);
    }
    if ["tribe", "tile"].contains(&paused) {
        turn["at"] = tile(dice);
    }
    value["turn"] = turn;
    value
}

#[test]
fn plausible_positions_are_often_accepted_in_every_step() {
    let mut accepted = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..4000 {
        let value = plausible(&mut Dice::new(seed));
        if naqala::notation::position::from_value(&value).is_ok() {
            *accepted.entry(value["turn"]["step"].to_string()).or_default() += 1;
        }
    }
    assert_eq!(accepted.len(), 11, "{accepted:?}");
    assert!(accepted.values().all(|&count| count >= 5), "{accepted:?}");
}
