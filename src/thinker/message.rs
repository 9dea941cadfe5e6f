//! The messages between the page and the thinker, one line of JSON each.
//!
//! | from the page | meaning |
//! |---|---|
//! | `{"think": 3, "level": "sultan", "style": "djinns", "seed": "7", "record": {…}}` | find a line for the player to act; 3 is the request's number. Without a style it is plain |
//! | `{"advise": 3, "count": 3, "budget": 200000, "record": {…}}` | advise the player to act |
//! | `{"ends": 3, "tile": "c3", "count": 3, "record": {…}}` | say where a move from a tile ends best |
//! | `{"leaves": 3, "record": {…}}` | say which turn is best for the player who is to move, as prices tell without a search |
//! | `{"analyse": 3, "record": {…}}` | judge every decision of a game |
//! | `{"analyse": 3, "decision": 12, "record": {…}}` | judge one of them, counted from 0 |
//! | `{"cancel": 3}` | stop |
//!
//! | to the page | meaning |
//! |---|---|
//! | `{"ready": true}` | messages can be answered; `thinker.js` sends it |
//! | `{"id": 3, "progress": 0.4}` | the request is being worked on |
//! | `{"id": 3, "line": ["take c3", …], "value": 6.2, "win": 0.61, "positions": 18230}` | the answer |
//! | `{"id": 3, "partial": {…}}` | what advice or an analysis has found so far |
//! | `{"id": 3, "answer": {…}}` | the advice without its `terms` and `reasons`, the ends as `{"ends": […]}`, that turn as `{"leaves": {…}}`, or the analysis: as in docs/protocol.md; for one decision its verdict, with the `points` that each seat could expect (with the best line, the played one, and after the draws) and the `chances` of each (with the best line and the played one), and their `outcomes`: what each leaves, or the turn that a bid leads to |
//! | `{"id": 3, "error": "…"}` | the request cannot be answered |
//! | `{"failed": "load"}`, `{"failed": "crash"}` | no request will be answered any more; `thinker.js` sends it |

use crate::ai::{Level, Line, Plan, Style};
use crate::game::{Record, Square};
use crate::notation::read_actions;
use crate::notation::record;
use crate::notation::record::WrittenRecord;
use serde::Serialize;
use serde_json::{Value, json};

/// A request for the line of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Its number, which the replies repeat.
    pub id: u32,
    /// How well to play.
    pub level: Level,
    /// In which style.
    pub style: Style,
    /// The seed of all that the search draws.
    pub seed: u64,
}

#[derive(Serialize)]
struct WrittenRequest {
    think: u32,
    level: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    style: Option<&'static str>,
    seed: String,
    record: WrittenRecord,
}

impl Request {
    /// Writes the request about a game.
    ///
    /// # Panics
    /// Never: texts and numbers always serialise.
    #[must_use]
    pub fn write(self, record: &Record) -> String {
        let Self { id, level, style, seed } = self;
        let style = Some(style.name()).filter(|_| style != Style::Plain);
        let (level, seed, record) = (level.name(), seed.to_string(), record::write(record));
        let written = WrittenRequest { think: id, level, style, seed, record };
        serde_json::to_string(&written).expect("texts and numbers always serialise")
    }
}

/// Writes the message that stops a request.
#[must_use]
pub fn cancel(id: u32) -> String {
    json!({ "cancel": id }).to_string()
}

/// The keys of requests; each has the number of the request.
const KINDS: [&str; 5] = ["think", "advise", "ends", "leaves", "analyse"];

/// Writes the request for advice to the player to act.
#[must_use]
pub fn advise(id: u32, count: usize, budget: u32, record: &Record) -> String {
    format!(r#"{{"advise":{id},"count":{count},"budget":{budget},"record":{}}}"#, record::write(record))
}

/// Writes the request for the best ends of the moves from a tile.
#[must_use]
pub fn ends(id: u32, tile: Square, count: usize, record: &Record) -> String {
    format!(r#"{{"ends":{id},"tile":"{tile}","count":{count},"record":{}}}"#, record::write(record))
}

/// Writes the request for the turn that is best for the player who is to move.
#[must_use]
pub fn leaves(id: u32, record: &Record) -> String {
    format!(r#"{{"leaves":{id},"record":{}}}"#, record::write(record))
}

/// Writes the request to judge the decisions of a game.
#[must_use]
pub fn analyse(id: u32, record: &Record) -> String {
    format!(r#"{{"analyse":{id},"record":{}}}"#, record::write(record))
}

/// Writes the request to judge one decision of a game, counted from 0. `record` is its text, which many requests share.
#[must_use]
pub fn judge(id: u32, decision: usize, record: &str) -> String {
    format!(r#"{{"analyse":{id},"decision":{decision},"record":{record}}}"#)
}

/// A message of the page as the thinker reads it.
pub enum PageMessage {
    Think { request: Request, record: Record },
    Advise { id: u32, plan: Plan, record: Record },
    Ends { id: u32, tile: Square, count: usize, record: Record },
    Leaves { id: u32, record: Record },
    Analyse { id: u32, decision: Option<usize>, record: Record },
    Cancel(u32),
}

impl PageMessage {
    /// Returns the number of the request.
    pub(super) const fn id(&self) -> u32 {
        match self {
            Self::Think { request, .. } => request.id,
            Self::Advise { id, .. }
            | Self::Ends { id, .. }
            | Self::Leaves { id, .. }
            | Self::Analyse { id, .. }
            | Self::Cancel(id) => *id,
        }
    }

    /// Reads a message.
    ///
    /// # Errors
    /// The number of the request, 0 if it has none, and what is wrong with it.
    pub(super) fn read(text: &str) -> Result<Self, (u32, String)> {
        let value: Value = serde_json::from_str(text).map_err(|error| (0, error.to_string()))?;
        if let Some(id) = number(&value["cancel"]) {
            return Ok(Self::Cancel(id));
        }
        let kind = KINDS.into_iter().find_map(|kind| Some((kind, number(&value[kind])?)));
        let (kind, id) = kind.ok_or_else(|| (0, "expected the number of a request".to_owned()))?;
        let fault = |what: &str| (id, what.to_owned());
        let record = || record::from_value(&value["record"]).map_err(|error| fault(&error.to_string()));
        let count = number(&value["count"]).map_or(Plan::default().count, |count| count as usize);
        Ok(match kind {
            "advise" => {
                let budget = number(&value["budget"]).unwrap_or(Plan::USUAL);
                Self::Advise { id, plan: Plan { count, budget, ..Plan::default() }, record: record()? }
            }
            "ends" => {
                let tile = value["tile"].as_str().and_then(|tile| tile.parse().ok());
                Self::Ends { id, tile: tile.ok_or_else(|| fault("expected a tile"))?, count, record: record()? }
            }
            "leaves" => Self::Leaves { id, record: record()? },
            "analyse" => {
                let decision = number(&value["decision"]).map(|decision| decision as usize);
                Self::Analyse { id, decision, record: record()? }
            }
            _ => {
                let level = value["level"].as_str().and_then(|name| name.parse().ok());
                let level = level.ok_or_else(|| fault("expected the name of a level"))?;
                let style = value["style"].as_str().and_then(|name| name.parse().ok()).unwrap_or(Style::Plain);
                let seed = value["seed"].as_str().and_then(|seed| seed.parse().ok());
                let seed = seed.ok_or_else(|| fault("expected a seed: a number of 64 bits, as a text"))?;
                Self::Think { request: Request { id, level, style, seed }, record: record()? }
            }
        })
    }
}

/// Why a thinker no longer answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerFailure {
    /// Its files could not be fetched.
    Load,
    /// Its program stopped.
    Crash,
}

/// What a thinker says about a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// It can answer.
    Ready,
    /// How much of the work is done, from 0 to 1.
    Progress(f32),
    /// What it has found so far of an answer that is no line.
    Partial(Value),
    /// Advice, ends, an analysis or a verdict, as JSON.
    Answer(Value),
    /// The line it found.
    Line(Line),
    /// The request cannot be answered: what is wrong with it.
    Error(String),
    /// It will not answer.
    Failed(WorkerFailure),
}

impl Reply {
    /// Reads a reply and the number of its request, 0 where it is about none; returns `None` if it is no reply.
    #[must_use]
    pub fn read(text: &str) -> Option<(u32, Self)> {
        let mut value: Value = serde_json::from_str(text).ok()?;
        match value["failed"].as_str() {
            Some("load") => return Some((0, Self::Failed(WorkerFailure::Load))),
            Some(_) => return Some((0, Self::Failed(WorkerFailure::Crash))),
            None if value["ready"] == Value::Bool(true) => return Some((0, Self::Ready)),
            None => {}
        }
        let id = number(&value["id"])?;
        for (key, reply) in [("partial", Self::Partial as fn(Value) -> Self), ("answer", Self::Answer)] {
            if let Some(answer) = value.get_mut(key) {
                return Some((id, reply(answer.take())));
            }
        }
        let float = |key: &str| value[key].as_f64().map(|number| number as f32);
        if let Some(progress) = float("progress") {
            return Some((id, Self::Progress(progress)));
        }
        if let Some(error) = value["error"].as_str() {
            return Some((id, Self::Error(error.to_owned())));
        }
        let actions = read_actions(&value["line"])?;
        let (value, win, positions) = (float("value")?, float("win")?, number(&value["positions"])?);
        Some((id, Self::Line(Line { actions, value, win, positions })))
    }
}

pub(super) fn progress(id: u32, progress: f32) -> String {
    json!({ "id": id, "progress": progress }).to_string()
}

pub(super) fn error(id: u32, error: &str) -> String {
    json!({ "id": id, "error": error }).to_string()
}

/// Writes that the game is over, so that nobody is to play.
pub(super) fn over(id: u32) -> String {
    error(id, "the game is over")
}

/// Writes an answer other than a line, whole or partial.
pub(super) fn answer(id: u32, is_partial: bool, answer: &impl Serialize) -> String {
    let key = if is_partial { "partial" } else { "answer" };
    let answer = serde_json::to_string(answer).expect("texts and numbers always serialise");
    format!(r#"{{"id":{id},"{key}":{answer}}}"#)
}

pub(super) fn line(id: u32, Line { actions, value, win, positions }: &Line) -> String {
    let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
    json!({ "id": id, "line": actions, "value": value, "win": win, "positions": positions }).to_string()
}

fn number(value: &Value) -> Option<u32> {
    u32::try_from(value.as_u64()?).ok()
}
