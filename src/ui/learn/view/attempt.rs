//! One attempt at a step: its game and the feedback on it.

use super::cursor::LessonCursor;
use crate::game::Action;
use crate::i18n::Lang;
use crate::ui::kit::over_reload;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
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
    /// Whether it goes on where the page was loaded again for a new version.
    pub goes_on: bool,
}

/// The key of the attempt while the page is loaded again.
const KEY: &str = "attempt";

/// An attempt that was kept while the page was loaded again.
struct KeptAttempt {
    hints: usize,
    is_reached: bool,
    actions: Vec<Action>,
}

impl KeptAttempt {
    /// Takes the attempt that was kept, if it is one at this step. The step is known by its text.
    fn take(step: &LessonStep) -> Option<Self> {
        let kept = over_reload::take(KEY, step.text.get(Lang::EN))?;
        let mut words = kept.split('\n');
        let (hints, is_reached) = (words.next()?.parse().ok()?, words.next()? == "reached");
        let actions = words.map(str::parse).collect::<Result<_, _>>().ok()?;
        Some(Self { hints, is_reached, actions })
    }

    /// Writes an attempt.
    fn write(table: Match, attempt: Attempt) -> String {
        let hints = attempt.hints.get_untracked().to_string();
        let is_reached = attempt.is_reached.get_untracked();
        let mut words = vec![hints, if is_reached { "reached" } else { "open" }.to_owned()];
        untrack(|| table.with_record(|record| words.extend(record.entries().map(|(entry, _)| entry.to_string()))));
        words.join("\n")
    }
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
    let kept = KeptAttempt::take(step);
    let goes_on = kept.is_some();
    let hints = RwSignal::new(0);
    if let Some(KeptAttempt { hints: asked, is_reached: was_reached, actions }) = kept {
        hints.set(asked);
        // Of a step that has changed, what the rules still allow.
        for action in actions {
            if table.try_play(action).is_err() {
                break;
            }
        }
        if was_reached && has_goal {
            is_reached.set(true);
            config.allow.set(Allow::Picture);
        }
    }
    table.point_at(step.show.clone());
    let is_stuck = {
        let step = Arc::clone(step);
        Memo::new(move |_| table.with_record(|record| step.is_stuck(record)))
    };
    let all = step.hints.len();
    let shows_way = Memo::new(move |_| hints.get() > all && !is_reached.get());
    let attempt = Attempt { is_reached, feedback, hints, shows_way, is_stuck, goes_on };
    let is_helped = Memo::new(move |_| attempt.has_gone_wrong() || hints.get() > 0);
    Effect::new(move |_| {
        if is_helped.get() {
            cursor.helped();
        }
    });
    let name = step.text.get(Lang::EN).to_owned();
    table.keep_choice(&name);
    over_reload::keep(KEY, Box::new(move || Some((name.clone(), KeptAttempt::write(table, attempt)))));
    (table, attempt)
}
