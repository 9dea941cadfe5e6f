//! The files of the course and the puzzles, while and after they are fetched.

use super::fetch::lesson_file;
use crate::game::Fault;
use crate::i18n::{Lang, Phrase, learn, puzzles, shell};
use crate::ui::kit::browser::today;
use crate::ui::kit::fetch::{FetchError, file};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::load_newest;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::Lesson;
use crate::ui::learn::puzzle::Pack;
use crate::ui::learn::{lesson, puzzle};
use gloo::timers::future::TimeoutFuture;
use leptos::prelude::*;
use std::sync::Arc;

/// A file of the course, or the pack of puzzles.
#[derive(Clone)]
pub enum FetchedFile<T> {
    /// It is being fetched.
    Loading,
    /// It was read.
    Ready(Arc<T>),
    /// It could not be fetched.
    Failed(FetchError),
    /// It has a fault.
    Invalid(String),
}

impl<T: Send + Sync + 'static> FetchedFile<T> {
    /// Fetches and reads a file of the course.
    pub fn fetch(id: String, read: fn(&str) -> Result<T, Vec<Fault>>) -> RwSignal<Self> {
        Self::read(async move { lesson_file(&id).await }, read)
    }

    fn read(
        text: impl Future<Output = Result<String, FetchError>> + 'static,
        read: fn(&str) -> Result<T, Vec<Fault>>,
    ) -> RwSignal<Self> {
        let file = RwSignal::new(Self::Loading);
        leptos::task::spawn_local(async move {
            file.set(match text.await.map(|text| read(&text)) {
                Ok(Ok(content)) => Self::Ready(Arc::new(content)),
                Ok(Err(faults)) => Self::Invalid(faults.first().map(ToString::to_string).unwrap_or_default()),
                Err(error) => Self::Failed(error),
            });
        });
        file
    }
}

impl FetchedFile<Pack> {
    /// Fetches and reads the pack of puzzles.
    pub fn puzzles() -> RwSignal<Self> {
        Self::read(file("./puzzles.json"), puzzle::read)
    }
}

impl FetchedFile<Lesson> {
    /// Fetches the lesson that the build made of the puzzle that a name means today.
    pub fn puzzle(name: &str) -> RwSignal<Self> {
        let note = document().query_selector("meta[name=naqala-puzzles]").ok().flatten();
        let note = note.and_then(|note| note.get_attribute("content")).unwrap_or_default();
        match puzzle::single(&note, name, today()) {
            Some(single) => Self::read(patiently(single), |text| lesson::read(text).map(Lesson::of_decisions)),
            None => RwSignal::new(Self::Failed(FetchError::Unknown)),
        }
    }
}

/// Fetches a file, three times where the network fails.
async fn patiently(address: String) -> Result<String, FetchError> {
    for _ in 0..2 {
        match file(&address).await {
            Err(FetchError::Failed) => TimeoutFuture::new(AGAIN).await,
            done => return done,
        }
    }
    file(&address).await
}

/// Milliseconds between two tries.
const AGAIN: u32 = 1500;

/// The texts for files that are not ready.
#[derive(Clone, Copy)]
pub struct NotReadyTexts {
    /// The site has no such file.
    unknown: Phrase,
    missing: Phrase,
    broken: fn(Lang, &str) -> String,
    /// The address of the list, and its name.
    list: (&'static str, Phrase),
}

impl NotReadyTexts {
    /// The words of lessons.
    pub const LESSONS: Self = Self {
        unknown: learn::unknown,
        missing: learn::missing,
        broken: learn::broken,
        list: ("#learn", learn::to_course),
    };
    /// The words of puzzles.
    pub const PUZZLES: Self = Self {
        unknown: puzzles::unknown,
        missing: puzzles::missing,
        broken: puzzles::broken,
        list: ("#puzzle", puzzles::all),
    };
    /// The words of puzzles of which one was taken out.
    pub const GONE_PUZZLE: Self = Self { unknown: puzzles::gone, ..Self::PUZZLES };
}

/// Draws the text in place of a file that is not ready.
pub fn draw_not_ready<T: Send + Sync + 'static>(file: FetchedFile<T>, words: NotReadyTexts) -> AnyView {
    let lang = Settings::expect().lang;
    let NotReadyTexts { unknown, missing, broken, list: (list, list_name) } = words;
    match file {
        FetchedFile::Loading | FetchedFile::Ready(_) => {
            view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any()
        }
        FetchedFile::Failed(error) => {
            if error == FetchError::Unknown {
                return view! {
                    <div class="failure" role="alert">
                        <p>{t(unknown)}</p>
                        <p class="buttons"><a class="button primary" href=list data-does="to-course">{t(list_name)}</a></p>
                    </div>
                }
                .into_any();
            }
            let reload = move |_| {
                let _failed = window().location().reload();
            };
            view! {
                <div class="failure" role="alert">
                    <p>{t(if error == FetchError::Gone { shell::file_gone } else { missing })}</p>
                    <p class="buttons">
                        <button type="button" class="button" data-does="fetch-again" on:click=reload>
                            {symbol("icon-redo")}<span>{t(shell::try_again)}</span>
                        </button>
                        {load_newest::button("button")}
                    </p>
                </div>
            }
            .into_any()
        }
        FetchedFile::Invalid(fault) => view! {
            <div class="failure" role="alert"><p>{move || broken(lang.get(), &fault)}</p></div>
        }
        .into_any(),
    }
}
