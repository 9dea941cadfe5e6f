//! The start of the program: it mounts the app, or an embedded board if the root of the page asks for one.

use super::seams;
use crate::ui::embed::model::is_exercise;
use crate::ui::kit::browser::dispatch;
use crate::ui::kit::lazy_chunk::ChunkMissing;
use crate::ui::kit::words;
use crate::ui::shell::chunks::Mount;
use crate::ui::shell::crash;
use crate::ui::table::notes::NotesReader;
use leptos::prelude::{document, window};

/// Fetches the chunk that the page needs and mounts it. `<html data-entry="embed">` asks for an embedded board.
pub fn start() {
    crash::install_hook();
    let entry = document().document_element().and_then(|root| root.get_attribute("data-entry"));
    wasm_bindgen_futures::spawn_local(async move {
        let is_board = entry.as_deref() == Some("embed");
        // The script of the page has begun to fetch the words.
        let mount = if is_board { fetch_board().await } else { seams::home().await };
        match (mount, words::start(if is_board { 2 } else { 1 }).await) {
            (Ok(mount), Some(lang)) => {
                mount(lang, seams::fetchers());
                dispatch("naqala:started");
            }
            _ => dispatch("naqala:failed"),
        }
    });
}

/// Fetches an embedded board and, unless it shows an exercise only, the rules and records of whole games; and what reads notes, if it has some.
async fn fetch_board() -> Result<Mount, ChunkMissing> {
    let fragment = window().location().hash().unwrap_or_default();
    if !is_exercise(&fragment) {
        seams::games().await?.provide();
    }
    // Without what reads notes, the board shows the rest.
    if NotesReader::lacks(&fragment)
        && let Ok(notes) = seams::notes().await
    {
        notes.reader.provide();
    }
    seams::embed().await
}
