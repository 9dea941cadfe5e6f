//! The games kept on this device, and those that come from elsewhere.

use super::export::{TextToKeep, download, file_name};
use super::notice::TroubleNotice;
use crate::i18n::{Lang, faults, shell};
use crate::ui::app::{Current, Stage};
use crate::ui::later::Parts;
use crate::ui::live::{Drawn, Var, draw, live, on, part, shown, word};
use crate::ui::saved::{self, SavedError};
use crate::ui::state::{Kept, Settings, Store};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// The stored games, the latest first.
#[component]
pub fn GameList(
    /// The games, once they are known.
    kept: Var<Option<Vec<Kept>>>,
) -> impl IntoView {
    let store = Store::expect();
    // The list is read again: a game may have been played since.
    leptos::task::spawn_local(async move {
        let games = store.all().await;
        kept.set(Some(games));
    });
    let latest = move || kept.get().unwrap_or_default().into_iter().next();
    let others = move || kept.get().unwrap_or_default().into_iter().skip(1).collect::<Vec<_>>();
    let row = move |game: Kept| view! { <GameRow game=game kept=kept /> };
    view! {
        <TroubleNotice />
        {draw(move || latest().map(|game| view! {
            <section class="panel games">
                <h2>{word(shell::resume_title)}</h2>
                {row(game)}
                {shown(move || !others().is_empty(), move || view! {
                    <details>
                        <summary>{word(shell::other_games)}</summary>
                        {draw(move || others().into_iter().map(row).drawn())}
                    </details>
                }.into_any())}
            </section>
        }))}
    }
}

/// A stored game: go on with it, or delete it. One that cannot be read says why, and can be saved as it is.
#[component]
fn GameRow(game: Kept, kept: Var<Option<Vec<Kept>>>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let stage = Stage::expect();
    let store = Store::expect();
    let is_sure = Var::new(false);
    let Kept { id, text, heading } = game;
    let names = heading.as_ref().map_or_else(|| id.clone(), |heading| heading.players.join(", "));
    let is_over = heading.as_ref().is_some_and(|heading| heading.is_over);
    let game_part = Parts::expect().game;
    let failure = Var::new(None::<SavedError>);
    let text = Var::new(text);
    let id = Var::new(id);
    let resume = move || {
        // The row may be gone when the part comes.
        let (id, text) = (id.get_untracked(), text.get_untracked());
        game_part.then(move |part| match (part.read)(&text) {
            Ok(session) => stage.play(Current { id, session, at: None }.again_if_over()),
            Err(error) => failure.set(Some(error)),
        });
    };
    if heading.is_none() {
        let text = text.get_untracked();
        game_part.then(move |part| failure.set((part.read)(&text).err()));
    }
    let delete = move |_| {
        store.delete(&id.get_untracked());
        kept.update(|kept| kept.iter_mut().for_each(|games| games.retain(|game| game.id != id.get_untracked())));
    };
    let stands = move || match &heading {
        Some(heading) if heading.is_over => shell::finished(lang.get()).to_owned(),
        Some(heading) => shell::round(lang.get(), heading.round),
        None => String::new(),
    };
    let go_on = move || if is_over { shell::look_again(lang.get()) } else { shell::resume(lang.get()) };
    let file = file_name(&[names.as_str()]);
    let label = names.clone();
    view! {
        <div class="game-row">
            <p><strong>{names}</strong><small>{live(stands)}</small></p>
            <div class="buttons">
                {shown(move || failure.with(Option::is_none), move || view! {
                    <button type="button" class="button primary" data-does="resume" on:click=on(move |_| resume())>{live(go_on)}</button>
                }.into_any())}
                {draw(move || if is_sure.get() {
                    view! {
                        <button type="button" class="button danger" data-does="delete-sure" on:click=on(delete)>
                            {word(shell::delete_sure)}
                        </button>
                        <button type="button" class="button quiet" on:click=on(move |_| is_sure.set(false))>
                            {word(shell::keep_it)}
                        </button>
                    }.into_any()
                } else {
                    let label = label.clone();
                    view! {
                        <button type="button" class="button quiet" data-does="delete"
                            aria-label=live(move || shell::delete_game(lang.get(), &label))
                            on:click=on(move |_| is_sure.set(true))>
                            {word(shell::delete)}
                        </button>
                    }.into_any()
                })}
            </div>
            {draw(move || failure.get().map(|error| {
                let file = file.clone();
                view! {
                    <div class="failure" role="alert">
                        <p><strong>{word(shell::unreadable)}</strong></p>
                        <p>{live(move || game_part.get().map(|part| (part.why)(lang.get(), &error)))}</p>
                        <p class="hint">{word(shell::unreadable_hint)}</p>
                        <TextToKeep text=part(move || text.get_untracked())
                            on_save=move || download(&file, &text.get_untracked()) />
                    </div>
                }
            }))}
        </div>
    }
}

/// Opens a record from a file or from a text.
#[component]
pub fn OpenSheet() -> impl IntoView {
    let lang = Settings::expect().lang;
    let stage = Stage::expect();
    let text = Var::new(String::new());
    let failure = Var::new(None::<Failure>);
    let open = move |content: &str| match saved::read(content) {
        Ok(session) => stage.play(Current::new(session).again_if_over()),
        Err(error) => failure.set(Some(Failure::Content(error))),
    };
    let on_file = move |event: leptos::ev::Event| {
        let Some(file) = chosen_file(&event) else { return };
        leptos::task::spawn_local(async move {
            let content =
                wasm_bindgen_futures::JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            match content {
                Some(content) => {
                    text.set(content.clone());
                    open(&content);
                }
                None => failure.set(Some(Failure::File)),
            }
        });
    };
    let why = move |lang: Lang| {
        failure.get().map(|failure| match failure {
            Failure::File => shell::file_unread(lang).to_owned(),
            Failure::Content(error) => faults::saved(lang, &error),
        })
    };
    view! {
        <p>{word(shell::open_hint)}</p>
        <form>
            <div class="field">
                <label for="record-file">{word(shell::open_file)}</label>
                <input id="record-file" type="file" accept=".json,application/json,text/plain" on:change=on(on_file) />
            </div>
            <div class="field">
                <label for="record-text">{word(shell::open_text)}</label>
                <textarea id="record-text" class="record-text" rows="6" spellcheck="false"
                    prop:value=live(move || text.get())
                    on:input=on(move |event| { failure.set(None); text.set(event_target_value(&event)); })></textarea>
            </div>
            <div role="alert">
                {draw(move || why(lang.get()).map(|why| view! {
                    <div class="failure">
                        <p><strong>{shell::open_failed(lang.get())}</strong></p>
                        <p>{why}</p>
                    </div>
                }))}
            </div>
            <p class="buttons">
                // The click, not the submission: a sandboxed frame may submit nothing.
                <button type="submit" class="button primary" data-does="open"
                    on:click=on(move |event: MouseEvent| { event.prevent_default(); open(&text.get_untracked()); })>
                    {word(shell::open)}
                </button>
            </p>
        </form>
    }
}

#[derive(Clone)]
enum Failure {
    File,
    Content(saved::SavedError),
}

/// The file that was chosen in an input.
fn chosen_file(event: &leptos::ev::Event) -> Option<web_sys::Blob> {
    use wasm_bindgen::JsCast;
    let files = js_sys::Reflect::get(&event.target()?.into(), &"files".into()).ok()?;
    js_sys::Reflect::get_u32(&files, 0).ok()?.dyn_into().ok()
}
