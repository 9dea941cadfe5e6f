//! A lesson on an embedded board, or one of its steps, or a puzzle.

use super::context::EmbedContext;
use super::game::EmbedTable;
use crate::i18n::{embed, learn, shell};
use crate::ui::embed::model::outbound;
use crate::ui::embed::model::outbound::Topic;
use crate::ui::kit::fetch::FetchError;
use crate::ui::kit::focus::focus;
use crate::ui::kit::over_reload;
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::Lesson;
use crate::ui::learn::view::{Attempt, Feedback, FetchedFile, LessonCursor, LessonPlayer, StepPanel, begin_attempt};
use crate::ui::shell::chunks::BoardChunks;
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

/// The key of the step while the page is loaded again for a new version.
const STEP: &str = "step";

/// A lesson. It sends a message for each step and each goal that is met, and one at its end.
#[component]
pub(super) fn Exercise(
    /// The lesson.
    lesson: Lesson,
    /// The only step to show, from 1.
    only: Option<usize>,
) -> impl IntoView {
    let board = EmbedContext::expect();
    let steps = match only {
        Some(step) => vec![lesson.steps[step - 1].clone()],
        None => lesson.steps,
    };
    let lesson = Arc::new(Lesson { title: lesson.title, steps });
    let on_step = Callback::new(|_| ());
    let on_goal = Callback::new(move |step: usize| {
        let goal = message(&board, Topic::Goal, step);
        // An effect of the same change reports the action that met the goal. The goal follows it.
        set_timeout(move || board.send(Topic::Goal, &goal), Duration::ZERO);
    });
    let on_end = Callback::new(move |()| {
        board.is_over.set(true);
        // The button that had the focus is hidden now.
        request_animation_frame(|| focus("[data-does=again]"));
        board.send(Topic::End, &outbound::lesson_end());
    });
    on_cleanup(EmbedContext::forget_cursor);
    let kept = over_reload::take(STEP, "");
    let (first, was_over) = kept.as_deref().and_then(|kept| kept.split_once(' ')).unwrap_or_default();
    let (first, was_over) = (first.parse().unwrap_or(0), was_over == "over");
    let step = move || {
        let over = if board.is_over.get_untracked() { "over" } else { "" };
        Some((String::new(), format!("{} {over}", EmbedContext::step())))
    };
    over_reload::keep(STEP, Box::new(step));
    Effect::new(move |_| {
        if was_over {
            board.is_over.set(true);
        }
    });
    view! {
        <LessonPlayer lesson first on_step on_goal on_end draw=draw_step />
        {move || board.is_over.get().then(|| view! { <ExerciseEnd /> }.into_any())}
    }
}

/// A puzzle that is being fetched. It becomes a lesson of one step.
#[component]
pub fn Puzzle() -> impl IntoView {
    let (board, name) = (EmbedContext::expect(), EmbedContext::puzzle());
    let file = FetchedFile::puzzle(&name);
    Effect::new(move |_| {
        let found = match file.get() {
            FetchedFile::Loading => return,
            FetchedFile::Ready(lesson) => Ok(Lesson::clone(&lesson)),
            FetchedFile::Failed(FetchError::Unknown) => Err(format!("there is no puzzle '{name}'")),
            FetchedFile::Failed(_) => {
                EmbedContext::miss_puzzle();
                Err("the puzzle cannot be fetched".into())
            }
            FetchedFile::Invalid(fault) => Err(fault),
        };
        // It removes this view.
        set_timeout(move || board.found(found), Duration::ZERO);
    });
    view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }
}

/// Returns the message about a step, from 0, of what the board shows of its lesson.
fn message(board: &EmbedContext, topic: Topic, at: usize) -> serde_json::Value {
    let (before, steps) = board.place();
    outbound::step(topic, before + at + 1, steps)
}

fn draw_step(lesson: Arc<Lesson>, at: usize, cursor: LessonCursor) -> AnyView {
    let board = EmbedContext::expect();
    let step = Arc::new(lesson.steps[at].clone());
    let (table, attempt) = begin_attempt(&step, cursor);
    let topic = if board.draws(cursor, at) { Topic::Again } else { Topic::Step };
    // The page around a board that was loaded again knows the step.
    if !attempt.goes_on {
        board.send(topic, &message(&board, topic, at));
    }
    use_reports(at, step.hints.len(), attempt);
    let drawing = step.drawing.clone().map(|drawing| {
        let chunk = BoardChunks::expect().notes;
        chunk.fetch();
        chunk.draw_quietly(move |notes| (notes.of_step)(Arc::clone(&drawing)))
    });
    view! {
        <div class="embed-lesson lesson" data-lesson-step=(at + 1).to_string()
            data-goal=move || attempt.is_reached.get().then_some("")
            data-stuck=move || attempt.is_stuck.get().then_some("")
            data-way=move || attempt.shows_way.get().then_some("")>
            <StepPanel lesson step cursor attempt />
            <EmbedTable table drawing />
        </div>
    }
    .into_any()
}

/// Sends each hint that the learner asks for, and each correction, to the page around the board.
fn use_reports(at: usize, hints: usize, attempt: Attempt) {
    let board = EmbedContext::expect();
    let step = board.place().0 + at + 1;
    let hints_before = Cell::new(attempt.hints.get_untracked());
    Effect::new(move |_| {
        let (hint, feedback) = (attempt.hints.get(), attempt.feedback.get());
        if hints_before.replace(hint) < hint {
            return board.send(Topic::Hint, &outbound::hint(step, hint, hints));
        }
        let feedback = match feedback {
            Feedback::Text(index) => Some(index + 1),
            Feedback::Stuck => None,
            _ => return,
        };
        let correction = outbound::correction(step, feedback);
        // It follows the action that it corrects, as a goal does.
        set_timeout(move || board.send(Topic::Correction, &correction), Duration::ZERO);
    });
}

/// The words below the solved board after the last step, with a button to begin again.
#[component]
fn ExerciseEnd() -> impl IntoView {
    view! {
        <section class="embed-over" role="status">
            <p>{t(learn::lesson_done)}</p>
            <button type="button" class="button" data-does="again" on:click=|_| EmbedContext::start_again()>{t(embed::again)}</button>
        </section>
    }
}
