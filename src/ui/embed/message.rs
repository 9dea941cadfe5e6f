//! The messages between a board and the page around it, version 1.
//!
//! ```
//! use naqala::ui::embed::{Mode, message::{self, Code, Request}};
//! let read = |text: &str, mode| message::read(&serde_json::from_str(text).expect("JSON"), mode);
//! let message = read(r#"{"naqala": 1, "type": "play", "action": "take c3", "id": 7}"#, Mode::Explore).expect("it is one");
//! assert!(matches!(message.request, Request::Play(_)));
//! let refused = read(r#"{"naqala": 1, "type": "play", "action": "take c3", "id": 7}"#, Mode::Play).unwrap_err();
//! assert_eq!((refused.code, refused.id), (Code::Mode, Some(7.into())));
//! ```

use super::{Content, Look, Mode, VERSION, content, options};
use crate::game::{Action, Event, Fault, Record, Seat, named::named};
use crate::notation::reader::{Faults, Object};
use crate::notation::{position, record};
use serde_json::{Value, json};
use std::sync::Arc;

/// More faults are not told.
const MOST_FAULTS: usize = 20;
const LONGEST_ID: usize = 64;

named! {
    /// Why something was refused.
    Code, "a code" {
        /// It is too long, or too deep.
        Size = "size",
        /// It is not a message.
        Shape = "shape",
        /// It is of another version.
        Version = "version",
        /// No message has this type.
        Type = "type",
        /// A board of this mode does not take it, or not any more.
        Mode = "mode",
        /// What it says is wrong.
        Content = "content",
        /// The rules refuse it, or the lesson does not open it.
        Illegal = "illegal",
        /// There is nothing to act on.
        Nothing = "nothing",
        /// What the address says is wrong.
        Options = "options",
        /// The board could not be loaded; the page's own script says it.
        Load = "load",
    }
}

named! {
    /// What a page can be told without asking.
    Topic, "a topic" {
        /// Something was played, or taken back.
        Action = "action",
        /// The goal of a step was met.
        Goal = "goal",
        /// The game has ended, or the lesson.
        End = "end",
        /// The board has another height.
        Resize = "resize",
    }
}

/// What a page can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The position.
    Position,
    /// The record.
    Record,
}

/// A message that was understood.
#[derive(Clone, Debug)]
pub struct Message {
    /// By what its answer is known.
    pub id: Option<Value>,
    /// What it asks.
    pub request: Request,
}

/// What a page asks.
#[derive(Clone, Debug)]
pub enum Request {
    /// Shows something, in some way.
    Set {
        /// What, if anything new.
        content: Option<Content>,
        /// Of a lesson only this step, from 1.
        step: Option<usize>,
        /// Of a record this moment first.
        at: Option<usize>,
        /// In which way.
        look: Look,
    },
    /// Answers.
    Get(What),
    /// Plays.
    Play(Action),
    /// Takes a step back.
    Undo,
    /// Puts it back.
    Redo,
    /// Tells only of these from now on.
    Subscribe(Vec<Topic>),
}

/// Why a message changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Of the message, if it had one.
    pub id: Option<Value>,
    /// In one word.
    pub code: Code,
    /// In a sentence.
    pub message: String,
    /// In detail.
    pub faults: Vec<Fault>,
}

impl Refused {
    /// Refuses something that has no id.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { id: None, code, message: message.into(), faults: Vec::new() }
    }

    /// Refuses something for its faults.
    #[must_use]
    pub fn of(code: Code, faults: Vec<Fault>) -> Self {
        let message = faults.first().map(ToString::to_string).unwrap_or_default();
        Self { id: None, code, message, faults }
    }

    /// Refuses the message with this id.
    #[must_use]
    pub fn to(self, id: Option<Value>) -> Self {
        Self { id, ..self }
    }

    /// As it is sent.
    #[must_use]
    pub fn written(&self) -> Value {
        let faults: Vec<Value> =
            self.faults.iter().take(MOST_FAULTS).map(|fault| json!({"at": fault.at, "what": fault.what})).collect();
        let mut error = json!({"code": self.code.name(), "message": self.message, "faults": faults});
        if let Some(id) = &self.id {
            error["re"] = id.clone();
        }
        told("error", error)
    }
}

/// Whether a message is one that boards send: an echo, which is not answered.
#[must_use]
pub fn is_echo(value: &Value) -> bool {
    let kind = value["type"].as_str().unwrap_or_default();
    ["ready", "answer", "error"].contains(&kind) || kind.parse::<Topic>().is_ok()
}

/// Reads a message to a board of this mode.
///
/// # Errors
/// [`Refused`], which is the answer to it.
pub fn read(value: &Value, mode: Mode) -> Result<Message, Refused> {
    let Value::Object(_) = value else { return Err(Refused::new(Code::Shape, "expected an object")) };
    let id = match &value["id"] {
        Value::Null => None,
        Value::Number(_) => Some(value["id"].clone()),
        Value::String(id) if id.len() <= LONGEST_ID => Some(value["id"].clone()),
        _ => return Err(Refused::new(Code::Shape, "id: expected a number or a short text")),
    };
    request(value, mode).map(|request| Message { id: id.clone(), request }).map_err(|refused| refused.to(id))
}

const TYPES: [(&str, &[&str]); 6] = [
    ("set", &["step", "at", "options"]),
    ("get", &["what"]),
    ("play", &["action"]),
    ("undo", &[]),
    ("redo", &[]),
    ("subscribe", &["events"]),
];

fn request(value: &Value, mode: Mode) -> Result<Request, Refused> {
    match &value["naqala"] {
        Value::Null => return Err(Refused::new(Code::Shape, "naqala: missing: it is the version")),
        version if version.as_u64() != Some(VERSION) => {
            return Err(Refused::new(Code::Version, format!("naqala: expected {VERSION}")));
        }
        _ => {}
    }
    let kind = value["type"].as_str().unwrap_or_default();
    let Some((kind, keys)) = TYPES.into_iter().find(|(known, _)| *known == kind) else {
        let known = TYPES.map(|(kind, _)| kind).join(", ");
        return Err(Refused::new(Code::Type, format!("type: expected one of {known}")));
    };
    if !mode.accepts().contains(&kind) {
        return Err(Refused::new(Code::Mode, format!("a board of the mode {mode} takes no message '{kind}'")));
    }
    let mut faults = Faults::default();
    let read = read_request(value, kind, keys, mode, &mut faults);
    match read {
        Some(request) if faults.is_empty() => Ok(request),
        _ => Err(Refused::of(Code::Content, faults.into_vec())),
    }
}

fn read_request(value: &Value, kind: &str, keys: &[&str], mode: Mode, faults: &mut Faults) -> Option<Request> {
    let object = Object::open(value, "", faults)?;
    let contents: &[&str] = if kind == "set" { &content::KEYS } else { &[] };
    object.only(&[&["naqala", "type", "id"], keys, contents].concat(), faults);
    match kind {
        "set" => {
            let content = content::read(&object, mode, faults);
            let look = match object.optional("options") {
                Some(look) => options::only_look(look, "options", faults)?,
                None => Look::default(),
            };
            let (step, at) = (options::step(&object, mode, faults), options::at(&object, mode, faults));
            Some(Request::Set { content, step, at, look })
        }
        "get" => match object.text("what", faults)? {
            "position" => Some(Request::Get(What::Position)),
            "record" => Some(Request::Get(What::Record)),
            _ => {
                faults.add("what", "expected position or record");
                None
            }
        },
        "play" => match object.text("action", faults)?.parse() {
            Ok(action) => Some(Request::Play(action)),
            Err(error) => {
                faults.add("action", error);
                None
            }
        },
        "undo" => Some(Request::Undo),
        "redo" => Some(Request::Redo),
        _ => Some(Request::Subscribe(object.names("events", faults))),
    }
}

/// A message of a board.
fn told(kind: &str, mut fields: Value) -> Value {
    fields["naqala"] = VERSION.into();
    fields["type"] = kind.into();
    fields
}

/// Says that the board can be used.
#[must_use]
pub fn ready(mode: Mode) -> Value {
    told("ready", json!({"mode": mode.name(), "accepts": mode.accepts(), "core": record::CORE}))
}

/// Says how high the board is.
#[must_use]
pub fn resize(height: u32) -> Value {
    told("resize", json!({"height": height}))
}

/// Says what an entry of the record was. What is hidden is not told: then only that something was played.
#[must_use]
pub fn played(record: &Record, index: usize, is_open: bool) -> Value {
    let player = record.game_before(index + 1).and_then(|game| game.active()).map(|seat| seat.0);
    let mut fields = json!({"steps": index + 1, "player": player});
    if let (true, Some((entry, events))) = (is_open, record.entries().nth(index)) {
        fields["action"] = entry.to_string().into();
        fields["events"] = events.iter().filter_map(|event: &Event| serde_json::to_value(event).ok()).collect();
    }
    told("action", fields)
}

/// Says that of so many steps some were taken back, and how many stay.
#[must_use]
pub fn undone(record: &Record, stay: usize, steps: usize) -> Value {
    let player = record.game_before(stay).and_then(|game| game.active()).map(|seat| seat.0);
    told("action", json!({"steps": stay, "player": player, "undone": steps - stay}))
}

/// What has happened to a record since it was another one, message by message.
#[must_use]
pub fn since(then: &Record, now: &Record, is_open: bool) -> Vec<Value> {
    let is_same = |entry: &usize| {
        let [before, after] = [then, now].map(|record| record.game_before(entry + 1).filter(|_| *entry < record.len()));
        before.zip(after).is_some_and(|(before, after)| Arc::ptr_eq(before, after))
    };
    let stay = (0..then.len()).take_while(is_same).count();
    let undone = (stay < then.len()).then(|| self::undone(now, stay, then.len()));
    let played = (stay..now.len()).map(|index| self::played(now, index, is_open));
    let end = (now.game().is_over() && !then.game().is_over()).then(|| game_end(now));
    undone.into_iter().chain(played).chain(end).collect()
}

/// Says that the goal of a step, from 1, was met.
#[must_use]
pub fn goal(step: usize, steps: usize) -> Value {
    told("goal", json!({"step": step, "of": steps}))
}

/// Says that a lesson has ended.
#[must_use]
pub fn lesson_end() -> Value {
    told("end", json!({}))
}

/// Says that a game has ended, with everybody's points.
#[must_use]
pub fn game_end(record: &Record) -> Value {
    let game = record.game();
    let scores: Vec<u32> = game.seats().map(|seat| game.score(seat).total()).collect();
    let winners: Vec<u8> = game.winners().iter().map(|seat| seat.0).collect();
    told("end", json!({"scores": scores, "winners": winners}))
}

/// Answers with the position: all of it, or what everybody may see.
#[must_use]
pub fn position(record: &Record, is_open: bool) -> Value {
    let game = record.game();
    let written = if is_open { position::write(game) } else { position::view(game, NOBODY) };
    serde_json::to_value(written).unwrap_or_default()
}

/// Nobody sits there: what it sees is what everybody sees.
const NOBODY: Seat = Seat(u8::MAX);

/// Answers with the record; nothing while it would tell what is hidden.
#[must_use]
pub fn record(record: &Record, is_open: bool) -> Option<Value> {
    (is_open || record.game().is_over()).then(|| serde_json::to_value(record::write(record)).unwrap_or_default())
}

/// Answers a message.
#[must_use]
pub fn answer(id: Option<Value>, name: &str, value: Value) -> Value {
    let mut fields = json!({});
    if !name.is_empty() {
        fields[name] = value;
    }
    if let Some(id) = id {
        fields["re"] = id;
    }
    told("answer", fields)
}
