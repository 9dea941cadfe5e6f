//! The course: its lessons and how far each was followed, and the lesson that is on.

use super::end::LessonEnd;
use super::fetch::{FetchError, lesson_file};
use super::player::LessonPlayer;
use crate::i18n::{learn, shell};
use crate::ui::components::dialogs::sheet::SheetHost;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::lesson::{self, Course, Followed, Learned, Lesson, Listed};
use crate::ui::state::Navigation;
use crate::ui::state::{Progress, Settings, Sheet, Sheets};
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// A file of the site, as far as it is there.
#[derive(Clone)]
enum File<T> {
    Coming,
    Here(Arc<T>),
    Failed(FetchError),
    /// It is there and cannot be read; what is wrong with it.
    Broken(String),
}

impl<T: Send + Sync + 'static> File<T> {
    /// Fetches and reads one.
    fn fetch(id: String, read: fn(&str) -> Result<T, Vec<crate::game::Fault>>) -> RwSignal<Self> {
        let file = RwSignal::new(Self::Coming);
        leptos::task::spawn_local(async move {
            file.set(match lesson_file(&id).await.map(|text| read(&text)) {
                Ok(Ok(read)) => Self::Here(Arc::new(read)),
                Ok(Err(found)) => Self::Broken(found.first().map(ToString::to_string).unwrap_or_default()),
                Err(error) => Self::Failed(error),
            });
        });
        file
    }
}

/// The course, or one of its lessons.
#[component]
pub fn CoursePage(
    /// The lesson that is on, by the name of its file.
    id: Option<String>,
) -> impl IntoView {
    Progress::expect().refresh();
    let course = File::fetch("course".into(), lesson::read_course);
    match id {
        Some(id) => view! { <LessonPage id course /> }.into_any(),
        None => view! { <Lessons course /> }.into_any(),
    }
}

/// The lessons in order.
#[component]
fn Lessons(course: RwSignal<File<Course>>) -> impl IntoView {
    let (learned, navigation) = (Progress::expect(), Navigation::expect());
    let lang = Settings::expect().lang;
    let chapters = move |course: &Course| {
        let followed = |entry: &Listed| learned.with(|learned| learned.of(&entry.id));
        let all = || course.chapters.iter().flat_map(|chapter| &chapter.lessons);
        let left = all().find(|entry| followed(entry).is_some_and(|followed| !followed.is_done));
        let next = left.or_else(|| all().find(|entry| followed(entry).is_none()));
        let next = next.map(|entry| entry.id.clone());
        let count = all().count();
        let chapters = course.chapters.iter().map(|chapter| {
            let title = chapter.title.clone();
            let entries = chapter.lessons.iter().map(|entry| view! { <Entry entry=entry.clone() /> });
            view! {
                <section class="panel lesson-chapter">
                    <h2>{move || title.get(lang.get()).to_owned()}</h2>
                    <ul class="lessons">{entries.collect_view()}</ul>
                </section>
            }
        });
        let is_begun = learned.with(|learned| *learned != Learned::default());
        let go_on = if is_begun { learn::go_on } else { learn::begin };
        view! {
            <p class="course-state">
                <span>{move || learn::lessons_done(lang.get(), learned.with(Learned::done), count)}</span>
                {next.map(|id| view! {
                    <a class="button primary" href=format!("#learn={id}") data-does="go-on">
                        <span>{t(go_on)}</span>{symbol("icon-next")}
                    </a>
                })}
            </p>
            <div class="chapters">{chapters.collect_view()}</div>
        }
    };
    view! {
        <main class="course" tabindex="-1">
            <header class="course-head">
                <a class="button" href="#" data-does="leave" on:click=guard(move |_| navigation.forget_game())>{symbol("icon-undo")}<span>{t(shell::leave)}</span></a>
                <h1>{t(learn::learn)}</h1>
            </header>
            <p class="course-hint">{t(learn::learn_hint)}</p>
            {move || match course.get() {
                File::Here(course) => chapters(&course).into_any(),
                other => trouble(other),
            }}
        </main>
        <SheetHost />
    }
}

/// One lesson of the list.
#[component]
fn Entry(entry: Listed) -> impl IntoView {
    let lang = Settings::expect().lang;
    let followed = Progress::expect().with(|learned| learned.of(&entry.id));
    let state = move || match followed {
        Some(Followed { is_done: true, .. }) => Some(learn::learned(lang.get())),
        Some(_) => Some(learn::begun(lang.get())),
        None => None,
    };
    let title = entry.title.clone();
    view! {
        <li>
            <a href=format!("#learn={}", entry.id) data-lesson=entry.id.to_string()
                data-done=followed.is_some_and(|followed| followed.is_done).then_some("")>
                <span>{move || title.get(lang.get()).to_owned()}</span>
                {move || state().map(|state| view! { <small>{state}</small> })}
            </a>
        </li>
    }
}

/// A lesson, from the step where it was left.
#[component]
fn LessonPage(id: String, course: RwSignal<File<Course>>) -> impl IntoView {
    let learned = Progress::expect();
    let sheets = Sheets::expect();
    let lesson = File::fetch(id.clone(), lesson::read);
    let id = RwSignal::new(id);
    let is_over = RwSignal::new(false);
    let follow = move |change: &dyn Fn(&mut Learned, &str)| {
        learned.follow(|learned| id.with_untracked(|id| change(learned, id)));
    };
    let player = move |lesson: Arc<Lesson>| {
        let followed = untrack(|| learned.with(|learned| id.with(|id| learned.of(id))));
        let first = followed.unwrap_or_default().at;
        let last = lesson.steps.len() - 1;
        let on_step = Callback::new(move |step| follow(&|learned, id| learned.go_to(id, step)));
        let on_goal = Callback::new(move |step| {
            if step == last {
                follow(&|learned, id| learned.finish(id));
            }
        });
        let on_end = Callback::new(move |()| {
            follow(&|learned, id| {
                learned.finish(id);
                learned.go_to(id, 0);
            });
            is_over.set(true);
        });
        view! { <LessonPlayer lesson first on_step on_goal on_end /> }.into_any()
    };
    let end = move || {
        let known = match course.get() {
            File::Here(course) => Some(course),
            _ => None,
        };
        let (ended, next) = known.as_ref().map(|course| course.after(&id.get_untracked())).unwrap_or_default();
        view! { <LessonEnd ended=ended.cloned() next=next.cloned() /> }.into_any()
    };
    view! {
        <div class="table">
            <header class="lesson-bar">
                <a class="bar-button" href="#learn" data-does="leave">{symbol("icon-undo")}<span>{t(learn::to_course)}</span></a>
                <button type="button" class="bar-button" data-opens="help" aria-haspopup="dialog"
                    on:click=guard(move |_| sheets.show(Sheet::Help))>
                    {symbol("icon-help")}<span>{t(shell::help)}</span>
                </button>
            </header>
            {move || match (is_over.get(), lesson.get()) {
                (true, _) => end(),
                (_, File::Here(lesson)) => player(lesson),
                (_, other) => view! { <main class="course" tabindex="-1">{trouble(other)}</main> }.into_any(),
            }}
        </div>
        <SheetHost />
    }
}

/// What is said while a file is not there.
fn trouble<T: Send + Sync + 'static>(file: File<T>) -> AnyView {
    let lang = Settings::expect().lang;
    match file {
        File::Coming | File::Here(_) => {
            view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any()
        }
        File::Failed(error) => {
            let words = if error == FetchError::Unknown { learn::unknown } else { learn::missing };
            let again = move |_| {
                let _kept = window().location().reload();
            };
            view! {
                <div class="failure" role="alert">
                    <p>{t(words)}</p>
                    <p class="buttons">
                        <button type="button" class="button" data-does="fetch-again" on:click=guard(again)>
                            {symbol("icon-redo")}<span>{t(shell::try_again)}</span>
                        </button>
                    </p>
                </div>
            }
            .into_any()
        }
        File::Broken(fault) => view! {
            <div class="failure" role="alert"><p>{move || learn::broken(lang.get())}": "{fault}</p></div>
        }
        .into_any(),
    }
}
