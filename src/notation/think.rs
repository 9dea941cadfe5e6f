//! `think` of the line protocol: the line that a level plays for the player to act.

use super::failure::Failure;
use super::reader::{Faults, Object};
use super::record;
use crate::ai::{Knowledge, Level, Search};
use crate::game::Record;
use serde::Serialize;
use serde_json::Value;

/// A command `think`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ThinkCommand {
    level: Level,
    seed: u64,
    /// How many positions may be valued; none for as many as the level wants.
    budget: Option<u32>,
}

#[derive(Serialize)]
struct Thought {
    line: Vec<String>,
    value: f64,
    win: f64,
    positions: u32,
}

/// Answers `think <level>` or `think <level> {"seed": "7", "budget": 20000}`.
pub(super) fn think(record: &Record, text: &str) -> Result<String, Failure> {
    let request = read(text)?;
    let knowledge = Knowledge::of_record(record)
        .ok_or_else(|| Failure::illegal("game-over", "the game is over: nobody has to think"))?;
    let mut search = Search::new(&knowledge, request.level, request.seed);
    match request.budget {
        // One position at a time, so that the budget alone decides where the search stops.
        Some(budget) => while search.positions() < budget && !search.step(1) {},
        None => while !search.step(u32::MAX) {},
    }
    let best = search.best();
    let thought = Thought {
        line: best.actions.iter().map(ToString::to_string).collect(),
        value: rounded(best.value, 10.0),
        win: rounded(best.win, 1000.0),
        positions: best.positions,
    };
    serde_json::to_string(&thought).map_err(Failure::from)
}

fn rounded(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts
}

fn read(text: &str) -> Result<ThinkCommand, Failure> {
    let (name, rest) = text.split_once(' ').map_or((text, None), |(name, rest)| (name, Some(rest)));
    let level = name.parse().map_err(|error| Failure::syntax(error).column(1))?;
    let mut request = ThinkCommand { level, seed: 0, budget: None };
    let Some(rest) = rest else { return Ok(request) };
    let value: Value = serde_json::from_str(rest)?;
    let mut faults = Faults::default();
    if let Some(object) = Object::open(&value, "", &mut faults) {
        object.only(&["seed", "budget"], &mut faults);
        if object.optional("seed").is_some() {
            request.seed = record::read_seed(&object, &mut faults).unwrap_or_default();
        }
        if object.optional("budget").is_some() {
            request.budget = object.number("budget", &mut faults);
        }
    }
    if faults.is_empty() { Ok(request) } else { Err(Failure::options(faults.into_vec())) }
}
