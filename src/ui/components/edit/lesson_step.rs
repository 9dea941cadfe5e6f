//! The position as a step of a lesson: texts, the way to a goal, and the file that comes of it.

use super::context::{EditorContext, View, refocus};
use crate::game::Fault;
use crate::i18n::{Lang, edit};
use crate::ui::components::kit::download::download;
use crate::ui::components::kit::text_to_keep::TextToKeep;
use crate::ui::components::pieces::art::symbol;
use crate::ui::edit::{Draft, Plan};
use crate::ui::hooks::guard;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// What an author says of a text.
type Field = (&'static str, fn(Lang) -> &'static str, fn(&mut Plan) -> &mut String);

const FIELDS: [Field; 4] = [
    ("title-en", edit::title_en, |plan| &mut plan.title[0]),
    ("title-fr", edit::title_fr, |plan| &mut plan.title[1]),
    ("text-en", edit::text_en, |plan| &mut plan.text[0]),
    ("text-fr", edit::text_fr, |plan| &mut plan.text[1]),
];

/// The step, folded until it is wanted.
#[component]
pub fn LessonStep() -> impl IntoView {
    let editor = EditorContext::expect();
    let is_open = editor.is_making;
    view! {
        <details class="panel fold lesson-step" open=is_open.get_untracked() on:toggle=guard(move |event: leptos::ev::Event| {
            is_open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
        })>
            <summary><h2>{t(edit::lesson_step)}</h2></summary>
            <Show when=move || is_open.get()> <Author /> </Show>
        </details>
    }
}

/// Texts, way and goal.
#[component]
fn Author() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let plan = editor.plan;
    let field = move |(name, title, of): Field| {
        let value = move || plan.with(|plan| of(&mut plan.clone()).clone());
        let set = move |event: leptos::ev::Event| {
            let text = event_target_value(&event);
            plan.update(|plan| *of(plan) = text);
        };
        let is_long = name.starts_with("text");
        view! {
            <label class="field">
                <span>{t(title)}</span>
                {if is_long {
                    view! { <textarea name=name rows="3" maxlength="700" prop:value=value on:input=guard(set)></textarea> }.into_any()
                } else {
                    view! { <input type="text" name=name maxlength="80" prop:value=value on:input=guard(set) /> }.into_any()
                }}
            </label>
        }
    };
    let rehearse = move |_| {
        if let Ok(record) = editor.with_untracked(Draft::rehearsal) {
            editor.show(View::Rehearsal(record), "#rehearsal-title");
        }
    };
    let is_sound = Memo::new(move |_| editor.with(|draft| draft.fault_kinds().is_empty()));
    let has_goal = Memo::new(move |_| plan.with(|plan| !plan.aims.is_empty()));
    let goal = move || {
        if has_goal.get() {
            edit::has_goal(lang.get(), plan.with(|plan| plan.way.len() as u32))
        } else {
            edit::no_goal(lang.get()).to_owned()
        }
    };
    let forget = move |_| {
        plan.update(|plan| plan.go(Vec::new(), Vec::new()));
        refocus("[data-does=rehearse]".into());
    };
    let rehearsal_name =
        move || if has_goal.get() { edit::rehearse_again(lang.get()) } else { edit::rehearse(lang.get()) };
    view! {
        <p class="hint">{t(edit::lesson_hint)}</p>
        {FIELDS.map(field).into_iter().collect_view()}
        <p class="hint">{t(edit::one_language)}</p>
        <p role="status">{goal}</p>
        <p class="buttons">
            <button type="button" class="button" data-does="rehearse" disabled=move || !is_sound.get() on:click=guard(rehearse)>
                {symbol("icon-next")}<span>{rehearsal_name}</span>
            </button>
            <Show when=move || has_goal.get()>                <button type="button" class="button quiet" data-does="forget-goal" on:click=guard(forget)>{t(edit::forget_goal)}</button>
            </Show>
        </p>
        <Outcome />
    }
}

/// The lesson file, or what is missing for it.
#[component]
fn Outcome() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let made = move || editor.plan.with(|plan| editor.with(|draft| draft.lesson(plan)));
    let text = Memo::new(move |_| made().map(|(text, _)| text));
    let attempt = move |_| {
        if let Ok((_, lesson)) = untrack(made) {
            editor.view.set(View::Trial(Arc::new(lesson)));
        }
    };
    let missing = move || {
        let faults = text.get().err()?;
        let is_way = |fault: &Fault| fault.at.contains(".solution") || fault.at.contains(".goal");
        let words = if faults.iter().all(is_way) { edit::stale } else { edit::write_first };
        Some(view! { <p class="hint" data-missing="">{words(lang.get())}</p> })
    };
    view! {
        {missing}
        <Show when=move || text.with(Result::is_ok)>            <p class="buttons">
                <button type="button" class="button" data-does="try-lesson" on:click=guard(attempt)>
                    {symbol("icon-eye")}<span>{t(edit::try_lesson)}</span>
                </button>
            </p>
            <TextToKeep name=edit::lesson_file text=Memo::new(move |_| text.get().unwrap_or_default())
                on_save=move || download("lesson.json", &text.get_untracked().unwrap_or_default()) />
        </Show>
    }
}
