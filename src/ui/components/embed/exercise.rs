//! A lesson on an embedded board, or one of its steps: the page is told of each goal and of the end.

use super::frame::Frame;
use super::table::Table;
use crate::i18n::{embed, learn};
use crate::ui::components::lesson::{Course, LessonPlayer, Panel, begin};
use crate::ui::embed::outbound::{self, Topic};
use crate::ui::hooks::guard;
use crate::ui::lesson::Lesson;
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// A lesson; `only` one of its steps, from 1.
#[component]
pub(super) fn Exercise(lesson: Lesson, only: Option<usize>) -> impl IntoView {
    let frame = Frame::expect();
    let (before, of) = (only.map_or(0, |step| step.clamp(1, lesson.steps.len()) - 1), lesson.steps.len());
    let steps = if only.is_some() { vec![lesson.steps[before].clone()] } else { lesson.steps };
    let lesson = Arc::new(Lesson { title: lesson.title, steps });
    let is_over = RwSignal::new(false);
    let on_step = Callback::new(|_| ());
    let on_goal = Callback::new(move |step: usize| frame.tell(Topic::Goal, &outbound::goal(before + step + 1, of)));
    let on_end = Callback::new(move |()| {
        is_over.set(true);
        frame.tell(Topic::End, &outbound::lesson_end());
    });
    move || {
        if is_over.get() {
            return view! { <Over on_again=move || is_over.set(false) /> }.into_any();
        }
        let lesson = Arc::clone(&lesson);
        view! { <LessonPlayer lesson on_step on_goal on_end draws=step /> }.into_any()
    }
}

fn step(lesson: Arc<Lesson>, at: usize, course: Course) -> AnyView {
    let step = Arc::new(lesson.steps[at].clone());
    let (game, attempt) = begin(&step, course);
    provide_context(game);
    view! {
        <div class="embed-lesson lesson" data-lesson-step=(at + 1).to_string()
            data-goal=move || attempt.is_reached.get().then_some("")>
            <Panel lesson step course attempt />
            <Table game=game />
        </div>
    }
    .into_any()
}

/// After the last step.
#[component]
fn Over(on_again: impl Fn() + Send + Sync + 'static) -> impl IntoView {
    view! {
        <section class="embed-over" role="status">
            <p>{t(learn::lesson_done)}</p>
            <button type="button" class="button" data-does="again" on:click=guard(move |_| on_again())>
                {t(embed::again)}
            </button>
        </section>
    }
}
