//! Errors of messages and options.
//!
//! ```
//! use naqala::ui::embed::model::errors::{ErrorCode, Rejection};
//! let rejection = Rejection::new(ErrorCode::Nothing, "nothing is on the board yet").in_reply_to(Some(7.into()));
//! assert_eq!(rejection.to_json()["re"], 7);
//! ```

use super::outbound::message;
use crate::game::Fault;
use crate::game::named::named;
use serde_json::{Value, json};

/// The most faults that an error message lists.
const MOST_FAULTS: usize = 20;

named! {
    /// The kind of an error.
    ErrorCode, "a code" {
        /// The message is too long or too deep.
        Size = "size",
        /// It is not a message.
        Shape = "shape",
        /// The message has another version.
        Version = "version",
        /// No message has this type.
        Type = "type",
        /// A board of this mode does not accept the message, or no longer does.
        Mode = "mode",
        /// The message has faults.
        Content = "content",
        /// The rules or the lesson do not allow the action.
        Illegal = "illegal",
        /// The board has nothing to act on.
        Nothing = "nothing",
        /// The options in the address have faults.
        Options = "options",
        /// The board could not be loaded; the script of its page reports this.
        Load = "load",
    }
}

/// Why a message was rejected. It is sent as the reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The id of the rejected message, if it has one.
    pub id: Option<Value>,
    /// The kind of the error.
    pub code: ErrorCode,
    /// The error in one sentence.
    pub message: String,
    /// The faults, if there are several.
    pub faults: Vec<Fault>,
}

impl Rejection {
    /// Makes a rejection without an id.
    #[must_use]
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { id: None, code, message: message.into(), faults: Vec::new() }
    }

    /// Makes a rejection from faults.
    #[must_use]
    pub fn from_faults(code: ErrorCode, faults: Vec<Fault>) -> Self {
        let message = faults.first().map(ToString::to_string).unwrap_or_default();
        Self { id: None, code, message, faults }
    }

    /// Adds the id of the rejected message.
    #[must_use]
    pub fn in_reply_to(self, id: Option<Value>) -> Self {
        Self { id, ..self }
    }

    /// Returns the message to send.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let faults: Vec<Value> =
            self.faults.iter().take(MOST_FAULTS).map(|fault| json!({"at": fault.at, "what": fault.what})).collect();
        let mut error = json!({"code": self.code.name(), "message": self.message, "faults": faults});
        if let Some(id) = &self.id {
            error["re"] = id.clone();
        }
        message("error", error)
    }
}
