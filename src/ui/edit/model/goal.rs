//! Goals that an author can set for a lesson step. The editor reads them off what the author plays.

use crate::game::{Action, Event, Game, Meeple, Player, Record, Seat, Square};
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
    /// A player has at least this many more of something.
    Gathers(Seat, Belonging, u32),
}

/// What a player can have more of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Belonging {
    /// Coins.
    Coins,
    /// Fakirs.
    Fakirs,
    /// Meeples of a tribe that players keep.
    Kept(Meeple),
}

impl Belonging {
    /// Everything that a player can have more of.
    const ALL: [Self; 5] =
        [Self::Coins, Self::Fakirs, Self::Kept(Meeple::Vizier), Self::Kept(Meeple::Elder), Self::Kept(Meeple::Artisan)];

    /// Returns how many a player has.
    fn of(self, player: &Player) -> u32 {
        match self {
            Self::Coins => player.coins,
            Self::Fakirs => player.fakirs.into(),
            Self::Kept(meeple) => player.meeples.count(meeple).into(),
        }
    }

    /// Returns the key in the position.
    const fn key(self) -> &'static str {
        match self {
            Self::Coins => "coins",
            Self::Fakirs => "fakirs",
            Self::Kept(Meeple::Vizier) => "viziers",
            Self::Kept(Meeple::Elder) => "elders",
            Self::Kept(_) => "artisans",
        }
    }
}

impl Goal {
    /// Returns whether the goal is met at the end of a record.
    pub(super) fn is_met(&self, record: &Record) -> bool {
        let points = |game: &Game, seat| i64::from(game.score(seat).total());
        let gain = |seat| record.game_before(0).map_or(0, |start| points(record.game(), seat) - points(start, seat));
        match self {
            Self::Played(actions) => played_actions(record) == *actions,
            Self::Happens(event) => record.entries().any(|(_, events)| events.contains(event)),
            Self::Holds(square, seat) => record.game().board.owner(*square) == Some(*seat),
            Self::Gains(seat, least) => gain(*seat) >= i64::from(*least),
            Self::Gathers(seat, belonging, least) => more(record, *seat, *belonging) >= *least,
        }
    }

    /// Returns the goal as a condition of the lesson format.
    #[must_use]
    pub fn condition(&self) -> Value {
        match self {
            Self::Played(actions) => json!({"played": actions.iter().map(ToString::to_string).collect::<Vec<_>>()}),
            Self::Happens(event) => json!({"event": event}),
            Self::Holds(square, seat) => json!({"tile": square.to_string(), "owner": seat.0}),
            Self::Gains(seat, points) => json!({"gain": seat.0, "atLeast": points}),
            Self::Gathers(seat, belonging, least) => {
                json!({"change": format!("/players/{}/{}", seat.0, belonging.key()), "atLeast": least})
            }
        }
    }

    /// Returns the number that the goal asks for, if it asks for at least so many.
    #[must_use]
    pub const fn least(&self) -> Option<u32> {
        match self {
            Self::Gains(_, least) | Self::Gathers(_, _, least) => Some(*least),
            Self::Played(_) | Self::Happens(_) | Self::Holds(..) => None,
        }
    }

    /// Returns the goal that asks for at least so many, 1 or more. Other goals stay as they are.
    #[must_use]
    pub fn with_least(&self, least: u32) -> Self {
        match *self {
            Self::Gains(seat, _) => Self::Gains(seat, least.max(1)),
            Self::Gathers(seat, belonging, _) => Self::Gathers(seat, belonging, least.max(1)),
            _ => self.clone(),
        }
    }

    /// Returns whether meeting this goal also meets the other one: the other is the same, or asks for fewer of the
    /// same.
    #[must_use]
    pub fn covers(&self, other: &Self) -> bool {
        match (self.least(), other.least()) {
            (Some(most), Some(least)) => (1..=most).contains(&least) && self.with_least(least) == *other,
            _ => self == other,
        }
    }

    /// Returns the goal with this condition, if this goal covers it.
    pub(super) fn matching(&self, condition: &Value) -> Option<Self> {
        let least = condition["atLeast"].as_u64().and_then(|least| u32::try_from(least).ok());
        let goal = least.map_or_else(|| self.clone(), |least| self.with_least(least));
        (goal.condition() == *condition && self.covers(&goal)).then_some(goal)
    }
}

/// Returns how many more of something a player has at the end of a record than at its start.
fn more(record: &Record, seat: Seat, belonging: Belonging) -> u32 {
    let of = |game: &Game| game.players.get(seat.index()).map_or(0, |player| belonging.of(player));
    record.game_before(0).map_or(0, |start| of(record.game()).saturating_sub(of(start)))
}

/// Returns the goals that a record meets: tiles, points, belongings, events in order, and last the exact actions.
#[must_use]
pub fn possible_goals(record: &Record) -> Vec<Goal> {
    let Some(start) = record.game_before(0) else { return Vec::new() };
    let (before, now) = (start, record.game());
    let mut goals = Vec::new();
    let Some(learner) = before.active() else { return goals };
    for (square, place) in now.board.places() {
        let was = before.board.owner(square);
        if let Some(owner) = place.owner().filter(|&owner| was != Some(owner)) {
            goals.push(Goal::Holds(square, owner));
        }
    }
    let points = |game: &Game| game.score(learner).total();
    let gained = points(now).saturating_sub(points(before));
    if gained > 0 {
        goals.push(Goal::Gains(learner, gained));
    }
    let gathered = Belonging::ALL.into_iter().map(|belonging| (belonging, more(record, learner, belonging)));
    goals.extend(
        gathered.filter(|&(_, count)| count > 0).map(|(belonging, count)| Goal::Gathers(learner, belonging, count)),
    );
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

/// Returns the goals of a wrong way: those that a record meets and the right way never does, so that no lesson corrects
/// its own solution.
#[must_use]
pub fn wrong_goals(record: &Record, right: &[Action]) -> Vec<Goal> {
    let mut goals = possible_goals(record);
    let mut walk = record.until(0);
    for &action in right {
        if walk.play(action).is_err() {
            break;
        }
        goals.retain(|goal| !goal.is_met(&walk));
    }
    goals
}

/// Returns the actions of a record.
#[must_use]
pub fn played_actions(record: &Record) -> Vec<Action> {
    let entries = record.entries().map(|(entry, _)| entry);
    entries.filter_map(|entry| entry.to_string().parse().ok()).collect()
}
