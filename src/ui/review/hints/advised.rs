//! The adviser's answers as the page reads them.

use crate::ai::{Idea, Leaves, Reason, Term};
use crate::game::{Action, Seat, Square};
use crate::notation::read_actions;
use serde_json::Value;

/// Advice to the player to act: at least one line, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    /// The lines, each another idea.
    pub lines: Vec<AdvisedLine>,
    /// The tiles around the end of the best line; empty if it ends on no tile.
    pub area: Vec<Square>,
}

/// A line with its figures.
#[derive(Clone, Debug, PartialEq)]
pub struct AdvisedLine {
    /// The actions, to the next barrier.
    pub actions: Vec<Action>,
    /// What sets it apart.
    pub idea: Idea,
    /// The expected final margin over the rivals.
    pub value: f32,
    /// Whether it is as good as the best line; for the best line, whether the next one is as good.
    pub is_equal: bool,
    /// How it differs from the best line; for the best line, from the next best.
    pub reasons: Vec<Reason>,
    /// The best turn that it leaves to the player who moves next.
    pub leaves: Option<Leaves>,
}

/// An end of the moves from a tile, with the points of the best way there.
#[derive(Clone, Debug, PartialEq)]
pub struct BestEnd {
    /// Where it ends, and with which tribe.
    pub idea: Idea,
    /// How many more points the player would have if the game ended there.
    pub points: f32,
}

impl Advised {
    /// Reads an answer to `advise`; returns `None` for anything else.
    #[must_use]
    pub fn read(value: &Value) -> Option<Self> {
        let hint = &value["hint"];
        let area = hint["area"].as_array()?.iter().map(|tile| tile.as_str()?.parse().ok()).collect::<Option<_>>()?;
        let lines = list(&value["candidates"], AdvisedLine::read)?;
        (!lines.is_empty()).then_some(Self { lines, area })
    }

    /// Returns the best line.
    ///
    /// # Panics
    /// Never: advice without a line is not read.
    #[must_use]
    pub fn best(&self) -> &AdvisedLine {
        self.lines.first().expect("advice without a line is not read")
    }

    /// Returns whether the decision is a bid.
    #[must_use]
    pub fn is_bid(&self) -> bool {
        matches!(self.best().idea, Idea::Bid(_))
    }
}

impl AdvisedLine {
    fn read(value: &Value) -> Option<Self> {
        let actions = read_actions(&value["line"])?;
        let leaves = &value["leaves"];
        let leaves = if leaves.is_null() { None } else { Some(read_leaves(leaves)?) };
        Some(Self {
            idea: Idea::of(&actions)?,
            actions,
            value: float(&value["value"])?,
            is_equal: value["equal"].as_bool()?,
            reasons: list(&value["reasons"], read_reason)?,
            leaves,
        })
    }
}

impl BestEnd {
    /// Reads an answer to `ends`, best first; returns `None` for anything else.
    #[must_use]
    pub fn read_all(value: &Value) -> Option<Vec<Self>> {
        list(&value["ends"], |end| {
            Some(Self { idea: Idea::of(&read_actions(&end["line"])?)?, points: float(&end["points"])? })
        })
    }
}

pub(in crate::ui) fn list<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    value.as_array()?.iter().map(read).collect()
}

pub(in crate::ui) fn float(value: &Value) -> Option<f32> {
    value.as_f64().map(|number| number as f32)
}

pub(in crate::ui) fn seat(value: &Value) -> Option<Seat> {
    Some(Seat(u8::try_from(value.as_u64()?).ok()?))
}

pub(in crate::ui) fn read_reason(value: &Value) -> Option<Reason> {
    let name = value["term"].as_str()?;
    let term = Term::all().find(|term| term.to_string() == name)?;
    Some(Reason { term, seat: seat(&value["player"])?, points: float(&value["points"])?, gain: float(&value["gain"])? })
}

fn read_leaves(value: &Value) -> Option<Leaves> {
    Some(Leaves {
        seat: seat(&value["player"])?,
        tile: value["tile"].as_str()?.parse().ok()?,
        meeple: value["meeple"].as_str()?.parse().ok()?,
        points: float(&value["points"])?,
    })
}
