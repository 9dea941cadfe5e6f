//! The history of sheets: the list, what it comes to, and its way to files and back.

mod averages;
mod context;
mod list;
mod transfer;

use crate::i18n::{pad as text, shell};
use crate::ui::components::dialogs::sheet::SheetHost;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::state::{SCORE, Sheet, Sheets};
use crate::ui::text::t;
use averages::Averages;
use context::HistoryContext;
use leptos::prelude::*;
use list::List;
use transfer::Transfer;

/// The history of sheets.
#[component]
pub fn HistoryPage() -> impl IntoView {
    let sheets = Sheets::expect();
    let context = HistoryContext::new();
    provide_context(context);
    let is_empty = move || context.history.with(|history| history.sheets().is_empty());
    view! {
        <main class="pad-history" tabindex="-1">
            <header class="editor-bar">
                <a class="bar-button" href=SCORE data-does="sheet" aria-label=t(text::to_sheet)>
                    {symbol("icon-back")}<span>{t(text::to_sheet)}</span>
                </a>
                <h1>{t(text::sheets)}</h1>
                <button type="button" class="bar-button" data-opens="settings" aria-haspopup="dialog" aria-label=t(shell::settings)
                    on:click=guard(move |_| sheets.show(Sheet::Settings))>
                    {symbol("icon-settings")}<span>{t(shell::settings)}</span>
                </button>
            </header>
            <div class="pad-pages">
                <List />
                <Show when=move || !is_empty()><Averages /></Show>
                <Transfer />
            </div>
        </main>
        <SheetHost />
    }
}
