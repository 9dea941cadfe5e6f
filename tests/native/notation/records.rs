//! Records: a start and its entries give the same game again.

use super::{deal, options};
use crate::support::{Dice, fixtures, json_of};
use naqala::ai::Level;
use naqala::game::{Record, Refusal};
use naqala::notation::{RecordError, record};
use serde_json::{Value, json};

/// Plays actions, and undoes, redoes or takes back now and then.
fn played(mut game: Record, dice: &mut Dice, actions: usize) -> Record {
    for _ in 0..actions {
        match dice.below(20) {
            0 => drop(game.undo()),
            1 => drop(game.redo()),
            2 => drop(game.take_back(dice.below(game.len()))),
            _ => {
                let Some(action) = dice.action(game.game()) else { break };
                game.play(action).expect("legal");
            }
        }
    }
    game
}

fn check(game: &Record) {
    let text = record::write(game).to_string();
    let read = record::read(&text).expect("what was written can be replayed");
    assert_eq!(read.game(), game.game());
    assert_eq!(read.start(), game.start());
    assert_eq!(record::write(&read).to_string(), text);
}

#[test]
fn a_record_replays_to_the_same_game() {
    for seed in 0..12 {
        let game = Record::new(options(seed)).expect("two to five players");
        check(&played(game, &mut Dice::new(seed), 40 * seed as usize));
    }
}

#[test]
fn a_record_of_a_position_replays_to_the_same_game() {
    for seed in 0..8 {
        let mut dice = Dice::new(seed);
        let mut before = deal(seed);
        for _ in 0..90 {
            let Some(action) = dice.action(&before) else { break };
            before.play(action).expect("legal");
        }
        // The first goes on with the generator of the position, the second has another seed.
        check(&played(record::from_position(before.clone()), &mut dice, 120));
        check(&played(Record::from_position(before.reseeded(7), 7), &mut dice, 120));
    }
}

#[test]
fn the_seed_decides_the_draws_after_a_position() {
    let position = json_of(&deal(3));
    let with = |seed: &str| {
        let text = json!({"format": "naqala-record/1", "position": position, "seed": seed, "actions": []});
        record::from_value(&text).expect("a record").game().rng.state()
    };
    assert_eq!(with("9"), 9 << 64);
    assert_eq!(with("3"), deal(3).rng.state(), "the same seed");
}

fn sample() -> Value {
    json!({"format": "naqala-record/1", "players": ["A", "B"], "expansions": [], "seed": "42",
           "actions": ["bid 3", "bid 1", "bid 0", "bid 0"]})
}

#[test]
fn the_documented_record_is_read_whatever_its_core() {
    let mut value = sample();
    let game = record::from_value(&value).expect("the documented record");
    assert_eq!(game.len(), 4);
    let written = serde_json::to_value(record::write(&game)).expect("JSON");
    value["core"] = json!(record::CORE);
    assert_eq!(written, value);
    value["core"] = json!("0.0.0-other");
    assert!(record::from_value(&value).is_ok());
}

#[test]
fn a_record_says_who_is_a_computer_only_if_somebody_is() {
    let mut value = sample();
    assert_eq!(record::computers(&value), []);
    value["computers"] = json!([null, "courtier"]);
    let game = record::from_value(&value).expect("a record");
    let levels = record::computers(&value);
    assert_eq!(levels, [None, Some(Level::Courtier)]);
    let written = |levels: &[Option<Level>]| {
        serde_json::to_value(record::write(&game).with_computers(levels)).expect("JSON")["computers"].clone()
    };
    assert_eq!(written(&levels), value["computers"]);
    assert_eq!(written(&[None, None]), Value::Null);
    assert_eq!(written(&[]), Value::Null);
}

#[test]
fn expansions_of_a_record_are_read_in_any_order_and_written_in_one() {
    let mut value = sample();
    value["expansions"] = json!(["whims", "artisans"]);
    let game = record::from_value(&value).expect("a record");
    assert_eq!(game.game().expansions.iter().count(), 2);
    let written = serde_json::to_value(record::write(&game)).expect("JSON");
    assert_eq!(written["expansions"], json!(["artisans", "whims"]));
}

#[test]
fn an_entry_that_cannot_be_replayed_is_named() {
    let with = |actions: Value| {
        let mut value = sample();
        value["actions"] = actions;
        record::from_value(&value).expect_err("no record")
    };
    match with(json!(["bid 3", "bid 3"])) {
        RecordError::Illegal { index: 1, refusal: Refusal::Taken, action } => assert_eq!(action.to_string(), "bid 3"),
        other => panic!("{other:?}"),
    }
    match with(json!(["bid 3", "bid three"])) {
        RecordError::Entry { index: 1, error, text } => assert_eq!((error.column, &*text), (5, "bid three")),
        other => panic!("{other:?}"),
    }
    assert_eq!(with(json!(["bid 3", "back 1"])), RecordError::Back { index: 1, to: 1 });
}

#[test]
fn faults_of_records_are_named() {
    for (change, at) in [
        (json!({"seed": 42}), "seed"),
        (json!({"seed": "042"}), "seed"),
        (json!({"seed": "18446744073709551616"}), "seed"),
        (json!({"players": ["A"]}), "players"),
        (json!({"players": 2}), "players"),
        (json!({"players": ["A", 2]}), "players"),
        (json!({"expansions": ["dunes"]}), "expansions[0]"),
        (json!({"expansions": ["whims", "whims"]}), "expansions"),
        (json!({"players": ["A", "B", "C", "D", "E"]}), "players"),
        (json!({"players": ["A", "B", "C", "D", "E", "F"], "expansions": ["whims"]}), "players"),
        (json!({"actions": "bid 3"}), "actions"),
        (json!({"actions": [3]}), "actions"),
        (json!({"core": 1}), "core"),
        (json!({"computers": "courtier"}), "computers"),
        (json!({"computers": [null]}), "computers"),
        (json!({"computers": [null, "vizier"]}), "computers[1]"),
        (json!({"computers": [3, "sultan"]}), "computers[0]"),
        (json!({"date": "today"}), "date"),
        (json!({"format": "naqala-record/2"}), "format"),
        (json!({"position": {}, "players": ["A", "B"]}), "players"),
    ] {
        let mut value = sample();
        for (key, changed) in change.as_object().expect("changes") {
            value[key] = changed.clone();
        }
        match record::from_value(&value) {
            Err(RecordError::Position(naqala::notation::PositionError::Invalid(faults))) => {
                assert!(faults.iter().any(|fault| fault.at == at), "{at}: {faults:?}");
            }
            other => panic!("{at}: {other:?}"),
        }
    }
}

#[test]
fn a_record_that_is_too_long_is_refused_before_it_is_replayed() {
    let of = |entries| {
        let actions = vec!["back 0"; entries];
        let format = record::FORMAT;
        json!({"format": format, "players": ["A", "B"], "expansions": [], "seed": "1", "actions": actions}).to_string()
    };
    // Without the bound its first entry is the fault.
    let refused = record::read(&of(record::MOST_ENTRIES + 1)).expect_err("too long").to_string();
    assert!(refused.contains("actions") && refused.contains("at most 20000 entries, found 20001"), "{refused}");
    let faulty = record::read(&of(record::MOST_ENTRIES)).expect_err("nothing to take back");
    assert_eq!(faulty, RecordError::Back { index: 0, to: 0 });
}

#[test]
fn a_record_is_read_up_to_its_first_faulty_entry() {
    let records =
        fixtures::folder("tests/fixtures/replay").into_iter().filter(|(name, _)| name.ends_with(".record.json"));
    let mut games = 0;
    for (seed, (name, text)) in (0..).zip(records) {
        let whole: Value = serde_json::from_str(&text).expect("JSON");
        let strict = record::from_value(&whole).expect("a record");
        let part = record::part(&whole).expect("a record");
        assert_eq!(part.fault, None, "{name}");
        assert_eq!(record::write(&part.record).to_string(), record::write(&strict).to_string(), "{name}");
        let mut dice = Dice::new(seed);
        // Two entries are not legal anywhere in the game, two cannot be read.
        for wrong in ["bid 999", "back 19999", "bet 3", ""] {
            let at = dice.below(strict.len());
            let mut value = whole.clone();
            value["actions"][at] = json!(wrong);
            let part = record::part(&value).expect("its start is sound");
            assert_eq!(part.record.len(), at, "{name}, {wrong}");
            assert_eq!(Some(part.record.game()), strict.game_before(at), "{name}, {wrong}");
            let fault = part.fault.expect("a fault");
            assert_eq!(fault.index(), Some(at), "{name}, {wrong}");
            assert!(fault.to_string().starts_with(&format!("actions[{at}], ")), "{fault}");
            assert_eq!(record::from_value(&value).expect_err("it is strict"), fault, "{name}, {wrong}");
        }
        games += 1;
    }
    assert!(games >= 5);
}

#[test]
fn a_record_whose_start_is_faulty_has_no_part() {
    for (key, wrong) in [
        ("seed", json!(42)),
        ("players", json!(["A"])),
        ("computers", json!([null])),
        ("position", json!({})),
        ("actions", json!(["bid 3", 3])),
        ("actions", json!(vec!["bid 0"; record::MOST_ENTRIES + 1])),
    ] {
        let mut value = sample();
        value[key] = wrong;
        let refused = record::part(&value).expect_err("no part");
        assert_eq!(record::from_value(&value).expect_err("no record"), RecordError::Position(refused), "{key}");
    }
}
