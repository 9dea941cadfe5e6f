//! The panel that makes a lesson from positions: its steps, their texts and solutions, and the lesson file.

use super::context::{EditorContext, EditorView};
use super::fold::update_open;
use crate::i18n::{Lang, edit, shell};
use crate::ui::edit::describe;
use crate::ui::edit::model::{Draft, LessonDraft, LessonGap, PlayedWay, Texts};
use crate::ui::kit::aria::aria;
use crate::ui::kit::download::download;
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::text_to_keep::TextToKeep;
use crate::ui::share::embed_code::{BoardContent, BoardMode};
use crate::ui::share::view::embed_code::BoardCode;
use leptos::prelude::*;
use std::sync::Arc;

/// A text field: its name, its label in a language, and the texts that it edits.
type Field = (&'static str, fn(Lang, &str) -> String, fn(&mut LessonDraft) -> &mut Texts);

const TITLE: Field = ("title", edit::title_in, |lesson| &mut lesson.title);
const TEXT: Field = ("text", edit::step_text_in, |lesson| &mut lesson.step_mut().text);
/// The texts that belong to a goal.
const HINTS: Field = ("hints", edit::hints_in, |lesson| &mut lesson.step_mut().hints);
const DONE: Field = ("done", edit::done_in, |lesson| &mut lesson.step_mut().done);

/// Returns the languages in which the author writes; the one of the page where there is none yet.
fn languages() -> Memo<Vec<String>> {
    let lang = Settings::expect().lang;
    let lesson = EditorContext::expect().lesson;
    Memo::new(move |_| {
        let languages = lesson.with(LessonDraft::languages);
        if languages.is_empty() { vec![lang.get().code().to_owned()] } else { languages }
    })
}

/// Keeps the fields where they are, and those whose last text the author deletes.
fn keep_fields(lesson: &mut LessonDraft, languages: &[String]) {
    for tag in languages {
        lesson.choose(tag);
    }
}

/// Names a language in itself, or by its tag if the page does not speak it.
fn own_name(tag: &str) -> String {
    Lang::from_code(tag).map_or_else(|| tag.to_owned(), |lang| lang.own_name().to_owned())
}

/// The panel of the lesson step, drawn while it is open.
#[component]
pub fn LessonStepPanel() -> impl IntoView {
    let is_open = EditorContext::expect().is_lesson_open;
    view! {
        <details class="panel fold lesson-step" prop:open=move || is_open.get() on:toggle=update_open(is_open)>
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
    let has_goal = Memo::new(move |_| lesson.with(|lesson| lesson.step().solution.condition().is_some()));
    let state = move || {
        if has_goal.get() {
            edit::has_goal(lang.get(), lesson.with(|lesson| lesson.step().solution.actions.len() as u32))
        } else {
            edit::no_goal(lang.get()).to_owned()
        }
    };
    let forget_goal = move |_| {
        lesson.update(|lesson| lesson.step_mut().solution = PlayedWay::default());
        focus_in_next_frame("[data-does=record-solution]".into());
    };
    let record_name = move || {
        if has_goal.get() { edit::record_other_solution(lang.get()) } else { edit::record_solution(lang.get()) }
    };
    view! {
        <p class="hint">{t(edit::lesson_hint)}</p>
        <Languages />
        <TextFields field=TITLE />
        <Steps />
        <TextFields field=TEXT />
        <p class="hint">{t(edit::one_language)}</p>
        <p role="status">{move || state()}</p>
        <p class="buttons">
            <button type="button" class="button" data-does="record-solution" disabled=move || !is_sound() on:click=record_solution>
                {symbol("icon-next")}<span>{move || record_name()}</span>
            </button>
            <Show when=move || has_goal.get()>
                <button type="button" class="button quiet" data-does="forget-goal" on:click=forget_goal>{t(edit::forget_goal)}</button>
            </Show>
        </p>
        <Show when=move || has_goal.get()>
            <TextFields field=HINTS />
            <TextFields field=DONE />
            <Mistakes />
        </Show>
        <LessonFile />
    }
}

/// The languages in which the author writes: one more, or one fewer.
#[component]
fn Languages() -> impl IntoView {
    let lesson = EditorContext::expect().lesson;
    let languages = languages();
    let choose = move |event: leptos::ev::Event| {
        let tag = event_target_value(&event);
        let add = |lesson: &mut LessonDraft| {
            keep_fields(lesson, &languages.get_untracked());
            lesson.choose(&tag);
        };
        lesson.update(add);
        focus_in_next_frame("[name=lesson-language]".into());
    };
    let offered = move || {
        let languages = languages.get();
        let others = Lang::all().filter(|lang| !languages.iter().any(|own| own == lang.code()));
        others
            .map(|lang| view! { <option value=lang.code() lang=lang.code() translate="no">{lang.own_name()}</option> })
            .collect_view()
    };
    let forget = move |tag: String| {
        let name = own_name(&tag);
        let remove = move |_| {
            lesson.update(|lesson| lesson.forget(&tag));
            focus_in_next_frame("[name=lesson-language]".into());
        };
        let lang = Settings::expect().lang;
        view! {
            <button type="button" class="button small quiet" data-does="remove-language" on:click=remove>
                {move || edit::remove_language(lang.get(), &name)}
            </button>
        }
    };
    view! {
        <div class="buttons">
            <label class="field">
                <span>{t(edit::add_language)}</span>
                <select class="side-field" name="lesson-language" prop:value="" on:change=choose>
                    <option value=""></option>
                    {move || offered()}
                </select>
            </label>
            <Show when=move || { languages.with(Vec::len) > 1 }>
                <For each=move || languages.get() key=Clone::clone children=forget />
            </Show>
        </div>
    }
}

/// The field of a text in each language.
#[component]
fn TextFields(field: Field) -> impl IntoView {
    let languages = languages();
    view! { <For each=move || languages.get() key=Clone::clone children=move |tag| view! { <TextField field tag languages /> } /> }
}

/// The steps of the lesson, to choose from.
#[component]
fn Steps() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let lesson = editor.lesson;
    let count = Memo::new(move |_| lesson.with(LessonDraft::len));
    let at = Memo::new(move |_| lesson.with(LessonDraft::at));
    let button = move |step: usize| {
        view! {
            <button type="button" class="button small" data-step=step aria-pressed=move || aria(at.get() == step)
                on:click=move |_| if at.get_untracked() != step { editor.turn_to_step(|lesson, here| lesson.go_to(step, here)); }>
                {move || edit::step(lang.get(), step + 1)}
            </button>
        }
    };
    let is_sound = move || editor.with(|draft| draft.fault_kinds().is_empty());
    let remove = move |_| {
        editor.turn_to_step(LessonDraft::remove_step);
        focus_in_next_frame("[data-does=add-step]".into());
    };
    view! {
        <div class="buttons lesson-steps" role="group" aria-label=t(edit::steps)>
            <For each=move || 0..count.get() key=|step| *step children=button />
            <button type="button" class="button small quiet" data-does="add-step" disabled=move || !(is_sound() && lesson.with(LessonDraft::has_room))
                on:click=move |_| editor.turn_to_step(LessonDraft::add_step)>{t(edit::add_step)}</button>
            <Show when=move || { count.get() > 1 }>
                <button type="button" class="button small quiet" data-does="remove-step" on:click=remove>{t(edit::remove_step)}</button>
            </Show>
        </div>
        <p class="hint">{t(edit::add_step_hint)}</p>
    }
}

/// The mistakes that the lesson corrects.
#[component]
fn Mistakes() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let lesson = editor.lesson;
    let count = Memo::new(move |_| lesson.with(|lesson| lesson.step().corrections.len()));
    let record = move |_| {
        if let Ok(record) = editor.with_untracked(Draft::lesson_start) {
            editor.show(EditorView::Mistake(record), "#solution-title");
        }
    };
    let languages = languages();
    let field = move |at: usize, tag: String| {
        let (name, language) = (format!("say-{tag}"), own_name(&tag));
        let tag = StoredValue::new(tag);
        let value = move || {
            let of = |tag: &String| {
                let said =
                    |lesson: &LessonDraft| lesson.step().corrections.get(at).map(|one| one.say.get(tag).to_owned());
                lesson.with(said).unwrap_or_default()
            };
            tag.with_value(of)
        };
        let set = move |event: leptos::ev::Event| {
            let text = event_target_value(&event);
            lesson.update(|lesson| {
                keep_fields(lesson, &languages.get_untracked());
                if let Some(one) = lesson.step_mut().corrections.get_mut(at) {
                    tag.with_value(|tag| one.say.set(tag, text));
                }
            });
        };
        view! {
            <label class="field">
                <span>{move || edit::say_in(lang.get(), at + 1, &language)}</span>
                <textarea name=name lang=tag.get_value() rows="2" maxlength="700" prop:value=move || value() on:input=set></textarea>
            </label>
        }
    };
    let correction = move |at: usize| {
        let remove = move |_| {
            lesson.update(|lesson| drop(lesson.step_mut().corrections.remove(at)));
            focus_in_next_frame("[data-does=record-mistake]".into());
        };
        view! {
            <div class="mistake">
                <For each=move || languages.get() key=Clone::clone children=move |tag| field(at, tag) />
                <button type="button" class="button small quiet" data-does="remove-mistake" on:click=remove>{move || edit::remove_mistake(lang.get(), at + 1)}</button>
            </div>
        }
    };
    view! {
        <h3>{t(edit::mistakes)}</h3>
        <p class="hint">{t(edit::mistakes_hint)}</p>
        <For each=move || 0..count.get() key=|at| *at children=correction />
        <p class="buttons">
            <button type="button" class="button" data-does="record-mistake" on:click=record>{symbol("icon-next")}<span>{t(edit::record_mistake)}</span></button>
        </p>
    }
}

/// One text of the lesson step in a language.
#[component]
fn TextField(field: Field, tag: String, languages: Memo<Vec<String>>) -> impl IntoView {
    let lesson = EditorContext::expect().lesson;
    let lang = Settings::expect().lang;
    let (kind, label, texts_of) = field;
    let (name, language) = (format!("{kind}-{tag}"), own_name(&tag));
    let tag = StoredValue::new(tag);
    let value = move || lesson.with(|lesson| tag.with_value(|tag| texts_of(&mut lesson.clone()).get(tag).to_owned()));
    let set = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        let write = |lesson: &mut LessonDraft| {
            keep_fields(lesson, &languages.get_untracked());
            tag.with_value(|tag| texts_of(lesson).set(tag, text));
        };
        lesson.update(write);
    };
    let own = tag.get_value();
    let input = if kind == "title" {
        view! { <input type="text" name=name lang=own maxlength="80" prop:value=move || value() on:input=set /> }
            .into_any()
    } else {
        view! { <textarea name=name lang=own rows="3" maxlength="700" prop:value=move || value() on:input=set></textarea> }
            .into_any()
    };
    view! { <label class="field"><span>{move || label(lang.get(), &language)}</span>{input}</label> }
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
        let (gap, step) = LessonGap::of(&text.get().err()?);
        let words = describe::lesson_gap(lang.get(), gap);
        let words = match step.filter(|_| editor.lesson.with(LessonDraft::len) > 1) {
            Some(step) => edit::fault_of_step(lang.get(), step + 1, words),
            None => words.to_owned(),
        };
        Some(view! { <p class="hint" data-missing="">{words}</p> })
    };
    view! {
        {move || missing()}
        <Show when=move || text.with(Result::is_ok)>
            <p class="buttons">
                <button type="button" class="button" data-does="try-lesson" on:click=preview>
                    {symbol("icon-eye")}<span>{t(edit::try_lesson)}</span>
                </button>
            </p>
            <TextToKeep name=edit::lesson_file text=Memo::new(move |_| text.get().unwrap_or_default())
                on_save=move |()| download("lesson.json", &text.get_untracked().unwrap_or_default()) />
            <h3>{t(shell::embed)}</h3>
            <BoardCode mode=BoardMode::Exercise content=Memo::new(move |_| BoardContent::Lesson(text.get().unwrap_or_default())) />
        </Show>
    }
}
