//! A reader of JSON that finds every fault, each with its place.

use crate::game::{Fault, Unknown};
use serde_json::{Map, Value};
use std::{fmt, str::FromStr};

/// The most faults listed: nobody reads more, and a hostile text could ask for millions.
const MOST_FAULTS: usize = 1000;
/// The most entries of a list. The longest real list, a full deck of resource cards, has 54.
const LONGEST_LIST: usize = 255;
/// The most characters that a message quotes.
const LONGEST_MESSAGE: usize = 160;

/// The faults found so far.
#[derive(Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault at a place.
    pub fn add(&mut self, at: impl Into<String>, what: impl fmt::Display) {
        self.push(at.into(), &what);
    }

    fn push(&mut self, at: String, what: &dyn fmt::Display) {
        if self.0.len() < MOST_FAULTS {
            self.0.push(Fault::syntax(cut(at, LONGEST_MESSAGE), cut(what.to_string(), LONGEST_MESSAGE)));
        }
    }

    /// Returns whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns them.
    pub fn into_vec(self) -> Vec<Fault> {
        self.0
    }

    /// Adds the faults of another list.
    pub fn append(&mut self, others: Self) {
        others.0.into_iter().for_each(|fault| self.add(fault.at, fault.what));
    }

    /// Adds the faults of a position that is part of this text.
    pub fn add_within(&mut self, at: &str, position: Vec<Fault>) {
        let left = MOST_FAULTS.saturating_sub(self.0.len());
        self.0.extend(
            position
                .into_iter()
                .take(left)
                .map(|fault| Fault { at: cut(format!("{at}.{}", fault.at), LONGEST_MESSAGE), ..fault }),
        );
    }

    /// Adds faults found later, except those of a place that has a fault already.
    pub fn add_new(&mut self, later: Vec<Fault>) {
        let known: Vec<String> = self.0.iter().map(|fault| fault.at.clone()).collect();
        let is_news = |fault: &Fault| !known.iter().any(|at| is_within(at, &fault.at) || is_within(&fault.at, at));
        self.0.extend(later.into_iter().filter(is_news));
    }
}

/// Returns whether a place is another one or part of it: `players[0].coins` is part of `players`.
fn is_within(inner: &str, outer: &str) -> bool {
    inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// Cuts a text after `longest` characters.
pub fn cut(text: String, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Names what a JSON value is, for messages.
fn kind(value: &Value) -> String {
    match value {
        Value::Null => "null".into(),
        Value::Bool(truth) => truth.to_string(),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => number.to_string(),
            (_, Some(number)) => number.to_string(),
            // Writing floats would pull their tables into the wasm.
            _ => "a number that is not whole".into(),
        },
        Value::String(text) => format!("'{text}'"),
        Value::Array(_) => "a list".into(),
        Value::Object(_) => "an object".into(),
    }
}

/// A function that reads a name and keeps it.
type Read<'a> = &'a mut dyn FnMut(&str) -> Result<(), Unknown>;

fn read_name(at: &str, text: &str, faults: &mut Faults, read: Read) {
    if let Err(error) = read(text) {
        faults.add(at, error);
    }
}

/// A JSON object and its place.
pub struct Object<'a> {
    map: &'a Map<String, Value>,
    at: String,
}

impl<'a> Object<'a> {
    /// Opens a value that must be an object; anything else is a fault.
    pub fn open(value: &'a Value, at: impl Into<String>, faults: &mut Faults) -> Option<Self> {
        Self::open_at(value, at.into(), faults)
    }

    fn open_at(value: &'a Value, at: String, faults: &mut Faults) -> Option<Self> {
        match value {
            Value::Object(map) => Some(Self { map, at }),
            other => {
                let at = if at.is_empty() { "the text".into() } else { at };
                faults.add(at, format_args!("expected an object, found {}", kind(other)));
                None
            }
        }
    }

    /// Adds a fault for each key that is not known.
    pub fn only(&self, known: &[&str], faults: &mut Faults) {
        for key in self.map.keys().filter(|key| !known.contains(&key.as_str())) {
            faults.add(self.at(key), "unknown key");
        }
    }

    /// Returns the place of a key of the object.
    pub fn at(&self, key: &str) -> String {
        if self.at.is_empty() { key.into() } else { format!("{}.{key}", self.at) }
    }

    /// Returns whether there is such a key.
    pub fn has(&self, key: &str) -> bool {
        self.map.contains_key(key)
    }

    /// Returns the keys that are there.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.map.keys().map(String::as_str)
    }

    /// Returns the value of a key that may be missing.
    pub fn optional(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key)
    }

    /// Returns the value of a key that must be there.
    pub fn get(&self, key: &str, faults: &mut Faults) -> Option<&'a Value> {
        let value = self.map.get(key);
        if value.is_none() {
            faults.add(self.at(key), "missing");
        }
        value
    }

    fn expected<T>(&self, key: &str, what: &str, found: &Value, faults: &mut Faults) -> Option<T> {
        faults.add(self.at(key), format_args!("expected {what}, found {}", kind(found)));
        None
    }

    /// Reads a whole number from 0.
    pub fn number<T: TryFrom<u64>>(&self, key: &str, faults: &mut Faults) -> Option<T> {
        let mut found = None;
        self.read_number(key, faults, &mut |number| {
            found = T::try_from(number).ok();
            found.is_some()
        });
        found
    }

    /// Reads a number of any type, so that the checks are compiled once.
    fn read_number(&self, key: &str, faults: &mut Faults, read: &mut dyn FnMut(u64) -> bool) {
        let Some(value) = self.get(key, faults) else { return };
        if !value.as_u64().is_some_and(read) {
            self.expected::<()>(key, "a number that is not too large", value, faults);
        }
    }

    /// Reads a text.
    pub fn text(&self, key: &str, faults: &mut Faults) -> Option<&'a str> {
        let value = self.get(key, faults)?;
        value.as_str().or_else(|| self.expected(key, "a text", value, faults))
    }

    /// Reads a truth.
    pub fn truth(&self, key: &str, faults: &mut Faults) -> Option<bool> {
        let value = self.get(key, faults)?;
        value.as_bool().or_else(|| self.expected(key, "true or false", value, faults))
    }

    /// Reads a list of at most 255 entries.
    pub fn list(&self, key: &str, faults: &mut Faults) -> Option<&'a [Value]> {
        let value = self.get(key, faults)?;
        let list = value.as_array().or_else(|| self.expected(key, "a list", value, faults))?;
        if list.len() > LONGEST_LIST {
            faults.add(self.at(key), format_args!("expected at most {LONGEST_LIST} entries, found {}", list.len()));
            return None;
        }
        Some(list)
    }

    /// Reads a text that names one of a closed list of things.
    pub fn named<T: FromStr<Err = Unknown>>(&self, key: &str, faults: &mut Faults) -> Option<T> {
        let mut found = None;
        let text = self.text(key, faults)?;
        read_name(&self.at(key), text, faults, &mut |text| text.parse().map(|name| found = Some(name)));
        found
    }

    /// Reads a list of such texts. Other texts are faults and left out.
    pub fn names<T: FromStr<Err = Unknown>>(&self, key: &str, faults: &mut Faults) -> Vec<T> {
        let mut names = Vec::new();
        self.each_name(key, faults, &mut |text| text.parse().map(|name| names.push(name)));
        names
    }

    /// Reads names of any type, so that the checks are compiled once.
    fn each_name(&self, key: &str, faults: &mut Faults, read: Read) {
        for (index, value) in self.list(key, faults).unwrap_or_default().iter().enumerate() {
            let at = format!("{}[{index}]", self.at(key));
            match value.as_str() {
                Some(text) => read_name(&at, text, faults, read),
                None => faults.add(at, format_args!("expected a name, found {}", kind(value))),
            }
        }
    }
}
