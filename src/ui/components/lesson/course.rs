//! The course: its lessons, and how far the learner came in each.

use super::file::{CourseFile, draw_not_ready};
use super::first_game::FirstGamePage;
use super::page::LessonPage;
use crate::i18n::{guide, learn, shell};
use crate::ui::components::dialogs::sheet::SheetHost;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::lesson::{self, Chapter, Course, CourseLesson, CourseProgress, LessonProgress};
use crate::ui::state::{Navigation, Progress, Settings};
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// The course, or one of its lessons.
#[component]
pub fn CoursePage(
    /// The id of the lesson, if one is open.
    id: Option<String>,
) -> impl IntoView {
    Progress::expect().refresh();
    let course = CourseFile::fetch("course".into(), lesson::read_course);
    match id {
        Some(id) if id == lesson::FIRST_GAME => view! { <FirstGamePage /> }.into_any(),
        Some(id) => view! { <LessonPage id course /> }.into_any(),
        None => view! { <CourseOverview course /> }.into_any(),
    }
}

/// The course with its chapters.
#[component]
fn CourseOverview(course: RwSignal<CourseFile<Course>>) -> impl IntoView {
    let navigation = Navigation::expect();
    view! {
        <main class="course" tabindex="-1">
            <header class="course-head">
                <a class="button" href="#" data-does="leave" on:click=guard(move |_| navigation.forget_game())>{symbol("icon-undo")}<span>{t(shell::leave)}</span></a>
                <h1>{t(learn::learn)}</h1>
            </header>
            <p class="course-hint">{t(learn::learn_hint)}</p>
            {move || match course.get() {
                CourseFile::Ready(course) => view! { <Chapters course /> }.into_any(),
                other => draw_not_ready(other),
            }}
        </main>
        <SheetHost />
    }
}

/// The chapters, and a button that opens the next lesson.
#[component]
fn Chapters(course: Arc<Course>) -> impl IntoView {
    let progress = Progress::expect();
    let lang = Settings::expect().lang;
    let count = course.chapters.iter().map(|chapter| chapter.lessons.len()).sum();
    let (next, is_begun) = untrack(|| {
        progress.with(|progress| {
            let next = next_lesson(&course, progress).map(|lesson| lesson.id.clone());
            (next, *progress != CourseProgress::default())
        })
    });
    let go_on = if is_begun { learn::go_on } else { learn::begin };
    view! {
        <p class="course-state">
            <span>{move || learn::lessons_done(lang.get(), progress.with(CourseProgress::done), count)}</span>
            {next.map(|id| view! {
                <a class="button primary" href=format!("#learn={id}") data-does="go-on">
                    <span>{t(go_on)}</span>{symbol("icon-next")}
                </a>
            })}
        </p>
        <div class="chapters">
            {course.chapters.iter().map(|chapter| view! { <ChapterPanel chapter=chapter.clone() /> }).collect_view()}
        </div>
    }
}

/// Returns the first lesson that was begun and not finished, else the first that was not begun.
fn next_lesson<'a>(course: &'a Course, progress: &CourseProgress) -> Option<&'a CourseLesson> {
    let lessons = || course.chapters.iter().flat_map(|chapter| &chapter.lessons);
    let is_open = |lesson: &&CourseLesson| progress.of(&lesson.id).is_some_and(|progress| !progress.is_done);
    let is_new = |lesson: &&CourseLesson| progress.of(&lesson.id).is_none();
    lessons().find(is_open).or_else(|| lessons().find(is_new))
}

/// A chapter with its lessons, and the first game if the chapter leads to it.
#[component]
fn ChapterPanel(chapter: Chapter) -> impl IntoView {
    let lang = Settings::expect().lang;
    let Chapter { title, lessons, leads_to_game, .. } = chapter;
    view! {
        <section class="panel lesson-chapter">
            <h2>{move || title.get(lang.get()).to_owned()}</h2>
            <ul class="lessons">
                {lessons.into_iter().map(|lesson| view! { <LessonLink lesson /> }).collect_view()}
                {leads_to_game.then(|| view! {
                    <li>
                        <a href=format!("#learn={}", lesson::FIRST_GAME) data-lesson=lesson::FIRST_GAME>
                            <span>{t(guide::first_game)}</span>
                            {symbol("icon-next")}
                        </a>
                    </li>
                })}
            </ul>
        </section>
    }
}

/// A lesson in the list.
#[component]
fn LessonLink(lesson: CourseLesson) -> impl IntoView {
    let lang = Settings::expect().lang;
    let progress = untrack(|| Progress::expect().with(|progress| progress.of(&lesson.id)));
    let state = move || match progress {
        Some(LessonProgress { is_done: true, .. }) => Some(learn::learned(lang.get())),
        Some(_) => Some(learn::begun(lang.get())),
        None => None,
    };
    let CourseLesson { id, title, .. } = lesson;
    view! {
        <li>
            <a href=format!("#learn={id}") data-lesson=id.to_string()
                data-done=progress.is_some_and(|progress| progress.is_done).then_some("")>
                <span>{move || title.get(lang.get()).to_owned()}</span>
                {move || state().map(|state| view! { <small>{state}</small> })}
            </a>
        </li>
    }
}
