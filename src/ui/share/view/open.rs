//! The dialog that opens a game from a file or a text.

use crate::i18n::{Lang, keeping, shell};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::text_file;
use crate::ui::library::describe::written_by;
use crate::ui::share::arrival::{Room, address_in};
use crate::ui::share::import::{ImportError, LONGEST_TEXT};
use crate::ui::share::view::arrivals::{self, Arrived};
use crate::ui::share::{describe as links, import};
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::session::Session;
use crate::ui::table::store::open_game::OpenGame;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use web_sys::{Event, HtmlInputElement};

/// The form that opens a game from a file or a text.
#[component]
pub fn OpenDialog() -> impl IntoView {
    let lang = Settings::expect().lang;
    let (navigation, dialogs) = (Navigation::expect(), Dialogs::expect());
    let text = RwSignal::new(String::new());
    let failure = RwSignal::new(None::<Failure>);
    let open_session = move |read: Result<Session, ImportError>| match read {
        Ok(session) => navigation.play(OpenGame::new(session).from_start_if_over()),
        Err(error) => failure.set(Some(Failure::Content(error))),
    };
    let open = move |content: &str| match address_in(content) {
        // The app follows the address, as if the page had been opened with it.
        Some(fragment) => drop(window().location().set_hash(&fragment)),
        None => open_session(import::read(content)),
    };
    let several = RwSignal::new(arrivals::waiting());
    let open_content = move |bytes: &[u8]| match text_file::decode(bytes) {
        _ if bytes.len() > LONGEST_TEXT => failure.set(Some(Failure::Content(ImportError::Long(bytes.len())))),
        Ok(content) => {
            text.set(content.clone());
            open(&content);
        }
        Err(line) => failure.set(Some(Failure::Letters(line))),
    };
    Effect::new(move |_| {
        let Some(arrived) = arrivals::take(Room::Games) else { return };
        several.set(arrivals::waiting());
        failure.set(None);
        match arrived {
            Arrived::Shared(shared) => {
                failure.set(import::read(&shared).err().map(Failure::Shared));
                text.set(shared);
            }
            Arrived::Content(bytes) => open_content(&bytes),
            Arrived::Long(bytes) => failure.set(Some(Failure::Content(ImportError::Long(bytes)))),
            Arrived::Unread => failure.set(Some(Failure::File)),
            Arrived::Several => {}
        }
    });
    let on_file = move |event: Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        failure.set(None);
        if file.size() > LONGEST_TEXT as f64 {
            failure.set(Some(Failure::Content(ImportError::Long(file.size() as usize))));
            return;
        }
        leptos::task::spawn_local(async move {
            let content = text_file::bytes(&file).await;
            // The player may have closed the dialog in the meantime.
            if text.is_disposed() {
                return;
            }
            match content {
                Ok(bytes) => open_content(&bytes),
                Err(_) => failure.set(Some(Failure::File)),
            }
        });
    };
    let reason = move |lang: Lang| {
        failure.get().map(|failure| match failure {
            Failure::File => (None, shell::file_unread(lang).to_owned()),
            Failure::Letters(line) => (None, shell::file_letters(lang, line)),
            Failure::Shared(error) => (Some(keeping::handed_nothing(lang)), links::import(lang, &error)),
            Failure::Content(error) => (links::summary(lang, &error), links::import(lang, &error)),
        })
    };
    let playable = move || match failure.get()? {
        Failure::Content(ImportError::Saved(error)) | Failure::Shared(ImportError::Saved(error)) => error.playable(),
        _ => None,
    };
    view! {
        {move || {
            let names = several.get();
            (!names.is_empty()).then(|| view! {
                <div role="status">
                    <p>{t(keeping::several_files)}</p>
                    <p class="buttons">
                        {names.into_iter().enumerate().map(|(place, name)| view! {
                            <button type="button" class="button" data-does="choose-file" on:click=move |_| arrivals::choose(place, dialogs)>{name}</button>
                        }).collect_view()}
                    </p>
                </div>
            })
        }}
        <p>{t(shell::open_hint)}</p>
        <form>
            <div class="field">
                <label for="record-file">{t(shell::open_file)}</label>
                <input id="record-file" type="file" accept=".json,application/json,text/plain" on:change=guard(on_file) />
            </div>
            <div class="field">
                <label for="record-text">{t(shell::open_text)}</label>
                <textarea id="record-text" class="record-text" rows="6" spellcheck="false"
                    prop:value=move || text.get()
                    on:input=move |event| { failure.set(None); text.set(event_target_value(&event)); }></textarea>
            </div>
            <div role="alert">
                {move || reason(lang.get()).map(|(summary, reason)| view! {
                    <div class="failure">
                        <p><strong>{shell::open_failed(lang.get())}</strong></p>
                        {match summary {
                            None => view! { <p>{reason}</p> }.into_any(),
                            Some(summary) => view! {
                                <p>{summary}</p>
                                <details><summary>{t(keeping::details)}</summary><p>{reason}</p></details>
                            }.into_any(),
                        }}
                        {playable().map(|entries| view! {
                            <p>{text.with_untracked(|text| written_by(lang.get(), text))}</p>
                            <p class="buttons">
                                <button type="button" class="button" data-does="open-part"
                                    on:click=move |_| open_session(import::part(&text.get_untracked()))>
                                    {shell::open_part(lang.get(), entries)}
                                </button>
                            </p>
                        })}
                    </div>
                })}
            </div>
            <p class="buttons">
                // This listens to the click, since a sandboxed frame may forbid the submission of forms.
                <button type="submit" class="button primary" data-does="open"
                    on:click=move |event: MouseEvent| { event.prevent_default(); open(&text.get_untracked()); }>
                    {t(shell::open)}
                </button>
            </p>
        </form>
    }
}

/// Why nothing was opened: what was shared is none, the file could not be read, or its content is no game.
#[derive(Clone)]
enum Failure {
    Shared(ImportError),
    File,
    /// From this line on it has letters of another encoding.
    Letters(usize),
    Content(ImportError),
}
