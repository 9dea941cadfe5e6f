//! The history of sheets: the list, the averages, and export and import.

mod averages;
mod context;
mod incoming;
mod list;
mod statistics;
mod transfer;

use super::context::date_today;
use super::storage;
use crate::i18n::{pad as text, shell};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Show;
use crate::ui::kit::text::t;
use crate::ui::pad::model::Pad;
use crate::ui::shell::dialog_button::DialogButton;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::Dialog;
use crate::ui::shell::navigation::SCORE;
use crate::ui::table::session::Session;
use averages::Averages;
use context::{HistoryContext, open};
use leptos::prelude::*;
use list::List;
use statistics::StatisticsPanel;
use transfer::Transfer;

/// Fills a sheet from a game as it stands, and opens it. The same game opens the same sheet again.
pub fn fill(session: &Session) {
    // What an older version has stored must not become the open sheet later.
    let _ignored = storage::migrate();
    let pad = Pad { date: date_today(), ..Pad::of_session(session) };
    open(&storage::file(pad));
}

/// The history of sheets.
#[component]
pub fn HistoryPage() -> impl IntoView {
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
                <DialogButton dialog=Dialog::Settings icon="icon-settings" name=shell::settings />
            </header>
            <div class="pad-pages">
                <List />
                <Show when=move || !is_empty()><Averages /></Show>
                <StatisticsPanel />
                <Transfer />
            </div>
        </main>
        <DialogHost />
    }
}
