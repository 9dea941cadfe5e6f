//! The errors of the line protocol.

use naqala_rules::game::{Action, Fault, Game, Refusal, Step, UndoError};
use naqala_rules::notation::reader::cut;
use naqala_rules::notation::{PositionError, RecordError, SyntaxError};
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt;

/// The most characters of a message, which may quote a hostile text.
const LONGEST_MESSAGE: usize = 1000;
/// The most characters that a message quotes of an entry of a record.
const LONGEST_ACTION: usize = 160;

/// An error of the line protocol: a code of the notation's table, a sentence, and the fields of that code.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Failure {
    code: &'static str,
    message: String,
    #[serde(flatten)]
    more: Box<More>,
}

/// The fields that only some codes have.
#[derive(Clone, Debug, Default, Serialize)]
struct More {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    core: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Vec<WrittenFault>>,
}

#[derive(Clone, Debug, Serialize)]
struct WrittenFault {
    at: String,
    what: String,
}

fn written(faults: Vec<Fault>) -> Vec<WrittenFault> {
    faults.into_iter().map(|Fault { at, what, .. }| WrittenFault { at, what }).collect()
}

impl Failure {
    fn new(code: &'static str, message: impl fmt::Display) -> Self {
        Self { code, message: cut(message.to_string(), LONGEST_MESSAGE), more: Box::default() }
    }

    fn with(mut self, more: More) -> Self {
        self.more = Box::new(more);
        self
    }

    /// Refuses a text that cannot be read.
    pub fn syntax(message: impl fmt::Display) -> Self {
        Self::new("syntax", message)
    }

    /// Names the column of the fault.
    #[must_use]
    pub fn column(mut self, column: usize) -> Self {
        self.more.column = Some(column);
        self
    }

    /// Says which version of the rules core wrote the record, if that is known.
    #[must_use]
    pub fn written_by(mut self, core: Option<&str>) -> Self {
        self.more.core = core.map(|core| cut(core.to_owned(), LONGEST_ACTION));
        self
    }

    /// Refuses a command that there is not.
    pub fn unknown_command(verb: &str) -> Self {
        let verb: String = verb.chars().take(40).collect();
        Self::new("unknown-command", format_args!("expected a command, found '{verb}'"))
    }

    /// Refuses something well-formed that cannot be done, for a reason that is not one of the rules.
    pub fn illegal(reason: &'static str, message: impl fmt::Display) -> Self {
        Self::new("illegal-action", message).with(More { reason: Some(reason), ..More::default() })
    }

    /// Refuses a command that needs a game.
    pub fn no_game() -> Self {
        Self::illegal("no-game", "there is no game yet: expected 'new' or 'load' first")
    }

    /// Refuses an action that is not legal now. Where the moment is wrong, it says what can be played instead.
    pub fn refused(game: &Game, action: Action, refusal: Refusal) -> Self {
        let (reason, rule) = (Some(refusal.name()), Some(refusal.rule_for(action)));
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
        Self::new("illegal-action", message).with(More { reason, rule, ..More::default() })
    }

    /// Refuses to go back to an entry that there is not.
    pub fn no_entry(to: usize) -> Self {
        Self::illegal("no-such-entry", format_args!("there is no entry {to} to go back to"))
    }

    /// Refuses options from which no game can be set up.
    pub fn options(faults: Vec<Fault>) -> Self {
        let message: Vec<_> = faults.iter().map(ToString::to_string).collect();
        Self::syntax(message.join("; ")).with(More { faults: Some(written(faults)), ..More::default() })
    }

    /// Writes the error as one line of JSON.
    ///
    /// # Panics
    /// Never: texts and numbers can always be written.
    #[must_use]
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
            PositionError::Syntax { line, column, .. } => {
                failure.with(More { line: Some(line), column: Some(column), ..More::default() })
            }
            PositionError::Invalid(faults) => failure.with(More { faults: Some(written(faults)), ..More::default() }),
            PositionError::Hidden => failure,
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        let message = error.to_string();
        match error {
            RecordError::Position(error) => error.into(),
            RecordError::Entry { index, text, error } => {
                let (index, column) = (Some(index), Some(error.column));
                let action = Some(cut(text, LONGEST_ACTION));
                Self::syntax(message).with(More { column, index, action, ..More::default() })
            }
            RecordError::Illegal { index, action, refusal } => {
                let (reason, rule) = (Some(refusal.name()), Some(refusal.rule_for(action)));
                let (index, action) = (Some(index), Some(action.to_string()));
                let more = More { index, action, reason, rule, ..More::default() };
                Self::new("illegal-action", message).with(more)
            }
            RecordError::Back { index, to } => {
                let (index, action, reason) = (Some(index), Some(format!("back {to}")), Some("no-such-entry"));
                Self::new("illegal-action", message).with(More { index, action, reason, ..More::default() })
            }
        }
    }
}
