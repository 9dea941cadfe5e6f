//! The pack of puzzles: one file with all of them. A puzzle is small, the list needs the names of all, and the puzzle of
//! the day can be any of them.

use crate::ai::{Account, BidTurn, Idea};
use crate::game::{Action, Expansion, Fault, Seat};
use crate::notation::puzzle::Theme;
use crate::notation::read_actions;
use crate::notation::reader::{Faults, Object};
use crate::ui::review::hints::{list, read_account, read_turn};
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
    /// The names of those that were taken out, because their solution is not the best any more.
    pub gone: Vec<Box<str>>,
}

/// A position and what is best in it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its name: the theme and a number.
    pub name: Box<str>,
    /// The number in its title, which does not tell what it is about.
    pub number: u32,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is, on the scale of chess: what the levels find says so.
    pub rating: u32,
    /// The sketch of the position.
    pub position: Value,
    /// The best bid, or the best move up to its last drop.
    pub line: Vec<Action>,
    /// The rest of the best turn, which is not asked.
    pub rest: Vec<Action>,
    /// Other lines that are as good within the error.
    pub also: Vec<Vec<Action>>,
    /// By how many points the best wrong line is worse.
    pub better: f32,
    /// The best wrong line.
    pub second: Option<Second>,
    /// Whether it moves the chance to win, and not points alone.
    pub decides: bool,
    /// How the rival who is next answers the best line.
    pub reply: Option<Reply>,
    /// Wrong ideas: what they cost in points, and the answer to the best line with each.
    pub wrong: Vec<(Idea, u32, Option<Reply>)>,
}

/// The best wrong line of a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Second {
    /// Its idea.
    pub idea: Idea,
    /// How much more the best line has of each part of its account; none where it was not played on.
    pub apart: Option<Account>,
    /// The turns that the best bid and this one are likely to lead to.
    pub turns: Option<[BidTurn; 2]>,
}

/// How a rival answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The rival.
    pub seat: Seat,
    /// The bid, or the end of the move.
    pub idea: Idea,
    /// Whether the move takes the tile.
    pub takes: bool,
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
        let is_meant = |puzzle: &&Puzzle| puzzle.decides && puzzle.is_base() == is_base;
        let those: Vec<_> = self.puzzles.iter().filter(is_meant).collect();
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

/// From what rating on a puzzle is of the second grade, and of the third.
const GRADES: [u32; 2] = [1100, 1450];

impl Puzzle {
    /// Returns how hard it is, from 1 to 3.
    #[must_use]
    pub fn grade(&self) -> u8 {
        1 + GRADES.iter().filter(|&&from| self.rating >= from).count() as u8
    }

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
    let pack = read_pack(&value, &mut faults).filter(|_| faults.is_empty());
    pack.ok_or_else(|| faults.into_vec())
}

fn read_pack(value: &Value, faults: &mut Faults) -> Option<Pack> {
    let object = Object::open(value, "", faults)?;
    object.only(&["format", "gone", "puzzles"], faults);
    if let Some(format) = object.text("format", faults).filter(|&format| format != FORMAT) {
        faults.add("format", format_args!("expected '{FORMAT}', found '{format}'"));
    }
    let list = object.list("puzzles", faults)?.iter().enumerate();
    let puzzles = list
        .map(|(index, given)| read_puzzle(&Object::open(given, format!("puzzles[{index}]"), faults)?, faults))
        .collect::<Option<_>>()?;
    let gone = value["gone"].as_array().into_iter().flatten().filter_map(Value::as_str);
    Some(Pack { puzzles, gone: gone.map(Into::into).collect() })
}

const KEYS: [&str; 16] = [
    "name", "number", "theme", "rating", "position", "line", "rest", "also", "better", "error", "win", "points",
    "reply", "wrong", "second", "reasons",
];

fn read_puzzle(object: &Object, faults: &mut Faults) -> Option<Puzzle> {
    object.only(&KEYS, faults);
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
    let mut wrong = Vec::new();
    if let Some(Value::Object(given)) = object.optional("wrong") {
        for (text, answer) in given {
            let cost = answer[0].as_f64().map(|points| points as u32);
            let Some((idea, cost)) = idea(text).zip(cost) else {
                faults.add(object.at("wrong"), format_args!("'{text}' is no idea, or has no cost"));
                continue;
            };
            wrong.push((idea, cost, reply(&answer[1])));
        }
    }
    Some(Puzzle {
        name: name.into(),
        number: object.number("number", faults)?,
        theme: object.named("theme", faults)?,
        rating: object.number("rating", faults)?,
        position: object.get("position", faults)?.clone(),
        also: lines.split_off(1),
        line: lines.pop()?,
        rest: object.optional("rest").and_then(read_actions).unwrap_or_default(),
        second: object.optional("second").and_then(second),
        better: object.get("better", faults)?.as_f64()? as f32,
        decides: !object.has("points"),
        reply: object.optional("reply").and_then(reply),
        wrong,
    })
}

fn second(value: &Value) -> Option<Second> {
    let turns = list(&value["turns"], read_turn).and_then(|turns| turns.try_into().ok());
    Some(Second { idea: idea(value["idea"].as_str()?)?, apart: read_account(&value["account"]), turns })
}

/// Reads the idea of a bid or move: `5`, or `a3w`.
fn idea(text: &str) -> Option<Idea> {
    if let Ok(price) = text.parse() {
        return Some(Idea::Bid(price));
    }
    let (tile, tribe) = text.split_at_checked(2)?;
    Some(Idea::End(tile.parse().ok()?, tribe.parse().ok()?))
}

/// Reads the answer of a rival: the seat, `:`, the idea, and `+` if it takes the tile.
fn reply(value: &Value) -> Option<Reply> {
    let (seat, text) = value.as_str()?.split_once(':')?;
    let plain = text.trim_end_matches('+');
    Some(Reply { seat: Seat(seat.parse().ok()?), idea: idea(plain)?, takes: plain != text })
}
