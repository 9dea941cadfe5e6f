//! `advise` of the line protocol: the best lines of the player to act, with figures and reasons.

use super::failure::Failure;
use crate::{Advice, Adviser, Choice, Idea, Knowledge, MoveEnd, Outcome, Plan, Reason, Term};
use naqala_rules::game::{Board, Record, Seat};
use naqala_rules::notation::reader::{Faults, Object};
use naqala_rules::notation::record;
use serde::Serialize;
use serde_json::Value;

/// The most lines that can be asked for.
const MOST: usize = 12;

/// Advice as `advise` answers it.
#[derive(Serialize)]
pub struct WrittenAdvice {
    candidates: Vec<WrittenChoice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<WrittenHint>,
    positions: u32,
}

#[derive(Serialize)]
struct WrittenChoice {
    line: Vec<String>,
    value: f64,
    error: f64,
    ahead: f64,
    equal: bool,
    win: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    terms: Vec<WrittenTerm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reasons: Option<Vec<WrittenReason>>,
    #[serde(flatten)]
    outcome: WrittenOutcome,
    samples: usize,
}

/// What follows a line.
#[derive(Serialize)]
pub struct WrittenOutcome {
    #[serde(skip_serializing_if = "Option::is_none")]
    leaves: Option<WrittenLeaves>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<WrittenTurn>,
}

#[derive(Serialize)]
struct WrittenTurn {
    place: usize,
    of: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    idea: Option<String>,
    own: f64,
    rivals: f64,
}

#[derive(Serialize)]
struct WrittenTerm {
    term: String,
    now: f64,
    later: f64,
    /// What each seat adds to the sum of `now` and `later`.
    players: Vec<f64>,
}

/// A reason as `advise` answers it.
#[derive(Serialize)]
pub struct WrittenReason {
    term: String,
    player: usize,
    points: f64,
    gain: f64,
}

#[derive(Serialize)]
struct WrittenLeaves {
    player: usize,
    tile: String,
    meeple: &'static str,
    points: f64,
}

/// An end of a move from a tile, for the messages of the adviser.
#[derive(Serialize)]
pub struct WrittenEnd {
    line: Vec<String>,
    worth: f64,
    points: f64,
}

#[derive(Serialize)]
struct WrittenHint {
    #[serde(skip_serializing_if = "Option::is_none")]
    look_for: Option<WrittenReason>,
    area: Vec<String>,
    idea: String,
    equals: Vec<String>,
}

/// Answers `advise` and `advise {"count": 3, "budget": 50000, "seed": "7"}`.
pub fn advise(record: &Record, text: &str) -> Result<String, Failure> {
    let plan = read_plan(text, Plan::default(), &["count", "budget", "seed"])?;
    let knowledge = Knowledge::of_record(record)
        .ok_or_else(|| Failure::illegal("game-over", "the game is over: nobody needs advice"))?;
    let mut adviser = Adviser::new(&knowledge, plan);
    while !adviser.step(u32::MAX) {}
    let advice = WrittenAdvice::of(&adviser.best(), &record.game().board, Detail::Terms);
    serde_json::to_string(&advice).map_err(Failure::from)
}

/// The extent to which each line is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Everything.
    Terms,
    /// All but terms and reasons, which people do not see.
    Lines,
}

impl WrittenAdvice {
    /// Writes advice about a position on this board.
    pub fn of(advice: &Advice, board: &Board, detail: Detail) -> Self {
        let hint = advice.choices.split_first().map(|(best, others)| WrittenHint {
            look_for: best.reasons.iter().find(|reason| reason.points > 0.0).map(written_reason),
            area: best.idea.area(board).iter().map(|tile| tile.to_string()).collect(),
            idea: name(best.idea),
            equals: others.iter().filter(|choice| choice.is_equal).map(|choice| name(choice.idea)).collect(),
        });
        let candidates = advice.choices.iter().map(|choice| written(advice, choice, detail)).collect();
        Self { candidates, hint, positions: advice.positions }
    }
}

impl From<&MoveEnd> for WrittenEnd {
    fn from(end: &MoveEnd) -> Self {
        let line = end.line.iter().map(ToString::to_string).collect();
        Self { line, worth: rounded(end.worth, 100.0), points: rounded(end.points, 100.0) }
    }
}

fn written(advice: &Advice, choice: &Choice, detail: Detail) -> WrittenChoice {
    let terms = Term::all().filter_map(|term| written_term(advice, choice, term));
    WrittenChoice {
        line: choice.actions.iter().map(ToString::to_string).collect(),
        value: rounded(choice.value, 100.0),
        error: rounded(choice.error, 100.0),
        ahead: rounded(choice.ahead, 100.0),
        equal: choice.is_equal,
        win: rounded(choice.win, 1000.0),
        terms: if detail == Detail::Terms { terms.collect() } else { Vec::new() },
        reasons: (detail == Detail::Terms).then(|| choice.reasons.iter().map(written_reason).collect()),
        outcome: written_outcome(&choice.outcome),
        samples: choice.samples,
    }
}

/// Writes what follows a line.
pub fn written_outcome(outcome: &Outcome) -> WrittenOutcome {
    let leaves = outcome.leaves.map(|leaves| WrittenLeaves {
        player: leaves.seat.index(),
        tile: leaves.tile.to_string(),
        meeple: leaves.meeple.name(),
        points: rounded(leaves.points, 100.0),
    });
    let turn = outcome.turn.map(|turn| WrittenTurn {
        place: turn.place,
        of: turn.of,
        idea: turn.idea.map(name),
        own: rounded(turn.own, 100.0),
        rivals: rounded(turn.rivals, 100.0),
    });
    WrittenOutcome { leaves, turn }
}

/// Writes a term; none if it gives nothing to anybody.
fn written_term(advice: &Advice, choice: &Choice, term: Term) -> Option<WrittenTerm> {
    let seats = (0..choice.sheet.players()).map(|seat| Seat(seat as u8));
    let players: Vec<f64> =
        seats.map(|seat| rounded(advice.shares.of_seat(seat) * choice.sheet.part(seat, term).sum(), 1000.0)).collect();
    let part = advice.shares.part(&choice.sheet, term);
    let (now, later) = (rounded(part.now, 1000.0), rounded(part.later, 1000.0));
    let is_there = now != 0.0 || later != 0.0 || players.iter().any(|points| *points != 0.0);
    is_there.then(|| WrittenTerm { term: term.to_string(), now, later, players })
}

/// Writes a reason.
pub fn written_reason(reason: &Reason) -> WrittenReason {
    WrittenReason {
        term: reason.term.to_string(),
        player: reason.seat.index(),
        points: rounded(reason.points, 1000.0),
        gain: rounded(reason.gain, 1000.0),
    }
}

/// Names an idea by its main action.
fn name(idea: Idea) -> String {
    match idea {
        Idea::Bid(price) => format!("bid {price}"),
        Idea::End(tile, meeple) => format!("drop {tile} {}", meeple.name()),
        Idea::Step(action) => action.to_string(),
    }
}

/// Rounds to a multiple of 1 / `parts`, without a negative zero.
pub fn rounded(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts + 0.0
}

/// Reads the options of a command; missing ones stay as `plan` has them.
pub fn read_plan(text: &str, plan: Plan, keys: &[&str]) -> Result<Plan, Failure> {
    if text.is_empty() {
        return Ok(plan);
    }
    read_options(text, plan, keys, |object, plan, faults| {
        if object.optional("count").is_some() {
            let count: u8 = object.number("count", faults).unwrap_or_default();
            plan.count = usize::from(count).clamp(1, MOST);
        }
    })
}

/// Reads an object with a seed, a budget and `more`; missing ones stay as `plan` has them.
pub fn read_options(
    text: &str,
    mut plan: Plan,
    keys: &[&str],
    more: impl FnOnce(&Object, &mut Plan, &mut Faults),
) -> Result<Plan, Failure> {
    let value: Value = serde_json::from_str(text)?;
    let mut faults = Faults::default();
    if let Some(object) = Object::open(&value, "", &mut faults) {
        object.only(keys, &mut faults);
        if object.optional("seed").is_some() {
            plan.seed = record::read_seed(&object, &mut faults).unwrap_or_default();
        }
        if object.optional("budget").is_some() {
            plan.budget = object.number("budget", &mut faults).unwrap_or_default();
        }
        more(&object, &mut plan, &mut faults);
    }
    if faults.is_empty() { Ok(plan) } else { Err(Failure::options(faults.into_vec())) }
}
