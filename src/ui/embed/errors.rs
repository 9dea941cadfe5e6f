//! Why something that was said to a board changes nothing.
//!
//! ```
//! use naqala::ui::embed::errors::{Code, Rejection};
//! let refused = Rejection::new(Code::Nothing, "nothing is on the board yet").to(Some(7.into()));
//! assert_eq!(refused.written()["re"], 7);
//! ```

use super::outbound::told;
use crate::game::{Fault, named::named};
use serde_json::{Value, json};

/// More faults are not told.
const MOST_FAULTS: usize = 20;

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
        BoardOptions = "options",
        /// The board could not be loaded; the page's own script says it.
        Load = "load",
    }
}

/// Why a message changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// Of the message, if it had one.
    pub id: Option<Value>,
    /// In one word.
    pub code: Code,
    /// In a sentence.
    pub message: String,
    /// In detail.
    pub faults: Vec<Fault>,
}

impl Rejection {
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
