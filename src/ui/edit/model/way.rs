//! What an author has played from a position, and the goals that it meets.

use super::Draft;
use super::goal::{Goal, played_actions, possible_goals};
use crate::game::Action;
use serde_json::{Value, json};

/// Actions from the position of a step, and goals that they meet: the solution, or a mistake.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedWay {
    /// The actions.
    pub actions: Vec<Action>,
    /// The goals; all of them must be met.
    pub goals: Vec<Goal>,
    /// Stored actions and goals, as JSON, that do not fit the position. A later position may fit them.
    stale: Value,
    /// The condition of a lesson file that the editor cannot express by goals; else nothing.
    given: Value,
}

impl PlayedWay {
    /// Makes a way.
    #[must_use]
    pub const fn new(actions: Vec<Action>, goals: Vec<Goal>) -> Self {
        Self { actions, goals, stale: Value::Null, given: Value::Null }
    }

    /// Returns whether it was stored and does not fit the position.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        !self.stale.is_null()
    }

    /// Reads the actions and the condition of a lesson file.
    pub(super) fn of_file(actions: &Value, condition: &Value, draft: &Draft) -> Self {
        let goals = condition["all"].as_array().cloned().unwrap_or_else(|| vec![condition.clone()]);
        let mut way = Self::read(actions, &json!(goals), &Value::Null);
        way.restore(draft);
        if way.is_stale() || way.goals.is_empty() {
            way = Self::read(actions, &Value::Null, condition);
        }
        way
    }

    /// Returns the goals as one condition of the lesson format; `None` without goals.
    #[must_use]
    pub fn condition(&self) -> Option<Value> {
        if !self.given.is_null() {
            return Some(self.given.clone());
        }
        let mut goals: Vec<_> = self.goals.iter().map(Goal::condition).collect();
        match goals.len() {
            0 => None,
            1 => goals.pop(),
            _ => Some(json!({"all": goals})),
        }
    }

    /// Returns the actions up to the one that meets all goals.
    pub(super) fn trimmed(&self, draft: &Draft) -> &[Action] {
        let Ok(mut record) = draft.lesson_start() else { return &self.actions };
        if self.goals.is_empty() {
            return &self.actions;
        }
        for (index, &action) in self.actions.iter().enumerate() {
            if record.play(action).is_err() {
                break;
            }
            if self.goals.iter().all(|goal| goal.is_met(&record)) {
                return &self.actions[..=index];
            }
        }
        &self.actions
    }

    /// Returns what to store: the lists of actions and of conditions, and the given condition.
    pub(super) fn write(&self) -> Value {
        if self.is_stale() {
            return self.stale.clone();
        }
        let actions: Vec<_> = self.actions.iter().map(ToString::to_string).collect();
        json!([actions, self.goals.iter().map(Goal::condition).collect::<Vec<_>>(), self.given])
    }

    /// Reads the two lists, which are stale until they are restored, or the actions and the given condition.
    pub(super) fn read(actions: &Value, goals: &Value, given: &Value) -> Self {
        if !given.is_null() {
            let actions = actions.as_array().into_iter().flatten().filter_map(|action| action.as_str()?.parse().ok());
            return Self { actions: actions.collect(), given: given.clone(), ..Self::default() };
        }
        let has_actions = actions.as_array().is_some_and(|actions| !actions.is_empty());
        Self { stale: if has_actions { json!([actions, goals]) } else { Value::Null }, ..Self::default() }
    }

    /// Restores stored lists that fit the position: the actions can be played and still meet all goals.
    pub(super) fn restore(&mut self, draft: &Draft) {
        if let Some((actions, goals)) = replay(&self.stale, draft) {
            *self = Self::new(actions, goals);
        }
    }
}

fn replay(stored: &Value, draft: &Draft) -> Option<(Vec<Action>, Vec<Goal>)> {
    let mut record = draft.lesson_start().ok()?;
    for action in stored[0].as_array()? {
        record.play(action.as_str()?.parse().ok()?).ok()?;
    }
    let possible = possible_goals(&record);
    let wanted = stored[1].as_array()?.iter();
    let goals: Option<_> = wanted.map(|wanted| possible.iter().find_map(|goal| goal.matching(wanted))).collect();
    Some((played_actions(&record), goals?))
}
