//! Conditions on a moment: what a goal asks, and when feedback is given.

use crate::game::{Action, Card, Entry, Event, Game, Meeples, Record, Refusal, ScoreLine, Seat, Square};
use crate::notation::position;
use crate::notation::reader::{Faults, Object};
use serde_json::{Map, Value};

/// Deeper nesting has no use.
const DEEPEST: usize = 8;

/// What a condition is asked about.
#[derive(Clone, Copy, Debug)]
pub struct GoalContext<'a> {
    /// The game as the step began.
    pub start: &'a Game,
    /// What was played since, and what came of it.
    pub record: &'a Record,
    /// What was refused just now.
    pub refused: Option<Refusal>,
}

/// Something that holds at a moment, or does not.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// Each of these.
    All(Vec<Self>),
    /// At least one of these.
    Any(Vec<Self>),
    /// Not this.
    Not(Box<Self>),
    /// Something happened that has these fields.
    Event(Map<String, Value>),
    /// Exactly this was played.
    Played(Vec<Action>),
    /// Something was refused just now for this reason.
    Refused(Refusal),
    /// A number, text or truth of the position, by its path in the notation.
    Value(Box<str>, Test),
    /// By how much a number of the position has changed.
    Change(Box<str>, Test),
    /// The points of a player, all or on one line.
    Score(Seat, Option<ScoreLine>, Test),
    /// By how much they have changed.
    Gain(Seat, Option<ScoreLine>, Test),
    /// What is on a tile.
    Tile(Square, OnTile),
}

/// What a number, text or truth must be.
#[derive(Clone, Debug, PartialEq)]
pub enum Test {
    /// This.
    Is(Value),
    /// A number from here up.
    AtLeast(i64),
    /// A number up to here.
    AtMost(i64),
}

/// What must be on a tile; what is not named may be anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OnTile {
    /// Exactly these meeples.
    pub meeples: Option<Meeples>,
    /// Whose it is.
    pub owner: Owner,
    /// At least so many palm trees.
    pub palms: u8,
    /// At least so many palaces.
    pub palaces: u8,
}

/// Whose a tile must be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Owner {
    /// Anybody's or nobody's.
    #[default]
    Any,
    /// Nobody's.
    Nobody,
    /// This player's.
    Seat(Seat),
}

impl Owner {
    fn is(self, owner: Option<Seat>) -> bool {
        match self {
            Self::Any => true,
            Self::Nobody => owner.is_none(),
            Self::Seat(seat) => owner == Some(seat),
        }
    }
}

impl Condition {
    /// Whether it holds.
    #[must_use]
    pub fn holds(&self, moment: &GoalContext) -> bool {
        let game = moment.record.game();
        match self {
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(moment)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(moment)),
            Self::Not(condition) => !condition.holds(moment),
            Self::Event(fields) => {
                moment.record.entries().flat_map(|(_, events)| events.iter()).any(|event| has(event, fields))
            }
            Self::Played(actions) => {
                let played = moment.record.entries().map(|(entry, _)| entry);
                played.eq(actions.iter().copied().map(Entry::Action))
            }
            Self::Refused(reason) => moment.refused == Some(*reason),
            Self::Value(path, test) => value(game, path).is_some_and(|value| test.passes(&value)),
            Self::Change(path, test) => {
                let number = |game| value(game, path).and_then(|value| value.as_i64());
                number(game).zip(number(moment.start)).is_some_and(|(now, then)| test.passes(&(now - then).into()))
            }
            Self::Score(seat, line, test) => test.passes(&points(game, *seat, *line).into()),
            Self::Gain(seat, line, test) => {
                test.passes(&(points(game, *seat, *line) - points(moment.start, *seat, *line)).into())
            }
            Self::Tile(square, wanted) => game.board.get(*square).is_some_and(|place| {
                wanted.meeples.is_none_or(|meeples| meeples == place.meeples)
                    && wanted.owner.is(place.owner)
                    && place.palms >= wanted.palms
                    && place.palaces >= wanted.palaces
            }),
        }
    }
}

impl Condition {
    /// Whether it asks, among other things, to see something refused.
    pub(super) fn asks_refusal(&self) -> bool {
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

fn has(event: &Event, fields: &Map<String, Value>) -> bool {
    let Ok(Value::Object(event)) = serde_json::to_value(event) else { return false };
    fields.iter().all(|(key, value)| event.get(key) == Some(value))
}

fn value(game: &Game, path: &str) -> Option<Value> {
    let position = serde_json::to_value(position::write(game)).ok()?;
    let good = || {
        // Goods that a player has none of are not written.
        let (goods, name) = path.rsplit_once('/')?;
        let is_good = goods.ends_with("/goods") && name.parse().is_ok_and(|card: Card| card != Card::Fakir);
        position.pointer(goods).filter(|goods| is_good && goods.is_object()).map(|_| 0.into())
    };
    position.pointer(path).cloned().or_else(good)
}

fn points(game: &Game, seat: Seat, line: Option<ScoreLine>) -> i64 {
    let score = game.score(seat);
    line.map_or_else(|| score.total(), |line| score.line(line)).into()
}

const KINDS: [&str; 11] =
    ["all", "any", "not", "event", "played", "refused", "value", "change", "score", "gain", "tile"];

/// Reads a condition; `start` is the position it will be asked about.
pub(super) fn read(given: &Value, at: &str, start: &Game, depth: usize, faults: &mut Faults) -> Option<Condition> {
    let object = Object::open(given, at, faults)?;
    let kinds: Vec<&str> = KINDS.into_iter().filter(|kind| object.has(kind)).collect();
    let &[kind] = &kinds[..] else {
        faults.add(at, format_args!("expected one of {}, found {}", KINDS.join(", "), kinds.len()));
        return None;
    };
    if depth > DEEPEST {
        faults.add(at, "nested too deeply");
        return None;
    }
    let inner = object.at(kind);
    let each = |faults: &mut Faults| -> Option<Vec<Condition>> {
        let list = object.list(kind, faults)?;
        if list.is_empty() {
            faults.add(&inner, "expected at least one condition");
        }
        list.iter()
            .enumerate()
            .map(|(index, given)| read(given, &format!("{inner}[{index}]"), start, depth + 1, faults))
            .collect()
    };
    let only = |more: &[&str], faults: &mut Faults| object.only(&[&[kind], more].concat(), faults);
    match kind {
        "all" => {
            only(&[], faults);
            each(faults).map(Condition::All)
        }
        "any" => {
            only(&[], faults);
            each(faults).map(Condition::Any)
        }
        "not" => {
            only(&[], faults);
            let given = object.get(kind, faults)?;
            read(given, &inner, start, depth + 1, faults).map(|condition| Condition::Not(Box::new(condition)))
        }
        "event" => {
            only(&[], faults);
            let given = object.get(kind, faults)?;
            let event = Object::open(given, &inner, faults)?;
            let name = event.text("type", faults)?;
            match Event::TYPES.iter().find(|(known, _)| *known == name) {
                Some((_, fields)) => event.only(&[&["type"], *fields].concat(), faults),
                None => faults.add(event.at("type"), format_args!("expected the type of an event, found '{name}'")),
            }
            given.as_object().cloned().map(Condition::Event)
        }
        "played" => {
            only(&[], faults);
            actions(&object, kind, faults).map(Condition::Played)
        }
        "refused" => {
            only(&[], faults);
            object.named(kind, faults).map(Condition::Refused)
        }
        "value" | "change" => {
            only(&TESTS, faults);
            let path = object.text(kind, faults)?;
            // What belongs to a step of a turn comes and goes.
            if !path.starts_with("/turn/") && value(start, path).is_none() {
                faults.add(
                    &inner,
                    format_args!("expected a path into the position, for example '/players/0/coins', found '{path}'"),
                );
            }
            let test = test(&object, faults)?;
            Some(if kind == "value" {
                Condition::Value(path.into(), test)
            } else {
                Condition::Change(path.into(), test)
            })
        }
        "score" | "gain" => {
            only(&[&TESTS[..], &["line"]].concat(), faults);
            let seat = seat(&object, kind, start, faults)?;
            let line = if object.has("line") { Some(object.named("line", faults)?) } else { None };
            let test = test(&object, faults)?;
            Some(if kind == "score" { Condition::Score(seat, line, test) } else { Condition::Gain(seat, line, test) })
        }
        _ => {
            only(&["meeples", "owner", "palms", "palaces"], faults);
            let square: Square = object.named(kind, faults)?;
            if !start.board.contains(square) {
                faults.add(&inner, format_args!("{square} is not on the board"));
            }
            let meeples = if object.has("meeples") { Some(object.named("meeples", faults)?) } else { None };
            let owner = match object.optional("owner") {
                None => Owner::Any,
                Some(Value::Null) => Owner::Nobody,
                Some(_) => Owner::Seat(seat(&object, "owner", start, faults)?),
            };
            let mut count = |key| if object.has(key) { object.number(key, faults) } else { Some(0) };
            Some(Condition::Tile(square, OnTile { meeples, owner, palms: count("palms")?, palaces: count("palaces")? }))
        }
    }
}

const TESTS: [&str; 3] = ["is", "atLeast", "atMost"];

fn test(object: &Object, faults: &mut Faults) -> Option<Test> {
    let tests: Vec<_> = TESTS.into_iter().filter_map(|key| object.optional(key).map(|value| (key, value))).collect();
    let number = |value: &Value, key, faults: &mut Faults| {
        let number = value.as_i64();
        if number.is_none() {
            faults.add(object.at(key), "expected a whole number");
        }
        number
    };
    match tests[..] {
        [("is", value)] => Some(Test::Is(value.clone())),
        [("atLeast", value)] => number(value, "atLeast", faults).map(Test::AtLeast),
        [("atMost", value)] => number(value, "atMost", faults).map(Test::AtMost),
        _ => {
            faults.add(object.at("is"), "expected one of is, atLeast, atMost");
            None
        }
    }
}

fn seat(object: &Object, key: &str, start: &Game, faults: &mut Faults) -> Option<Seat> {
    let seat = Seat(object.number(key, faults)?);
    if seat.index() < start.players.len() {
        return Some(seat);
    }
    faults.add(object.at(key), "nobody sits there");
    None
}

/// A list of actions in the notation.
pub(super) fn actions(object: &Object, key: &str, faults: &mut Faults) -> Option<Vec<Action>> {
    let list = object.list(key, faults)?;
    let mut read = Vec::new();
    for (index, given) in list.iter().enumerate() {
        match given.as_str().unwrap_or_default().parse::<Action>() {
            Ok(action) => read.push(action),
            Err(error) => faults.add(format!("{}[{index}]", object.at(key)), error),
        }
    }
    (read.len() == list.len()).then_some(read)
}
