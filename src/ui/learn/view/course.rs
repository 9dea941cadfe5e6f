//! The page of the course: the next lesson, the chapters, and the reference of djinns and items.

use super::file::{FetchedFile, NotReadyTexts, draw_not_ready};
use super::first_game::FirstGamePage;
use super::page::LessonPage;
use crate::i18n::{guide, learn, shell};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson;
use crate::ui::learn::lesson::{Chapter, Course, CourseLesson, CourseProgress};
use crate::ui::learn::progress_store::ProgressStore;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::navigation::Navigation;
use crate::ui::shell::notice::SettingsNotice;
use leptos::prelude::*;
use std::sync::Arc;

/// The course, or one of its lessons, or the first game.
#[component]
pub fn CoursePage(
    /// The id of the lesson, if one is open.
    id: Option<String>,
) -> impl IntoView {
    ProgressStore::expect().refresh();
    let course = FetchedFile::fetch("course".into(), lesson::read_course);
    match id {
        Some(id) if id == lesson::FIRST_GAME => view! { <FirstGamePage /> }.into_any(),
        Some(id) => view! { <LessonPage id course /> }.into_any(),
        None => view! { <CourseOverview course /> }.into_any(),
    }
}

/// How far the learner is, and a link to the next lesson.
#[component]
pub fn GoOn() -> impl IntoView {
    let course = FetchedFile::fetch("course".into(), lesson::read_course);
    let progress = untrack(|| ProgressStore::expect().with(Clone::clone));
    move || match course.get() {
        FetchedFile::Ready(course) => {
            let next = course.go_on(&progress).cloned();
            Some(view! { <Standing course progress=progress.clone() next is_first=false /> })
        }
        _ => None,
    }
}

/// The course with its chapters.
#[component]
fn CourseOverview(course: RwSignal<FetchedFile<Course>>) -> impl IntoView {
    let navigation = Navigation::expect();
    view! {
        <main class="course" tabindex="-1">
            <header class="course-head">
                <a class="button" href="#" data-does="leave" on:click=move |_| navigation.forget_game()>{symbol("icon-close")}<span>{t(shell::leave)}</span></a>
                <h1>{t(learn::learn)}</h1>
            </header>
            <SettingsNotice />
            <p class="course-hint">{t(learn::learn_hint)}</p>
            {move || match course.get() {
                FetchedFile::Ready(course) => view! { <Chapters course /> }.into_any(),
                other => draw_not_ready(other, NotReadyTexts::LESSONS),
            }}
        </main>
        <DialogHost />
    }
}

/// How far the learner is, the chapters, and the reference. The chapter to go on with is open.
#[component]
fn Chapters(course: Arc<Course>) -> impl IntoView {
    let progress = untrack(|| ProgressStore::expect().with(Clone::clone));
    let next = course.go_on(&progress).cloned();
    let panels = |of_reference| {
        let chapters = course.chapters.iter().filter(|chapter| chapter.is_reference == of_reference);
        let is_next = |chapter: &Chapter| {
            chapter.lessons.iter().any(|entry| next.as_ref().is_some_and(|next| next.id == entry.id))
        };
        let panel = |chapter: &Chapter| {
            let is_open = is_next(chapter);
            view! { <ChapterPanel chapter=chapter.clone() progress=progress.clone() is_open /> }
        };
        chapters.map(panel).collect_view()
    };
    view! {
        <Standing course=Arc::clone(&course) progress=progress.clone() next=next.clone() is_first=true />
        <div class="chapters">{panels(false)}</div>
        <h2>{t(learn::reference)}</h2>
        <p class="course-hint">{t(learn::reference_hint)}</p>
        <div class="chapters">{panels(true)}</div>
    }
}

/// How far the learner is: on the way to the first game, then in the chapters; and a link to the next lesson.
#[component]
fn Standing(
    course: Arc<Course>,
    progress: CourseProgress,
    next: Option<CourseLesson>,
    /// Whether the next lesson is what the page offers first.
    is_first: bool,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let chapters: Vec<_> = course.chapters.iter().filter(|chapter| !chapter.is_reference).collect();
    let way = chapters.iter().find(|chapter| chapter.leads_to_game && !chapter.is_done(&progress));
    let (words, done, all): (fn(_, _, _) -> _, _, _) = if let Some(chapter) = way {
        (learn::steps_to_game, chapter.done(&progress), chapter.lessons.len())
    } else {
        let done = chapters.iter().filter(|chapter| chapter.is_done(&progress)).count();
        (learn::chapters_done, done, chapters.len())
    };
    let words = move || words(lang.get(), done, all);
    let go_on = if progress == CourseProgress::default() { learn::begin_with } else { learn::go_on_with };
    view! {
        <div class="course-state">
            <p><span>{move || words()}</span><progress max=all.to_string() value=done.to_string() aria-label=move || words()></progress></p>
            {next.map(|CourseLesson { id, title, .. }| view! {
                <a class="button" class:primary=is_first href=format!("#learn={id}") data-does="go-on">
                    <span>{move || go_on(lang.get(), title.get(lang.get()))}</span>{symbol("icon-next")}
                </a>
            })}
        </div>
    }
}

/// A chapter with its lessons, and the first game if the chapter leads to it.
#[component]
fn ChapterPanel(chapter: Chapter, progress: CourseProgress, is_open: bool) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (done, minutes) = (chapter.done(&progress), chapter.minutes());
    let Chapter { title, lessons, leads_to_game, .. } = chapter;
    let all = lessons.len();
    view! {
        <details class="panel lesson-chapter" open=is_open data-done=(done == all).then_some("")>
            <summary>
                <h2>{move || title.get(lang.get()).to_owned()}</h2>
                <small>{move || learn::done_of(lang.get(), done, all)}" · "{move || learn::minutes(lang.get(), minutes)}</small>
            </summary>
            <ul class="lessons">
                {lessons.into_iter().map(|lesson| view! { <LessonLink lesson progress=progress.clone() /> }).collect_view()}
                {leads_to_game.then(|| view! {
                    <li>
                        <a href=format!("#learn={}", lesson::FIRST_GAME) data-lesson=lesson::FIRST_GAME>
                            <span>{t(guide::first_game)}</span>
                            {symbol("icon-next")}
                        </a>
                    </li>
                })}
            </ul>
        </details>
    }
}

/// A lesson in the list, with its minutes or how far the learner is.
#[component]
fn LessonLink(lesson: CourseLesson, progress: CourseProgress) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_done = lesson.is_done(&progress);
    let is_begun = progress.of(&lesson.id).is_some();
    let CourseLesson { id, title, minutes, .. } = lesson;
    let state = move || {
        let lang = lang.get();
        match (is_done, is_begun) {
            (true, _) => learn::learned(lang).to_owned(),
            (_, true) => learn::begun(lang).to_owned(),
            _ => learn::minutes(lang, minutes),
        }
    };
    view! {
        <li>
            <a href=format!("#learn={id}") data-lesson=id.to_string() data-done=is_done.then_some("")>
                <span>{move || title.get(lang.get()).to_owned()}</span>
                <small>{move || state()}</small>
            </a>
        </li>
    }
}
