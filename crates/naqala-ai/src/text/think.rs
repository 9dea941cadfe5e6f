//! `think` of the line protocol: the line that a level plays for the player to act.

use super::advise::read_options;
use super::failure::Failure;
use crate::{Knowledge, Level, Plan, Search, Style};
use naqala_rules::game::Record;
use naqala_rules::notation::reader::{Faults, Object};

/// Answers `think <level>` or `think <level> {"seed": "7", "budget": 20000, "style": "djinns"}`.
pub fn think(record: &Record, text: &str) -> Result<String, Failure> {
    let (level, style, plan) = read(text)?;
    let knowledge = Knowledge::of_record(record)
        .ok_or_else(|| Failure::illegal("game-over", "the game is over: nobody has to think"))?;
    let mut search = Search::in_style(&knowledge, level, style, plan.seed);
    // One position at a time, so that the budget alone decides where the search stops.
    while search.positions() < plan.budget && !search.step(1) {}
    serde_json::to_string(&search.best()).map_err(Failure::from)
}

/// Reads a level, a style and options. Without a budget the search takes as many positions as the level wants.
fn read(text: &str) -> Result<(Level, Style, Plan), Failure> {
    let (name, rest) = text.split_once(' ').map_or((text, None), |(name, rest)| (name, Some(rest)));
    let level = name.parse().map_err(|error| Failure::syntax(error).column(1))?;
    let plan = Plan { count: 1, budget: u32::MAX, seed: 0 };
    let mut style = Style::Plain;
    let keys = ["seed", "budget", "style"];
    let read_style = |object: &Object, _: &mut Plan, faults: &mut Faults| {
        if let Some(name) = object.has("style").then(|| object.text("style", faults)).flatten() {
            match name.parse() {
                Ok(named) => style = named,
                Err(error) => faults.add("style", error),
            }
        }
    };
    let plan = rest.map_or(Ok(plan), |rest| read_options(rest, plan, &keys, read_style))?;
    Ok((level, style, plan))
}
