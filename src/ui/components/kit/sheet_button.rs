//! A button in the bar of a page that opens a dialog.

use crate::i18n::Phrase;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::state::{Sheet, Sheets};
use crate::ui::text::t;
use leptos::prelude::*;

/// A button in the bar of a page that opens a dialog.
#[component]
pub fn SheetButton(
    /// The dialog.
    sheet: Sheet,
    /// The name of its symbol.
    icon: &'static str,
    /// Its name. Narrow bars show only the symbol.
    name: Phrase,
) -> impl IntoView {
    let sheets = Sheets::expect();
    view! {
        <button type="button" class="bar-button" data-opens=sheet.name() aria-haspopup="dialog" aria-label=t(name)
            on:click=guard(move |_| sheets.show(sheet))>
            {symbol(icon)}
            <span>{t(name)}</span>
        </button>
    }
}
