//! A preview of the lesson step, as a learner sees it.

use super::context::{EditorContext, EditorView};
use crate::i18n::edit;
use crate::ui::edit::model::LessonDraft;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::Lesson;
use crate::ui::learn::view::LessonPlayer;
use leptos::prelude::*;
use std::sync::Arc;

/// The lesson as a learner sees it.
#[component]
pub fn LessonPreview(lesson: Arc<Lesson>) -> impl IntoView {
    let editor = EditorContext::expect();
    let back = move || editor.show(EditorView::Position, "[data-does=try-lesson]");
    view! {
        <div class="table">
            <header class="lesson-bar">
                <button type="button" class="bar-button" data-does="to-editor" on:click=move |_| back()>
                    {symbol("icon-undo")}<span>{t(edit::to_editor)}</span>
                </button>
            </header>
            <LessonPlayer lesson first=editor.lesson.with_untracked(LessonDraft::at) on_step=Callback::new(|_| ()) on_goal=Callback::new(|_| ()) on_end=Callback::new(move |()| back()) />
        </div>
    }
}
