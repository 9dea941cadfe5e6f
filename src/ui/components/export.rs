//! The record as text, to save or to copy.

use crate::i18n::{Lang, shell};
use crate::notation::record;
use crate::ui::live::{Part, Var, live, on, part, word};
use crate::ui::state::{Match, Settings, Store, browser};
use js_sys::Array;
use leptos::{html, prelude::*};
use wasm_bindgen::{JsCast, JsValue};

/// Makes an address under which the browser can save a text.
pub fn download_address(text: &str) -> Result<String, JsValue> {
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    web_sys::Url::create_object_url_with_blob(&blob)
}

/// Saves a text to a file of the player's.
pub fn download(name: &str, text: &str) {
    let saved = || -> Result<(), JsValue> {
        let address = download_address(text)?;
        let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
        // Browsers read the address later: it is let go once they have.
        set_timeout(move || drop(web_sys::Url::revoke_object_url(&address)), std::time::Duration::from_mins(1));
        Ok(())
    };
    if let Err(error) = saved() {
        leptos::logging::warn!("the file could not be saved: {error:?}");
    }
}

/// A name for the file of a game: its players.
#[must_use]
pub fn file_name<S: AsRef<str>>(players: &[S]) -> String {
    let plain = |name: &S| {
        name.as_ref().chars().filter(|letter| letter.is_ascii_alphanumeric() || !letter.is_ascii()).collect::<String>()
    };
    let names: Vec<_> = players.iter().map(plain).filter(|name| !name.is_empty()).collect();
    format!("naqala-{}.json", names.join("-"))
}

/// Saves the record of the game on the page to a file.
pub fn save_text(game: &Match) {
    let (names, text) = untrack(|| {
        game.with_record(|record| {
            let names: Vec<_> = record.game().players.iter().map(|player| player.name().to_owned()).collect();
            (names, record::write(record).to_string())
        })
    });
    download(&file_name(&names), &text);
}

/// Puts a text on the clipboard; an error where the browser does not let us.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let clipboard = browser::navigator("clipboard")?;
    browser::answer(&clipboard, "writeText", &Array::of1(&text.into())).await.map(drop)
}

/// A text with buttons to save and to copy it.
#[component]
pub fn TextToKeep(
    /// The text.
    #[prop(into)]
    text: Part<String>,
    /// What it is.
    #[prop(default = shell::record_text)]
    name: fn(Lang) -> &'static str,
    /// Called to save it.
    on_save: impl Fn() + Send + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let area = NodeRef::<html::Textarea>::new();
    let said = Var::new(None::<bool>);
    let on_copy = move |_| {
        leptos::task::spawn_local(async move {
            let is_copied = copy(&text.get_untracked()).await.is_ok();
            if let Some(area) = area.get_untracked().filter(|_| !is_copied) {
                area.select();
            }
            said.set(Some(is_copied));
        });
    };
    let outcome = move || {
        let words = if said.get()? { shell::copied } else { shell::copy_failed };
        Some(words(lang.get()))
    };
    view! {
        <textarea class="record-text" readonly rows="6" node_ref=area spellcheck="false"
            aria-label=word(name) prop:value=live(move || text.get())></textarea>
        <p class="buttons">
            <button type="button" class="button primary" data-does="download" on:click=on(move |_| on_save())>
                {word(shell::download)}
            </button>
            <button type="button" class="button" data-does="copy" on:click=on(on_copy)>
                {word(shell::copy)}
            </button>
            <span role="status">{live(outcome)}</span>
        </p>
    }
}

/// The record of the game on the page.
#[component]
pub fn ExportSheet() -> impl IntoView {
    let game = Match::expect();
    let store = Store::expect();
    let text = part(move || game.with_record(|record| record::write(record).to_string()));
    view! {
        <p>{word(shell::export_hint)}</p>
        <TextToKeep text=text on_save=move || {
            save_text(&game);
            store.told();
        } />
    }
}
