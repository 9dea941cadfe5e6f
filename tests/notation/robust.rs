//! Whatever is read, nothing panics; and what is accepted can be played on, written and read again.

use crate::playout::{self, Dice};
use naqala::game::{Action, Entry, Game, Options, Record};
use naqala::notation::{Answer, Engine, position, record};
use proptest::prelude::*;
use serde_json::{Value, json};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// A position somewhere in a random game.
fn somewhere(dice: &mut Dice) -> Game {
    let seed = dice.below(1000) as u64;
    let mut game = playout::game(seed);
    for _ in 0..dice.below(250) {
        let Some(action) = dice.action(&game) else { break };
        game.play(action).expect("legal");
    }
    game
}

/// Every reader gets the text; what comes out of one must hold what it promises.
fn feed(text: &str) {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(entry) = text.parse::<Entry>() {
        assert_eq!(entry.to_string(), text);
    }
    if let Ok(game) = position::read(text) {
        play_on(game, text);
    }
    if let Ok(record) = record::read(text) {
        assert_eq!(record::read(&record::write(&record).to_string()).expect("readable").game(), record.game());
    }
}

/// Plays an accepted position on: legal actions are legal, nothing breaks, the game can always be written and read.
fn play_on(mut game: Game, origin: &str) {
    let mut dice = Dice::new(origin.len() as u64);
    for _ in 0..40 {
        let text = position::write(&game).to_string();
        let read = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}\nfrom {origin}"));
        assert_eq!(read, game);
        for seat in game.seats() {
            let _ = (game.score(seat).total(), position::view(&game, seat).to_string());
        }
        for square in game.board.squares() {
            let _ = game.sow_from(square).map(|sow| sow.ends());
        }
        let Some(action) = dice.action(&game) else {
            assert!(game.is_over(), "nothing to do\n{text}\nfrom {origin}");
            break;
        };
        game.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}\n{text}"));
    }
}

/// Changes something somewhere in a JSON text: a value for another one, a key less, an entry twice.
fn disturb(value: &mut Value, root: &Value, dice: &mut Dice) {
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
            map.insert((*dice.pick(&keys).expect("some")).into(), json!("tile"));
        }
        (0..=3, Value::String(text)) => {
            let letters: Vec<char> = text.chars().collect();
            let pool: Vec<char> = "abcywgbr0123456789@^#: VSOML".chars().collect();
            let (place, letter) = (dice.below(letters.len() + 1), *dice.pick(&pool).expect("some"));
            let kept = usize::from(dice.below(2) == 0);
            *text = letters[..place].iter().chain([&letter]).chain(letters.iter().skip(place + kept)).collect();
        }
        (_, here) => {
            let steps =
                ["bid", "move", "sow", "tribe", "keep", "tile", "place", "end", "over", "a1", "b2", "boaz", "yy", "rr"];
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

/// A small or poor position that is mostly consistent: fewer tiles, cards and pieces, and any step.
fn plausible(dice: &mut Dice) -> Value {
    let mut value = serde_json::to_value(position::write(&somewhere(dice))).expect("JSON");
    let (columns, rows) = (1 + dice.below(6), 1 + dice.below(5));
    let board = value["board"].as_array_mut().expect("rows");
    board.truncate(rows);
    for row in board {
        let tiles = row.as_str().expect("a row").split(' ').take(columns).collect::<Vec<_>>().join(" ");
        *row = tiles.into();
    }
    for key in ["market", "deck", "discard", "djinnRow", "djinnDeck", "djinnDiscard"] {
        let list = value[key].as_array_mut().expect("a list");
        let kept = if dice.below(2) == 0 { list.len() } else { dice.below(list.len() + 1) };
        list.truncate(kept);
    }
    for player in value["players"].as_array_mut().expect("players") {
        match dice.below(6) {
            0 => player["coins"] = json!(dice.below(8)),
            1 => player["coins"] = json!(u32::MAX - dice.below(3) as u32),
            2 => player["camels"] = json!(0),
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
    let hand = dice.pick(&["gg", "bb", "rr", "ggg", "bbbb", "rrr"]).expect("some");
    let mut turn =
        json!({"player": player, "used": ["echidna", "iblis"], "boosts": dice.pick(&[json!([]), json!(["echidna"])])});
    let step = *dice.pick(&["bid", "move", "sow", "tribe", "keep", "tile", "place", "end"]).expect("some");
    turn["step"] = json!(step);
    let then = *dice.pick(&["move", "tribe", "tile", "end"]).expect("some");
    let paused = if ["keep", "place"].contains(&step) { then } else { step };
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
            let taken: Vec<Value> = value["djinnDeck"].as_array_mut().expect("a list").drain(..).take(3).collect();
            turn["drawn"] = json!(taken);
            turn["then"] = json!(then);
        }
        "place" => {
            turn["piece"] = json!(dice.pick(&["palm", "palace"]));
            turn["then"] = json!(then);
        }
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

fn any_record(dice: &mut Dice) -> Value {
    let seed = dice.below(1000) as u64;
    let mut game = Record::new(Options::new(["A", "B", "C"], seed)).expect("three players");
    for _ in 0..dice.below(60) {
        let Some(action) = dice.action(game.game()) else { break };
        game.play(action).expect("legal");
    }
    serde_json::to_value(record::write(&game)).expect("JSON")
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Engine::default().answer_bytes(&bytes);
        feed(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_words(words in proptest::collection::vec(0..WORDS.len(), 0..8)) {
        let line = words.into_iter().map(|word| WORDS[word]).collect::<Vec<_>>().join(" ");
        feed(&line);
        let mut engine = Engine::default();
        let _ = engine.answer(&line);
        let _ = engine.answer(r#"new {"players":2,"seed":"1","expansions":[]}"#);
        let _ = engine.answer(&line);
        let _ = engine.answer(&format!("play {line}"));
    }

    #[test]
    fn disturbed_positions(seed in any::<u64>(), changes in 1..4usize) {
        let mut dice = Dice::new(seed);
        let whole = serde_json::to_value(position::write(&somewhere(&mut dice))).expect("JSON");
        let mut value = whole.clone();
        for _ in 0..changes {
            // The turn is where most of the sense is.
            if dice.below(3) == 0 && value["turn"].is_object() {
                disturb(&mut value["turn"], &whole, &mut dice);
            } else {
                disturb(&mut value, &whole, &mut dice);
            }
        }
        feed(&value.to_string());
    }

    #[test]
    fn plausible_positions(seed in any::<u64>()) {
        feed(&plausible(&mut Dice::new(seed)).to_string());
    }

    #[test]
    fn disturbed_texts(seed in any::<u64>(), bytes in proptest::collection::vec(any::<u8>(), 1..4)) {
        let mut dice = Dice::new(seed);
        let text = if seed % 2 == 0 {
            position::write(&somewhere(&mut dice)).to_string()
        } else {
            any_record(&mut dice).to_string()
        };
        let mut text = text.into_bytes();
        for byte in bytes {
            let place = dice.below(text.len());
            text[place] = byte;
        }
        feed(&String::from_utf8_lossy(&text));
    }

    #[test]
    fn disturbed_records(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let whole = any_record(&mut dice);
        let mut value = whole.clone();
        disturb(&mut value, &whole, &mut dice);
        feed(&value.to_string());
        let Answer::Line(_) = Engine::default().answer(&format!("load {value}")) else { panic!("not the end") };
    }
}

const WORDS: [&str; 60] = [
    "bid",
    "take",
    "drop",
    "skip",
    "trade",
    "build",
    "kill",
    "keep",
    "palm",
    "palace",
    "buy",
    "djinn",
    "pass",
    "power",
    "sell",
    "end",
    "back",
    "pay",
    "fakirs",
    "e",
    "f",
    "ee",
    "ef",
    "pp",
    "0",
    "1",
    "3",
    "255",
    "256",
    "-1",
    "18446744073709551616",
    "a1",
    "c3",
    "g6",
    "h9",
    "@0",
    "@4",
    "@5",
    "y",
    "yy",
    "yw",
    "wy",
    "boaz",
    "sloar",
    "leta",
    "fish",
    "fakir",
    "ivory",
    "jewels",
    "new",
    "load",
    "state",
    "view",
    "actions",
    "play",
    "undo",
    "redo",
    "sows",
    "",
    "é",
];
