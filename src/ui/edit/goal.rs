//! Goals that an author can set for a lesson step.

use crate::game::{Action, Event, Game, Record, Seat, Square};
use serde_json::{Value, json};

/// A goal of a lesson step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The learner plays exactly these actions.
    Played(Vec<Action>),
    /// An event happens.
    Happens(Event),
    /// A player owns a tile.
    Holds(Square, Seat),
    /// A player gains at least this many points.
    Gains(Seat, u32),
}

impl Goal {
    /// Whether the goal is met at the end of a record.
    pub(super) fn is_met(&self, record: &Record) -> bool {
        let points = |game: &Game, seat| i64::from(game.score(seat).total());
        let gain = |seat| record.game_before(0).map_or(0, |start| points(record.game(), seat) - points(start, seat));
        match self {
            Self::Played(actions) => played_actions(record) == *actions,
            Self::Happens(event) => record.entries().any(|(_, events)| events.contains(event)),
            Self::Holds(square, seat) => record.game().board.get(*square).and_then(|place| place.owner) == Some(*seat),
            Self::Gains(seat, least) => gain(*seat) >= i64::from(*least),
        }
    }

    /// Returns the goal as a condition of the lesson format.
    pub(super) fn condition(&self) -> Value {
        match self {
            Self::Played(actions) => json!({"played": actions.iter().map(ToString::to_string).collect::<Vec<_>>()}),
            Self::Happens(event) => json!({"event": event}),
            Self::Holds(square, seat) => json!({"tile": square.to_string(), "owner": seat.0}),
            Self::Gains(seat, points) => json!({"gain": seat.0, "atLeast": points}),
        }
    }
}

/// Returns the goals that a record meets: tiles, points, events in order, and last the exact actions.
#[must_use]
pub fn possible_goals(record: &Record) -> Vec<Goal> {
    let Some(start) = record.game_before(0) else { return Vec::new() };
    let (before, now) = (start, record.game());
    let mut goals = Vec::new();
    let Some(learner) = before.active() else { return goals };
    for (square, place) in now.board.places() {
        let was = before.board.get(square).and_then(|place| place.owner);
        if let Some(owner) = place.owner.filter(|&owner| was != Some(owner)) {
            goals.push(Goal::Holds(square, owner));
        }
    }
    let points = |game: &Game| game.score(learner).total();
    let gained = points(now).saturating_sub(points(before));
    if gained > 0 {
        goals.push(Goal::Gains(learner, gained));
    }
    for (_, events) in record.entries() {
        for event in events.iter().map(|event| Goal::Happens(event.clone())) {
            if !goals.contains(&event) {
                goals.push(event);
            }
        }
    }
    goals.push(Goal::Played(played_actions(record)));
    goals
}

/// Returns the actions of a record.
#[must_use]
pub fn played_actions(record: &Record) -> Vec<Action> {
    let entries = record.entries().map(|(entry, _)| entry);
    entries.filter_map(|entry| entry.to_string().parse().ok()).collect()
}
