//! Files with sheets: export, and import without duplicates.

use super::super::context::date_today;
use super::super::words::names_of;
use super::context::HistoryContext;
use super::incoming::{Form, ImportFault, Incoming, Question, Then};
use crate::i18n::{Phrase, language, pad as text};
use crate::ui::kit::download::download;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::text_file;
use crate::ui::pad::model::Pad;
use crate::ui::pad::model::history::csv::DateOrder;
use crate::ui::pad::model::history::plays::{bgg, bgstats};
use crate::ui::pad::model::history::{LONGEST_FILE, MOST_ADDED, csv, json};
use crate::ui::share::arrival::Room;
use crate::ui::share::view::arrivals::{self, Arrived};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use std::sync::Arc;
use web_sys::{Event, HtmlInputElement};

/// The result of an import.
#[derive(Clone)]
struct Imported {
    /// How many sheets were added.
    added: usize,
    /// How many of them the browser did not store.
    not_kept: usize,
    /// How many were here before.
    known: usize,
    /// The rest of the file.
    rest: Incoming,
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
    let save_json = move |_: MouseEvent| download("naqala-scores.json", &written(&|pads| json::write(pads)));
    let save_csv = move |_: MouseEvent| {
        let between = language::list_sign(lang.get_untracked()).chars().next().unwrap_or(',');
        download("naqala-scores.csv", &written(&|pads| csv::write(pads, between)));
    };
    let save_bgstats = move |_: MouseEvent| {
        let names = |pad: &Pad| names_of(lang.get_untracked(), pad);
        let text = context.history.with_untracked(|history| bgstats::write(history.sheets(), &date_today(), names));
        download("naqala-scores.bgsplay", &text);
    };
    let save_bgg = move |_: MouseEvent| {
        download("naqala-scores.xml", &written(&|pads| bgg::write(pads, |pad| names_of(lang.get_untracked(), pad))));
    };
    let asked = RwSignal::new(None::<Question>);
    let refuse = move |fault| {
        imported.set(Some(Imported { added: 0, not_kept: 0, known: 0, rest: Incoming::refused(fault) }));
    };
    let add = move |mut incoming: Incoming| {
        asked.set(None);
        let pads = std::mem::take(&mut incoming.pads);
        let number = pads.len();
        let mut missing = context.history.with_untracked(|history| history.missing(pads));
        let known = number - missing.len();
        if missing.len() > MOST_ADDED {
            missing.truncate(MOST_ADDED);
            incoming.faults.push(ImportFault::Many(MOST_ADDED));
        }
        let added = missing.len();
        let not_kept = if added > 0 { context.add(missing) } else { 0 };
        imported.set(Some(Imported { added, not_kept, known, rest: incoming }));
    };
    let bring_in = move |content: Arc<str>, order: Option<DateOrder>| {
        let may_ask = order.is_none() && Form::of(content.as_bytes()) == Form::Csv;
        if let Some(date) = may_ask.then(|| csv::unclear_date(&content)).flatten() {
            return asked.set(Some(Question::Date { date, text: content }));
        }
        let incoming = Incoming::read(&content, order);
        match incoming.question() {
            Some(question) => asked.set(Some(question)),
            None => add(incoming),
        }
    };
    let take = move |bytes: Option<Vec<u8>>| {
        let Some(bytes) = bytes else { return refuse(ImportFault::File) };
        match text_file::decode(&bytes) {
            Ok(text) => bring_in(text.into(), None),
            // Numbers and names of JSON are not all ASCII either, but whoever made it can make it again.
            Err(line) if Form::of(&bytes) != Form::Csv => refuse(ImportFault::Letters(line)),
            Err(line) => match text_file::decode_older(&bytes) {
                texts if texts.is_empty() => refuse(ImportFault::Letters(line)),
                texts => asked.set(Some(Question::Letters { line, texts: texts.into_iter().map(Arc::from).collect() })),
            },
        }
    };
    Effect::new(move |_| {
        let Some(arrived) = arrivals::take(Room::Sheets) else { return };
        imported.set(None);
        asked.set(None);
        take(if let Arrived::Content(bytes) = arrived { Some(bytes) } else { None });
    });
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
    let button = |does: &'static str, name: Phrase, act: Callback<MouseEvent>| {
        view! {
            <button type="button" class="button" data-does=does on:click=move |event| act.run(event)>
                {symbol("icon-log")}<span>{t(name)}</span>
            </button>
        }
    };
    let question = move || {
        let question = asked.get()?;
        let lang = lang.get();
        let words = question.words(lang);
        let answer = |(words, then): (String, Then)| {
            let choose = move |_| match then.clone() {
                Then::Read(text, order) => bring_in(text, order),
                Then::Add(incoming) => add(incoming),
            };
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
                    {button("save-json", text::save_json, Callback::new(save_json))}
                    {button("save-csv", text::save_csv, Callback::new(save_csv))}
                    {button("save-bgstats", text::save_bgstats, Callback::new(save_bgstats))}
                    {button("save-bgg", text::save_bgg, Callback::new(save_bgg))}
                </p>
                <p class="hint">{t(text::save_hint)}{t(language::join_sentences)}{t(text::save_plays_hint)}</p>
            </Show>
            <label class="pad-file">
                <span>{t(text::import)}</span>
                <input type="file" name="import" accept=".json,.csv,.bgsplay,.xml,application/json,text/csv,text/xml,text/plain" on:change=guard(on_file) />
            </label>
            <p class="hint">{t(text::import_hint)}{t(language::join_sentences)}{t(text::import_plays_hint)}</p>
            <div role="status">
                {move || question()}
                {move || imported.get().map(|Imported { added, not_kept, known, rest: Incoming { faults, left_out, others, page, .. } }| view! {
                    <p data-imported=added>
                        <strong>{move || text::added(lang.get(), added as u32)}</strong>
                        {move || if known > 0 { format!(" {}", text::known(lang.get(), known as u32)) } else { String::new() }}
                    </p>
                    {(not_kept > 0).then(|| view! {
                        <div class="failure" data-not-kept=not_kept>
                            <p><strong>{move || text::found(lang.get(), not_kept as u32, added)}</strong></p>
                            <p>{t(text::history_not_kept)}</p>
                        </div>
                    })}
                    {(!left_out.is_empty()).then(|| view! {
                        <p data-left-out="">{move || text::left_out(lang.get(), &left_out)}</p>
                    })}
                    {(others > 0).then(|| view! { <p data-others=others>{move || text::other_games(lang.get(), others as u32)}</p> })}
                    {page.map(|(found, all)| view! { <p data-page="">{move || text::bgg_page(lang.get(), found, all)}</p> })}
                    {(!faults.is_empty()).then(|| view! {
                        <div class="failure">
                            <p><strong>{t(text::not_added)}</strong></p>
                            <ul>{faults.into_iter().map(|it| view! { <li>{move || it.words(lang.get())}</li> }).collect_view()}</ul>
                        </div>
                    })}
                })}
            </div>
        </section>
    }
}
