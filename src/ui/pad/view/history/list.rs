//! The list of sheets.

use super::super::storage::Unread;
use super::super::words::{heading, names_of};
use super::context::{HistoryContext, open};
use crate::game::Seat;
use crate::i18n::{Lang, keeping, language, pad as text, shell, words};
use crate::ui::kit::download::download;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::PadPlayer;
use crate::ui::pad::model::history::FiledSheet;
use leptos::html;
use leptos::prelude::*;

/// The sheets, the latest first, with a search.
#[component]
pub fn List() -> impl IntoView {
    let context = HistoryContext::expect();
    let lang = Settings::expect().lang;
    let all = move || context.history.with(|history| history.sheets().len());
    let found = Memo::new(move |_| {
        let words = context.words.get();
        context.history.with(|history| history.search(&words).cloned().collect::<Vec<_>>())
    });
    let count = move || match (context.words.with(|words| words.trim().is_empty()), found.with(Vec::len)) {
        (true, _) => String::new(),
        (false, found) => text::found(lang.get(), found as u32, all()),
    };
    view! {
        <section class="panel pad-list">
            <p class="buttons">
                <button type="button" class="button primary" data-does="new-sheet" on:click=move |_| context.open_new()>
                    {symbol("icon-edit")}<span>{t(text::again)}</span>
                </button>
            </p>
            <Show when=move || { all() > 1 }>
                <label class="pad-search">
                    <span>{t(text::search)}</span>
                    <input type="search" name="search" autocomplete="off" spellcheck="false"
                        prop:value=move || context.words.get()
                        on:input=move |event| context.words.set(event_target_value(&event)) />
                </label>
            </Show>
            <p class="hint pad-count" role="status">{move || count()}</p>
            <UndoDelete />
            <Show when=move || !context.is_stored.get()>
                <p class="notice" role="status" data-notice="not-kept">{t(text::history_not_kept)}</p>
            </Show>
            <Show when=move || all() == 0>
                <p class="hint">{t(text::no_sheets)}</p>
            </Show>
            <ul class="pad-rows">
                <For each=move || found.get() key=|sheet| (sheet.id.clone(), sheet.pad.write()) let:sheet>
                    <Row sheet />
                </For>
            </ul>
            {move || context.unread.get().into_iter().map(|unread| view! { <Damaged unread /> }).collect_view()}
        </section>
    }
}

/// The offer to restore the sheets that were deleted, the last one first.
#[component]
fn UndoDelete() -> impl IntoView {
    let context = HistoryContext::expect();
    let lang = Settings::expect().lang;
    let undo = move |_| {
        if let Some(sheet) = context.deleted.try_update(Vec::pop).flatten() {
            context.put(sheet);
        }
    };
    let notice = move || {
        let sheet = context.deleted.with(|deleted| deleted.last().cloned())?;
        let button = NodeRef::<html::Button>::new();
        button.on_load(|button| {
            let _ignored = button.focus();
        });
        Some(view! {
            <section class="notice" data-notice="deleted">
                <p>{move || keeping::deleted(lang.get(), &named(lang.get(), &sheet))}</p>
                <button type="button" class="button small" data-does="undo-delete" node_ref=button on:click=undo>
                    {symbol("icon-undo")}<span>{t(keeping::undo_delete)}</span>
                </button>
            </section>
        })
    };
    view! { <div role="status">{move || notice()}</div> }
}

/// Names a sheet: its date and players.
fn named(lang: Lang, sheet: &FiledSheet) -> String {
    let names = words::facts(lang, &names_of(lang, &sheet.pad));
    let when = heading(lang, &sheet.pad);
    if when.is_empty() { names } else { format!("{when} · {names}") }
}

/// A sheet of the list.
#[component]
fn Row(sheet: FiledSheet) -> impl IntoView {
    let context = HistoryContext::expect();
    let lang = Settings::expect().lang;
    let result = sheet.pad.result();
    let pad = sheet.pad.clone();
    let has_faults = !result.faults.is_empty();
    let scores = move || {
        let names = names_of(lang.get(), &pad);
        let score = |(((at, name), player), &total): (((u8, String), &PadPlayer), &u32)| {
            let is_winner = result.winners.contains(&Seat(at));
            view! {
                <li class:winner=is_winner data-colour=player.colour.name()>
                    <span class="disc" aria-hidden="true"></span>
                    <span>{name}</span>" "<strong>{total}</strong>
                    {is_winner.then(|| view! { <span class="unseen">{language::join_comma(lang.get())}{text::wins(lang.get())}</span> })}
                </li>
            }
        };
        (0..).zip(names).zip(&pad.players).zip(&result.totals).map(score).collect_view()
    };
    let (dated, remark) = (sheet.pad.clone(), sheet.pad.remark.clone());
    let when = move || {
        let when = heading(lang.get(), &dated);
        if when.is_empty() { text::no_date(lang.get()).to_owned() } else { when }
    };
    let (id, to_open, to_delete) = (sheet.id.clone(), sheet.id.clone(), sheet.id.clone());
    let label = Memo::new(move |_| named(lang.get(), &sheet));
    view! {
        <li class="pad-row" data-id=id>
            <p class="pad-when">{move || when()}</p>
            <ul class="pad-scores">{move || scores()}</ul>
            {(!remark.is_empty()).then(|| view! { <p class="pad-remark">{remark}</p> })}
            {has_faults.then(|| view! { <p class="pad-remark">"⚠ "{t(text::has_faults)}</p> })}
            <p class="buttons">
                <button type="button" class="button small" data-does="open-sheet" aria-label=move || text::open_named(lang.get(), &label.get())
                    on:click=move |_| open(&to_open)>
                    {t(shell::open)}
                </button>
                <button type="button" class="button small quiet" data-does="delete" aria-label=move || text::delete_named(lang.get(), &label.get())
                    on:click=move |_| context.delete(&to_delete)>
                    {t(shell::delete)}
                </button>
            </p>
        </li>
    }
}

/// A stored text that is no sheet, with the reason and a button to save it.
#[component]
fn Damaged(unread: Unread) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (_, stored, error) = unread;
    view! {
        <section class="notice" data-notice="unread">
            <p>{t(text::unread)}{t(language::join_sentences)}{move || describe::unread(lang.get(), &error)}</p>
            <button type="button" class="button small" data-does="save-copy"
                on:click=move |_| download("naqala-pad-unread.json", &stored)>
                {t(shell::download)}
            </button>
        </section>
    }
}
