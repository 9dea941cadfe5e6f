//! Conditions of goals and feedback.

use crate::game::{Action, Card, Entry, Event, Game, Meeples, Record, Refusal, ScoreLine, Seat, Square};
use crate::notation::position;
use serde_json::{Map, Value};

/// What a condition is checked against.
#[derive(Clone, Copy, Debug)]
pub struct GoalContext<'a> {
    /// The game at the start of the step.
    pub start: &'a Game,
    /// The record of what was played since, with its events.
    pub record: &'a Record,
    /// The refusal the learner has just seen.
    pub refused: Option<Refusal>,
}

/// A condition of a goal or a feedback.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// All of these hold.
    All(Vec<Self>),
    /// At least one of these holds.
    Any(Vec<Self>),
    /// This does not hold.
    Not(Box<Self>),
    /// An event with these fields happened.
    Event(Map<String, Value>),
    /// Exactly these actions were played.
    Played(Vec<Action>),
    /// The learner has just seen this refusal.
    Refused(Refusal),
    /// A value of the position passes a test; the path is a JSON pointer into the notation.
    Value(Box<str>, Test),
    /// The change of a number of the position since the start passes a test.
    Change(Box<str>, Test),
    /// The points of a player, in total or on one line, pass a test.
    Score(Seat, Option<ScoreLine>, Test),
    /// The change of these points since the start passes a test.
    Gain(Seat, Option<ScoreLine>, Test),
    /// A tile passes a test.
    Tile(Square, TileTest),
}

/// A test of a JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum Test {
    /// It equals this value.
    Is(Value),
    /// It is this number or more.
    AtLeast(i64),
    /// It is this number or less.
    AtMost(i64),
}

/// A test of a tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TileTest {
    /// The exact meeples, if they matter.
    pub meeples: Option<Meeples>,
    /// The owner.
    pub owner: Owner,
    /// The least number of palm trees.
    pub palms: u8,
    /// The least number of palaces.
    pub palaces: u8,
}

/// Who must own a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Owner {
    /// Anybody or nobody.
    #[default]
    Any,
    /// Nobody.
    Nobody,
    /// This player.
    Seat(Seat),
}

impl Owner {
    fn accepts(self, owner: Option<Seat>) -> bool {
        match self {
            Self::Any => true,
            Self::Nobody => owner.is_none(),
            Self::Seat(seat) => owner == Some(seat),
        }
    }
}

impl Condition {
    /// Returns whether the condition holds.
    #[must_use]
    pub fn holds(&self, context: &GoalContext) -> bool {
        let game = context.record.game();
        match self {
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(context)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(context)),
            Self::Not(condition) => !condition.holds(context),
            Self::Event(fields) => {
                context.record.entries().flat_map(|(_, events)| events.iter()).any(|event| has(event, fields))
            }
            Self::Played(actions) => {
                let played = context.record.entries().map(|(entry, _)| entry);
                played.eq(actions.iter().copied().map(Entry::Action))
            }
            Self::Refused(reason) => context.refused == Some(*reason),
            Self::Value(path, test) => value(game, path).is_some_and(|value| test.passes(&value)),
            Self::Change(path, test) => {
                let number = |game| value(game, path).and_then(|value| value.as_i64());
                number(game).zip(number(context.start)).is_some_and(|(now, then)| test.passes(&(now - then).into()))
            }
            Self::Score(seat, line, test) => test.passes(&points(game, *seat, *line).into()),
            Self::Gain(seat, line, test) => {
                test.passes(&(points(game, *seat, *line) - points(context.start, *seat, *line)).into())
            }
            Self::Tile(square, wanted) => game.board.get(*square).is_some_and(|place| {
                wanted.meeples.is_none_or(|meeples| meeples == place.meeples)
                    && wanted.owner.accepts(place.owner())
                    && place.palms >= wanted.palms
                    && place.palaces >= wanted.palaces
            }),
        }
    }

    /// Returns whether a part of the condition asks for a refusal.
    #[must_use]
    pub fn asks_refusal(&self) -> bool {
        match self {
            Self::Refused(_) => true,
            Self::All(conditions) | Self::Any(conditions) => conditions.iter().any(Self::asks_refusal),
            _ => false,
        }
    }
}

impl Test {
    fn passes(&self, value: &Value) -> bool {
        match self {
            Self::Is(wanted) => wanted == value,
            Self::AtLeast(least) => value.as_i64().is_some_and(|number| number >= *least),
            Self::AtMost(most) => value.as_i64().is_some_and(|number| number <= *most),
        }
    }
}

/// Returns whether an event has these fields in the notation. `*` stands for the rest of a text.
fn has(event: &Event, fields: &Map<String, Value>) -> bool {
    let Ok(Value::Object(event)) = serde_json::to_value(event) else { return false };
    fields.iter().all(|(key, wanted)| {
        event.get(key).is_some_and(|value| match wanted.as_str().and_then(|text| text.strip_suffix('*')) {
            Some(start) => value.as_str().is_some_and(|text| text.starts_with(start)),
            None => value == wanted,
        })
    })
}

/// Returns the value at a path of a position.
pub(super) fn value(game: &Game, path: &str) -> Option<Value> {
    let position = serde_json::to_value(position::write(game)).ok()?;
    let good = || {
        // The notation leaves out goods of which a player has none.
        let (goods, name) = path.rsplit_once('/')?;
        let is_good = goods.ends_with("/goods") && name.parse().is_ok_and(|card: Card| card != Card::Fakir);
        position.pointer(goods).filter(|goods| is_good && goods.is_object()).map(|_| 0.into())
    };
    position.pointer(path).cloned().or_else(good)
}

/// Returns the points of a player, in total or on one line.
fn points(game: &Game, seat: Seat, line: Option<ScoreLine>) -> i64 {
    let score = game.score(seat);
    line.map_or_else(|| score.total(), |line| score.line(line)).into()
}
