//! The dialog with the record as text, to save or to copy.

use crate::game::Record;
use crate::i18n::shell;
use crate::notation::record;
use crate::ui::kit::download::download;
use crate::ui::kit::file_name::file_name;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::text::t;
use crate::ui::kit::text_to_keep::TextToKeep;
use crate::ui::library::Store;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Saves the record of the game on the page to a file.
pub fn save_text(table: &Match) {
    let (names, text) = untrack(|| {
        table.with_record(|record| {
            let names: Vec<_> = record.game().players.iter().map(|player| player.name.to_string()).collect();
            (names, written(table, record))
        })
    });
    download(&file_name(&names), &text);
}

/// Writes the record with its computers.
fn written(table: &Match, record: &Record) -> String {
    record::write(record).with_computers(&table.agreements().computers).to_string()
}

/// The record of the game on the page.
#[component]
pub fn ExportDialog() -> impl IntoView {
    let table = Match::expect();
    let store = Store::expect();
    let text = Memo::new(move |_| table.with_record(|record| written(&table, record)));
    view! {
        <p>{t(shell::export_hint)}</p>
        <TextToKeep text on_save=move |()| {
            save_text(&table);
            store.dismiss_reminder();
        } />
    }
}
