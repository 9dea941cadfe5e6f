//! The files of the course, while and after they are fetched.

use super::fetch::{FetchError, lesson_file};
use crate::game::Fault;
use crate::i18n::{learn, shell};
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// A file of the course.
#[derive(Clone)]
pub enum CourseFile<T> {
    /// It is on its way.
    Loading,
    /// It was read.
    Ready(Arc<T>),
    /// It could not be fetched.
    Failed(FetchError),
    /// It has a fault.
    Invalid(String),
}

impl<T: Send + Sync + 'static> CourseFile<T> {
    /// Fetches and reads a file.
    pub fn fetch(id: String, read: fn(&str) -> Result<T, Vec<Fault>>) -> RwSignal<Self> {
        let file = RwSignal::new(Self::Loading);
        leptos::task::spawn_local(async move {
            file.set(match lesson_file(&id).await.map(|text| read(&text)) {
                Ok(Ok(content)) => Self::Ready(Arc::new(content)),
                Ok(Err(faults)) => Self::Invalid(faults.first().map(ToString::to_string).unwrap_or_default()),
                Err(error) => Self::Failed(error),
            });
        });
        file
    }
}

/// Draws what stands in the place of a file that is not ready.
pub fn draw_not_ready<T: Send + Sync + 'static>(file: CourseFile<T>) -> AnyView {
    let lang = Settings::expect().lang;
    match file {
        CourseFile::Loading | CourseFile::Ready(_) => {
            view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any()
        }
        CourseFile::Failed(error) => {
            if error == FetchError::Unknown {
                return view! {
                    <div class="failure" role="alert">
                        <p>{t(learn::unknown)}</p>
                        <p class="buttons"><a class="button primary" href="#learn" data-does="to-course">{t(learn::to_course)}</a></p>
                    </div>
                }
                .into_any();
            }
            let reload = move |_| {
                let _failed = window().location().reload();
            };
            view! {
                <div class="failure" role="alert">
                    <p>{t(learn::missing)}</p>
                    <p class="buttons">
                        <button type="button" class="button" data-does="fetch-again" on:click=guard(reload)>
                            {symbol("icon-redo")}<span>{t(shell::try_again)}</span>
                        </button>
                    </p>
                </div>
            }
            .into_any()
        }
        CourseFile::Invalid(fault) => view! {
            <div class="failure" role="alert"><p>{move || learn::broken(lang.get())}": "{fault}</p></div>
        }
        .into_any(),
    }
}
