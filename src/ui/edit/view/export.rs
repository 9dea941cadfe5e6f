//! The position as text and as a link, and import from text.

use super::context::EditorContext;
use super::fold::update_open;
use crate::i18n::{edit, shell};
use crate::ui::edit::model::{Draft, LessonDraft};
use crate::ui::kit::download::download;
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::text_file;
use crate::ui::kit::text_to_keep::TextToKeep;
use crate::ui::share::arrival::Room;
use crate::ui::share::describe as links;
use crate::ui::share::view::arrivals::{self, Arrived};
use crate::ui::share::view::embed_code::PositionCode;
use crate::ui::share::view::share::{Link, link_of};
use leptos::prelude::*;

/// The panel with text and link, drawn while it is open.
#[component]
pub fn ExportPanel() -> impl IntoView {
    let editor = EditorContext::expect();
    let is_open = RwSignal::new(editor.unread.with_untracked(Option::is_some));
    let given = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        let text = match arrivals::take(Room::Editor) {
            Some(Arrived::Shared(text)) => text,
            Some(Arrived::Content(bytes)) => text_file::decode(&bytes).unwrap_or_default(),
            _ => return,
        };
        given.set(Some(text));
        is_open.set(true);
        focus_in_next_frame("[data-part=text-in]".to_owned());
    });
    view! {
        <details class="panel hand-on fold" open=move || is_open.get() on:toggle=update_open(is_open)>
            <summary><h2>{t(edit::text_and_link)}</h2></summary>
            <Show when=move || is_open.get()>
                <p class="hint">{t(edit::truth)}</p>
                <h3>{t(edit::text_out)}</h3>
                <TextToKeep name=edit::position text=Memo::new(move |_| editor.with(Draft::write))
                    on_save=move |()| download("naqala-position.json", &editor.with_untracked(Draft::write)) />
                <h3>{t(shell::embed)}</h3>
                <PositionCode position=Memo::new(move |_| editor.with(Draft::write)) />
                <h3>{t(edit::text_in)}</h3>
                <ImportForm given />
                <h3>{t(edit::as_link)}</h3>
                <PositionLink />
            </Show>
        </details>
    }
}

/// A form that replaces the position with one from text.
#[component]
fn ImportForm(
    /// A text that has come from another app. It replaces nothing before the author says so.
    given: RwSignal<Option<String>>,
) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let (text, error) = editor.unread.get_untracked().unzip();
    let text = RwSignal::new(text.unwrap_or_default());
    let failure = RwSignal::new(error);
    // What the field held when another text came.
    let other = RwSignal::new(None::<String>);
    let show = move |shown: String| {
        let before = text.get_untracked();
        other.set(Some(before).filter(|before| !before.trim().is_empty() && *before != shown));
        text.set(shown);
        failure.set(None);
    };
    Effect::new(move |_| {
        if let Some(given) = given.get() {
            show(given);
        }
    });
    let take = move |_| {
        let text = text.get_untracked();
        match LessonDraft::open(&text) {
            Ok(Some((lesson, first))) => editor.open_lesson(lesson, first),
            Ok(None) => match Draft::read(&text) {
                Ok(draft) => editor.change(|old| *old = draft),
                Err(error) => return failure.set(Some(error)),
            },
            Err(error) => return failure.set(Some(error)),
        }
        failure.set(None);
    };
    let message = move || {
        let why = links::import(lang.get(), &failure.get()?);
        Some(view! { <div class="failure"><p><strong>{edit::unread(lang.get())}</strong></p><p>{why}</p></div> })
    };
    view! {
        <p class="hint" id="text-in-hint">{t(edit::text_hint)}</p>
        <textarea class="record-text" rows="4" spellcheck="false" data-part="text-in" aria-label=t(edit::text_in) aria-describedby="text-in-hint"
            prop:value=move || text.get()
            on:input=move |event| { failure.set(None); text.set(event_target_value(&event)); }></textarea>
        <div role="alert">{move || message()}</div>
        <Show when=move || other.with(Option::is_some)>
            <div class="notice" data-notice="other-text" role="status">
                <p>{t(edit::other_text)}</p>
                <p class="buttons">
                    <button type="button" class="button" data-does="other-text" on:click=move |_| other.get_untracked().into_iter().for_each(show)>
                        {t(edit::show_other_text)}
                    </button>
                </p>
            </div>
        </Show>
        <p class="buttons">
            <button type="button" class="button" data-does="take-text" on:click=take>{t(edit::take_text)}</button>
        </p>
    }
}

/// A link that opens the position as a game, if it has no faults.
#[component]
fn PositionLink() -> impl IntoView {
    let editor = EditorContext::expect();
    let link = RwSignal::new(None::<String>);
    let version = RwSignal::new(0_u32);
    Effect::new(move |_| {
        let session = editor.with(Draft::session);
        version.update(|version| *version += 1);
        let own = version.get_untracked();
        let Some(session) = session else { return link.set(None) };
        leptos::task::spawn_local(async move {
            let made = link_of(&session).await;
            // A later change makes its own link.
            if version.try_get_untracked() == Some(own) {
                link.set(Some(made));
            }
        });
    });
    view! {
        <Show when=move || link.with(Option::is_some)> <Link link=Memo::new(move |_| link.get()) /> </Show>
        <Show when=move || link.with(Option::is_none)> <p class="hint">{t(edit::play_sure)}</p> </Show>
    }
}
