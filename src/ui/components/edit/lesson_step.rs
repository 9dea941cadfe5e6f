//! The panel that makes a lesson step from the position: its texts, its solution, and the lesson file.

use super::context::{EditorContext, EditorView};
use super::focus::refocus;
use super::fold::update_open;
use crate::game::Fault;
use crate::i18n::{Lang, edit};
use crate::ui::components::kit::download::download;
use crate::ui::components::kit::text_to_keep::TextToKeep;
use crate::ui::components::pieces::art::symbol;
use crate::ui::edit::{Draft, LessonDraft};
use crate::ui::hooks::guard;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// A text field: its name, its label, and the text it edits.
type Field = (&'static str, fn(Lang) -> &'static str, fn(&mut LessonDraft) -> &mut String);

const FIELDS: [Field; 4] = [
    ("title-en", edit::title_en, |lesson| &mut lesson.title[0]),
    ("title-fr", edit::title_fr, |lesson| &mut lesson.title[1]),
    ("text-en", edit::text_en, |lesson| &mut lesson.text[0]),
    ("text-fr", edit::text_fr, |lesson| &mut lesson.text[1]),
];

/// The panel of the lesson step, drawn while it is open.
#[component]
pub fn LessonStepPanel() -> impl IntoView {
    let is_open = EditorContext::expect().is_lesson_open;
    view! {
        <details class="panel fold lesson-step" open=is_open.get_untracked() on:toggle=guard(update_open(is_open))>
            <summary><h2>{t(edit::lesson_step)}</h2></summary>
            <Show when=move || is_open.get()> <LessonStepForm /> </Show>
        </details>
    }
}

/// The texts and the solution.
#[component]
fn LessonStepForm() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let lesson = editor.lesson;
    let record_solution = move |_| {
        if let Ok(record) = editor.with_untracked(Draft::lesson_start) {
            editor.show(EditorView::Solution(record), "#solution-title");
        }
    };
    let is_sound = move || editor.with(|draft| draft.fault_kinds().is_empty());
    let has_goal = move || lesson.with(|lesson| !lesson.goals.is_empty());
    let state = move || {
        if has_goal() {
            edit::has_goal(lang.get(), lesson.with(|lesson| lesson.solution.len() as u32))
        } else {
            edit::no_goal(lang.get()).to_owned()
        }
    };
    let forget_goal = move |_| {
        lesson.update(|lesson| lesson.set_solution(Vec::new(), Vec::new()));
        refocus("[data-does=record-solution]".into());
    };
    let record_name =
        move || if has_goal() { edit::record_other_solution(lang.get()) } else { edit::record_solution(lang.get()) };
    view! {
        <p class="hint">{t(edit::lesson_hint)}</p>
        {FIELDS.map(|field| view! { <TextField field /> }).into_iter().collect_view()}
        <p class="hint">{t(edit::one_language)}</p>
        <p role="status">{state}</p>
        <p class="buttons">
            <button type="button" class="button" data-does="record-solution" disabled=move || !is_sound() on:click=guard(record_solution)>
                {symbol("icon-next")}<span>{record_name}</span>
            </button>
            <Show when=has_goal>
                <button type="button" class="button quiet" data-does="forget-goal" on:click=guard(forget_goal)>{t(edit::forget_goal)}</button>
            </Show>
        </p>
        <LessonFile />
    }
}

/// One text of the lesson step.
#[component]
fn TextField(field: Field) -> impl IntoView {
    let lesson = EditorContext::expect().lesson;
    let (name, label, text_of) = field;
    let value = move || lesson.with(|lesson| text_of(&mut lesson.clone()).clone());
    let set = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        lesson.update(|lesson| *text_of(lesson) = text);
    };
    let input = if name.starts_with("text") {
        view! { <textarea name=name rows="3" maxlength="700" prop:value=value on:input=guard(set)></textarea> }
            .into_any()
    } else {
        view! { <input type="text" name=name maxlength="80" prop:value=value on:input=guard(set) /> }.into_any()
    };
    view! { <label class="field"><span>{t(label)}</span>{input}</label> }
}

/// The lesson file, or what it lacks.
#[component]
fn LessonFile() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let made = move || editor.lesson.with(|lesson| editor.with(|draft| draft.lesson(lesson)));
    let text = Memo::new(move |_| made().map(|(text, _)| text));
    let preview = move |_| {
        if let Ok((_, lesson)) = untrack(made) {
            editor.view.set(EditorView::Preview(Arc::new(lesson)));
        }
    };
    let missing = move || {
        let faults = text.get().err()?;
        let is_of_solution = |fault: &Fault| fault.at.contains(".solution") || fault.at.contains(".goal");
        let words = if faults.iter().all(is_of_solution) { edit::stale } else { edit::write_first };
        Some(view! { <p class="hint" data-missing="">{words(lang.get())}</p> })
    };
    view! {
        {missing}
        <Show when=move || text.with(Result::is_ok)>
            <p class="buttons">
                <button type="button" class="button" data-does="try-lesson" on:click=guard(preview)>
                    {symbol("icon-eye")}<span>{t(edit::try_lesson)}</span>
                </button>
            </p>
            <TextToKeep name=edit::lesson_file text=Memo::new(move |_| text.get().unwrap_or_default())
                on_save=move || download("lesson.json", &text.get_untracked().unwrap_or_default()) />
        </Show>
    }
}
