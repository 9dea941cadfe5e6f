//! The place of a learner in a lesson.

use crate::i18n::Phrase;
use crate::ui::kit::reactive::RwSignal;
use leptos::prelude::*;

/// The current step of a lesson: a handle, copied freely.
#[derive(Clone, Copy)]
pub struct LessonCursor {
    /// The step, from 0.
    at: RwSignal<usize>,
    /// Counts the attempts, so that a step can start again at any time.
    attempts: RwSignal<u32>,
    steps: usize,
    finish: Phrase,
    on_goal: Callback<usize>,
    on_help: Callback<()>,
    on_end: Callback<()>,
}

impl LessonCursor {
    /// Starts at a step, counted from 0. `on_goal` gets each step whose goal is met; `on_help` runs where the learner is
    /// corrected or asks for a hint; `on_end` runs after the last step, when the button with the name `finish` is pressed.
    pub fn new(
        at: usize,
        steps: usize,
        finish: Phrase,
        on_goal: Callback<usize>,
        on_help: Callback<()>,
        on_end: Callback<()>,
    ) -> Self {
        Self {
            at: RwSignal::new(at.min(steps - 1)),
            attempts: RwSignal::new(0),
            steps,
            finish,
            on_goal,
            on_help,
            on_end,
        }
    }

    /// Returns the current step, from 0; tracked.
    pub fn at(self) -> usize {
        self.at.get()
    }

    /// Tracks the attempts, so that the caller runs again for each.
    pub fn track_attempts(self) {
        self.attempts.track();
    }

    /// Returns the number of steps.
    pub const fn steps(self) -> usize {
        self.steps
    }

    /// Returns the name of the button that ends the lesson.
    pub const fn finish(self) -> Phrase {
        self.finish
    }

    /// Starts the step again.
    pub fn retry(self) {
        self.attempts.update(|attempts| *attempts += 1);
    }

    /// Starts a step, counted from 0.
    pub fn start(self, at: usize) {
        self.at.set(at.min(self.steps - 1));
        self.retry();
    }

    /// Goes to the previous step.
    pub fn back(self) {
        self.at.update(|at| *at = at.saturating_sub(1));
    }

    /// Goes to the next step, or ends the lesson after the last.
    pub fn go_on(self) {
        if self.at.get_untracked() + 1 < self.steps {
            self.at.update(|at| *at += 1);
        } else {
            self.on_end.run(());
        }
    }

    /// Reports that the learner was corrected, or asked for a hint.
    pub fn helped(self) {
        self.on_help.run(());
    }

    /// Reports that the goal of the step was met.
    pub fn reached(self) {
        self.on_goal.run(self.at.get_untracked());
    }
}
