//! A branch as text, so that it survives when the page is loaded again.

use super::Branch;
use crate::ai::Level;
use crate::game::Record;
use crate::notation::record;
use serde_json::{Value, json};

/// What was tried out, with all that a page needs to go on with it.
#[derive(Clone, Debug)]
pub struct KeptBranch {
    /// The branch.
    pub branch: Branch,
    /// Its record.
    pub record: Record,
    /// The level of those who answer.
    pub level: Option<Level>,
    /// How many hints were asked for.
    pub asked: usize,
}

impl KeptBranch {
    /// Writes the branch of a game, given by its id.
    #[must_use]
    pub fn write(&self, game: &str) -> String {
        let (kind, at) = match self.branch {
            Branch::Free { at } => ("free", at),
            Branch::Trial { entry } => ("trial", entry),
        };
        let level = self.level.map(Level::name);
        json!({
            "game": game, "kind": kind, "at": at, "level": level, "asked": self.asked,
            "record": record::write(&self.record),
        })
        .to_string()
    }

    /// Reads what [`write`](Self::write) wrote for the same game.
    #[must_use]
    pub fn read(text: &str, game: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        if value["game"].as_str() != Some(game) {
            return None;
        }
        let number = |key: &str| value[key].as_u64().and_then(|number| usize::try_from(number).ok());
        let at = number("at")?;
        let branch = match value["kind"].as_str()? {
            "free" => Branch::Free { at },
            "trial" => Branch::Trial { entry: at },
            _ => return None,
        };
        let level = value["level"].as_str().and_then(|name| name.parse().ok());
        let record = record::from_value(&value["record"]).ok()?;
        Some(Self { branch, record, level, asked: number("asked")? })
    }

    /// Returns the record if it begins as the branch does now; else `fresh`, with which the branch begins.
    #[must_use]
    pub fn record_or(self, fresh: Record) -> Record {
        let first = |record: &Record| record.game_before(0).cloned();
        if first(&self.record) == first(&fresh) { self.record } else { fresh }
    }
}
