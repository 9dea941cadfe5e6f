//! Messages from the page around a board, version 1.
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::embed::model::{Mode, inbound::{self, HostRequest}, errors::ErrorCode};
//! let read = |text: &str, mode| inbound::read(&serde_json::from_str(text).expect("JSON"), mode, Lang::EN);
//! let message = read(r#"{"naqala": 1, "type": "play", "action": "take c3", "id": 7}"#, Mode::Explore).expect("a message");
//! assert!(matches!(message.request, HostRequest::Play(_)));
//! let rejection = read(r#"{"naqala": 1, "type": "play", "action": "take c3", "id": 7}"#, Mode::Play).unwrap_err();
//! assert_eq!((rejection.code, rejection.id), (ErrorCode::Mode, Some(7.into())));
//! ```

use super::errors::{ErrorCode, Rejection};
use super::outbound::Topic;
use super::{Appearance, Content, Mode, VERSION, content, options};
use crate::game::Action;
use crate::i18n::Lang;
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

/// The longest text that is an id.
const LONGEST_ID: usize = 64;

/// What a page can get from a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// The position.
    Position,
    /// The record.
    Record,
}

/// A message.
#[derive(Clone, Debug)]
pub struct HostMessage {
    /// The id, which the reply repeats.
    pub id: Option<Value>,
    /// The request.
    pub request: HostRequest,
}

/// What a page asks a board to do.
#[derive(Clone, Debug)]
pub enum HostRequest {
    /// Change the content or the appearance.
    Set {
        /// The new content, if any.
        content: Option<Content>,
        /// The only step of a lesson to show, from 1.
        step: Option<usize>,
        /// The place in a record to show first.
        at: Option<usize>,
        /// The changes of the appearance.
        appearance: Appearance,
    },
    /// Reply with this.
    Get(Query),
    /// Play an action.
    Play(Action),
    /// Undo an action.
    Undo,
    /// Redo an action.
    Redo,
    /// Start again: the step of a lesson that is shown or named, from 1, or what a reader tries out.
    Reset(Option<usize>),
    /// From now on, send only messages of these topics.
    Subscribe(Vec<Topic>),
}

/// Reads a message to a board of this mode and language. It is read as a whole, so that a message with faults has no effect.
///
/// # Errors
/// [`Rejection`], which is the reply to the message.
pub fn read(value: &Value, mode: Mode, lang: Lang) -> Result<HostMessage, Rejection> {
    let Value::Object(_) = value else { return Err(Rejection::new(ErrorCode::Shape, "expected an object")) };
    let id = match &value["id"] {
        Value::Null => None,
        Value::Number(_) => Some(value["id"].clone()),
        Value::String(id) if id.len() <= LONGEST_ID => Some(value["id"].clone()),
        _ => return Err(Rejection::new(ErrorCode::Shape, "id: expected a number or a short text")),
    };
    request(value, mode, lang)
        .map(|request| HostMessage { id: id.clone(), request })
        .map_err(|rejection| rejection.in_reply_to(id))
}

/// The types of messages, each with its keys.
const TYPES: [(&str, &[&str]); 7] = [
    ("set", &["step", "at", "options", "fault"]),
    ("get", &["what"]),
    ("play", &["action"]),
    ("undo", &[]),
    ("redo", &[]),
    ("reset", &["step"]),
    ("subscribe", &["events"]),
];

fn request(value: &Value, mode: Mode, lang: Lang) -> Result<HostRequest, Rejection> {
    match &value["naqala"] {
        Value::Null => return Err(Rejection::new(ErrorCode::Shape, "naqala: missing: it is the version")),
        version if version.as_u64() != Some(VERSION) => {
            return Err(Rejection::new(ErrorCode::Version, format!("naqala: expected {VERSION}")));
        }
        _ => {}
    }
    let kind = value["type"].as_str().unwrap_or_default();
    let Some((kind, keys)) = TYPES.into_iter().find(|(known, _)| *known == kind) else {
        let known = TYPES.map(|(kind, _)| kind).join(", ");
        return Err(Rejection::new(ErrorCode::Type, format!("type: expected one of {known}")));
    };
    if !mode.accepts().contains(&kind) {
        return Err(Rejection::new(ErrorCode::Mode, format!("a board of the mode {mode} takes no message '{kind}'")));
    }
    let mut faults = Faults::default();
    let read = read_request(value, kind, keys, (mode, lang), &mut faults);
    match read {
        Some(request) if faults.is_empty() => Ok(request),
        _ => Err(Rejection::from_faults(ErrorCode::Content, faults.into_vec())),
    }
}

fn read_request(
    value: &Value,
    kind: &str,
    keys: &[&str],
    (mode, lang): (Mode, Lang),
    faults: &mut Faults,
) -> Option<HostRequest> {
    let object = Object::open(value, "", faults)?;
    let contents: &[&str] = if kind == "set" { &content::KEYS } else { &[] };
    object.only(&[&["naqala", "type", "id"], keys, contents].concat(), faults);
    match kind {
        "set" => {
            let appearance = match object.optional("options") {
                Some(given) => options::read_appearance(given, "options", faults)?,
                None => Appearance::default(),
            };
            // The script of the page found nothing that it could hand over.
            if let Some(fault) = object.optional("fault") {
                let fault = Object::open(fault, "fault", faults)?;
                fault.only(&["at", "what"], faults);
                let (at, what) = (fault.text("at", faults)?, fault.text("what", faults)?);
                faults.add(at, what);
            }
            let content = content::read(&object, mode, appearance.lang.unwrap_or(lang), faults);
            let (step, at) = (options::step(&object, mode, faults), options::at(&object, mode, faults));
            Some(HostRequest::Set { content, step, at, appearance })
        }
        "get" => match object.text("what", faults)? {
            "position" => Some(HostRequest::Get(Query::Position)),
            "record" => Some(HostRequest::Get(Query::Record)),
            _ => {
                faults.add("what", "expected position or record");
                None
            }
        },
        "play" => match object.text("action", faults)?.parse() {
            Ok(action) => Some(HostRequest::Play(action)),
            Err(error) => {
                faults.add("action", error);
                None
            }
        },
        "undo" => Some(HostRequest::Undo),
        "redo" => Some(HostRequest::Redo),
        "reset" => Some(HostRequest::Reset(options::step(&object, mode, faults))),
        _ => Some(HostRequest::Subscribe(object.names("events", faults))),
    }
}
