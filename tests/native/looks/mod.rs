//! The worst states of the table: those that need the most room. `cargo xtask looks` opens each in every form.
//!
//! A search finds them in random games of all sets and numbers of players, with the longest names, and keeps them in
//! `tests/fixtures/looks`: `cargo xtask looks --search` writes the same files each time.

mod kinds;
mod search;
mod sows;
mod state;

use crate::support::fixtures;
use kinds::kind;
use naqala::ai::Level;
use naqala::game::Record;
use naqala::notation::record;
use naqala::ui::table::session::seating::LONGEST_NAME;
use search::{Found, NAMES, Worst, play, states_of};
use serde_json::{Value, json};
use state::{actions_of, read_tap, scene_of, selection_after, write_tap};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The games of the search.
const SEARCHED: u64 = 2000;
/// Other games, whose kinds of prompts must be among those found.
const OTHERS: std::ops::Range<u64> = 10_000..10_128;
const FOLDER: &str = "tests/fixtures/looks";
/// The most states that `cargo xtask looks` opens within minutes.
const MOST: usize = 64;

/// Returns the kept states: the name of each file and its content.
fn kept() -> Vec<(String, Value)> {
    let read = |(name, text): (String, String)| (name, serde_json::from_str(&text).expect("JSON"));
    fixtures::folder(FOLDER).into_iter().map(read).collect()
}

/// Writes a state as its files. The table with the longest rows is opened in three ways, which write other things in them:
/// nothing is hidden, everything is, or all others are computers.
fn write(name: &str, state: &Found) -> Vec<(String, String)> {
    let played = play(state.seed, |record| record.len() < state.entries);
    let taps: Vec<_> = state.taps.iter().map(|&tap| write_tap(tap)).collect();
    let active = played.game().active();
    let others = played.game().seats().map(|seat| (Some(seat) != active).then_some(Level::Counsellor)).collect();
    let text = |secrecy: &str, computers: Vec<Option<Level>>| {
        let record = record::write(&played).with_computers(&computers);
        let state = json!({
            "asks": state.kind, "most": state.most, "taps": taps, "secrecy": secrecy, "record": record,
        });
        format!("{state}\n")
    };
    let mut files = vec![(format!("{name}.json"), text("open", Vec::new()))];
    if state.most.contains(&"rows") {
        files.push((format!("{name}-masked.json"), text("peek", Vec::new())));
        files.push((format!("{name}-computers.json"), text("open", others)));
    }
    files
}

#[test]
#[ignore = "plays 2,000 games and writes what it finds: `cargo xtask looks --search` runs it"]
fn the_worst_states_are_searched_and_kept() {
    let mut worst = Worst::default();
    (0..SEARCHED).for_each(|seed| worst.watch(seed));
    let folder = fixtures::path(FOLDER);
    let _there_may_be_none = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut of_kind: BTreeMap<String, usize> = BTreeMap::new();
    for state in worst.states() {
        let number = of_kind.entry(state.kind.clone()).or_default();
        *number += 1;
        let name = if *number == 1 { state.kind.clone() } else { format!("{}-{number}", state.kind) };
        for (file, text) in write(&name, &state) {
            fs::write(folder.join(file), text).expect("the fixture can be written");
        }
    }
    assert!(kept().len() <= MOST, "{} states are too many to look at", kept().len());
}

#[test]
fn the_names_are_the_longest_that_the_set_up_allows() {
    assert!(NAMES.iter().all(|name| name.chars().count() == LONGEST_NAME), "{NAMES:?}");
}

#[test]
fn kept_states_open_and_ask_what_they_are_kept_for() {
    assert!(!kept().is_empty());
    for (name, state) in kept() {
        let record: Record = record::from_value(&state["record"]).unwrap_or_else(|error| panic!("{name}: {error}"));
        let taps: Vec<_> = state["taps"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let selection = selection_after(&record, &taps.into_iter().map(read_tap).collect::<Vec<_>>());
        let scene = scene_of(&record, &selection, &actions_of(record.game()));
        assert_eq!(kind(record.game(), &scene), state["asks"], "{name}");
        assert_ne!(state["most"], json!([]), "{name}");
        assert!(["open", "peek"].map(Value::from).contains(&state["secrecy"]), "{name}");
    }
}

#[test]
fn each_kind_of_prompt_of_other_games_has_a_kept_state() {
    let kept: BTreeSet<String> =
        kept().into_iter().filter_map(|(_, state)| state["asks"].as_str().map(str::to_owned)).collect();
    let mut missing = BTreeSet::new();
    for seed in OTHERS {
        play(seed, |record| {
            let kinds = states_of(record).into_iter().map(|(_, scene)| kind(record.game(), &scene));
            missing.extend(kinds.filter(|kind| !kept.contains(kind)));
            true
        });
    }
    assert_eq!(missing, BTreeSet::new(), "run `cargo xtask looks --search`");
}
