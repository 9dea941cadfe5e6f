//! Files with sheets: export, and import without duplicates.

use super::super::storage;
use super::context::HistoryContext;
use crate::i18n::{Lang, pad as text, shell};
use crate::ui::kit::download::download;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::history::csv::CsvFault;
use crate::ui::pad::model::history::{FiledSheet, LONGEST_FILE, csv, json};
use crate::ui::pad::model::{Pad, PadError};
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement};

/// The result of an import.
#[derive(Clone)]
struct Imported {
    /// How many sheets were added.
    added: usize,
    /// How many were here before.
    known: usize,
    faults: Vec<ImportFault>,
}

/// One thing that is wrong with a file.
#[derive(Clone)]
enum ImportFault {
    /// The browser cannot read it, or it is too long.
    File,
    Json(PadError),
    Sheet(usize, PadError),
    Csv(CsvFault),
}

fn fault(lang: Lang, fault: &ImportFault) -> String {
    match fault {
        ImportFault::File => shell::file_unread(lang).to_owned(),
        ImportFault::Json(error) => describe::unread(lang, error),
        ImportFault::Sheet(number, error) => text::sheet_fault(lang, *number, &describe::unread(lang, error)),
        ImportFault::Csv(error) => describe::csv_fault(lang, error),
    }
}

/// Reads the sheets of a file: JSON if it begins with a brace, CSV otherwise.
fn read(content: &str) -> (Vec<Pad>, Vec<ImportFault>) {
    let is_json = content.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']);
    if is_json {
        return match json::read(content.trim_start_matches('\u{feff}')) {
            Ok(sheets) => {
                let faults = sheets.faults.into_iter().map(|(number, error)| ImportFault::Sheet(number, error));
                (sheets.pads, faults.collect())
            }
            Err(error) => (Vec::new(), vec![ImportFault::Json(error)]),
        };
    }
    match csv::read(content) {
        Ok((pads, faults)) => (pads, faults.into_iter().map(ImportFault::Csv).collect()),
        Err(error) => (Vec::new(), vec![ImportFault::Csv(error)]),
    }
}

/// Buttons that save all sheets to a file, and add those of a file.
#[component]
pub fn Transfer() -> impl IntoView {
    let context = HistoryContext::expect();
    let lang = Settings::expect().lang;
    let imported = RwSignal::new(None::<Imported>);
    let has_sheets = move || context.history.with(|history| !history.sheets().is_empty());
    let written = move |write: &dyn Fn(&mut dyn Iterator<Item = &Pad>) -> String| {
        context.history.with_untracked(|history| write(&mut history.sheets().iter().map(|sheet| &sheet.pad)))
    };
    let save_json = move |_| download("naqala-scores.json", &written(&|pads| json::write(pads)));
    let save_csv = move |_| {
        // A French spreadsheet reads a comma as a decimal point.
        let between = if lang.get_untracked() == Lang::Fr { ';' } else { ',' };
        download("naqala-scores.csv", &written(&|pads| csv::write(pads, between)));
    };
    let bring_in = move |content: &str| {
        let (pads, faults) = read(content);
        let number = pads.len();
        let missing = context.history.with_untracked(|history| history.missing(pads));
        let added = missing.len();
        for pad in missing {
            context.put(FiledSheet { id: storage::fresh_id(), pad });
        }
        imported.set(Some(Imported { added, known: number - added, faults }));
    };
    let on_file = move |event: Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let refuse = move || imported.set(Some(Imported { added: 0, known: 0, faults: vec![ImportFault::File] }));
        if file.size() > LONGEST_FILE as f64 {
            return refuse();
        }
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            // The player may have left the page in the meantime.
            if imported.is_disposed() {
                return;
            }
            match text {
                Some(text) => bring_in(&text),
                None => refuse(),
            }
            // The same file can be chosen again.
            input.set_value("");
        });
    };
    view! {
        <section class="panel pad-transfer">
            <h2>{t(text::files)}</h2>
            <Show when=has_sheets>
                <p class="buttons">
                    <button type="button" class="button" data-does="save-json" on:click=save_json>
                        {symbol("icon-log")}<span>{t(text::save_json)}</span>
                    </button>
                    <button type="button" class="button" data-does="save-csv" on:click=save_csv>
                        {symbol("icon-log")}<span>{t(text::save_csv)}</span>
                    </button>
                </p>
                <p class="hint">{t(text::save_hint)}</p>
            </Show>
            <label class="pad-file">
                <span>{t(text::import)}</span>
                <input type="file" name="import" accept=".json,.csv,application/json,text/csv,text/plain" on:change=guard(on_file) />
            </label>
            <p class="hint">{t(text::import_hint)}</p>
            <div role="status">
                {move || imported.get().map(|Imported { added, known, faults }| view! {
                    <p data-imported=added>
                        <strong>{move || text::added(lang.get(), added as u32)}</strong>
                        {move || if known > 0 { format!(" {}", text::known(lang.get(), known as u32)) } else { String::new() }}
                    </p>
                    {(!faults.is_empty()).then(|| view! {
                        <div class="failure">
                            <p><strong>{t(text::not_added)}</strong></p>
                            <ul>{faults.into_iter().map(|it| view! { <li>{move || fault(lang.get(), &it)}</li> }).collect_view()}</ul>
                        </div>
                    })}
                })}
            </div>
        </section>
    }
}
