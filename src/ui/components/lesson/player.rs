//! A lesson that is followed, step by step.

use super::step::StepView;
use crate::ui::lesson::Lesson;
use leptos::prelude::*;
use std::sync::Arc;

/// Where one is in a lesson: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Course {
    /// The step, from 0.
    at: RwSignal<usize>,
    /// Counts the tries, so that a step can be tried again at any moment.
    tries: RwSignal<u32>,
    steps: usize,
    on_goal: Callback<usize>,
    on_end: Callback<()>,
}

impl Course {
    /// The step that is on, from 0; tracked.
    pub fn at(self) -> usize {
        self.at.get()
    }

    /// How many steps there are.
    pub const fn steps(self) -> usize {
        self.steps
    }

    /// Starts the step again.
    pub fn retry(self) {
        self.tries.update(|tries| *tries += 1);
    }

    /// Goes one step back.
    pub fn back(self) {
        self.at.update(|at| *at = at.saturating_sub(1));
    }

    /// Goes on, or ends after the last step.
    pub fn go_on(self) {
        if self.at.get_untracked() + 1 < self.steps {
            self.at.update(|at| *at += 1);
        } else {
            self.on_end.run(());
        }
    }

    /// The goal of the step was met.
    pub fn reached(self) {
        self.on_goal.run(self.at.get_untracked());
    }
}

/// Shows a lesson from one of its steps on.
#[component]
pub fn LessonPlayer(
    /// The lesson.
    lesson: Arc<Lesson>,
    /// The step to begin with, from 0.
    #[prop(optional)]
    first: usize,
    /// Called with the step that is on, at first and whenever it changes.
    on_step: Callback<usize>,
    /// Called with the step whose goal was met.
    on_goal: Callback<usize>,
    /// Called when one goes on from the last step.
    on_end: Callback<()>,
    /// Draws a step.
    #[prop(default = whole_step)]
    draws: fn(Arc<Lesson>, usize, Course) -> AnyView,
) -> impl IntoView {
    let steps = lesson.steps.len();
    let at = RwSignal::new(first.min(steps - 1));
    let course = Course { at, tries: RwSignal::new(0), steps, on_goal, on_end };
    move || {
        let at = course.at.get();
        course.tries.get();
        on_step.run(at);
        let lesson = Arc::clone(&lesson);
        draws(lesson, at, course)
    }
}

fn whole_step(lesson: Arc<Lesson>, at: usize, course: Course) -> AnyView {
    view! { <StepView lesson at course /> }.into_any()
}
