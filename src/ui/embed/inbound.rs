//! What the page around a board says to it, version 1: read as a whole before anything of it counts.
//!
//! ```
//! use naqala::ui::embed::{Mode, inbound::{self, Request}, errors::Code};
//! let read = |text: &str, mode| inbound::read(&serde_json::from_str(text).expect("JSON"), mode);
//! let message = read(r#"{"naqala": 1, "type": "play", "action": "take c3", "id": 7}"#, Mode::Explore).expect("it is one");
//! assert!(matches!(message.request, Request::Play(_)));
//! let refused = read(r#"{"naqala": 1, "type": "play", "action": "take c3", "id": 7}"#, Mode::Play).unwrap_err();
//! assert_eq!((refused.code, refused.id), (Code::Mode, Some(7.into())));
//! ```

use super::errors::{Code, Rejection};
use super::outbound::Topic;
use super::{Content, Look, Mode, VERSION, content, options};
use crate::game::Action;
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

const LONGEST_ID: usize = 64;

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

/// Reads a message to a board of this mode.
///
/// # Errors
/// [`Rejection`], which is the answer to it.
pub fn read(value: &Value, mode: Mode) -> Result<Message, Rejection> {
    let Value::Object(_) = value else { return Err(Rejection::new(Code::Shape, "expected an object")) };
    let id = match &value["id"] {
        Value::Null => None,
        Value::Number(_) => Some(value["id"].clone()),
        Value::String(id) if id.len() <= LONGEST_ID => Some(value["id"].clone()),
        _ => return Err(Rejection::new(Code::Shape, "id: expected a number or a short text")),
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

fn request(value: &Value, mode: Mode) -> Result<Request, Rejection> {
    match &value["naqala"] {
        Value::Null => return Err(Rejection::new(Code::Shape, "naqala: missing: it is the version")),
        version if version.as_u64() != Some(VERSION) => {
            return Err(Rejection::new(Code::Version, format!("naqala: expected {VERSION}")));
        }
        _ => {}
    }
    let kind = value["type"].as_str().unwrap_or_default();
    let Some((kind, keys)) = TYPES.into_iter().find(|(known, _)| *known == kind) else {
        let known = TYPES.map(|(kind, _)| kind).join(", ");
        return Err(Rejection::new(Code::Type, format!("type: expected one of {known}")));
    };
    if !mode.accepts().contains(&kind) {
        return Err(Rejection::new(Code::Mode, format!("a board of the mode {mode} takes no message '{kind}'")));
    }
    let mut faults = Faults::default();
    let read = read_request(value, kind, keys, mode, &mut faults);
    match read {
        Some(request) if faults.is_empty() => Ok(request),
        _ => Err(Rejection::of(Code::Content, faults.into_vec())),
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
