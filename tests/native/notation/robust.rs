//! No text causes a panic, and whatever is accepted can be played, written and read again.

use super::mutations::{mutate, plausible, somewhere};
use super::options;
use crate::support::{Dice, json_of};
use naqala::game::{Action, Entry, Game, Record};
use naqala::notation::{position, record};
use naqala_engine::{Engine, EngineReply};
use proptest::prelude::*;
use serde_json::Value;

/// Gives the text to every reader, and checks whatever one of them accepts.
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

/// Plays on from an accepted position: listed actions are legal, and each position can be written and read.
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

fn any_record(dice: &mut Dice) -> Value {
    let seed = dice.below(1000) as u64;
    let mut game = Record::new(options(seed)).expect("two to five players");
    for _ in 0..dice.below(60) {
        let Some(action) = dice.action(game.game()) else { break };
        game.play(action).expect("legal");
    }
    serde_json::to_value(record::write(&game)).expect("JSON")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_bytes_cause_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Engine::default().reply_bytes(&bytes);
        feed(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_words_cause_a_panic(words in proptest::collection::vec(0..WORDS.len(), 0..8)) {
        let line = words.into_iter().map(|word| WORDS[word]).collect::<Vec<_>>().join(" ");
        feed(&line);
        let mut engine = Engine::default();
        let _ = engine.reply(&line);
        let _ = engine.reply(r#"new {"players":2,"seed":"1","expansions":[]}"#);
        let _ = engine.reply(&line);
        let _ = engine.reply(&format!("play {line}"));
    }

    #[test]
    fn mutated_positions_are_refused_or_playable(seed in any::<u64>(), changes in 1..4usize) {
        let mut dice = Dice::new(seed);
        let whole = json_of(&somewhere(&mut dice));
        let mut value = whole.clone();
        for _ in 0..changes {
            // Most of the rules of a position concern its turn.
            if dice.below(3) == 0 && value["turn"].is_object() {
                mutate(&mut value["turn"], &whole, &mut dice);
            } else {
                mutate(&mut value, &whole, &mut dice);
            }
        }
        feed(&value.to_string());
    }

    #[test]
    fn plausible_positions_are_refused_or_playable(seed in any::<u64>()) {
        feed(&plausible(&mut Dice::new(seed)).to_string());
    }

    #[test]
    fn texts_with_changed_bytes_are_refused_or_playable(seed in any::<u64>(), bytes in proptest::collection::vec(any::<u8>(), 1..4)) {
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
    fn mutated_records_are_refused_or_replayable(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let whole = any_record(&mut dice);
        let mut value = whole.clone();
        mutate(&mut value, &whole, &mut dice);
        feed(&value.to_string());
        let EngineReply::Line(_) = Engine::default().reply(&format!("load {value}")) else { panic!("the engine ended") };
    }
}

const WORDS: [&str; 84] = [
    "control",
    "camel",
    "tent",
    "craft",
    "item",
    "p",
    "ff",
    "use",
    "scimitar",
    "lamp",
    "deck",
    "flute",
    "carpet",
    "ring",
    "crown",
    "talisman",
    "horn",
    "bring",
    "done",
    "order",
    "2",
    "whim",
    "grove",
    "treasury",
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
