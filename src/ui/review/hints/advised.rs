//! The adviser's answers as the page reads them.

use crate::ai::{Account, BidTurn, Idea, Kept, Leaves, Outcome};
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
    /// The expected final margin over the rivals, by which lines are compared.
    pub value: f32,
    /// By how many points the player is expected to end ahead of its best rival.
    pub ahead: f32,
    /// The standard error of the difference to the best line; for the best line, to the next best.
    pub error: f32,
    /// Whether it is as good as the best line; for the best line, whether the next one is as good.
    pub is_equal: bool,
    /// What it leads to.
    pub outcome: Outcome,
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
        Some(Self {
            idea: Idea::of(&actions)?,
            actions,
            value: float(&value["value"])?,
            ahead: float(&value["ahead"])?,
            error: float(&value["error"])?,
            is_equal: value["equal"].as_bool()?,
            outcome: read_outcome(value)?,
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

/// Reads what a line leads to; each part may be missing.
pub(in crate::ui) fn read_outcome(value: &Value) -> Option<Outcome> {
    let part = |key: &str| Some(&value[key]).filter(|part| !part.is_null());
    let leaves = part("leaves").map(|leaves| {
        Some(Leaves {
            seat: seat(&leaves["player"])?,
            tile: leaves["tile"].as_str()?.parse().ok()?,
            meeple: leaves["meeple"].as_str()?.parse().ok()?,
            points: float(&leaves["points"])?,
        })
    });
    // Older analyses tell what a turn brings in another way.
    let turn = part("turn").filter(|turn| !turn["own"].is_null()).map(read_turn);
    // A part that is there and not as it should be makes the whole unreadable.
    Some(Outcome {
        leaves: leaves.map_or(Some(None), |part| part.map(Some))?,
        turn: turn.map_or(Some(None), |part| part.map(Some))?,
        // Older analyses have none.
        account: part("account").map_or(Some(None), |account| read_account(account).map(Some))?,
    })
}

/// Reads the turn that a bid is likely to lead to.
pub(in crate::ui) fn read_turn(turn: &Value) -> Option<BidTurn> {
    Some(BidTurn {
        place: turn["place"].as_u64()? as usize,
        of: turn["of"].as_u64()? as usize,
        idea: turn["idea"].as_str().and_then(|idea| Idea::of(&[idea.parse().ok()?])),
        own: float(&turn["own"])?,
        rivals: float(&turn["rivals"])?,
    })
}

/// Reads the parts of what a line changes.
pub(in crate::ui) fn read_account(value: &Value) -> Option<Account> {
    let part = |key: &str| float(&value[key]);
    let mut account = Account::default();
    (account.coin, account.once) = (part("coin")?, part("once")?);
    (account.turns, account.turns_later) = (part("turns")?, part("turns_later")?);
    (account.rivals, account.rivals_later) = (part("rivals")?, part("rivals_later")?);
    // Older analyses have none of these, nor of the last two.
    (account.turns_nearer, account.rivals_nearer) = (part_of(value, "turns_nearer")?, part_of(value, "rivals_nearer")?);
    for (name, things) in
        [("kept", &mut account.kept), ("turns_in", &mut account.turns_in), ("turns_kept", &mut account.turns_kept)]
    {
        for (thing, points) in Kept::ALL.iter().zip(things) {
            *points = part_of(&value[name], thing.name())?;
        }
    }
    Some(account)
}

/// Reads a figure that is left out where it is 0.
fn part_of(value: &Value, key: &str) -> Option<f32> {
    value.get(key).map_or(Some(0.0), float)
}
