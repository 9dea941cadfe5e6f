//! Whatever is read, nothing panics; and what is accepted can be played on, written and read again.

use crate::made_up::{disturb, plausible, somewhere};
use crate::playout::{self, Dice};
use naqala::game::{Action, Entry, Game, Record};
use naqala::notation::{Engine, Reply, position, record};
use proptest::prelude::*;
use serde_json::Value;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
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

fn any_record(dice: &mut Dice) -> Value {
    let seed = dice.below(1000) as u64;
    let mut game = Record::new(playout::options(seed)).expect("two to five players");
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
        let _ = Engine::default().reply_bytes(&bytes);
        feed(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_words(words in proptest::collection::vec(0..WORDS.len(), 0..8)) {
        let line = words.into_iter().map(|word| WORDS[word]).collect::<Vec<_>>().join(" ");
        feed(&line);
        let mut engine = Engine::default();
        let _ = engine.reply(&line);
        let _ = engine.reply(r#"new {"players":2,"seed":"1","expansions":[]}"#);
        let _ = engine.reply(&line);
        let _ = engine.reply(&format!("play {line}"));
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
        let Reply::Line(_) = Engine::default().reply(&format!("load {value}")) else { panic!("not the end") };
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
