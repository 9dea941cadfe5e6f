//! The errors of the line protocol.

use naqala_rules::game::{Action, Fault, Game, Refusal, Step, UndoError};
use naqala_rules::notation::reader::cut;
use naqala_rules::notation::{PositionError, RecordError, SyntaxError};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt;

/// The most characters of a message, which may quote a hostile text.
const LONGEST_MESSAGE: usize = 1000;
/// The most characters that a message quotes of an entry of a record.
const LONGEST_ACTION: usize = 160;

/// The fields that only some codes have, in the order in which they are written.
const FIELDS: [&str; 8] = ["line", "column", "index", "action", "reason", "rule", "core", "faults"];

/// An error of the line protocol: a code of the notation's table, a sentence, and the fields of that code.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    code: &'static str,
    message: String,
    #[serde(flatten, serialize_with = "in_order")]
    more: Vec<(&'static str, Value)>,
}

fn in_order<S: Serializer>(more: &[(&str, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    let value = |name: &'static str| more.iter().find(|(field, _)| *field == name).map(|(_, value)| (name, value));
    serializer.collect_map(FIELDS.into_iter().filter_map(value))
}

fn written(faults: &[Fault]) -> Value {
    faults.iter().map(|Fault { at, what, .. }| json!({ "at": at, "what": what })).collect()
}

impl Failure {
    fn new(code: &'static str, message: impl fmt::Display) -> Self {
        Self { code, message: cut(message.to_string(), LONGEST_MESSAGE), more: Vec::new() }
    }

    fn with(mut self, field: &'static str, value: impl Into<Value>) -> Self {
        self.more.push((field, value.into()));
        self
    }

    /// Refuses an action that the rules do not allow.
    fn against_rules(message: impl fmt::Display, action: Action, refusal: Refusal) -> Self {
        Self::illegal(refusal.name(), message).with("rule", refusal.rule_for(action))
    }

    /// Refuses a text that cannot be read.
    pub fn syntax(message: impl fmt::Display) -> Self {
        Self::new("syntax", message)
    }

    /// Names the column of the fault.
    #[must_use]
    pub fn column(self, column: usize) -> Self {
        self.with("column", column)
    }

    /// Says which version of the rules core wrote the record, if that is known.
    #[must_use]
    pub fn written_by(self, core: Option<&str>) -> Self {
        match core {
            Some(core) => self.with("core", cut(core.to_owned(), LONGEST_ACTION)),
            None => self,
        }
    }

    /// Refuses a command that there is not.
    pub fn unknown_command(verb: &str) -> Self {
        let verb: String = verb.chars().take(40).collect();
        Self::new("unknown-command", format_args!("expected a command, found '{verb}'"))
    }

    /// Refuses something well-formed that cannot be done, for a reason that is not one of the rules.
    pub fn illegal(reason: &'static str, message: impl fmt::Display) -> Self {
        Self::new("illegal-action", message).with("reason", reason)
    }

    /// Refuses a command that needs a game.
    pub fn no_game() -> Self {
        Self::illegal("no-game", "there is no game yet: expected 'new' or 'load' first")
    }

    /// Refuses an action that is not legal now. Where the moment is wrong, it says what can be played instead.
    pub fn refused(game: &Game, action: Action, refusal: Refusal) -> Self {
        let is_wrong_step = refusal == Refusal::WrongStep;
        let legal = if is_wrong_step { game.legal_actions() } else { Vec::new() };
        let verb = |action: &Action| action.to_string().split(' ').next().map(str::to_owned);
        let mut verbs: BTreeSet<String> = legal.iter().filter_map(verb).collect();
        // The orders of a row are too many to be listed as legal actions.
        if is_wrong_step && game.turn().is_some_and(|turn| matches!(turn.step, Step::Order { .. })) {
            verbs.insert("order".to_owned());
        }
        let verbs: Vec<String> = verbs.into_iter().collect();
        let message = match verbs[..] {
            [] => refusal.message().to_owned(),
            _ => format!("{}: {}", refusal.message(), verbs.join(", ")),
        };
        Self::against_rules(message, action, refusal)
    }

    /// Refuses to go back to an entry that there is not.
    pub fn no_entry(to: usize) -> Self {
        Self::illegal("no-such-entry", format_args!("there is no entry {to} to go back to"))
    }

    /// Refuses options from which no game can be set up.
    pub fn options(faults: Vec<Fault>) -> Self {
        let message: Vec<_> = faults.iter().map(ToString::to_string).collect();
        Self::syntax(message.join("; ")).with("faults", written(&faults))
    }

    /// Writes the error as one line of JSON.
    ///
    /// # Panics
    /// Never: texts and numbers can always be written.
    pub fn to_line(&self) -> String {
        #[derive(Serialize)]
        struct Line<'a> {
            error: &'a Failure,
        }
        serde_json::to_string(&Line { error: self }).expect("texts and numbers can always be written as JSON")
    }
}

impl From<SyntaxError> for Failure {
    fn from(error: SyntaxError) -> Self {
        Self::syntax(&error).column(error.column)
    }
}

impl From<UndoError> for Failure {
    fn from(error: UndoError) -> Self {
        let code = match error {
            UndoError::Nothing => "nothing-to-undo",
            UndoError::Barred => "undo-barred",
        };
        Self::new(code, error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        PositionError::from(error).into()
    }
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Self {
        let failure = Self::new(error.code(), &error);
        match error {
            PositionError::Syntax { line, column, .. } => failure.with("line", line).column(column),
            PositionError::Invalid(faults) => failure.with("faults", written(&faults)),
            PositionError::Hidden => failure,
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        let message = error.to_string();
        match error {
            RecordError::Position(error) => error.into(),
            RecordError::Entry { index, text, error } => Self::syntax(message)
                .column(error.column)
                .with("index", index)
                .with("action", cut(text, LONGEST_ACTION)),
            RecordError::Illegal { index, action, refusal } => {
                Self::against_rules(message, action, refusal).with("index", index).with("action", action.to_string())
            }
            RecordError::Back { index, to } => {
                Self::illegal("no-such-entry", message).with("index", index).with("action", format!("back {to}"))
            }
        }
    }
}
