//! Files with sheets: export, and import without duplicates.

use super::super::{storage, words};
use super::context::HistoryContext;
use crate::i18n::{Lang, language, pad as text, shell, words as texts};
use crate::ui::kit::download::download;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::text_file;
use crate::ui::pad::describe;
use crate::ui::pad::model::history::csv::{CsvFault, DateOrder};
use crate::ui::pad::model::history::{FiledSheet, LONGEST_FILE, csv, json};
use crate::ui::pad::model::{Pad, PadError};
use leptos::prelude::*;
use web_sys::{Event, HtmlInputElement};

/// The result of an import.
#[derive(Clone)]
struct Imported {
    /// How many sheets were added.
    added: usize,
    /// How many were here before.
    known: usize,
    faults: Vec<ImportFault>,
    /// The columns that were left out.
    left_out: Vec<String>,
}

/// What only the player knows of a file: its text, or the order of the numbers in its dates.
#[derive(Clone)]
enum Question {
    /// What the file may say, from its first letter of another encoding on.
    Letters { line: usize, texts: Vec<String> },
    /// Which day a date of the text is.
    Date { date: String, text: String },
}

impl Question {
    fn words(&self, lang: Lang) -> String {
        match self {
            Self::Letters { line, .. } => text::ask_letters(lang, *line),
            Self::Date { date, .. } => text::ask_date(lang, date),
        }
    }

    /// Returns the answers: their words, and the text and the order that each means.
    fn answers(self, lang: Lang) -> Vec<(String, String, Option<DateOrder>)> {
        match self {
            Self::Letters { texts, .. } => {
                let sample = |text: &str| {
                    texts::facts(lang, &text_file::foreign_words(text).into_iter().take(6).collect::<Vec<_>>())
                };
                texts.into_iter().map(|text| (sample(&text), text, None)).collect()
            }
            Self::Date { date, text } => {
                let answer =
                    |order: DateOrder| Some((words::date(lang, &order.read(&date)?), text.clone(), Some(order)));
                DateOrder::ALL.into_iter().filter_map(answer).collect()
            }
        }
    }
}

/// One thing that is wrong with a file.
#[derive(Clone)]
enum ImportFault {
    /// The browser cannot read it, or it is too long.
    File,
    /// From this line on it has letters of another encoding.
    Letters(usize),
    Json(PadError),
    Sheet(usize, PadError),
    Csv(CsvFault),
}

fn fault(lang: Lang, fault: &ImportFault) -> String {
    match fault {
        ImportFault::File => shell::file_unread(lang).to_owned(),
        ImportFault::Letters(line) => shell::file_letters(lang, *line),
        ImportFault::Json(error) => describe::unread(lang, error),
        ImportFault::Sheet(number, error) => text::sheet_fault(lang, *number, &describe::unread(lang, error)),
        ImportFault::Csv(error) => describe::csv_fault(lang, error),
    }
}

/// Returns whether a file is JSON, which begins with a brace.
fn is_json(content: &[u8]) -> bool {
    let content = content.strip_prefix("\u{feff}".as_bytes()).unwrap_or(content).trim_ascii_start();
    content.starts_with(b"{") || content.starts_with(b"[")
}

/// Reads the sheets of a text: JSON, or CSV with dates of this order.
fn read(content: &str, order: Option<DateOrder>) -> (Vec<Pad>, Vec<ImportFault>, Vec<String>) {
    if is_json(content.as_bytes()) {
        return match json::read(content) {
            Ok(sheets) => {
                let faults = sheets.faults.into_iter().map(|(number, error)| ImportFault::Sheet(number, error));
                (sheets.pads, faults.collect(), Vec::new())
            }
            Err(error) => (Vec::new(), vec![ImportFault::Json(error)], Vec::new()),
        };
    }
    match csv::read(content, order) {
        Ok(file) => (file.pads, file.faults.into_iter().map(ImportFault::Csv).collect(), file.left_out),
        Err(error) => (Vec::new(), vec![ImportFault::Csv(error)], Vec::new()),
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
        let between = language::list_sign(lang.get_untracked()).chars().next().unwrap_or(',');
        download("naqala-scores.csv", &written(&|pads| csv::write(pads, between)));
    };
    let asked = RwSignal::new(None::<Question>);
    let refuse = move |fault| {
        imported.set(Some(Imported { added: 0, known: 0, faults: vec![fault], left_out: Vec::new() }));
    };
    let bring_in = move |content: String, order: Option<DateOrder>| {
        let unclear = csv::unclear_date(&content).filter(|_| order.is_none() && !is_json(content.as_bytes()));
        if let Some(date) = unclear {
            return asked.set(Some(Question::Date { date, text: content }));
        }
        asked.set(None);
        let (pads, faults, left_out) = read(&content, order);
        let number = pads.len();
        let missing = context.history.with_untracked(|history| history.missing(pads));
        let added = missing.len();
        for pad in missing {
            context.put(FiledSheet { id: storage::fresh_id(), pad });
        }
        imported.set(Some(Imported { added, known: number - added, faults, left_out }));
    };
    let take = move |bytes: Option<Vec<u8>>| {
        let Some(bytes) = bytes else { return refuse(ImportFault::File) };
        match text_file::decode(&bytes) {
            Ok(text) => bring_in(text, None),
            // Numbers and names of JSON are not all ASCII either, but whoever made it can make it again.
            Err(line) if is_json(&bytes) => refuse(ImportFault::Letters(line)),
            Err(line) => match text_file::decode_older(&bytes) {
                texts if texts.is_empty() => refuse(ImportFault::Letters(line)),
                texts => asked.set(Some(Question::Letters { line, texts })),
            },
        }
    };
    let on_file = move |event: Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        imported.set(None);
        asked.set(None);
        if file.size() > LONGEST_FILE as f64 {
            return refuse(ImportFault::File);
        }
        leptos::task::spawn_local(async move {
            let bytes = text_file::bytes(&file).await.ok();
            // The player may have left the page in the meantime.
            if imported.is_disposed() {
                return;
            }
            take(bytes);
            // The same file can be chosen again.
            input.set_value("");
        });
    };
    let question = move || {
        let question = asked.get()?;
        let lang = lang.get();
        let words = question.words(lang);
        let answer = |(words, text, order): (String, String, Option<DateOrder>)| {
            let choose = move |_| bring_in(text.clone(), order);
            view! { <button type="button" class="button" data-does="answer" on:click=choose>{words}</button> }
        };
        Some(view! {
            <div class="notice" data-asks="">
                <p>{words}</p>
                <p class="buttons">
                    {question.answers(lang).into_iter().map(answer).collect_view()}
                    <button type="button" class="button" data-does="add-nothing" on:click=move |_| asked.set(None)>
                        {text::add_nothing(lang)}
                    </button>
                </p>
            </div>
        })
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
                {question}
                {move || imported.get().map(|Imported { added, known, faults, left_out }| view! {
                    <p data-imported=added>
                        <strong>{move || text::added(lang.get(), added as u32)}</strong>
                        {move || if known > 0 { format!(" {}", text::known(lang.get(), known as u32)) } else { String::new() }}
                    </p>
                    {(!left_out.is_empty()).then(|| view! {
                        <p data-left-out="">{move || text::left_out(lang.get(), &left_out)}</p>
                    })}
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
