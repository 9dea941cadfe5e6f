//! Plays a lesson step by step.

use super::cursor::LessonCursor;
use super::step::StepView;
use crate::i18n::{Phrase, learn};
use crate::ui::kit::reactive::Effect;
use crate::ui::learn::lesson::Lesson;
use leptos::prelude::*;
use std::sync::Arc;

/// A lesson, played from one of its steps on.
#[component]
pub fn LessonPlayer(
    /// The lesson.
    lesson: Arc<Lesson>,
    /// The step to begin with, from 0.
    #[prop(optional)]
    first: usize,
    /// Called with each step that is shown, from 0.
    on_step: Callback<usize>,
    /// Called with each step whose goal is met.
    on_goal: Callback<usize>,
    /// Called where the learner is corrected or asks for a hint.
    #[prop(default = Callback::new(|()| ()))]
    on_help: Callback<()>,
    /// Called when the learner goes on from the last step.
    on_end: Callback<()>,
    /// The name of the button that ends the lesson.
    #[prop(default = learn::finish)]
    finish: Phrase,
    /// Draws a step.
    #[prop(default = draw_whole_step)]
    draw: fn(Arc<Lesson>, usize, LessonCursor) -> AnyView,
) -> impl IntoView {
    let cursor = LessonCursor::new(first, lesson.steps.len(), finish, on_goal, on_help, on_end);
    Effect::new(move |_| {
        let at = cursor.at();
        untrack(|| on_step.run(at));
    });
    move || {
        let at = cursor.at();
        cursor.track_attempts();
        draw(Arc::clone(&lesson), at, cursor)
    }
}

fn draw_whole_step(lesson: Arc<Lesson>, at: usize, cursor: LessonCursor) -> AnyView {
    view! { <StepView lesson at cursor /> }.into_any()
}
