//! The page of one lesson. It leads on to the next one; at the end of a chapter it says what the learner knows now.

use super::end::LessonEnd;
use super::file::{FetchedFile, NotReadyTexts, draw_not_ready};
use super::player::LessonPlayer;
use crate::i18n::{learn, shell};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson;
use crate::ui::learn::lesson::{Course, CourseProgress, Lesson};
use crate::ui::learn::progress_store::ProgressStore;
use crate::ui::shell::dialog_button::DialogButton;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::Dialog;
use leptos::prelude::*;
use std::sync::Arc;

/// A lesson, from the step where the learner left it.
#[component]
pub fn LessonPage(
    /// The id of the lesson.
    id: String,
    /// The course, which names the next lesson.
    course: RwSignal<FetchedFile<Course>>,
) -> impl IntoView {
    let progress = ProgressStore::expect();
    let lesson = FetchedFile::fetch(id.clone(), lesson::read);
    let id = StoredValue::new(id);
    let is_over = RwSignal::new(false);
    let ended_by = move |course: &Course| id.with_value(|id| course.ended_by(id).cloned());
    let after = move |course: &Course| id.with_value(|id| course.after(id).cloned());
    // The lesson comes from the same file as the course, so the course is there first.
    let leads_on_to = move || match course.get_untracked() {
        FetchedFile::Ready(course) if ended_by(&course).is_none() => after(&course),
        _ => None,
    };
    let store = move |change: &dyn Fn(&mut CourseProgress, &str)| {
        progress.update(|progress| id.with_value(|id| change(progress, id)));
    };
    let player = move |lesson: Arc<Lesson>| {
        let so_far = untrack(|| progress.with(|progress| id.with_value(|id| progress.of(id))));
        let first = so_far.unwrap_or_default().step;
        let last = lesson.steps.len() - 1;
        let on_step = Callback::new(move |step| store(&|progress, id| progress.go_to(id, step)));
        let on_goal = Callback::new(move |step| {
            if step == last {
                store(&CourseProgress::finish);
            }
        });
        let on_end = Callback::new(move |()| {
            store(&|progress, id| {
                progress.finish(id);
                progress.go_to(id, 0);
            });
            match leads_on_to() {
                Some(next) => drop(window().location().set_hash(&format!("learn={}", next.id))),
                None => is_over.set(true),
            }
        });
        let finish = if leads_on_to().is_some() { learn::to_next } else { learn::finish };
        view! { <LessonPlayer lesson first finish on_step on_goal on_end /> }
    };
    let end = move || {
        let (chapter, next) = match course.get() {
            FetchedFile::Ready(course) => (ended_by(&course), after(&course)),
            _ => (None, None),
        };
        view! { <LessonEnd chapter next /> }
    };
    view! {
        <div class="table">
            <header class="lesson-bar">
                <a class="bar-button" href="#learn" data-does="leave">{symbol("icon-close")}<span>{t(learn::to_course)}</span></a>
                <DialogButton dialog=Dialog::Help icon="icon-help" name=shell::help />
                <DialogButton dialog=Dialog::Menu icon="icon-menu" name=shell::menu />
            </header>
            {move || match (is_over.get(), lesson.get()) {
                (true, _) => end().into_any(),
                (_, FetchedFile::Ready(lesson)) => player(lesson).into_any(),
                (_, other) => view! { <main class="course" tabindex="-1">{draw_not_ready(other, NotReadyTexts::LESSONS)}</main> }.into_any(),
            }}
        </div>
        <DialogHost />
    }
}
