//! A sheet in the address. It is added to the others only if the player agrees, and replaces none.

use super::storage;
use super::words::{heading, names_of};
use crate::i18n::{keeping, pad as text, shell};
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::Pad;
use crate::ui::pad::model::link::{LONGEST_SHEET, SheetLinkError, read};
use crate::ui::share::compression::decompress;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::leave::LeaveLink;
use crate::ui::shell::navigation::{Navigation, SCORE};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

async fn read_link(fragment: &str) -> Result<Pad, SheetLinkError> {
    let (bytes, is_deflated) = read(fragment)?;
    let bytes = if is_deflated { decompress(&bytes, LONGEST_SHEET).await? } else { bytes };
    Pad::of_link_bytes(&bytes)
}

/// The question whether to open the sheet in the address.
#[component]
pub fn SharedPage(
    /// The fragment of the address.
    fragment: String,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let navigation = Navigation::expect();
    let found = RwSignal::new(None::<Result<Pad, SheetLinkError>>);
    leptos::task::spawn_local(async move {
        let read = read_link(&fragment).await;
        found.try_set(Some(read));
    });
    // The link leaves the address, so that a reload does not ask again.
    let go_on = move || {
        if let Ok(history) = window().history() {
            let _ignored = history.replace_state_with_url(&JsValue::NULL, "", Some(SCORE));
        }
        navigation.pad();
    };
    let open = move |_| {
        if let Some(Ok(pad)) = found.get_untracked() {
            // The sheet of an older version must not become the open one later.
            let _ignored = storage::migrate();
            storage::open(&storage::file(pad));
            go_on();
        }
    };
    let asked = move |pad: Pad| {
        let totals = {
            let pad = pad.clone();
            move |lang| {
                let total = |(name, total): (String, u32)| format!("{name} {total}");
                names_of(lang, &pad).into_iter().zip(pad.result().totals).map(total).collect::<Vec<_>>().join(" · ")
            }
        };
        view! {
            <section class="panel" data-found="sheet">
                <p>{move || heading(lang.get(), &pad)}</p>
                <p><strong>{move || totals(lang.get())}</strong></p>
                <p>{t(text::shared_keeps)}</p>
                <p class="buttons">
                    <button type="button" class="button primary" data-does="open-shared" on:click=open>{t(keeping::shared_open)}</button>
                    <button type="button" class="button" data-does="not-now" on:click=move |_| go_on()>{t(keeping::shared_not_now)}</button>
                </p>
            </section>
        }
        .into_any()
    };
    let failed = move |error: SheetLinkError| {
        view! {
            <section class="panel failure" role="alert" data-found="fault">
                <p><strong>{t(keeping::shared_failed)}</strong></p>
                <p>{move || describe::link(lang.get(), &error)}</p>
                <p class="hint">{t(keeping::shared_nothing)}</p>
                <p class="buttons">
                    <button type="button" class="button" data-does="not-now" on:click=move |_| go_on()>{t(text::to_sheet)}</button>
                </p>
            </section>
        }
        .into_any()
    };
    view! {
        <main class="pad-history" tabindex="-1">
            <header class="editor-bar"><LeaveLink /><h1>{t(text::shared)}</h1></header>
            <div class="pad-pages">
                {move || match found.get() {
                    None => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
                    Some(Ok(pad)) => asked(pad),
                    Some(Err(error)) => failed(error),
                }}
            </div>
        </main>
        <DialogHost />
    }
}
