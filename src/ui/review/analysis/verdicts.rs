//! The verdicts of a game as its stored text keeps them.

use crate::ai::{Analyser, Analysis, DecisionVerdict, ExpectedPoints};
use crate::game::Record;
use crate::notation::read_actions;
use crate::ui::review::hints::{float, list, read_outcome, seat};
use serde_json::Value;

/// The `format` of the kept verdicts.
const FORMAT: &str = "naqala-review/1";

/// The verdicts about the first decisions of a game, as the adviser wrote them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Verdicts(Vec<Value>);

impl Verdicts {
    /// Reads the verdicts that a game kept, as JSON. It drops those of another format or budget, because figures of two
    /// measures do not add up.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut value: Value = serde_json::from_str(text).unwrap_or_default();
        let is_ours = value["format"] == FORMAT && value["budget"] == Analyser::PLAN.budget;
        match value.get_mut("decisions").map(Value::take) {
            Some(Value::Array(verdicts)) if is_ours => Self(verdicts),
            _ => Self::default(),
        }
    }

    /// Writes the verdicts as JSON; empty if nothing is judged.
    #[must_use]
    pub fn write(&self) -> String {
        if self.0.is_empty() {
            return String::new();
        }
        let decisions: Vec<_> = self.0.iter().map(Value::to_string).collect();
        let budget = Analyser::PLAN.budget;
        format!(r#"{{"format":"{FORMAT}","budget":{budget},"decisions":[{}]}}"#, decisions.join(","))
    }

    /// Sums up the verdicts that belong to a record.
    #[must_use]
    pub fn analysis(&self, record: &Record) -> Analysis {
        Analysis::of_record(record, self.0.iter().map_while(read_verdict).collect())
    }

    /// Returns the verdict about the decision that begins at an entry, as the adviser wrote it.
    #[must_use]
    pub fn about(&self, entry: usize) -> Option<&Value> {
        self.0.iter().find(|verdict| verdict["entry"] == entry)
    }

    /// Sets the verdict about the decision at a place, counted from 0. It drops the verdicts from there on, which
    /// belong to a past that was taken back.
    pub fn set(&mut self, place: usize, verdict: Value) {
        self.0.truncate(place);
        self.0.push(verdict);
    }
}

/// Reads a verdict of the adviser; returns `None` for anything else.
#[must_use]
pub fn read_verdict(value: &Value) -> Option<DecisionVerdict> {
    let rows = |key: &str| list(&value[key], |row| list(row, float));
    let name = |key: &str| value[key].as_str();
    let (points, chances) = (rows("points")?, rows("chances")?);
    let seats = points.first()?.len();
    if points.iter().chain(&chances).any(|row| row.len() != seats) {
        return None;
    }
    let [best, played, after_draws] = <[Vec<f32>; 3]>::try_from(points).ok()?;
    Some(DecisionVerdict {
        entry: usize::try_from(value["entry"].as_u64()?).ok()?,
        seat: seat(&value["player"]).filter(|seat| seat.index() < seats)?,
        played: read_actions(&value["played"])?,
        best: read_actions(&value["best"])?,
        loss: float(&value["loss"])?,
        error: float(&value["error"])?,
        mark: name("mark").and_then(|mark| mark.parse().ok()),
        kind: name("kind").and_then(|kind| kind.parse().ok()),
        reasons: Vec::new(),
        luck: float(&value["luck"])?,
        is_forced: value["forced"] == true,
        points: ExpectedPoints { best, played, after_draws },
        chances: chances.try_into().ok()?,
        outcomes: list(&value["outcomes"], read_outcome)?.try_into().ok()?,
    })
}
