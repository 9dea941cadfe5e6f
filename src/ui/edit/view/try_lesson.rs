//! A preview of the lesson: here as a learner sees it, or on a board as wide as the column of another page.

use super::context::{EditorContext, EditorView};
use crate::i18n::{Lang, edit, embed};
use crate::ui::edit::model::LessonDraft;
use crate::ui::kit::browser::{get, page_address};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::Lesson;
use crate::ui::learn::view::LessonPlayer;
use crate::ui::share::embed_code::{BoardContent, BoardMode, EmbedCode, Host};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use std::sync::Arc;

/// Where the learner finds the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// On this page.
    Here,
    /// On another page, in a column of its usual width.
    On(Host),
    /// On a phone.
    Phone,
}

const PHONE: u32 = 360;
/// The narrowest and the widest column that a board is made for.
const NARROWEST: u32 = 240;
const WIDEST: u32 = 1400;

fn place_name(lang: Lang, place: Place) -> &'static str {
    match place {
        Place::Here => edit::preview_here(lang),
        Place::Phone => edit::preview_phone(lang),
        Place::On(Host::WordPress) => embed::wordpress(lang),
        Place::On(Host::Moodle) => embed::moodle(lang),
        Place::On(Host::Notion) => embed::notion(lang),
        Place::On(_) => embed::markdown(lang),
    }
}

/// The lesson as a learner sees it.
#[component]
pub fn LessonPreview(lesson: Arc<Lesson>) -> impl IntoView {
    let editor = EditorContext::expect();
    let back = move || editor.show(EditorView::Position, "[data-does=try-lesson]");
    let place = RwSignal::new(Place::Here);
    let width = RwSignal::new(PHONE);
    Effect::new(move |_| match place.get() {
        Place::Here => {}
        Place::Phone => width.set(PHONE),
        Place::On(host) => width.set(host.width()),
    });
    // Another width changes the frame and does not make it anew.
    let is_here = Memo::new(move |_| place.get() == Place::Here);
    let shown = move || {
        if !is_here.get() {
            return view! { <PreviewFrame width /> }.into_any();
        }
        let first = editor.lesson.with_untracked(LessonDraft::at);
        let lesson = Arc::clone(&lesson);
        view! { <LessonPlayer lesson first on_step=Callback::new(|_| ()) on_goal=Callback::new(|_| ()) on_end=Callback::new(move |()| back()) /> }
            .into_any()
    };
    view! {
        <div class="table">
            <header class="lesson-bar">
                <button type="button" class="bar-button" data-does="to-editor" on:click=move |_| back()>
                    {symbol("icon-undo")}<span>{t(edit::to_editor)}</span>
                </button>
            </header>
            <div class="preview-place">
                <Choice name="preview-place" title=edit::preview_place words=place_name value=place
                    options=[Place::Here, Place::Phone, Place::On(Host::WordPress), Place::On(Host::Markdown), Place::On(Host::Notion), Place::On(Host::Moodle)] />
            </div>
            {move || shown()}
        </div>
    }
}

/// A board with the lesson as another page shows it, in a column as wide as the author says.
#[component]
fn PreviewFrame(width: RwSignal<u32>) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let text = editor.lesson.with_untracked(|lesson| editor.with_untracked(|draft| draft.lesson(lesson)));
    let content = BoardContent::Lesson(text.map(|(text, _)| text).unwrap_or_default());
    let address = page_address();
    let site = address.trim_end_matches("index.html").to_owned();
    let source = move || {
        let code =
            EmbedCode { site: &site, lang: lang.get(), mode: BoardMode::Exercise, content: &content, host: Host::Site };
        code.address_here().unwrap_or_default()
    };
    let frame = NodeRef::<html::Iframe>::new();
    let height = RwSignal::new(0.0);
    let listener = window_event_listener_untyped("message", move |event| {
        let read = |object: &JsValue, name| get(object, name).unwrap_or_default();
        let data = read(&event, "data");
        let is_own = frame
            .get_untracked()
            .and_then(|frame| frame.content_window())
            .is_some_and(|own| JsValue::from(own) == read(&event, "source"));
        if is_own && read(&data, "type") == "resize" {
            height.set(read(&data, "height").as_f64().unwrap_or_default());
        }
    });
    on_cleanup(move || listener.remove());
    let set = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let wanted = input.value().trim().parse().unwrap_or(PHONE).clamp(NARROWEST, WIDEST);
        width.set(wanted);
        input.set_value(&wanted.to_string());
    };
    view! {
        <main class="preview-page" tabindex="-1" data-preview="">
            <p class="preview-size">
                <label>
                    <span>{t(edit::preview_width)}</span>
                    <input type="number" inputmode="numeric" name="preview-width" min=NARROWEST.to_string() max=WIDEST.to_string()
                        prop:value=move || width.get().to_string() on:change=set />
                </label>
                <span role="status">{move || edit::preview_size(lang.get(), width.get(), height.get() as u32)}</span>
            </p>
            <div class="preview-column">
                <iframe node_ref=frame title=t(edit::preview_frame) src=source
                    style:width=move || format!("{}px", width.get()) style:height=move || format!("{}px", height.get().max(200.0))></iframe>
            </div>
        </main>
    }
}
