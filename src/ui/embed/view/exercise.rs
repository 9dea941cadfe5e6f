//! A lesson on an embedded board, or one of its steps, or a puzzle.

use super::context::{EmbedContext, ShownContent};
use super::game::EmbedTable;
use crate::game::Fault;
use crate::i18n::{embed, learn, shell};
use crate::ui::embed::model::outbound::Topic;
use crate::ui::embed::model::{Content, outbound};
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::Lesson;
use crate::ui::learn::puzzle::DAILY;
use crate::ui::learn::view::{
    Attempt, FetchedFile, LessonCursor, LessonPlayer, NoPuzzle, StepPanel, begin_attempt, lesson_of,
};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// A lesson. It sends a message for each goal that is met, and one at its end.
#[component]
pub(super) fn Exercise(
    /// The lesson.
    lesson: Lesson,
    /// The only step to show, from 1.
    only: Option<usize>,
) -> impl IntoView {
    let board = EmbedContext::expect();
    let (before, of) = (first_step(only, &lesson), lesson.steps.len());
    let steps = if only.is_some() { vec![lesson.steps[before].clone()] } else { lesson.steps };
    let lesson = Arc::new(Lesson { title: lesson.title, steps });
    let is_over = RwSignal::new(false);
    let on_step = Callback::new(|_| ());
    let on_goal = Callback::new(move |step: usize| {
        // An effect of the same change reports the action that met the goal. The goal follows it.
        let goal = outbound::goal(before + step + 1, of);
        set_timeout(move || board.send(Topic::Goal, &goal), Duration::ZERO);
    });
    let on_end = Callback::new(move |()| {
        is_over.set(true);
        board.send(Topic::End, &outbound::lesson_end());
    });
    move || {
        if is_over.get() {
            return view! { <ExerciseEnd on_again=move || is_over.set(false) /> }.into_any();
        }
        let lesson = Arc::clone(&lesson);
        view! { <LessonPlayer lesson on_step on_goal on_end draw=draw_step /> }.into_any()
    }
}

/// A puzzle: a lesson of one step, once the puzzles are fetched.
#[component]
pub fn Puzzle() -> impl IntoView {
    let (board, pack) = (EmbedContext::expect(), FetchedFile::puzzles());
    let name = board.shown.with_untracked(|shown| match shown {
        Some(ShownContent { content: Content::Puzzle(name), .. }) => name.clone(),
        _ => DAILY.into(),
    });
    let found = RwSignal::new(None::<Lesson>);
    Effect::new(move |_| {
        let fault = match pack.get() {
            FetchedFile::Loading => return,
            FetchedFile::Ready(pack) => match lesson_of(&pack, &name) {
                Ok(lesson) => return found.set(Some(lesson)),
                Err(NoPuzzle::Unknown) => format!("there is no puzzle '{name}'"),
                Err(NoPuzzle::Faulty(fault)) => fault,
            },
            FetchedFile::Failed(_) => "the puzzles cannot be fetched".into(),
            FetchedFile::Invalid(fault) => fault,
        };
        board.refuse(vec![Fault::syntax("puzzle", fault)]);
    });
    move || match found.get() {
        Some(lesson) => view! { <Exercise lesson only=None /> }.into_any(),
        None => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
    }
}

/// Returns the first step that the board shows, from 0.
fn first_step(only: Option<usize>, lesson: &Lesson) -> usize {
    only.map_or(0, |step| step.clamp(1, lesson.steps.len()) - 1)
}

fn draw_step(lesson: Arc<Lesson>, at: usize, cursor: LessonCursor) -> AnyView {
    let step = Arc::new(lesson.steps[at].clone());
    let (table, attempt) = begin_attempt(&step, cursor);
    use_hint_reports(at, step.hints.len(), attempt);
    view! {
        <div class="embed-lesson lesson" data-lesson-step=(at + 1).to_string()
            data-goal=move || attempt.is_reached.get().then_some("")
            data-stuck=move || attempt.is_stuck.get().then_some("")
            data-way=move || attempt.shows_way.get().then_some("")>
            <StepPanel lesson step cursor attempt />
            <EmbedTable table />
        </div>
    }
    .into_any()
}

/// Sends each hint that the learner asks for to the page around the board.
fn use_hint_reports(at: usize, hints: usize, attempt: Attempt) {
    let board = EmbedContext::expect();
    let before = board.shown.with_untracked(|shown| match shown {
        Some(ShownContent { content: Content::Lesson(lesson), step, .. }) => first_step(*step, lesson),
        _ => 0,
    });
    Effect::new(move |_| {
        let hint = attempt.hints.get();
        if hint > 0 {
            board.send(Topic::Hint, &outbound::hint(before + at + 1, hint, hints));
        }
    });
}

/// The view in place of the exercise after its last step.
#[component]
fn ExerciseEnd(
    /// Called to start the exercise again.
    on_again: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <section class="embed-over" role="status">
            <p>{t(learn::lesson_done)}</p>
            <button type="button" class="button" data-does="again" on:click=move |_| on_again()>
                {t(embed::again)}
            </button>
        </section>
    }
}
