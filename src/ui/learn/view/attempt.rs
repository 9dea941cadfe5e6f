//! One attempt at a step: its game and the feedback on it.

use super::cursor::LessonCursor;
use crate::ui::kit::settings::Settings;
use crate::ui::learn::lesson::{LessonStep, StepState};
use crate::ui::table::allow::Allow;
use crate::ui::table::session::Session;
use crate::ui::table::store::{Match, MatchConfig};
use leptos::prelude::*;
use std::sync::Arc;

/// The state of an attempt: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Attempt {
    /// Whether the goal was met, or the step has none.
    pub is_reached: RwSignal<bool>,
    /// What the panel says.
    pub feedback: Memo<Feedback>,
    /// How many hints the learner asked for. One more shows the next action.
    pub hints: RwSignal<usize>,
    /// Whether the learner asked on after the last hint, so that the panel and the board show what to do next.
    pub shows_way: Memo<bool>,
    /// Whether nothing more is open, so that the question of the game makes no sense.
    pub is_stuck: Memo<bool>,
}

impl Attempt {
    /// Returns whether the panel corrects what was played; tracked.
    pub fn has_gone_wrong(self) -> bool {
        matches!(self.feedback.get(), Feedback::Text(_) | Feedback::Stuck)
    }
}

/// What the panel says of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// Nothing.
    Nothing,
    /// The text of the step's feedback with this index.
    Text(usize),
    /// The step does not allow what the learner tried.
    NotOpen,
    /// The learner can do nothing more.
    Stuck,
    /// The goal is met.
    Reached,
}

impl Feedback {
    fn of(step: &LessonStep, table: Match) -> Self {
        let refused = table.explanation().map(|explanation| explanation.refusal);
        table.with_record(|record| match step.state(record, refused) {
            StepState::Reached => Self::Reached,
            StepState::Feedback(text) => {
                Self::Text(step.feedback.iter().position(|(_, other)| other == text).unwrap_or_default())
            }
            _ if table.not_open().is_some() => Self::NotOpen,
            StepState::Stuck => Self::Stuck,
            StepState::Pending => Self::Nothing,
        })
    }
}

/// Begins an attempt at a step and provides its game.
pub fn begin_attempt(step: &Arc<LessonStep>, cursor: LessonCursor) -> (Match, Attempt) {
    let config = MatchConfig::open(step.allow.clone());
    let table = Match::new(Session::of_record(step.start.clone()), Settings::expect(), config);
    config.overlays.set(step.overlays.clone());
    provide_context(table);
    let has_goal = step.goal.is_some();
    let is_reached = RwSignal::new(!has_goal);
    let feedback = {
        let step = Arc::clone(step);
        Memo::new(move |_| if is_reached.get() && has_goal { Feedback::Reached } else { Feedback::of(&step, table) })
    };
    Effect::new(move |_| {
        if feedback.get() == Feedback::Reached && !is_reached.get_untracked() {
            is_reached.set(true);
            // The board keeps showing how the goal was met.
            config.allow.set(Allow::Picture);
            cursor.reached();
        }
    });
    table.point_at(step.show.clone());
    let is_stuck = {
        let step = Arc::clone(step);
        Memo::new(move |_| table.with_record(|record| step.is_stuck(record)))
    };
    let hints = RwSignal::new(0);
    let all = step.hints.len();
    let shows_way = Memo::new(move |_| hints.get() > all && !is_reached.get());
    (table, Attempt { is_reached, feedback, hints, shows_way, is_stuck })
}
