//! The pack of puzzles: one file with all of them. A puzzle is small, the list needs the names of all, and the puzzle of
//! the day can be any of them.

use crate::ai::Idea;
use crate::game::{Action, Expansion, Fault};
use crate::notation::puzzle::Theme;
use crate::notation::read_actions;
use crate::notation::reader::{Faults, Object};
use serde_json::Value;

/// The value of the key `format`.
pub const FORMAT: &str = "naqala-puzzles/1";
/// The name that stands for the puzzle of the day in an address.
pub const DAILY: &str = "daily";
/// The name that stands for the puzzle of the day among those with expansions.
pub const DAILY_WITH_EXPANSIONS: &str = "daily-expansions";

/// All puzzles, in the order of the file.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The puzzles, at least one.
    pub puzzles: Vec<Puzzle>,
}

/// A position and what is best in it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its name: the theme and a number.
    pub name: Box<str>,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is, from 1 to 3.
    pub grade: u8,
    /// The sketch of the position.
    pub position: Value,
    /// The best bid, or the best move up to its last drop.
    pub line: Vec<Action>,
    /// Other lines that are as good within the error.
    pub also: Vec<Vec<Action>>,
    /// By how many points the best wrong line is worse.
    pub better: f32,
}

impl Pack {
    /// Returns the puzzle with a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| &*puzzle.name == name)
    }

    /// Returns the puzzle of a day, counted from 1 January 1970: one of the base game, which everybody knows, or one with
    /// expansions.
    #[must_use]
    pub fn of_day(&self, day: u32, is_base: bool) -> Option<&Puzzle> {
        let those: Vec<_> = self.puzzles.iter().filter(|puzzle| puzzle.is_base() == is_base).collect();
        those.get(super::of_day(day, those.len().max(1))).copied()
    }

    /// Returns the puzzle that a name means on a day.
    #[must_use]
    pub fn named(&self, name: &str, day: u32) -> Option<&Puzzle> {
        match name {
            DAILY => self.of_day(day, true),
            DAILY_WITH_EXPANSIONS => self.of_day(day, false),
            _ => self.find(name),
        }
    }
}

impl Puzzle {
    /// Returns whether it needs no expansion.
    #[must_use]
    pub fn is_base(&self) -> bool {
        self.expansions().next().is_none()
    }

    /// Returns the expansions that it needs.
    pub fn expansions(&self) -> impl Iterator<Item = Expansion> {
        let names = self.position["expansions"].as_array().into_iter().flatten();
        names.filter_map(|name| name.as_str()?.parse().ok())
    }

    /// Returns its number within its theme.
    #[must_use]
    pub fn number(&self) -> &str {
        self.name.rsplit('-').next().unwrap_or_default()
    }

    /// Returns all ideas that are right, the best one first.
    pub fn right(&self) -> impl Iterator<Item = Idea> {
        [&self.line].into_iter().chain(&self.also).filter_map(|line| Idea::of(line))
    }
}

/// Returns whether a text can be the name of a puzzle: small letters, digits and `-`.
#[must_use]
pub fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// Reads a pack.
///
/// # Errors
/// Every fault, each with its place in the file.
pub fn read(text: &str) -> Result<Pack, Vec<Fault>> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| vec![Fault::syntax("the text", error.to_string())])?;
    let mut faults = Faults::default();
    let puzzles = read_pack(&value, &mut faults).filter(|_| faults.is_empty());
    puzzles.map(|puzzles| Pack { puzzles }).ok_or_else(|| faults.into_vec())
}

fn read_pack(value: &Value, faults: &mut Faults) -> Option<Vec<Puzzle>> {
    let object = Object::open(value, "", faults)?;
    object.only(&["format", "puzzles"], faults);
    if let Some(format) = object.text("format", faults).filter(|&format| format != FORMAT) {
        faults.add("format", format_args!("expected '{FORMAT}', found '{format}'"));
    }
    let list = object.list("puzzles", faults)?.iter().enumerate();
    list.map(|(index, given)| read_puzzle(&Object::open(given, format!("puzzles[{index}]"), faults)?, faults)).collect()
}

fn read_puzzle(object: &Object, faults: &mut Faults) -> Option<Puzzle> {
    object.only(&["name", "theme", "grade", "position", "line", "also", "better", "error", "reasons"], faults);
    let name = object.text("name", faults)?;
    if !is_name(name) {
        faults.add(object.at("name"), "expected small letters, digits and '-'");
    }
    let (line, also) = (object.get("line", faults)?, object.list("also", faults)?);
    let lines: Option<Vec<Vec<Action>>> = [line].into_iter().chain(also).map(read_actions).collect();
    let Some(mut lines) = lines else {
        faults.add(object.at("line"), "expected lines of actions");
        return None;
    };
    Some(Puzzle {
        name: name.into(),
        theme: object.named("theme", faults)?,
        grade: object.number("grade", faults)?,
        position: object.get("position", faults)?.clone(),
        also: lines.split_off(1),
        line: lines.pop()?,
        better: object.get("better", faults)?.as_f64()? as f32,
    })
}
