//! The start of the program: it mounts the app or an embedded board, as the page's root says.

use super::chunks::{ChunkMissing, Mount};
use super::embed::has_no_games;
use super::{crash, seams};
use leptos::prelude::{document, window};

/// Fetches the chunk that the page needs and mounts it. `<html data-entry="embed">` asks for an embedded board.
pub fn start() {
    crash::watch();
    let entry = document().document_element().and_then(|root| root.get_attribute("data-entry"));
    wasm_bindgen_futures::spawn_local(async move {
        let mount = match entry.as_deref() {
            Some("embed") => board().await,
            _ => seams::home().await,
        };
        match mount {
            Ok(mount) => {
                mount(seams::fetchers());
                dispatch("naqala:started");
            }
            Err(ChunkMissing) => dispatch("naqala:failed"),
        }
    });
}

/// Fetches an embedded board and, unless its mode needs none, the games it can show.
async fn board() -> Result<Mount, ChunkMissing> {
    if !has_no_games(&window().location().hash().unwrap_or_default()) {
        seams::games().await?.provide();
    }
    seams::embed().await
}

/// Dispatches an event that the script of index.html listens to.
fn dispatch(name: &str) {
    if let Ok(event) = web_sys::Event::new(name) {
        let _was_cancelled = window().dispatch_event(&event);
    }
}
