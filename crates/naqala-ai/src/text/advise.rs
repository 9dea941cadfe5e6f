//! `advise` of the line protocol: the best lines of the player to act, with figures and reasons.

use super::failure::Failure;
use crate::figures::{self, Figures};
use crate::{Advice, AdvisedLine, Adviser, Idea, Knowledge, Outcome, Plan, Reason, Term};
use naqala_rules::game::{Action, Board, Record, Seat};
use naqala_rules::notation::reader::{Faults, Object};
use naqala_rules::notation::record;
use serde::Serialize;
use serde_json::Value;

/// The most lines that can be asked for.
const MOST: usize = 12;

/// Advice as `advise` answers it.
#[derive(Serialize)]
pub struct WrittenAdvice<'a> {
    candidates: Vec<WrittenLine<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<WrittenHint>,
    positions: u32,
}

#[derive(Serialize)]
struct WrittenLine<'a> {
    #[serde(serialize_with = "figures::line")]
    line: &'a [Action],
    value: f64,
    error: f64,
    ahead: f64,
    equal: bool,
    win: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    terms: Vec<WrittenTerm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reasons: Option<&'a [Reason]>,
    #[serde(flatten)]
    outcome: Outcome,
    samples: usize,
}

#[derive(Serialize)]
struct WrittenTerm {
    term: Term,
    now: f64,
    later: f64,
    /// What each seat adds to the sum of `now` and `later`.
    players: Vec<f64>,
}

#[derive(Serialize)]
struct WrittenHint {
    #[serde(skip_serializing_if = "Option::is_none")]
    look_for: Option<Reason>,
    area: Vec<String>,
    idea: Idea,
    equals: Vec<Idea>,
}

/// Answers `advise` and `advise {"count": 3, "budget": 50000, "seed": "7"}`.
pub fn advise(record: &Record, text: &str) -> Result<String, Failure> {
    let plan = read_plan(text, Plan::default(), &["count", "budget", "seed"])?;
    let knowledge = Knowledge::of_record(record)
        .ok_or_else(|| Failure::illegal("game-over", "the game is over: nobody needs advice"))?;
    let mut adviser = Adviser::new(&knowledge, plan);
    while !adviser.step(u32::MAX) {}
    let advice = adviser.best();
    let written = WrittenAdvice::of(&advice, &record.game().board, Detail::Terms);
    serde_json::to_string(&written).map_err(Failure::from)
}

/// The extent to which each line is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Everything.
    Terms,
    /// All but terms and reasons, which people do not see.
    Lines,
}

impl<'a> WrittenAdvice<'a> {
    /// Writes advice about a position on this board.
    pub fn of(advice: &'a Advice, board: &Board, detail: Detail) -> Self {
        let hint = advice.lines.split_first().map(|(best, others)| WrittenHint {
            look_for: best.reasons.iter().copied().find(|reason| reason.points > 0.0),
            area: best.idea.area(board).iter().map(|tile| tile.to_string()).collect(),
            idea: best.idea,
            equals: others.iter().filter(|line| line.is_equal).map(|line| line.idea).collect(),
        });
        let candidates = advice.lines.iter().map(|line| written(advice, line, detail)).collect();
        Self { candidates, hint, positions: advice.positions }
    }
}

fn written<'a>(advice: &Advice, line: &'a AdvisedLine, detail: Detail) -> WrittenLine<'a> {
    let is_whole = detail == Detail::Terms;
    let terms = Term::all().filter(|_| is_whole).filter_map(|term| written_term(advice, line, term));
    WrittenLine {
        line: &line.actions,
        value: line.value.rounded(100),
        error: line.error.rounded(100),
        ahead: line.ahead.rounded(100),
        equal: line.is_equal,
        win: line.win.rounded(1000),
        terms: terms.collect(),
        reasons: is_whole.then_some(&line.reasons),
        outcome: line.outcome,
        samples: line.samples,
    }
}

/// Writes a term; none if it gives nothing to anybody.
fn written_term(advice: &Advice, line: &AdvisedLine, term: Term) -> Option<WrittenTerm> {
    let seats = (0..line.sheet.players()).map(|seat| Seat(seat as u8));
    let points = seats.map(|seat| advice.shares.of_seat(seat) * line.sheet.part(seat, term).sum());
    let players: Vec<f64> = points.map(|points| points.rounded(1000)).collect();
    let part = advice.shares.part(&line.sheet, term);
    let (now, later) = (part.now.rounded(1000), part.later.rounded(1000));
    let is_there = now != 0.0 || later != 0.0 || players.iter().any(|points| *points != 0.0);
    is_there.then_some(WrittenTerm { term, now, later, players })
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
